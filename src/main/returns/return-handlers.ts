/** The bridge's entry of returns: one is given to a courier once. */
import { alreadySent, type ReturnKind, refuseTransit } from '../../shared/domain/returns/returns.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import type { AskAccount } from '../accounts/of-account.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { SentOnce } from '../ordering/sent-once.ts'
import type { PortalClient } from '../portal/portal-client.ts'

export type ReturnHandlers = Pick<Handlers, 'returns.markInTransit'>

type Ask = Payload<'returns.markInTransit'>

const CALLS = {
  sr: { slip: 'returns.srSlip', send: 'returns.srSetInTransit' },
  rto: { slip: 'returns.rtoSlip', send: 'returns.rtoSetInTransit' },
} as const

export const returnHandlers = (at: AskAccount<SentOnce>, client: PortalClient): ReturnHandlers => ({
  'returns.markInTransit': (asked) => at((once) => mark(once, client, asked)),
})

async function mark(once: SentOnce, client: PortalClient, asked: Ask): Promise<Result<undefined>> {
  const { kind, id, company, awb, again } = asked
  const [refusal] = Object.values(refuseTransit({ company, awb }))
  if (refusal !== undefined) return refuse(refusal)
  const sent = await once.send({
    kind,
    about: [id],
    call: CALLS[kind].send,
    args: { body: { ReferenceID: id, AWB: awb, ShippingCompany: company, Status: 'InTransit' } },
    again,
    // What is pending once more may be sent once more.
    mayRecur: true,
    isDone: () => isSent(client, kind, id),
  })
  if (!sent.ok) return sent
  const told = sent.value
  if (told.outcome === 'lost') return fail({ kind: 'timeout', sentence: 'writeLost', message: told.message })
  if (told.outcome === 'failed') return fail({ ...told.error, message: told.message })
  if (told.outcome === 'before') return ok(undefined)
  const { awb: before = '', shippingcompany = '' } = told.answer
  return before !== '' && shippingcompany !== '' ? refuse(alreadySent(kind)) : ok(undefined)
}

/** Whether the portal has it as sent; undefined where it can't be asked. */
async function isSent(client: PortalClient, kind: ReturnKind, id: string): Promise<boolean | undefined> {
  const slip = await client.call(CALLS[kind].slip, { body: { ReferenceID: id } })
  // A slip without a status says neither.
  return slip.ok && slip.value.InvoiceStatus !== '' ? slip.value.InvoiceStatus !== 'Pending' : undefined
}
