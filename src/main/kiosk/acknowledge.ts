/** Confirms a kiosk order, once per computer, for a store whose debt allows it. */
import { type KioskAcknowledgement, type KioskStatus, refuseKioskDebit } from '../../shared/domain/orders/kiosk.ts'
import { ACCOUNTS } from '../../shared/domain/payments/payment.ts'
import { assertNever, fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { asSentence } from '../../shared/text.ts'
import { closingBalance } from '../ledger/closing-balance.ts'
import type { LedgerDeps } from '../ledger/ledger-service.ts'
import type { Found, IdempotentWrites } from '../ordering/idempotent-writes.ts'
import { lostWrite } from '../ordering/write-failures.ts'
import type { PortalClient } from '../portal/portal-client.ts'

export interface AcknowledgeAsk {
  readonly poid: string
  readonly id: string
  readonly again: boolean
}
export type Acknowledge = (request: AcknowledgeAsk) => Promise<Result<KioskAcknowledgement>>

/** Refuses unless the store may place kiosk orders, by the closing balance of its DARP ledger. That balance must be completely known. */
export type MayPlace = () => Promise<Result<undefined>>

const [, DARP] = ACCOUNTS

export const createMayPlace =
  (deps: LedgerDeps): MayPlace =>
  async () => {
    const owed = await closingBalance(deps, DARP.id)
    if (!owed.ok) return owed
    const why = refuseKioskDebit(owed.value)
    if (why === undefined) return ok(undefined)
    return owed.value.known ? refuse(why) : fail({ ...refuse(why).error, because: owed.value.why })
  }

/** The lock of a kiosk order while it is confirmed or cancelled: only one of both at a time. */
export const kioskOrder = (id: string): string => `kiosk order ${id}`

/**
 * Looks up in the portal's lists if an order has reached this status. Pending is asked first, because an order only moves on from there. An
 * error if the order may be among rows that couldn't be read.
 */
export async function lookUp(
  client: PortalClient,
  id: string,
  status: Exclude<KioskStatus, 'Pending'>,
): Promise<Result<Found>> {
  let unread = 0
  for (const listStatus of ['Pending', status, status === 'Confirmed' ? 'Cancelled' : 'Confirmed'] as const) {
    const listed = await client.call('kiosk.orderList', { query: { status: listStatus } })
    if (!listed.ok) return listed
    unread += listed.unread?.length ?? 0
    if (!listed.value.some((order) => order.id === id)) continue
    if (listStatus === 'Pending') return ok('open')
    return ok(listStatus === status ? 'done' : 'overtaken')
  }
  return unread === 0 ? ok('absent') : refuse('kioskRowsUnread')
}

export const createAcknowledge =
  (once: IdempotentWrites, client: PortalClient, may: MayPlace): Acknowledge =>
  async ({ poid, id, again }) => {
    const outcome = (outcome: KioskAcknowledgement['outcome'], message: string) => ok({ poid, id, outcome, message })
    const sent = await once.send({
      kind: 'kiosk',
      // Matches either number it may have been sent with; earlier versions stored both.
      about: [id, JSON.stringify([poid, id])],
      holds: [kioskOrder(id)],
      call: 'kiosk.confirmOrder',
      args: { query: { POID: poid, id } },
      again,
      look: () => lookUp(client, id, 'Confirmed'),
      looksFirst: true,
      may,
    })
    if (!sent.ok) return sent.error.sentence === 'kioskDebit' ? outcome('owes', sent.error.message) : sent
    const result = sent.value
    switch (result.outcome) {
      case 'now':
        return outcome('now', result.answer.message.trim() || say('kioskConfirmed'))
      case 'found':
        return outcome('now', say('kioskConfirmedFound'))
      case 'before':
        return outcome('before', say('kioskConfirmedBefore'))
      case 'elsewhere':
        return result.found === 'done'
          ? outcome('before', say('kioskConfirmedElsewhere'))
          : outcome('cancelled', say('kioskCancelledElsewhere'))
      case 'open':
        return outcome('open', say('kioskConfirmNow'))
      case 'lost':
        return outcome('lost', result.message)
      default:
        return outcome(result.error.status === 404 ? 'unknown' : 'failed', asSentence(result.error.message))
    }
  }

/** Confirms an order that the user chose from the list: anything but done is a failure, with its reason. */
export async function confirmed(acknowledge: Acknowledge, request: AcknowledgeAsk): Promise<Result<string>> {
  const answer = await acknowledge(request)
  if (!answer.ok) return answer
  const { outcome, message } = answer.value
  switch (outcome) {
    case 'now':
    case 'before':
      return ok(message)
    case 'open':
      return refuse('kioskConfirmNow')
    case 'cancelled':
      return refuse('kioskCancelledElsewhere')
    case 'owes':
      return fail({ ...refuse('kioskNotPlaced').error, because: message })
    case 'lost':
      return lostWrite({ message }, 'kioskNotProcessed')
    case 'failed':
    case 'unknown':
      return fail({ ...refuse('kioskNotProcessed').error, because: message })
    default:
      return assertNever(outcome)
  }
}
