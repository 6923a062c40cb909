/** After the journal was restored: what the portal has of the days from which orders may be missing on this computer. */

import type { LookBack, SeenOrder } from '../../shared/domain/orders/order.ts'
import { looksLikeOne } from '../../shared/domain/orders/order-payload.ts'
import { formatTime } from '../../shared/domain/values/dates.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { stored } from '../store/stored.ts'
import { daysSince, rowsBetween } from './history-search.ts'
import type { OrderJournal } from './order-journal.ts'

const DAY_MS = 86_400_000
/** For a backup whose time is still to come. */
const WEEK_MS = 7 * DAY_MS
/** As long as the portal may work on an order: one that was on its way when the journal was lost is there then. */
const SETTLED_AFTER_MS = 300_000
/** What was looked at longer ago doesn't count as looked at. */
const LOOKED_LATELY_MS = 600_000

export interface LookBackService {
  /** Asks for the order history of these days; undefined when nothing is missing. */
  look(): Promise<Result<LookBack | undefined>>
  /** The person has seen it: ordering goes on, and the orders that the journal lacks are counted as somebody's. */
  release(): Result<undefined>
}

export interface LookBackDeps {
  readonly client: PortalClient
  readonly journal: OrderJournal
  /** The portal's time. */
  readonly clock: Clock
}

export function createLookBack({ client, journal, clock }: LookBackDeps): LookBackService {
  /** By the portal's clock; this computer's may have been wrong when the damage was found. */
  let firstLook: number | undefined
  let seen: { readonly at: number; readonly orders: readonly SeenOrder[] } | undefined

  return {
    look: async () => {
      const held = stored(() => journal.held())
      if (!held.ok || held.value === undefined) return held.ok ? ok(undefined) : held
      const { since } = held.value
      let rows = await rowsBetween(client, daysSince(since))
      // The answer has told the portal's time: where this computer's clock was ahead, more days are asked for.
      const isAhead = since > new Date(clock()).toISOString()
      const from = new Date(clock() - (isAhead ? WEEK_MS : DAY_MS)).toISOString()
      if (rows.ok && from < since) rows = await rowsBetween(client, daysSince(from))
      if (!rows.ok) return rows
      const now = clock()
      const known = stored(() => ({ numbers: journal.others('').claimed, keys: journal.list(false) }))
      if (!known.ok) return known
      const keys = new Set(known.value.keys.map(({ key }) => key))
      const orders = rows.value.map(
        ({ poid, createddate, warehouseid, totalquantity, netpayment, status, clientOrderKey }): SeenOrder => ({
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
      seen = { at: now, orders }
      return ok({ since: isAhead ? from : since, orders })
    },
    release: () => {
      if (seen === undefined || Math.abs(clock() - seen.at) > LOOKED_LATELY_MS) {
        return refuse('lookBackFirst')
      }
      const { at, orders } = seen
      const from = (firstLook ?? at) + SETTLED_AFTER_MS
      if (at < from) {
        return refuse('lookBackLater', { time: formatTime(new Date(from).toISOString()) })
      }
      const done = stored(() => {
        const open = journal.others('').open
        // One that may be an order that is still asked about is left to be found for it.
        const strange = orders.filter(
          (one) => !one.inJournal && !looksLikeOne({ ...one, warehouseid: one.wh, totalquantity: one.quantity }, open),
        )
        journal.release(
          strange.map(({ poid }) => poid),
          new Date(clock()).toISOString(),
        )
      })
      return done.ok ? ok(undefined) : done
    },
  }
}
