/** Orders that another computer of the store placed at the same time, of the same: the portal has no lock that could stop one. */

import type { JournalOrder } from '../../shared/domain/orders/order.ts'
import { looksLikeOne } from '../../shared/domain/orders/order-payload.ts'
import { timeOf } from '../../shared/domain/values/dates.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { daysAround, rowsBetween } from './history-search.ts'

/** Both were prepared from one cart: each is sent before the other is seen, or is refused. Histories name minutes. */
const BESIDE_MS = 120_000
/** The person waits for the summary meanwhile. */
const PATIENCE_MS = 5_000

/**
 * Numbers of the portal's orders that look like groups of a placed one, were made beside it, and are none whom this computer's
 * journal knows (`claimed`). None where the history can't be read: nothing is known then.
 */
export async function twinsOf(
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
    .filter((row) => looksLikeOne(row, placed))
    .map(({ poid }) => poid)
}
