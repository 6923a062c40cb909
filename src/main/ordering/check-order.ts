/** Finds out what became of an order whose answer never came. Only asks, never sends again. */

import { isUnconfirmed, type JournalOrder } from '../../shared/domain/orders/order.ts'
import { wordOf } from '../../shared/domain/orders/order-answer.ts'
import { isoAt, timeOf } from '../../shared/domain/values/dates.ts'
import { type AppError, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import { asSentence } from '../../shared/text.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { stored } from '../store/stored.ts'
import { searchHistory } from './history-search.ts'
import type { OrderJournal, Settlement } from './order-journal.ts'
import { answered, foundInHistory, notReceived, unconfirmed } from './outcome.ts'

export interface CheckDeps {
  /** False once another account, or none, is signed in, or the journal is closed: answers would be about other orders. */
  readonly mayAsk: () => boolean
  readonly client: PortalClient
  /** Id of the signed-in account: the order history lists only its own orders. */
  readonly account: number
  readonly journal: OrderJournal
  /** The portal's time. */
  readonly clock: Clock
  /** Called when the portal answers the question with 422: the trade's rule is to reset the cart's filters. */
  readonly resetFilters: () => void
}

/**
 * Asks the portal for the order's status by its key and, if that doesn't tell, searches the order history around the time it was sent. A
 * match there is evidence that it was placed; a missing match is evidence of nothing. An order of another store isn't searched in this
 * account's history. Returns a settled order unchanged.
 */
export async function checkOrder(deps: CheckDeps, key: string): Promise<Result<JournalOrder>> {
  const { journal, clock } = deps
  const found = stored(() => journal.find(key))
  if (!found.ok) return found
  const order = found.value
  if (order === undefined) return refuse('noOrdersFound')
  if (!isUnconfirmed(order.state)) return ok(order)
  const settlement = await ask(deps, order).catch(() => unconfirmed(order, say('orderUnconfirmed')))
  // Nothing was learned, and the journal may be closed.
  if (!deps.mayAsk()) return ok(order)
  return stored(() => journal.settle(key, settlement, isoAt(clock())))
}

/** True if the portal can't be reached or the session ended: the question is repeated later, and nothing else can be asked meanwhile. */
const isSilence = ({ kind }: AppError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'cancelled' || kind === 'session'

async function ask(
  { client, account, journal, clock, mayAsk, resetFilters }: CheckDeps,
  order: JournalOrder,
): Promise<Settlement> {
  const others = stored(() => journal.others(order.key))
  if (!others.ok) return unconfirmed(order, say('orderUnconfirmed'))
  const status = await client.call('order.placeStatus', { body: { clientOrderKey: order.key } })
  if (!mayAsk()) return unconfirmed(order, say('orderUnconfirmed'))
  if (!status.ok) {
    const { error } = status
    if (error.status === 412) return unconfirmed(order, say('orderInProgress'))
    if (isSilence(error)) return unconfirmed(order, say('orderUnconfirmed'))
    if (error.status === 422) resetFilters()
  } else if (status.value.clientOrderKey === order.key) {
    const { outcome, response } = status.value
    if (outcome === 'notReceived') return notReceived(order)
    if (outcome === 'placed' && response !== undefined) return answered(order, response, others.value, true)
  }
  if (order.store !== account) {
    return unconfirmed(order, isAtWork(status) ? otherwise(order, status) : ofOtherStore(order, status))
  }
  const found = await searchHistory(client, order, others.value)
  if (found === undefined || !mayAsk()) return unconfirmed(order, otherwise(order, status))
  const untouched = order.groups.every(({ outcome }) => outcome === 'unknown')
  const nothing = untouched && found.own.size + found.alike.size === 0 && !found.possible
  // The portal refused the order in its own words, and doesn't know it when asked: the refusal is confirmed.
  if (nothing && order.refusal !== undefined && isTheLastWord(status, order, clock())) return notReceived(order)
  return foundInHistory(order, found, otherwise(order, status))
}

type Status = Result<Answer<'order.placeStatus'>>

const isAtWork = (status: Status): boolean => status.ok && wordOf(status.value.status) === 'inProgress'

/**
 * True if an empty order history confirms that the order was refused. A portal that is still working may know the order later. A portal
 * that rejected the question told nothing about the order: then the history counts only after it has had time to catch up.
 */
const isTheLastWord = (status: Status, { sentAt = '' }: JournalOrder, now: number): boolean => {
  if (status.ok) return !isAtWork(status)
  return status.error.kind !== 'portal' && now - timeOf(sentAt) > SETTLED_AFTER_MS
}

/** The request's timeout and a few minutes: an accepted order is in the history by then. */
const SETTLED_AFTER_MS = 10 * 60_000

/** The portal's own words about the order or the question. */
const portalWords = (order: JournalOrder, status: Status): string | undefined =>
  order.refusal ?? (!status.ok && status.error.status === 422 ? status.error.message : undefined) ?? order.words

/** The message while the order stays unconfirmed. The portal's refusal is message enough. */
function otherwise(order: JournalOrder, status: Status): string {
  const words = portalWords(order, status)
  if (words !== undefined && words !== order.words) return words
  const open = say(isAtWork(status) ? 'orderInProgress' : 'orderUnconfirmed')
  return words === undefined ? open : `${asSentence(words)} ${open}`
}

/** The same message for an order that isn't in this account's history. */
function ofOtherStore(order: JournalOrder, status: Status): string {
  const words = portalWords(order, status)
  const open = say('orderOfOtherStore')
  return words === undefined ? open : `${asSentence(words)} ${open}`
}
