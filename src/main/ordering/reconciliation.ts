/** After a restore of the journal: lists the portal's orders of the days from which orders may be missing on this computer. */

import type { HistoryOrderRow, Reconciliation } from '../../shared/domain/orders/order.ts'
import { matchesAnyGroup } from '../../shared/domain/orders/order-payload.ts'
import { formatTime, isoAt } from '../../shared/domain/values/dates.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { stored } from '../store/stored.ts'
import { daysSince, rowsBetween } from './history-search.ts'
import type { OrderJournal } from './order-journal.ts'

const DAY_MS = 86_400_000
/** Used if the backup's time is in the future. */
const WEEK_MS = 7 * DAY_MS
/** The time the portal may work on an order: one that was being sent when the journal was lost is in the history after it. */
const SETTLED_AFTER_MS = 300_000
/** A look older than this doesn't count for a release. */
const LOOK_VALID_MS = 600_000

export interface ReconciliationService {
  /** Reads the order history of these days; undefined if no orders are missing. */
  look(): Promise<Result<Reconciliation | undefined>>
  /** Ends the hold after the user has seen the list: ordering continues, and the orders that the journal lacks are recorded as known. */
  release(): Result<undefined>
}

export interface ReconciliationDeps {
  readonly client: PortalClient
  readonly journal: OrderJournal
  /** The portal's time. */
  readonly clock: Clock
}

export function createReconciliation({ client, journal, clock }: ReconciliationDeps): ReconciliationService {
  /** By the portal's clock; this computer's clock may have been wrong when the damage was found. */
  let firstLook: number | undefined
  let lastLook: { readonly at: number; readonly orders: readonly HistoryOrderRow[] } | undefined

  return {
    look: async () => {
      const hold = stored(() => journal.held())
      if (!hold.ok || hold.value === undefined) return hold.ok ? ok(undefined) : hold
      const { since } = hold.value
      let rows = await rowsBetween(client, daysSince(since))
      // The answer has set the portal's time: if this computer's clock was ahead, more days are requested.
      const isAhead = since > isoAt(clock())
      const from = isoAt(clock() - (isAhead ? WEEK_MS : DAY_MS))
      if (rows.ok && from < since) rows = await rowsBetween(client, daysSince(from))
      if (!rows.ok) return rows
      const now = clock()
      const known = stored(() => ({ numbers: journal.others('').claimed, keys: journal.list(false) }))
      if (!known.ok) return known
      const keys = new Set(known.value.keys.map(({ key }) => key))
      const orders = rows.value.map(
        ({ poid, createddate, warehouseid, totalquantity, netpayment, status, clientOrderKey }): HistoryOrderRow => ({
          poid,
          createddate,
          wh: warehouseid,
          quantity: totalquantity,
          netpayment,
          status,
          inJournal: known.value.numbers.has(poid) || (clientOrderKey !== undefined && keys.has(clientOrderKey)),
        }),
      )
      firstLook ??= now
      lastLook = { at: now, orders }
      return ok({ since: isAhead ? from : since, orders })
    },
    release: () => {
      if (lastLook === undefined || Math.abs(clock() - lastLook.at) > LOOK_VALID_MS) {
        return refuse('lookBackFirst')
      }
      const { at, orders } = lastLook
      const from = (firstLook ?? at) + SETTLED_AFTER_MS
      if (at < from) {
        return refuse('lookBackLater', { time: formatTime(isoAt(from)) })
      }
      const done = stored(() => {
        const open = journal.others('').open
        // An order that may match one that is still asked about is left for that search.
        const strange = orders.filter(
          (one) =>
            !one.inJournal && !matchesAnyGroup({ ...one, warehouseid: one.wh, totalquantity: one.quantity }, open),
        )
        journal.release(
          strange.map(({ poid }) => poid),
          isoAt(clock()),
        )
      })
      return done.ok ? ok(undefined) : done
    },
  }
}
