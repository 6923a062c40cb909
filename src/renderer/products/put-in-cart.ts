/** Puts quantities of several products into the store's carts at once. */
import { useMutation } from '@tanstack/react-query'
import type { CartChanged } from '../../shared/bridge/cart.ts'
import { cartTypeFor, type HandCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { cartAfter, changeCart, rereadCart } from '../bridge/cart.ts'
import { toast } from '../parts/toasts.tsx'
import { useStore } from '../session/app-state.ts'

export interface QuantityToPut {
  readonly product: Pick<ProductFacts, 'id' | 'category'>
  /** Pieces; 0 removes the product. */
  readonly qty: number
  /** Pieces in the cart; undefined if it isn't there. */
  readonly inCart: number | undefined
}

/** The result of one request, in main's words. */
export interface PutMessage {
  readonly message: string
  readonly tone: 'good' | 'warn' | 'bad'
}

export interface PutResult {
  readonly reports: readonly PutMessage[]
  /** The products that are in a cart now. */
  readonly inCart: ReadonlySet<number>
}

/**
 * Sends changed, new and removed quantities, each in one request; a failure of one doesn't affect the others. `whole`: new products are
 * added only if all of them fit into the cart.
 */
export async function putInCarts(
  store: Store,
  quantities: readonly QuantityToPut[],
  whole = false,
): Promise<PutResult> {
  const reports: PutMessage[] = []
  const inCart = new Set<number>()
  for (const [cartType, some] of Map.groupBy(quantities, ({ product }) => cartTypeFor(product, store))) {
    for (const [part, send] of requestsOf(cartType, some, whole)) {
      try {
        const changed = await send()
        const { message } = changed
        const there = new Map((await cartAfter(cartType, changed)).lines.map(({ id, qty }) => [id, qty]))
        // A new product that was already in the cart keeps its quantity; a changed one must have the quantity asked for.
        const isSo = ({ product: { id }, qty, inCart: was }: QuantityToPut) =>
          was === undefined ? there.has(id) : (there.get(id) ?? 0) === qty
        const isDone = part.every(isSo)
        for (const { product } of part) if (there.has(product.id)) inCart.add(product.id)
        if (message !== undefined) reports.push({ message, tone: isDone ? 'good' : 'warn' })
        // The quantity was changed elsewhere: the cart has a notice with the lines.
        if (!isDone && part.some(({ inCart: was }) => was !== undefined)) {
          reports.push({ message: messages.cartChanged, tone: 'warn' })
        }
      } catch (thrown) {
        reports.push({ message: appErrorOf(thrown).message, tone: 'bad' })
        await rereadCart(cartType)
      }
    }
  }
  return { reports, inCart }
}

type Request = readonly [part: readonly QuantityToPut[], send: () => Promise<CartChanged>]

function requestsOf(cartType: HandCart, quantities: readonly QuantityToPut[], whole: boolean): readonly Request[] {
  const changed = quantities.filter(({ qty, inCart }) => qty > 0 && inCart !== undefined && inCart !== qty)
  const added = quantities.filter(({ qty, inCart }) => qty > 0 && inCart === undefined)
  const removed = quantities.filter(({ qty, inCart }) => qty === 0 && inCart !== undefined)
  const requests: readonly Request[] = [
    [changed, () => changeCart('cart.setQuantities', { cart: cartType, items: itemsOf(changed) })],
    [added, () => changeCart('cart.add', { cart: cartType, items: itemsOf(added), whole })],
    [removed, () => changeCart('cart.remove', { cart: cartType, ids: removed.map(({ product }) => product.id) })],
  ]
  return requests.filter(([part]) => part.length > 0)
}

const itemsOf = (quantities: readonly QuantityToPut[]) => quantities.map(({ product: { id }, qty }) => ({ id, qty }))

/** Shows each message once. */
export function notifyPut(reports: readonly PutMessage[]): void {
  for (const { message, tone } of reports) {
    if (tone === 'good') toast.done(message, message)
    else toast[tone === 'warn' ? 'warn' : 'failed'](message)
  }
}

/** `done` is called with the result after it was shown. `whole` as above. */
export function usePutInCarts(whole = false) {
  const store = useStore()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({
      quantities,
    }: {
      readonly quantities: readonly QuantityToPut[]
      readonly done: (put: PutResult) => void
    }) => (store === undefined ? undefined : putInCarts(store, quantities, whole)),
    onSuccess: (put, { done }) => {
      if (put === undefined) return
      notifyPut(put.reports)
      done(put)
    },
  })
  return {
    busy: isPending,
    put: (quantities: readonly QuantityToPut[], done: (put: PutResult) => void) => mutate({ quantities, done }),
  }
}
