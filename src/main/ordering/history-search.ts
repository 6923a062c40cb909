/** Searches the order history for evidence: rows from the time of an order that can only be its groups. */
import type { JournalOrder } from '../../shared/domain/orders/order.ts'
import { candidates, type GroupTraits, matchHistory, matchRows } from '../../shared/domain/orders/order-payload.ts'
import { timeOf } from '../../shared/domain/values/dates.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { everyPage, type Paging } from '../../shared/lists/paging.ts'
import { say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { PortalClient } from '../portal/portal-client.ts'

const PAGE_ROWS = 100
const DAY_MS = 86_400_000

type HistoryRow = Answer<'order.history'>['rows'][number]

/** A store doesn't place thousands of orders within days. */
const PAGING: Paging<HistoryRow> = { key: ({ poid }) => poid, size: PAGE_ROWS, mostPages: 50, trustsCount: false }

const dayBeside = (at: string, days: number): string => new Date(timeOf(at) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the days around two ISO times, with one more day on both sides: the portal's day may not be UTC's. */
export const daysAround = (from: string, to: string) => ({ fromDate: dayBeside(from, -1), toDate: dayBeside(to, 1) })

/** The same without an end. */
export const daysSince = (from: string) => ({ fromDate: dayBeside(from, -1) })

/**
 * Reads all rows of these days; fails if they can't be read to the end. A full page never counts as the last one, even by the portal's
 * total. An unreadable row is a failure, too: it may be the one that is searched for.
 */
export async function rowsBetween(
  client: PortalClient,
  days: { readonly fromDate: string; readonly toDate?: string },
): Promise<Result<readonly HistoryRow[]>> {
  const read = await everyPage(async (pageNo) => {
    const page = await client.call('order.history', { query: { pageNo, pageSize: PAGE_ROWS, ...days } })
    if (!page.ok) return page
    const [unread] = page.unread ?? []
    return unread === undefined ? ok({ ...page.value, unread: 0 }) : unreadable(unread.field)
  }, PAGING)
  if (!read.ok) return read
  return read.value.isAtEnd ? ok(read.value.rows) : unreadable('count')
}

const unreadable = (field: string) =>
  fail({ kind: 'answer', message: say('strangeAnswer'), call: 'order.history', field })

/** Other orders of the journal, to be told apart from the one that is searched for. */
export interface OtherOrders {
  /** Ids of the portal's orders that belong to them. */
  readonly claimed: ReadonlySet<string>
  /** Their groups whose outcome is unknown. */
  readonly open: readonly GroupTraits[]
}

/** The portal's order numbers by group key. */
export interface HistoryFound {
  /** From rows with the order's own key. */
  readonly own: ReadonlyMap<string, string>
  /** From rows that look like a group, and may still be another computer's order. */
  readonly alike: ReadonlyMap<string, string>
  /** True if some row may be a group of this order without certainty: the order may have been placed. */
  readonly possible: boolean
}

/**
 * Searches for an order's groups in the history around the time it was sent. A missing match is evidence of nothing; undefined if the
 * history can't be read.
 */
export async function searchHistory(
  client: PortalClient,
  order: JournalOrder,
  others: OtherOrders,
): Promise<HistoryFound | undefined> {
  if (order.sentAt === undefined) return undefined
  const rows = await rowsBetween(client, daysAround(order.sentAt, order.sentAt))
  if (!rows.ok) return undefined
  const own = matchRows(
    order.groups,
    rows.value.filter((row) => row.clientOrderKey === order.key),
  )
  const open = order.groups.filter((group) => group.outcome === 'unknown' && !own.has(group.key))
  const nameless = rows.value.filter((row) => row.clientOrderKey === undefined)
  const known = order.groups.flatMap((group) => group.poid ?? [])
  const used = new Set([...others.claimed, ...own.values(), ...known])
  return {
    own,
    alike: matchHistory(open, nameless, order.sentAt, used, others.open),
    // The portal may have supplied fewer pieces for a smaller amount: a row of this warehouse in these minutes is enough to doubt.
    possible: candidates(nameless, order.sentAt, used).some((row) => open.some(({ wh }) => wh === row.warehouseid)),
  }
}
