/**
 * What an answer, a refusal or a silence of the portal means for an order that was sent. Anything that isn't a plain
 * word from the portal leaves the order unconfirmed: a wrong "not placed" would be ordered twice.
 */
import type { JournalOrder, PlacedGroup } from '../../shared/domain/order.ts'
import type { AppError } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { Settlement } from './order-journal.ts'

type PlaceResponse = Answer<'order.place'>['response']
type GroupOutcome = Settlement['groups'][number]

/** Statuses with which the portal turns a request away before it does anything with it. */
const TURNED_AWAY: readonly number[] = [400, 401, 403, 404, 422]

const unsettled = (group: PlacedGroup): GroupOutcome => ({
  key: group.key,
  outcome: group.outcome,
  poid: group.poid,
  message: group.message,
})

const failed = (group: PlacedGroup, message: string | undefined): GroupOutcome => ({
  key: group.key,
  outcome: 'failed',
  poid: undefined,
  message,
})

/** The order as far as its groups are known: one of them unknown makes the whole order unconfirmed. */
function settled(groups: readonly GroupOutcome[], asked: boolean): Settlement {
  const placed = groups.filter((group) => group.outcome === 'placed').length
  if (groups.some((group) => group.outcome === 'unknown')) {
    return { state: 'unknown', groups, message: say('orderUnconfirmed') }
  }
  if (placed === groups.length) {
    return { state: 'accepted', groups, message: asked ? say('orderRecovered') : undefined }
  }
  if (placed > 0) return { state: 'partly', groups, message: say('orderFailed') }
  // The trade's rule: when no warehouse took anything, the person is sent to the history before he orders again.
  return { state: 'rejected', groups, message: say('orderMaybeNotPlaced') }
}

/**
 * Each sent group finds its own result by warehouse and mode, and each result is used once. A portal that doesn't tell
 * the mode, sent two groups of one warehouse and answering differently for them, hasn't said which is which.
 */
function outcomesOf(order: JournalOrder, response: PlaceResponse): GroupOutcome[] {
  const results = [...response.result, ...response.err]
  const ambiguous = (wh: number): boolean => {
    const vague = results.filter((result) => result.wh === wh && result.mode === undefined)
    return (
      order.groups.filter((group) => group.wh === wh).length > 1 &&
      vague.length > 0 &&
      new Set(results.filter((result) => result.wh === wh).map((result) => result.status)).size > 1
    )
  }
  const undecided = new Set(order.groups.map((group) => group.wh).filter(ambiguous))
  return order.groups.map((group) => {
    const position = results.findIndex(
      (result) => result.wh === group.wh && (result.mode === undefined || result.mode === group.orderType),
    )
    const result = results[position]
    if (result === undefined || undecided.has(group.wh)) return unsettled(group)
    results.splice(position, 1)
    if (result.status === 400) return failed(group, result.message)
    return { key: group.key, outcome: 'placed', poid: result.poid, message: result.message }
  })
}

/** The portal's answer, group by group. `asked`: it came from a later question, not from placing itself. */
export const answered = (order: JournalOrder, response: PlaceResponse, asked: boolean): Settlement =>
  settled(outcomesOf(order, response), asked)

/** The portal's word that it never got this order and won't take it any more. */
export const notReceived = (order: JournalOrder): Settlement => ({
  state: 'rejected',
  groups: order.groups.map((group) => failed(group, undefined)),
  message: say('orderNotReceived'),
})

/** Nobody knows; `message` says why. */
export const unconfirmed = (order: JournalOrder, message: string): Settlement => ({
  state: 'unknown',
  groups: order.groups.map(unsettled),
  message,
})

/** Groups found in the order history by what they are; the others stay as they were. */
export const foundInHistory = (order: JournalOrder, poids: ReadonlyMap<string, string>): Settlement =>
  settled(
    order.groups.map((group) => {
      const poid = poids.get(group.key)
      return poid === undefined ? unsettled(group) : { key: group.key, outcome: 'placed', poid, message: undefined }
    }),
    true,
  )

/** What an error on placing means: a clear refusal, or no knowledge at all. */
export function notAnswered(order: JournalOrder, error: AppError): Settlement {
  if (error.status !== undefined && TURNED_AWAY.includes(error.status)) {
    return { state: 'rejected', groups: order.groups.map((group) => failed(group, undefined)), message: error.message }
  }
  return unconfirmed(order, say(error.status === 412 ? 'orderInProgress' : 'orderUnconfirmed'))
}

/** What to tell when the question itself failed: 412 and 422 are words of the portal about this very order. */
export function askedInVain(order: JournalOrder, error: AppError): Settlement {
  if (error.status === 412) return unconfirmed(order, say('orderInProgress'))
  if (error.status === 422) return unconfirmed(order, error.message)
  return unconfirmed(order, say('orderUnconfirmed'))
}
