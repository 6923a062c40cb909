/** The bridge's entry of returns: each is given to a courier once. */
import { alreadySent, refuseTransit } from '../../shared/domain/returns/returns.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { Found, IdempotentWrites } from '../ordering/idempotent-writes.ts'
import { failedWrite, lostWrite } from '../ordering/write-failures.ts'
import type { PortalClient } from '../portal/portal-client.ts'

export type ReturnHandlers = Pick<Handlers, 'returns.markInTransit'>

type Ask = Payload<'returns.markInTransit'>
type AskOne = Omit<Ask, 'ids'> & { readonly id: string }

const CALLS = {
  sr: { slip: 'returns.srSlip', send: 'returns.srSetInTransit' },
  rto: { slip: 'returns.rtoSlip', send: 'returns.rtoSetInTransit' },
} as const

export const returnHandlers = (at: WithAccount<IdempotentWrites>, client: PortalClient): ReturnHandlers => ({
  'returns.markInTransit': (request) => at((once) => markAll(once, client, request)),
})

/** Marks all of them under the account that asked. For several, the portal is asked which are marked already. */
async function markAll(
  once: IdempotentWrites,
  client: PortalClient,
  { ids, ...request }: Ask,
): Promise<Result<undefined>> {
  for (const id of ids) {
    const one = { ...request, id }
    const found = ids.length === 1 ? undefined : await lookUp(client, one)
    if (found?.ok === true && found.value === 'done') continue
    const marked = await mark(once, client, one)
    if (!marked.ok)
      return ids.length === 1 ? marked : fail({ ...marked.error, message: `${id}: ${marked.error.message}` })
  }
  return ok(undefined)
}

async function mark(once: IdempotentWrites, client: PortalClient, request: AskOne): Promise<Result<undefined>> {
  const { kind, id, company, awb, again } = request
  const [refusal] = Object.values(refuseTransit({ company, awb }))
  if (refusal !== undefined) return refuse(refusal)
  const sent = await once.send({
    kind,
    about: [id],
    call: CALLS[kind].send,
    args: { body: { ReferenceID: id, AWB: awb, ShippingCompany: company, Status: 'InTransit' } },
    again,
    // A return that is pending again may be sent again.
    mayRecur: true,
    // Not looked up before the first sending: the portal's answer tells if another computer was quicker.
    look: () => lookUp(client, request),
  })
  if (!sent.ok) return sent
  const result = sent.value
  switch (result.outcome) {
    case 'now': {
      const { awb: before = '', shippingcompany = '' } = result.answer
      return before !== '' && shippingcompany !== '' ? refuse(alreadySent(kind)) : ok(undefined)
    }
    case 'found':
    case 'before':
      return ok(undefined)
    case 'elsewhere':
      return refuse(alreadySent(kind))
    case 'open':
      return refuse('returnNow')
    case 'lost':
      return lostWrite(result)
    default:
      return failedWrite(result.error)
  }
}

/** Looks up the portal's slip; another courier's number means that another computer was quicker. A slip without a status tells nothing. */
async function lookUp(client: PortalClient, { kind, id, awb }: AskOne): Promise<Result<Found>> {
  const slip = await client.call(CALLS[kind].slip, { body: { ReferenceID: id } })
  if (!slip.ok) return slip
  const { InvoiceStatus, AWB = '' } = slip.value
  if (InvoiceStatus === '') return refuse('returnNoStatus')
  if (InvoiceStatus === 'Pending') return ok('open')
  return ok(AWB === '' || sameNumber(AWB, awb) ? 'done' : 'overtaken')
}

const sameNumber = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase()
