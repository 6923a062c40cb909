/** Confirming a kiosk order, once on this computer. */
import type { KioskAcknowledgement } from '../../shared/domain/orders/kiosk.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { SentOnce } from '../ordering/sent-once.ts'

export interface AcknowledgeAsk {
  readonly poid: string
  readonly id: string
  readonly again: boolean
}
export type Acknowledge = (asked: AcknowledgeAsk) => Promise<Result<KioskAcknowledgement>>

export const createAcknowledge =
  (once: SentOnce): Acknowledge =>
  async ({ poid, id, again }) => {
    const sent = await once.send({
      kind: 'kiosk',
      about: [JSON.stringify([poid, id])],
      call: 'kiosk.confirmOrder',
      args: { query: { POID: poid, id } },
      again,
    })
    if (!sent.ok) return sent
    const told = sent.value
    const outcome = (outcome: KioskAcknowledgement['outcome'], message: string) => ok({ poid, id, outcome, message })
    if (told.outcome === 'now') return outcome('now', told.answer.message.trim() || say('kioskConfirmed'))
    if (told.outcome === 'before') return outcome('before', say('kioskConfirmedBefore'))
    if (told.outcome === 'lost') return outcome('lost', told.message)
    return outcome(told.error.status === 404 ? 'unknown' : 'failed', told.message)
  }
