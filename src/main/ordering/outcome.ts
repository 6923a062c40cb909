/**
 * What an answer, a refusal or a silence of the portal means for an order that was sent. Anything that isn't a plain
 * word from the portal leaves the order unconfirmed: a wrong "not placed" would be ordered twice.
 */
import type { JournalOrder, PlacedGroup } from '../../shared/domain/orders/order.ts'
import { asBefore, type GroupOutcome, otherAmounts, readAnswer } from '../../shared/domain/orders/order-answer.ts'
import { type AppError, portalWords } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import { asSentence } from '../../shared/text.ts'
import type { HistoryFound, OtherOrders } from './history-search.ts'
import type { Settlement } from './order-journal.ts'

type PlaceResponse = Answer<'order.place'>['response']

/**
 * Statuses with which the portal turns a request away before it does anything with it. 409 isn't among them: it may mean
 * that this very order is there already.
 */
const TURNS_AWAY: readonly number[] = [400, 401, 403, 404, 422]

const failed = (group: PlacedGroup, message: string | undefined): GroupOutcome => ({
  key: group.key,
  outcome: 'failed',
  poid: undefined,
  netpayment: undefined,
  message,
})

const joined = (...sentences: readonly (string | undefined)[]): string | undefined =>
  sentences.filter((one) => one !== undefined).join(' ') || undefined

const likenessOf = (poid: string): string => say('orderFoundInHistory', { numbers: poid })

/** What has to be said, now and whenever the order is asked about again, of groups that only the history shows. */
function likeness(groups: readonly GroupOutcome[]): string | undefined {
  const alike = groups.flatMap(({ poid, message }) =>
    poid !== undefined && message === likenessOf(poid) ? [poid] : [],
  )
  return alike.length === 0 ? undefined : likenessOf(alike.join(', '))
}

/** The order as far as its groups are known: one of them unknown makes the whole order unconfirmed. */
function settled(
  order: JournalOrder,
  groups: readonly GroupOutcome[],
  sentences: {
    readonly open: string
    readonly placed: string | undefined
    /** What is known of an order of which nothing was placed. */
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
    return { state: 'unknown', groups, message: joined(retry, alike, differs, sentences.open) }
  }
  // The trade's rule: when no warehouse took anything, the user is sent to the history before ordering again.
  if (count('placed') === 0) {
    return { state: 'rejected', groups, message: joined(retry, sentences.nothing, say('orderMaybeNotPlaced')) }
  }
  const message = joined(retry, alike ?? sentences.placed, differs)
  return { state: retry === undefined ? 'accepted' : 'partly', groups, message }
}

/**
 * The portal's answer, group by group. `asked`: it came from a later question, not from placing itself. An answer that
 * contradicts itself is believed in nothing: the user would mistake its orders for their own, or reorder what is there. One
 * that says placed, but for another amount, is believed and told with both amounts: asking again would say the same.
 */
export function answered(
  order: JournalOrder,
  response: PlaceResponse,
  others: Pick<OtherOrders, 'claimed'>,
  asked: boolean,
): Settlement {
  const { groups, inProgress, contradicts, numbers } = readAnswer(
    order.groups,
    [...response.result, ...response.err],
    others.claimed,
  )
  const silence = inProgress ? 'orderInProgress' : 'orderUnconfirmed'
  const open = contradicts ? 'orderAnswerContradicts' : silence
  const settlement = settled(order, groups, { open: say(open), placed: asked ? say('orderRecovered') : undefined })
  return { ...settlement, numbers }
}

/** The portal's word that it never got this order and won't take it any more. What is known as placed stays placed. */
export function notReceived(order: JournalOrder): Settlement {
  const said = order.refusal ?? order.words
  const nothing = said === undefined ? say('orderNotReceived') : asSentence(said)
  const groups = order.groups.map((group) => (group.outcome === 'placed' ? asBefore(group) : failed(group, undefined)))
  return settled(order, groups, { open: nothing, placed: undefined, nothing })
}

/** Nobody knows more than before; `message` says why. */
export function unconfirmed(order: JournalOrder, message: string): Settlement {
  const before = settled(order, order.groups.map(asBefore), { open: message, placed: undefined })
  return { ...before, state: 'unknown' }
}

/** What is said of an order that the person sets aside: what the history showed of it stays said. */
export const setAsideSentence = ({ groups }: JournalOrder): string =>
  [likeness(groups.map(asBefore)), say('orderSetAside')].filter((one) => one !== undefined).join(' ')

/** Groups found in the order history; the others stay as they were. `otherwise` is what to say while some are open. */
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
    return similar === undefined ? asBefore(group) : placed(group.key, similar, likenessOf(similar))
  })
  return settled(order, groups, { open: otherwise, placed: say('orderRecovered') })
}

/**
 * What an error on placing means. A refusal in the portal's own words is written down and asked about once before it is
 * believed: something on the way may have repeated the request after the portal had taken it. A page of a gateway is no
 * word of the portal's. Words with any other status decide nothing, and are said.
 */
export function notAnswered(order: JournalOrder, error: AppError): Settlement {
  const { status } = error
  const words = portalWords(error)
  if (status === 412) return unconfirmed(order, say('orderInProgress'))
  if (words === undefined || status === undefined) return unconfirmed(order, say('orderUnconfirmed'))
  if (TURNS_AWAY.includes(status)) return { ...unconfirmed(order, words), refusal: words }
  return { ...unconfirmed(order, `${asSentence(words)} ${say('orderUnconfirmed')}`), words }
}
