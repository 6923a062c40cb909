/** Confirming a kiosk order, once on this computer: written down before it is sent, as an order is. */
import { z } from 'zod'
import type { KioskAcknowledgement } from '../../shared/domain/orders/kiosk.ts'
import { type AppError, ok, portalWords, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Database } from '../store/database.ts'
import { stored } from '../store/stored.ts'

export interface AcknowledgeAsk {
  readonly poid: string
  readonly id: string
  readonly again: boolean
}
export type Acknowledge = (asked: AcknowledgeAsk) => Promise<Result<KioskAcknowledgement>>

const row = z.object({ state: z.enum(['sent', 'confirmed']) }).optional()

/** After these the portal may have done it. A refusal counts in its own words only: a gateway's page says nothing of what was done. */
const mayBeDone = ({ kind, unsent, worded }: AppError): boolean =>
  unsent !== true &&
  (kind === 'timeout' ||
    kind === 'offline' ||
    kind === 'portal' ||
    kind === 'answer' ||
    (kind === 'refused' && worded !== true))

export interface AcknowledgeDeps {
  readonly client: PortalClient
  /** Opened durable: what is written is on the disk before a byte leaves. */
  readonly db: Database
  /** Called after each writing: the journal's backup must know of it. */
  readonly written: () => void
}

export function createAcknowledge({ client, db, written: tell }: AcknowledgeDeps): Acknowledge {
  const find = db.prepare('SELECT state FROM kiosk_acknowledgements WHERE poid = ? AND kiosk_id = ?')
  const send = db.prepare(`INSERT OR REPLACE INTO kiosk_acknowledgements (poid, kiosk_id, state) VALUES (?, ?, 'sent')`)
  const confirmed = db.prepare(`UPDATE kiosk_acknowledgements SET state = 'confirmed' WHERE poid = ? AND kiosk_id = ?`)
  const forget = db.prepare(`DELETE FROM kiosk_acknowledgements WHERE poid = ? AND kiosk_id = ? AND state = 'sent'`)
  const underWay = new Map<string, Promise<Result<KioskAcknowledgement>>>()

  const acknowledge: Acknowledge = async ({ poid, id, again }) => {
    const outcome = (outcome: KioskAcknowledgement['outcome'], message: string) => ok({ poid, id, outcome, message })
    const before = stored(() => row.parse(find.get(poid, id))?.state)
    if (!before.ok) return before
    if (before.value === 'confirmed') return outcome('before', say('kioskConfirmedBefore'))
    if (before.value === 'sent' && !again) return outcome('lost', say('writeLost'))
    const written = stored(() => void send.run(poid, id))
    if (!written.ok) return written
    tell()
    const answer = await client.call('kiosk.confirmOrder', { query: { POID: poid, id } })
    if (answer.ok) {
      // What can't be written down now is told as unknown the next time, and not sent by itself.
      stored(() => void confirmed.run(poid, id))
      tell()
      return outcome('now', answer.value.message.trim() || say('kioskConfirmed'))
    }
    const words = portalWords(answer.error)
    if (mayBeDone(answer.error))
      return outcome('lost', words === undefined ? say('writeLost') : `${words} ${say('writeLost')}`)
    stored(() => void forget.run(poid, id))
    tell()
    return outcome(answer.error.status === 404 ? 'unknown' : 'failed', words ?? answer.error.message)
  }

  return (asked) => {
    const both = JSON.stringify([asked.poid, asked.id])
    const running = underWay.get(both)
    if (running !== undefined) return running
    const asking = acknowledge(asked).finally(() => underWay.delete(both))
    underWay.set(both, asking)
    return asking
  }
}
