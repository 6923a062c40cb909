import type { CartChanged } from '../../shared/bridge/cart.ts'
import type { ListFormat } from '../../shared/bridge/entry.ts'
import type { CartSnapshot, ProductQuantity } from '../../shared/domain/carts/cart.ts'
import type { CartRef } from '../../shared/domain/carts/cart-ref.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import type { Handler, Handlers } from '../handlers.ts'
import { stored } from '../store/stored.ts'
import type { CartService } from './cart-service.ts'
import { byProduct } from './lines.ts'
import type { PutProducts } from './put-products.ts'
import type { TypedQuantities } from './typed-quantities.ts'

export type CartHandlers = Pick<
  Handlers,
  | 'cart.open'
  | 'cart.add'
  | 'cart.setQuantities'
  | 'cart.keepTyped'
  | 'cart.remove'
  | 'cart.clear'
  | 'cart.reorder'
  | 'cart.export'
>

export interface CartAccount {
  readonly carts: CartService
  readonly put: PutProducts
  readonly typed: TypedQuantities
}

type ExportCart = (cart: CartSnapshot, format: ListFormat) => ReturnType<Handler<'cart.export'>>

const NO_CHANGE = { put: [], removed: [], products: [] } as const

/** Reports only the quantities that were taken; those held back because they were changed elsewhere are reported with the cart. */
function updated(put: readonly CartLine[], requested: readonly ProductQuantity[]): string | undefined {
  const now = byProduct(put)
  const { length } = requested.filter(({ id, qty }) => now.get(id)?.qty === qty)
  if (length === 0) return undefined
  return length === 1 ? say('productUpdated') : say('productsUpdated')
}

export function cartHandlers(at: WithAccount<CartAccount>, exportCart: ExportCart): CartHandlers {
  const remove = ({ carts }: CartAccount, ref: CartRef, ids: readonly number[] | 'all') =>
    carts.change(ref, async (cart): Promise<Result<CartChanged>> => {
      const here = cart.snapshot.lines.map((line) => line.id)
      const toRemove = ids === 'all' ? here : here.filter((id) => ids.includes(id))
      if (toRemove.length === 0) {
        return ids === 'all'
          ? ok({ ...NO_CHANGE, ...cart.editions(), size: 0, message: undefined })
          : refuse('notInCart')
      }
      const free = cart.free(new Map(toRemove.map((id) => [id, 0])))
      if (free.length === 0) return refuse('cartChanged')
      const remaining = await cart.remove(free)
      if (!remaining.ok) return remaining
      const message = say('deletedFromCart', { n: free.length })
      return ok({ ...NO_CHANGE, ...cart.editions(), removed: free, size: remaining.value.length, message })
    })

  return {
    'cart.open': ({ cart, fresh }) =>
      at(async ({ carts, typed }) => {
        const read = await carts.open(cart, fresh)
        if (!read.ok) return read
        const typedQuantities = stored(() => typed.of(cart))
        return typedQuantities.ok && typedQuantities.value.length > 0
          ? ok({ ...read.value, typed: typedQuantities.value })
          : read
      }),
    'cart.keepTyped': ({ cart, typed: those }) =>
      at(async ({ typed }) =>
        stored(() => {
          typed.keep(cart, those)
          return undefined
        }),
      ),
    'cart.add': ({ cart, items, whole }) => at(({ put }) => put.add(cart, items, whole)),
    'cart.setQuantities': ({ cart, items }) =>
      at(async ({ carts }) => {
        const settled = await carts.setQuantities(cart, items)
        if (!settled.ok) return settled
        const { lines, ...editions } = settled.value
        const now = byProduct(lines)
        const put = items.flatMap(({ id }) => now.get(id) ?? [])
        return ok({ ...NO_CHANGE, ...editions, put, size: lines.length, message: updated(put, items) })
      }),
    'cart.remove': ({ cart, ids }) => at((signedIn) => remove(signedIn, cart, ids)),
    'cart.clear': ({ cart }) => at((signedIn) => remove(signedIn, cart, 'all')),
    'cart.reorder': ({ cart, orderId, from }) => at(({ put }) => put.reorder(cart, orderId, from)),
    'cart.export': ({ cart, format }) =>
      at(async ({ carts }) => {
        const read = await carts.open(cart, false)
        return read.ok ? exportCart(read.value, format) : read
      }),
  }
}
