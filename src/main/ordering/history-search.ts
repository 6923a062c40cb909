/** The order history as evidence: rows since an order was sent that can only be its groups. */
import type { JournalOrder } from '../../shared/domain/order.ts'
import { type GroupTraits, matchHistory } from '../../shared/domain/order-payload.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { PortalClient } from '../portal/portal-client.ts'

const PAGE_ROWS = 100
/** An order is looked for soon after it was sent; a store doesn't place thousands in between. */
const MOST_PAGES = 20
const DAY_MS = 86_400_000

type Row = Answer<'order.history'>['rows'][number]

/** A day earlier than it was sent: the portal's day may not be this computer's. The match itself is by the minute. */
const dayBefore = (at: string): string => new Date(Date.parse(at) - DAY_MS).toISOString().slice(0, 10)

async function rowsSince(client: PortalClient, fromDate: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
    const page = await client.call('order.history', { query: { pageNo, pageSize: PAGE_ROWS, fromDate } })
    if (!page.ok) break
    rows.push(...page.value.rows)
    if (page.value.rows.length < PAGE_ROWS) break
  }
  return rows
}

/** Rows that carry the order's own key need no other evidence than which of its groups they are. */
const ownRows = (order: JournalOrder, rows: readonly Row[]): ReadonlyMap<string, string> =>
  matchHistory(
    order.groups,
    rows.filter((row) => row.clientOrderKey === order.key),
    new Date(0).toISOString(),
    new Set(),
    [],
  )

/** What the journal knows of its other orders when one of them is looked for. */
export interface OtherOrders {
  /** Ids of the portal's orders that belong to them. */
  readonly claimed: ReadonlySet<string>
  /** Their groups of which nobody knows whether they were placed. */
  readonly open: readonly GroupTraits[]
}

/**
 * Ids of the portal's orders by group key, for the groups of which the history since the sending has evidence. A history
 * that can't be read, or has none, is evidence of nothing.
 */
export async function searchHistory(
  client: PortalClient,
  order: JournalOrder,
  others: OtherOrders,
): Promise<ReadonlyMap<string, string>> {
  if (order.sentAt === undefined) return new Map()
  const rows = await rowsSince(client, dayBefore(order.sentAt))
  const own = ownRows(order, rows)
  const open = order.groups.filter((group) => group.outcome === 'unknown' && !own.has(group.key))
  const nameless = rows.filter((row) => row.clientOrderKey === undefined)
  const known = order.groups.flatMap((group) => group.poid ?? [])
  const taken = new Set([...others.claimed, ...own.values(), ...known])
  return new Map([...own, ...matchHistory(open, nameless, order.sentAt, taken, others.open)])
}
