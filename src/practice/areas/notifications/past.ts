/** The notifications from the weeks before the opening. */

import { DAY } from '../../kit/rows.ts'
import type { Surroundings } from '../../surroundings.ts'
import type { PracticeAccount } from '../../world/accounts.ts'
import { type Random, randomFor } from '../../world/random.ts'
import { type Notice, orderDetails } from './notice.ts'

/** An order that a notification may link to. */
interface Shipped {
  readonly poid: string
  readonly shippedAt: number
}

interface Sketch extends Pick<Notice, 'redirectState'> {
  readonly daysAgo: number
  readonly title?: string
  readonly message?: string
  readonly status?: Notice['status']
  /** Set if the time is unknown. */
  readonly undated?: true
}

/** The portal's documents promise an id, a status and a target; the other fields vary. */
const FRANCHISE: readonly Sketch[] = [
  {
    daysAgo: 1,
    title: 'Replenishment to review',
    message: 'This week’s replenishment is ready. Review it before it is ordered.',
    redirectState: 'home.afs',
    status: 'arsunread',
  },
  { daysAgo: 2, title: 'New in training', message: 'Folding and displaying winter wear.', redirectState: 'home.lms' },
  {
    daysAgo: 4,
    title: 'Ledger updated',
    message: 'Your ledger is up to date until yesterday.',
    redirectState: 'home.account.ledger',
  },
  // Truncated.
  {
    daysAgo: 6,
    title: 'Order changed',
    message: 'The warehouse changed one of your orders.',
    redirectState: 'home.account.orderDetails#{"id":"PO-41',
  },
  // Links to a page that this version doesn't have.
  {
    daysAgo: 8,
    title: 'Festival catalogue',
    message: 'The festival catalogue is out.',
    redirectState: 'home.festival.catalogue#{"season":"Diwali"}',
  },
  { daysAgo: 11, redirectState: 'home.account.orderHistory' },
  {
    daysAgo: 13,
    message: 'Last month’s orders are in your order history.',
    redirectState: 'home.account.orderHistory',
  },
  {
    daysAgo: 17,
    title: 'Payment received',
    message: 'Thank you.',
    redirectState: 'home.account.ledger',
    undated: true,
  },
]

const OTHERS: readonly Sketch[] = [
  {
    daysAgo: 3,
    title: 'Ledger updated',
    message: 'Your ledger is up to date until yesterday.',
    redirectState: 'home.account.ledger',
  },
  { daysAgo: 19, title: 'Orders of last month', redirectState: 'home.account.orderHistory' },
]

/** Number of recently shipped orders with a notification. */
const SHIPMENTS = 3
/** Most older ones have been read. */
const NEWS_DAYS = 5
const IDS_EACH = 100

/** @param shipped the account's past orders */
export function pastNotices(
  { world, openedAt }: Surroundings,
  { store }: PracticeAccount,
  shipped: readonly Shipped[],
): readonly Notice[] {
  if (store.isAdmin) return []
  const random = randomFor(world.seed, 'notices', store.id)
  const sketches = store.isFranchisee ? franchiseSketches(store, latest(shipped), openedAt) : OTHERS
  return sketches.map((sketch, nth) => noticeOf(sketch, store.id * IDS_EACH + nth, random, openedAt))
}

const latest = (shipped: readonly Shipped[]): readonly Shipped[] =>
  shipped.toSorted((one, other) => other.shippedAt - one.shippedAt).slice(0, SHIPMENTS)

/** Kiosk orders are numbered by their store; the first one is pending. */
const kioskOrder = (user: number): Sketch => ({
  daysAgo: 9,
  title: 'Kiosk order waiting',
  message: 'A customer ordered at your kiosk. Open it to confirm.',
  redirectState: `home.confirmKiosk#${JSON.stringify({ poid: `PO-${user * 100 + 1}-K`, _id: String(user * 100 + 1) })}`,
})

function franchiseSketches(
  { id, enableAFS }: PracticeAccount['store'],
  shipped: readonly Shipped[],
  openedAt: number,
): readonly Sketch[] {
  const shipments = shipped.map(({ poid, shippedAt }) => ({
    daysAgo: (openedAt - shippedAt) / DAY,
    title: 'Order shipped',
    message: `Order ${poid} has shipped.`,
    redirectState: orderDetails(poid),
  }))
  const news = FRANCHISE.filter(({ redirectState }) => enableAFS || redirectState !== 'home.afs')
  return [...news, kioskOrder(id), ...shipments]
}

function noticeOf(sketch: Sketch, id: number, random: Random, openedAt: number): Notice {
  const { daysAgo, title = '', message = '', redirectState, status, undated = false } = sketch
  const wasRead = random.chance(daysAgo < NEWS_DAYS ? 0.2 : 0.8)
  const at = openedAt - Math.round(daysAgo * DAY)
  return { id, status: status ?? (wasRead ? 'read' : 'unread'), redirectState, title, message, at, undated }
}
