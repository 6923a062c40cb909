/** After the journal was restored: what the portal has of the days from which orders may be missing on this computer. */
import type { LookBack, SeenOrder } from '../../shared/domain/order.ts'
import { looksLikeOne } from '../../shared/domain/order-payload.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { daysAround, rowsBetween } from './history-search.ts'
import type { OrderJournal } from './order-journal.ts'
import { stored } from './stored.ts'

/** The history covers three months at a time. */
const FARTHEST_MS = 85 * 86_400_000
/** What was looked at longer ago doesn't count as looked at. */
const LOOKED_LATELY_MS = 600_000

export interface LookBackDesk {
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

export function createLookBack({ client, journal, clock }: LookBackDeps): LookBackDesk {
  let seen: { readonly at: number; readonly orders: readonly SeenOrder[] } | undefined

  return {
    look: async () => {
      const held = stored(() => journal.held())
      if (!held.ok || held.value === undefined) return held.ok ? ok(undefined) : held
      const { since } = held.value
      const now = clock()
      const from = new Date(Math.max(Date.parse(since), now - FARTHEST_MS)).toISOString()
      const rows = await rowsBetween(client, daysAround(from, new Date(now).toISOString()))
      if (!rows.ok) return rows
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
      seen = { at: now, orders }
      return ok({ since, orders })
    },
    release: () => {
      if (seen === undefined || Math.abs(clock() - seen.at) > LOOKED_LATELY_MS) {
        return fail({ kind: 'rule', message: say('lookBackFirst') })
      }
      const { orders } = seen
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
