/** Products that weren't added, each until it is entered again or its notice is closed: also while another screen is shown. */
import { createStore, type StoreApi } from 'zustand'
import type { ProductQuantity } from '../../../shared/domain/carts/cart.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { CartModelState } from './cart-state.ts'

export interface Refusal extends Pick<AppError, 'message' | 'sentence'> {
  /** Undefined for a text that is no id. */
  readonly id: number | undefined
  /** As it was entered: `77 × 3`. */
  readonly what: string
  /** It stays until its own notice is closed. */
  readonly isScan?: boolean
  /** What wasn't added. */
  readonly items?: readonly ProductQuantity[]
}

export interface Refusals {
  /** The last one first, one for each product. */
  readonly store: StoreApi<readonly Refusal[]>
  refuse(refusal: Refusal): void
  /** `what`: one of several texts that are no id; all that were typed where it is left out. */
  withdraw(id: number | undefined, what?: string): void
  withdrawAll(): void
  /** The cart's lines are others now: what was said of a line that is gone, or of one that came since, holds no more. */
  recheck(): void
}

export function createRefusals(cart: StoreApi<CartModelState>): Refusals {
  const store = createStore<readonly Refusal[]>(() => [])
  const set = (next: readonly Refusal[]) => store.setState(next, true)
  const inCart = (): ReadonlySet<number | undefined> => new Set(cart.getState().cart.lines.map(({ line }) => line.id))
  /** Those whose product was in the cart when they were said. */
  const ofLines = new WeakSet<Refusal>()
  const without = (id: number | undefined, what?: string) =>
    store
      .getState()
      .filter((one) => one.id !== id || (id === undefined && (what === undefined ? one.isScan : one.what !== what)))
  return {
    store,
    refuse: (refusal) => {
      if (inCart().has(refusal.id)) ofLines.add(refusal)
      // What was done just before isn't what became of this.
      cart.setState(({ said }) => (said?.tone === 'good' ? { said: undefined } : {}))
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
