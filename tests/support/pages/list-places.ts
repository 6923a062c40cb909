/** How a person comes to each list, and what of it a test may count on. A new list is one line. */
import { orderAddress } from '../../../src/shared/domain/addresses.ts'
import type { ListName } from '../../../src/shared/lists.ts'
import type { Asking } from './app-bridge.ts'

export interface Place {
  /** An address of the app; `subject` is what the list is about, `''` for one that is about nothing in particular. */
  address(subject: string): string
  /** Finds subjects that have such a list, with as much in it as tests need; absent for lists without a subject. */
  subjects?(ask: Asking): Promise<readonly string[]>
  /** Stands before its filters, page and order in the address. */
  readonly prefix: string
  /** In a card: without files, columns to choose, find and a foot. */
  readonly isBare: boolean
  /** Who sees it, where that isn't the store in Pune. */
  readonly as?: string
}

const screen = (path: string): Place => ({ address: () => path, prefix: '', isBare: false })

/** Orders of which something is missing, those with the most pieces first. */
async function ordersWithGaps(ask: Asking): Promise<readonly string[]> {
  const query = { pageNo: 1, pageSize: 500 }
  const { answer } = await ask('portal.read', {
    call: 'order.history',
    args: { query },
    request: 'orders with gaps',
    fresh: false,
  })
  const { rows } = answer as { readonly rows: readonly { poid: string; gapReport?: boolean; totalitems: number }[] }
  const short = rows.filter(({ gapReport, poid }) => gapReport === true && poid.startsWith('PO-'))
  return short.toSorted((one, other) => other.totalitems - one.totalitems).map(({ poid }) => poid)
}

export const where: Readonly<Record<ListName, Place>> = {
  orderHistory: screen('/home/account/orderHistory'),
  recentOrders: { address: () => '/home', prefix: 'recentOrders.', isBare: true },
  orderLines: { address: orderAddress, subjects: ordersWithGaps, prefix: 'orderLines.', isBare: false },
  gapReport: {
    address: (poid) => `${orderAddress(poid)}#gaps`,
    subjects: ordersWithGaps,
    prefix: 'gapReport.',
    isBare: false,
  },
  arsReport: screen('/home/account/arsReport'),
  kioskOrders: screen('/home/account/kioskConfirmation'),
  assistTotals: screen('/home/account/orderAssist/stats'),
  notifications: screen('/home/notifications'),
  users: { ...screen('/home/admin'), as: 'owner@practice.storedesk.example' },
}
