import type { StoreApi } from 'zustand'
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { ProductQuantity, Quantities } from '../../../shared/domain/carts/cart.ts'
import type { CartChange } from '../../../shared/domain/carts/cart-change.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { CartRef } from '../../../shared/domain/carts/cart-ref.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { changeCart } from '../../bridge/cart.ts'
import type { CartModelState, StatusMessage } from './cart-state.ts'

/** Each action updates the screen and main. */
export interface CartStoreActions {
  readonly store: StoreApi<CartModelState>
  readonly cart: CartRef
  readonly cartType: CartType
  /** Shows quantities at once and sends them in the background; resolves to true once the portal has them, to false if it refused. */
  set(items: readonly ProductQuantity[]): Promise<boolean>
  /** The quantities by the rules of the cart's kind: a proposal keeps to its category's pieces. `before`: pieces by product. */
  applyRules(items: readonly ProductQuantity[], before: Quantities): readonly ProductQuantity[]
  /** Shows quantities without sending them. */
  show(items: readonly ProductQuantity[]): void
  remove(ids: readonly number[]): Promise<CartChanged>
  add(items: readonly ProductQuantity[]): Promise<CartChanged>
  tell(message: StatusMessage): void
  /** Sends a change to main, as long as the model isn't closed. */
  change: typeof changeCart
  loadAfter(changed: CartChange): Promise<void>
  /** Shows the cart that the screens have now. */
  latest(): Promise<void>
  /** Reads the cart from main and shows it. */
  reread(): Promise<void>
  /** Drops pending quantities of these products; returns those dropped. */
  dropWaiting(ids: readonly number[]): readonly ProductQuantity[]
  /** Makes quantities pending again for this reason, unless their lines turn out to be deleted. */
  hold(items: readonly ProductQuantity[], why: AppError): void
}
