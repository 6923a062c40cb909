/** Finding out what became of an order whose answer never came. Asks, never sends again. */
import { isUnconfirmed, type JournalOrder } from '../../shared/domain/order.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { searchHistory } from './history-search.ts'
import type { OrderJournal, Settlement } from './order-journal.ts'
import { answered, askedInVain, foundInHistory, notReceived, unconfirmed } from './outcome.ts'
import { stored } from './stored.ts'

export interface CheckDeps {
  readonly client: PortalClient
  readonly journal: OrderJournal
  readonly clock: Clock
}

/**
 * Asks the portal for this order's status by its key; a portal that doesn't know keys is asked for the order history
 * since the order was sent. A match there is evidence that it was placed; no match is evidence of nothing. A settled
 * order is returned as it is.
 */
export async function checkOrder(deps: CheckDeps, key: string): Promise<Result<JournalOrder>> {
  const { journal, clock } = deps
  const found = stored(() => journal.find(key))
  if (!found.ok) return found
  const order = found.value
  if (order === undefined) return fail({ kind: 'rule', message: say('noOrdersFound') })
  if (!isUnconfirmed(order.state)) return ok(order)
  const settlement = await ask(deps, order).catch(() => unconfirmed(order, say('orderUnconfirmed')))
  return stored(() => journal.settle(key, settlement, new Date(clock()).toISOString()))
}

async function ask({ client, journal }: CheckDeps, order: JournalOrder): Promise<Settlement> {
  const status = await client.call('order.placeStatus', { body: { clientOrderKey: order.key } })
  if (!status.ok) return askedInVain(order, status.error)
  const { clientOrderKey, outcome, response } = status.value
  if (clientOrderKey === order.key) {
    if (outcome === 'notReceived') return notReceived(order)
    if (outcome === 'placed' && response !== undefined) return answered(order, response, true)
  }
  const others = stored(() => journal.others(order.key))
  if (!others.ok) return unconfirmed(order, say('orderUnconfirmed'))
  return foundInHistory(order, await searchHistory(client, order, others.value))
}
