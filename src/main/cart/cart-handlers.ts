/** The bridge's cart entries: each finds the signed-in account's cart and asks it. */
import type { CartChanged } from '../../shared/bridge/cart.ts'
import type { ListFormat } from '../../shared/bridge/entry.ts'
import type { CartLine, CartSnapshot, ProductQuantity } from '../../shared/domain/carts/cart.ts'
import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { AskAccount } from '../accounts/of-account.ts'
import type { Handler, Handlers } from '../handlers.ts'
import { stored } from '../store/stored.ts'
import type { CartPart } from './cart-part.ts'
import type { CartService } from './cart-service.ts'
import { byProduct } from './lines.ts'
import type { PutProducts } from './put-products.ts'
import type { TypedQuantities } from './typed-quantities.ts'

export type CartHandlers = Pick<
  Handlers,
  | 'cart.open'
  | 'cart.openPart'
  | 'cart.add'
  | 'cart.setQuantities'
  | 'cart.keepTyped'
  | 'cart.remove'
  | 'cart.clear'
  | 'cart.reorder'
  | 'cart.export'
>

/** What the cart entries need of the signed-in account. */
export interface CartAccount {
  readonly carts: CartService
  readonly put: PutProducts
  readonly typed: TypedQuantities
  readonly openPart: (part: CartPart) => Result<undefined>
}

/** Saves the cart as a file of the person's choice. */
type ExportCart = (cart: CartSnapshot, format: ListFormat) => ReturnType<Handler<'cart.export'>>

const NO_CHANGE = { put: [], removed: [], products: [] } as const

/** What was held back, because somebody else changed it, is told in its own place. */
function updated(put: readonly CartLine[], asked: readonly ProductQuantity[]): string | undefined {
  const now = byProduct(put)
  const { length } = asked.filter(({ id, qty }) => now.get(id)?.qty === qty)
  if (length === 0) return undefined
  return length === 1 ? say('productUpdated') : say('productsUpdated')
}

export function cartHandlers(at: AskAccount<CartAccount>, exportCart: ExportCart): CartHandlers {
  const remove = ({ carts }: CartAccount, cartType: CartType, ids: readonly number[] | 'all') =>
    carts.change(cartType, async (cart): Promise<Result<CartChanged>> => {
      const here = cart.snapshot.lines.map((line) => line.id)
      const gone = ids === 'all' ? here : here.filter((id) => ids.includes(id))
      if (gone.length === 0) {
        return ids === 'all' ? ok({ ...NO_CHANGE, size: 0, message: undefined }) : refuse('notInCart')
      }
      const free = cart.free(new Map(gone.map((id) => [id, 0])))
      if (free.length === 0) return refuse('cartChanged')
      const left = await cart.remove(free)
      if (!left.ok) return left
      const message = say('deletedFromCart', { n: free.length })
      return ok({ ...NO_CHANGE, removed: free, size: left.value.length, message })
    })

  return {
    'cart.open': ({ cartType, fresh }) =>
      at(async ({ carts, typed }) => {
        const cart = await carts.open(cartType, fresh)
        if (!cart.ok) return cart
        const kept = stored(() => typed.of(cartType))
        return kept.ok && kept.value.length > 0 ? ok({ ...cart.value, typed: kept.value }) : cart
      }),
    'cart.openPart': (part) => at(async ({ openPart }) => openPart(part)),
    'cart.keepTyped': ({ cartType, typed: those }) =>
      at(async ({ typed }) =>
        stored(() => {
          typed.keep(cartType, those)
          return undefined
        }),
      ),
    'cart.add': ({ cartType, items, whole }) => at(({ put }) => put.add(cartType, items, whole)),
    'cart.setQuantities': ({ cartType, items }) =>
      at(async ({ carts }) => {
        const lines = await carts.setQuantities(cartType, items)
        if (!lines.ok) return lines
        const now = byProduct(lines.value)
        const put = items.flatMap(({ id }) => now.get(id) ?? [])
        return ok({ ...NO_CHANGE, put, size: lines.value.length, message: updated(put, items) })
      }),
    'cart.remove': ({ cartType, ids }) => at((signedIn) => remove(signedIn, cartType, ids)),
    'cart.clear': ({ cartType }) => at((signedIn) => remove(signedIn, cartType, 'all')),
    'cart.reorder': ({ cartType, orderId, from }) => at(({ put }) => put.reorder(cartType, orderId, from)),
    'cart.export': ({ cartType, format }) =>
      at(async ({ carts }) => {
        const cart = await carts.open(cartType, false)
        return cart.ok ? exportCart(cart.value, format) : cart
      }),
  }
}
