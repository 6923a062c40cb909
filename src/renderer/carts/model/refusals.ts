/** Products that couldn't be added, kept until the product is entered again or its notice is closed, even while another screen is shown. */
import { createStore, type StoreApi } from 'zustand'
import type { ProductQuantity } from '../../../shared/domain/carts/cart.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { CartModelState } from './cart-state.ts'

export interface Refusal extends Pick<AppError, 'message' | 'sentence'> {
  /** Undefined for text that isn't an id. */
  readonly id: number | undefined
  /** The input as entered: `77 × 3`. */
  readonly what: string
  /** True for a scan: it stays until its own notice is closed. */
  readonly isScan?: boolean
  /** The quantities that weren't added. */
  readonly items?: readonly ProductQuantity[]
}

export interface Refusals {
  /** Refusals, the latest first and one per product. */
  readonly store: StoreApi<readonly Refusal[]>
  refuse(refusal: Refusal): void
  /** Removes a refusal. Without an id, `what` names one of several texts; if it is undefined, all typed texts are removed. */
  withdraw(id: number | undefined, what?: string): void
  withdrawAll(): void
  /** Called when the cart's lines change: drops refusals about a line that is gone, or about a product that is a line now. */
  recheck(): void
}

export function createRefusals(cart: StoreApi<CartModelState>): Refusals {
  const store = createStore<readonly Refusal[]>(() => [])
  const set = (next: readonly Refusal[]) => store.setState(next, true)
  const inCart = (): ReadonlySet<number | undefined> => new Set(cart.getState().cart.lines.map(({ line }) => line.id))
  /** Refusals of products that were in the cart at the time. */
  const ofLines = new WeakSet<Refusal>()
  const without = (id: number | undefined, what?: string) =>
    store
      .getState()
      .filter((one) => one.id !== id || (id === undefined && (what === undefined ? one.isScan : one.what !== what)))
  return {
    store,
    refuse: (refusal) => {
      if (inCart().has(refusal.id)) ofLines.add(refusal)
      // Clear a success message about the action before.
      cart.setState(({ message }) => (message?.tone === 'good' ? { message: undefined } : {}))
      set([refusal, ...without(refusal.id, refusal.what)])
    },
    withdraw: (id, what) => set(without(id, what)),
    withdrawAll: () => set([]),
    recheck: () => {
      const here = inCart()
      set(store.getState().filter((one) => here.has(one.id) === ofLines.has(one)))
    },
  }
}
