import { type History, NO_HISTORY } from '../../../shared/domain/carts/cart-history.ts'
import type { CartNews } from '../../../shared/domain/carts/cart-news.ts'
import type { PasteReport } from '../../../shared/domain/carts/cart-paste.ts'
import type { WarehouseName } from '../../../shared/domain/catalogue/warehouses.ts'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { ScrollTarget } from '../../grid/source.ts'
import { NO_REMOTE_CHANGES, type RemoteChanges } from './remote-changes.ts'

/** A short message about the last action. It is shown in the foot of the lines, where it covers nothing. */
export interface StatusMessage {
  readonly tone: 'good' | 'warn' | 'bad'
  readonly text: string
}

export interface CartModelState {
  readonly cart: PricedCart
  readonly shortName: WarehouseName
  /** Changes with the set or the order of lines, not with quantities. */
  readonly edition: number
  readonly history: History
  /** Products whose quantity the portal doesn't have yet. */
  readonly waiting: ReadonlySet<number>
  readonly problem: AppError | undefined
  /** Changes found by refreshes, until the user has seen them. */
  readonly news: CartNews | undefined
  /** Changes made at another computer, until the user has decided about them. */
  readonly elsewhere: RemoteChanges
  /** The result of the last paste if some rows weren't taken, until the user has seen it. */
  readonly pasted: PasteReport | undefined
  /** Products that the last reorder added and left out, until the user has seen it. */
  readonly leftOut: string | undefined
  readonly message: StatusMessage | undefined
  /** The reasons why quantities weren't taken, by product, until another one is typed. */
  readonly refused: ReadonlyMap<number, string>
  readonly scrollTarget: ScrollTarget | undefined
}

export const openState = (cart: PricedCart, shortName: WarehouseName): CartModelState => ({
  cart,
  shortName,
  edition: 0,
  history: NO_HISTORY,
  waiting: new Set(),
  problem: undefined,
  news: undefined,
  elsewhere: NO_REMOTE_CHANGES,
  pasted: undefined,
  leftOut: undefined,
  message: undefined,
  refused: new Map(),
  scrollTarget: undefined,
})
