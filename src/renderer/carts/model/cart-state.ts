/** What the screen knows of an open cart. */
import type { PricedCart } from '../../../shared/domain/carts/cart.ts'
import { type History, NO_HISTORY } from '../../../shared/domain/carts/cart-history.ts'
import type { CartNews } from '../../../shared/domain/carts/cart-news.ts'
import type { PasteReport } from '../../../shared/domain/carts/cart-paste.ts'
import type { WarehouseName } from '../../../shared/domain/catalogue/warehouses.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { Sought } from '../../grid/source.ts'
import { type Elsewhere, NOTHING_ELSEWHERE } from './elsewhere.ts'

/** A word about what was just done. It stands in the foot of the lines, where it covers nothing. */
export interface StatusMessage {
  readonly tone: 'good' | 'warn' | 'bad'
  readonly text: string
}

export interface CartModelState {
  readonly cart: PricedCart
  /** What its warehouses are called where room is short. */
  readonly shortName: WarehouseName
  /** Changes with the set or the order of lines, not with quantities. */
  readonly edition: number
  readonly history: History
  /** Products whose quantity isn't at the portal yet. */
  readonly waiting: ReadonlySet<number>
  /** Why they wait. */
  readonly problem: AppError | undefined
  /** What refreshes changed, until the person has seen it. */
  readonly news: CartNews | undefined
  /** What was changed at another computer, until the person has decided about it. */
  readonly elsewhere: Elsewhere
  /** What became of the rows that were pasted last, where some weren't taken, until the person has seen it. */
  readonly pasted: PasteReport | undefined
  /** What the last reorder added and left out, until the person has seen it. */
  readonly leftOut: string | undefined
  readonly said: StatusMessage | undefined
  /** Why a quantity wasn't taken, by product, until another one is typed. */
  readonly refused: ReadonlyMap<number, string>
  readonly sought: Sought | undefined
}

/** A cart that was just opened. */
export const openState = (cart: PricedCart, shortName: WarehouseName): CartModelState => ({
  cart,
  shortName,
  edition: 0,
  history: NO_HISTORY,
  waiting: new Set(),
  problem: undefined,
  news: undefined,
  elsewhere: NOTHING_ELSEWHERE,
  pasted: undefined,
  leftOut: undefined,
  said: undefined,
  refused: new Map(),
  sought: undefined,
})
