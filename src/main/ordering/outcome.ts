/**
 * Interprets the portal's answer, refusal or silence for a sent order. Anything but a clear word of the portal leaves the order
 * unconfirmed: after a wrong "not placed" the user would order twice.
 */

import type { JournalOrder, PlacedGroup } from '../../shared/domain/orders/order.ts'
import {
  type GroupOutcome,
  otherAmounts,
  readAnswer,
  unchangedOutcome,
} from '../../shared/domain/orders/order-answer.ts'
import { type AppError, portalWords } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import { asSentence, joinedSentences } from '../../shared/text.ts'
import type { HistoryFound, OtherOrders } from './history-search.ts'
import type { Settlement } from './order-journal.ts'

type PlaceResponse = Answer<'order.place'>['response']

/**
 * Statuses with which the portal rejects a request before doing anything. 409 isn't one of them: it may mean that this order exists
 * already.
 */
const TURNS_AWAY: readonly number[] = [400, 401, 403, 404, 422]

const failed = (group: PlacedGroup, message: string | undefined): GroupOutcome => ({
  key: group.key,
  outcome: 'failed',
  poid: undefined,
  netpayment: undefined,
  message,
})

const likenessOf = (poid: string): string => say('orderFoundInHistory', { numbers: poid })

/** The sentence about groups that are known from the history only. It is repeated each time the order is asked about. */
function likeness(groups: readonly GroupOutcome[]): string | undefined {
  const alike = groups.flatMap(({ poid, message }) =>
    poid !== undefined && message === likenessOf(poid) ? [poid] : [],
  )
  return alike.length === 0 ? undefined : likenessOf(alike.join(', '))
}

/** The settlement from the known groups: a single unknown group makes the whole order unconfirmed. */
function settled(
  order: JournalOrder,
  groups: readonly GroupOutcome[],
  sentences: {
    readonly open: string
    readonly placed: string | undefined
    /** The sentence for an order of which no group was placed. */
    readonly nothing?: string
  },
): Settlement {
  const count = (outcome: GroupOutcome['outcome']) => groups.filter((group) => group.outcome === outcome).length
  const retry = count('failed') > 0 ? say('orderFailed') : undefined
  const alike = likeness(groups)
  const now = order.groups.map((group) => ({ ...group, ...groups.find(({ key }) => key === group.key) }))
  const amounts = otherAmounts(now)
  const differs = amounts === undefined ? undefined : say('orderAmountDiffers', { amounts })
  if (count('unknown') > 0) {
    return { state: 'unknown', groups, message: joinedSentences(retry, alike, differs, sentences.open) }
  }
  // The trade's rule: if no warehouse took anything, the user is sent to the history before ordering again.
  if (count('placed') === 0) {
    return { state: 'rejected', groups, message: joinedSentences(retry, sentences.nothing, say('orderMaybeNotPlaced')) }
  }
  const message = joinedSentences(retry, alike ?? sentences.placed, differs)
  return { state: retry === undefined ? 'accepted' : 'partly', groups, message }
}

/**
 * Interprets the portal's answer, group by group. `isFollowUp`: it came from a later question, not from placing itself. An answer that
 * contradicts itself counts for nothing: the user could mistake other orders for this one, or reorder placed goods. An answer that says
 * placed, but for another amount, is accepted and reported with both amounts: asking again would give the same.
 */
export function answered(
  order: JournalOrder,
  response: PlaceResponse,
  others: Pick<OtherOrders, 'claimed'>,
  isFollowUp: boolean,
): Settlement {
  const { groups, inProgress, contradicts, numbers } = readAnswer(
    order.groups,
    [...response.result, ...response.err],
    others.claimed,
  )
  const silence = inProgress ? 'orderInProgress' : 'orderUnconfirmed'
  const open = contradicts ? 'orderAnswerContradicts' : silence
  const settlement = settled(order, groups, { open: say(open), placed: isFollowUp ? say('orderRecovered') : undefined })
  return { ...settlement, numbers }
}

/** The portal says that it never got this order and won't accept it any more. A group known as placed stays placed. */
export function notReceived(order: JournalOrder): Settlement {
  const words = order.refusal ?? order.words
  const nothing = words === undefined ? say('orderNotReceived') : asSentence(words)
  const groups = order.groups.map((group) =>
    group.outcome === 'placed' ? unchangedOutcome(group) : failed(group, undefined),
  )
  return settled(order, groups, { open: nothing, placed: undefined, nothing })
}

/** No new knowledge; `message` says why. */
export function unconfirmed(order: JournalOrder, message: string): Settlement {
  const before = settled(order, order.groups.map(unchangedOutcome), { open: message, placed: undefined })
  return { ...before, state: 'unknown' }
}

/** The message for an order that the user sets aside; the sentence about groups found in the history stays. */
export const setAsideSentence = ({ groups }: JournalOrder): string =>
  joinedSentences(likeness(groups.map(unchangedOutcome)), say('orderSetAside')) ?? ''

/** Groups found in the order history; the others stay as they were. `otherwise` is the message while some are open. */
export function foundInHistory(order: JournalOrder, { own, alike }: HistoryFound, otherwise: string): Settlement {
  const placed = (key: string, poid: string, message: string | undefined): GroupOutcome => ({
    key,
    outcome: 'placed',
    poid,
    netpayment: undefined,
    message,
  })
  const groups = order.groups.map((group): GroupOutcome => {
    const [named, similar] = [own.get(group.key), alike.get(group.key)]
    if (named !== undefined) return placed(group.key, named, undefined)
    return similar === undefined ? unchangedOutcome(group) : placed(group.key, similar, likenessOf(similar))
  })
  return settled(order, groups, { open: otherwise, placed: say('orderRecovered') })
}

/**
 * Interprets an error on placing. A refusal in the portal's own words is saved, and verified by one question: something in between may have
 * repeated the request after the portal had accepted it. A gateway's page isn't the portal's word. Words with any other status decide
 * nothing, but are shown.
 */
export function notAnswered(order: JournalOrder, error: AppError): Settlement {
  const { status } = error
  const words = portalWords(error)
  if (status === 412) return unconfirmed(order, say('orderInProgress'))
  if (words === undefined || status === undefined) return unconfirmed(order, say('orderUnconfirmed'))
  if (TURNS_AWAY.includes(status)) return { ...unconfirmed(order, words), refusal: words }
  return { ...unconfirmed(order, `${asSentence(words)} ${say('orderUnconfirmed')}`), words }
}
