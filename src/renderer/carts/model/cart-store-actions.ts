/** What the steps of an open cart do with it. */
import type { StoreApi } from 'zustand'
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { ProductQuantity, Quantities } from '../../../shared/domain/carts/cart.ts'
import type { CartChange } from '../../../shared/domain/carts/cart-change.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { CartRef } from '../../../shared/domain/carts/cart-ref.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { changeCart } from '../../app/cart.ts'
import type { CartModelState, StatusMessage } from './cart-state.ts'

/** Each is shown here and told to main. */
export interface CartStoreActions {
  readonly store: StoreApi<CartModelState>
  readonly cart: CartRef
  readonly cartType: CartType
  /** Shown at once, and sent behind; true once the portal has them, false when it refused. */
  set(items: readonly ProductQuantity[]): Promise<boolean>
  /** The same as the cart's kind has them: a proposal keeps to its category's pieces. `before`: pieces by product. */
  ruled(items: readonly ProductQuantity[], before: Quantities): readonly ProductQuantity[]
  /** Shown, and not sent. */
  show(items: readonly ProductQuantity[]): void
  take(ids: readonly number[]): Promise<CartChanged>
  put(items: readonly ProductQuantity[]): Promise<CartChanged>
  tell(said: StatusMessage): void
  /** Tells main, for as long as the cart is this person's. */
  change: typeof changeCart
  /** What a change made of the cart, shown. */
  shown(changed: CartChange): Promise<void>
  /** The cart as the screens have it now, shown. */
  latest(): Promise<void>
  /** The cart as main has it now, shown. */
  reread(): Promise<void>
  /** Quantities of these products that wait aren't sent any more. */
  dropWaiting(ids: readonly number[]): readonly ProductQuantity[]
  /** They wait again, because of this; unless it turns out that their lines went all the same. */
  hold(items: readonly ProductQuantity[], why: AppError): void
}
