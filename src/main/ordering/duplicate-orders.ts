/** Finds equal orders that another computer of the store placed at the same time: the portal has no lock against it. */

import type { JournalOrder } from '../../shared/domain/orders/order.ts'
import { matchesAnyGroup } from '../../shared/domain/orders/order-payload.ts'
import { timeOf } from '../../shared/domain/values/dates.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { daysAround, rowsBetween } from './history-search.ts'

/**
 * Maximum distance in time: an order prepared from the same cart is either sent within it or refused. The history has times to the minute.
 */
const BESIDE_MS = 120_000
/** Short, because the user is waiting for the summary. */
const PATIENCE_MS = 5_000

/**
 * Returns the numbers of the portal's orders that look like groups of the placed order, were made at the same time, and aren't known to
 * this computer's journal (`claimed`). Empty if the history can't be read.
 */
export async function duplicatesOf(
  client: PortalClient,
  { key, sentAt, groups }: JournalOrder,
  claimed: ReadonlySet<string>,
): Promise<readonly string[]> {
  const placed = groups.filter(({ outcome }) => outcome === 'placed')
  if (sentAt === undefined || placed.length === 0) return []
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const patient: PortalClient = { call: (name, args, options) => client.call(name, args, { ...options, signal }) }
  const rows = await rowsBetween(patient, daysAround(sentAt, sentAt)).catch(() => undefined)
  if (rows?.ok !== true) return []
  const own = new Set([...claimed, ...groups.flatMap(({ poid }) => poid ?? [])])
  const isBeside = (at: string) => Math.abs(timeOf(at) - timeOf(sentAt)) <= BESIDE_MS
  return rows.value
    .filter((row) => !own.has(row.poid) && row.clientOrderKey !== key && isBeside(row.createddate))
    .filter((row) => matchesAnyGroup(row, placed))
    .map(({ poid }) => poid)
}
