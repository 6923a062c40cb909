/** Several products into the store's carts at once, as they are wanted. */
import { useMutation } from '@tanstack/react-query'
import type { CartChanged } from '../../shared/bridge/cart.ts'
import { cartTypeFor, type HandCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product-view.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { useStore } from '../app/app-state.ts'
import { appErrorOf } from '../app/bridge.ts'
import { cartAfter, changeCart, rereadCart } from '../app/cart.ts'
import { toast } from '../parts/toasts.tsx'

export interface WantedQuantity {
  readonly product: Pick<ProductFacts, 'id' | 'category'>
  /** Pieces; none takes it out. */
  readonly qty: number
  /** Pieces that are in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
}

/** What came of one request, in main's words. */
export interface PutMessage {
  readonly message: string
  readonly tone: 'good' | 'warn' | 'bad'
}

export interface PutResult {
  readonly told: readonly PutMessage[]
  /** Those of them that are in a cart now. */
  readonly inCart: ReadonlySet<number>
}

/**
 * What changes, what is new, what goes: each in one request. One failing leaves the others as they are. `whole`: of what is
 * new, all that fits into a cart or nothing.
 */
export async function putInCarts(store: Store, wanted: readonly WantedQuantity[], whole = false): Promise<PutResult> {
  const told: PutMessage[] = []
  const inCart = new Set<number>()
  for (const [cartType, some] of Map.groupBy(wanted, ({ product }) => cartTypeFor(product, store))) {
    for (const [part, send] of requestsOf(cartType, some, whole)) {
      try {
        const changed = await send()
        const { message } = changed
        const there = new Map((await cartAfter(cartType, changed)).lines.map(({ id, qty }) => [id, qty]))
        // What is new and was there already stays as it is; what changes has to be as it was asked for.
        const isSo = ({ product: { id }, qty, inCart: was }: WantedQuantity) =>
          was === undefined ? there.has(id) : (there.get(id) ?? 0) === qty
        const isDone = part.every(isSo)
        for (const { product } of part) if (there.has(product.id)) inCart.add(product.id)
        if (message !== undefined) told.push({ message, tone: isDone ? 'good' : 'warn' })
        // Somebody changed it elsewhere: line by line that is told in the cart.
        if (!isDone && part.some(({ inCart: was }) => was !== undefined)) {
          told.push({ message: messages.cartChanged, tone: 'warn' })
        }
      } catch (thrown) {
        told.push({ message: appErrorOf(thrown).message, tone: 'bad' })
        await rereadCart(cartType)
      }
    }
  }
  return { told, inCart }
}

type Request = readonly [part: readonly WantedQuantity[], send: () => Promise<CartChanged>]

function requestsOf(cartType: HandCart, wanted: readonly WantedQuantity[], whole: boolean): readonly Request[] {
  const changed = wanted.filter(({ qty, inCart }) => qty > 0 && inCart !== undefined && inCart !== qty)
  const added = wanted.filter(({ qty, inCart }) => qty > 0 && inCart === undefined)
  const removed = wanted.filter(({ qty, inCart }) => qty === 0 && inCart !== undefined)
  const requests: readonly Request[] = [
    [changed, () => changeCart('cart.setQuantities', { cart: cartType, items: itemsOf(changed) })],
    [added, () => changeCart('cart.add', { cart: cartType, items: itemsOf(added), whole })],
    [removed, () => changeCart('cart.remove', { cart: cartType, ids: removed.map(({ product }) => product.id) })],
  ]
  return requests.filter(([part]) => part.length > 0)
}

const itemsOf = (wanted: readonly WantedQuantity[]) => wanted.map(({ product: { id }, qty }) => ({ id, qty }))

/** The same said twice is said once. */
export function tellPut(told: readonly PutMessage[]): void {
  for (const { message, tone } of told) {
    if (tone === 'good') toast.done(message, message)
    else toast[tone === 'warn' ? 'warn' : 'failed'](message)
  }
}

/** `done` is called with what came of it, which the person has been told by then. `whole` as above. */
export function usePutInCarts(whole = false) {
  const store = useStore()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({
      wanted,
    }: {
      readonly wanted: readonly WantedQuantity[]
      readonly done: (put: PutResult) => void
    }) => (store === undefined ? undefined : putInCarts(store, wanted, whole)),
    onSuccess: (put, { done }) => {
      if (put === undefined) return
      tellPut(put.told)
      done(put)
    },
  })
  return {
    busy: isPending,
    put: (wanted: readonly WantedQuantity[], done: (put: PutResult) => void) => mutate({ wanted, done }),
  }
}
