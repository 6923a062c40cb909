/** Orders as the journal lists them: specify what matters, the rest has defaults. */
import type { JournalOrder, PlacedGroup } from '../../src/shared/domain/orders/order.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { AT, KEY } from './journal-on-disk.ts'

/** A group with one piece for 100 rupees, whose outcome is unknown. */
export const placedGroup = (more: Partial<PlacedGroup> = {}): PlacedGroup => ({
  key: '1^OWNED',
  wh: 1,
  whType: 'Warehouse',
  whName: 'Pune',
  orderType: 'OWNED',
  items: 1,
  quantity: 1,
  total: paise(10_000),
  outcome: 'unknown',
  poid: undefined,
  message: undefined,
  ...more,
})

/** An order that is being sent. */
export const journalOrder = (more: Partial<JournalOrder> = {}): JournalOrder => ({
  key: KEY,
  cartType: 'all',
  cart: 'all',
  store: 7,
  state: 'sending',
  createdAt: AT,
  sentAt: AT,
  settledAt: undefined,
  groups: [placedGroup()],
  quantity: 1,
  total: paise(10_000),
  gapQty: 0,
  gapPrice: paise(0),
  message: undefined,
  ...more,
})
