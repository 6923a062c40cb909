/** Confirming a kiosk order, once on this computer, by a store that doesn't owe too much. */
import { type KioskAcknowledgement, type KioskStatus, refuseKioskDebit } from '../../shared/domain/orders/kiosk.ts'
import { ACCOUNTS } from '../../shared/domain/payments/payment.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { closingBalance } from '../ledger/closing-balance.ts'
import type { LedgerDeps } from '../ledger/ledger-service.ts'
import type { SentOnce } from '../ordering/sent-once.ts'
import type { PortalClient } from '../portal/portal-client.ts'

export interface AcknowledgeAsk {
  readonly poid: string
  readonly id: string
  readonly again: boolean
}
export type Acknowledge = (asked: AcknowledgeAsk) => Promise<Result<KioskAcknowledgement>>

/** Whether the store may place kiosk orders: by the closing balance of its DARP ledger, which has to be known whole. */
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

/** What a kiosk order is held by while it is confirmed or cancelled: one of both at a time. */
export const kioskOrder = (id: string): string => `kiosk order ${id}`

/** Whether the portal lists the order in this state; undefined where it can't be asked. */
export async function isListed(client: PortalClient, id: string, status: KioskStatus): Promise<boolean | undefined> {
  const listed = await client.call('kiosk.orderList', { query: { status } })
  return listed.ok ? listed.value.some((order) => order.id === id) : undefined
}

export const createAcknowledge =
  (once: SentOnce, client: PortalClient, may: MayPlace): Acknowledge =>
  async ({ poid, id, again }) => {
    const outcome = (outcome: KioskAcknowledgement['outcome'], message: string) => ok({ poid, id, outcome, message })
    const sent = await once.send({
      kind: 'kiosk',
      // Whichever number it was sent with; versions before wrote down both.
      about: [id, JSON.stringify([poid, id])],
      holds: [kioskOrder(id)],
      call: 'kiosk.confirmOrder',
      args: { query: { POID: poid, id } },
      again,
      isDone: () => isListed(client, id, 'Confirmed'),
      may,
    })
    if (!sent.ok) return sent.error.sentence === 'kioskDebit' ? outcome('owes', sent.error.message) : sent
    const told = sent.value
    if (told.outcome === 'now') return outcome('now', told.answer.message.trim() || say('kioskConfirmed'))
    if (told.outcome === 'before') return outcome('before', say('kioskConfirmedBefore'))
    if (told.outcome === 'lost') return outcome('lost', told.message)
    return outcome(told.error.status === 404 ? 'unknown' : 'failed', told.message)
  }

/** The same for a person who confirms an order of the list: what wasn't done is a failure, with its reason. */
export async function confirmed(acknowledge: Acknowledge, asked: AcknowledgeAsk): Promise<Result<string>> {
  const told = await acknowledge(asked)
  if (!told.ok) return told
  const { outcome, message } = told.value
  switch (outcome) {
    case 'now':
    case 'before':
      return ok(message)
    case 'lost':
      return fail({ kind: 'timeout', sentence: 'writeLost', message })
    case 'owes':
      return fail({ ...refuse('kioskNotPlaced').error, because: message })
    default:
      return fail({ ...refuse('kioskNotProcessed').error, because: message })
  }
}
