import { ok, type Result, refuse } from '../../shared/errors.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { LedgerDeps } from '../ledger/ledger-service.ts'
import type { IdempotentWrites } from '../ordering/idempotent-writes.ts'
import { failedWrite, lostWrite } from '../ordering/write-failures.ts'
import type { Hosts } from '../portal/axios-client.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { confirmed, createAcknowledge, createMayPlace, kioskOrder, lookUp } from './acknowledge.ts'
import { checkOut } from './check-out.ts'

export type KioskHandlers = Pick<Handlers, 'kiosk.acknowledge' | 'kiosk.confirm' | 'kiosk.cancel' | 'kiosk.checkOut'>

export interface KioskDeps extends LedgerDeps {
  readonly at: WithAccount<IdempotentWrites>
  readonly client: PortalClient
  readonly hosts: Pick<Hosts, 'checkout'>
  /** Opens an address of the checkout host in the system's browser. */
  readonly openCheckoutPage: (address: string) => Promise<Result<undefined>>
}

export function kioskHandlers(deps: KioskDeps): KioskHandlers {
  const { at, client, hosts, openCheckoutPage } = deps
  const may = createMayPlace(deps)
  return {
    'kiosk.acknowledge': (request) => at((once) => createAcknowledge(once, client, may)(request)),
    'kiosk.confirm': (request) => at((once) => confirmed(createAcknowledge(once, client, may), request)),
    'kiosk.cancel': (request) => at((once) => cancel(once, client, request)),
    'kiosk.checkOut': ({ id }) => checkOut({ client, may, host: hosts.checkout, open: openCheckoutPage }, id),
  }
}

async function cancel(
  once: IdempotentWrites,
  client: PortalClient,
  { id, again }: Payload<'kiosk.cancel'>,
): Promise<Result<undefined>> {
  const sent = await once.send({
    kind: 'kioskCancelled',
    about: [id],
    holds: [kioskOrder(id)],
    call: 'kiosk.cancelOrder',
    args: { query: { id } },
    again,
    look: () => lookUp(client, id, 'Cancelled'),
    looksFirst: true,
  })
  if (!sent.ok) return sent
  const result = sent.value
  switch (result.outcome) {
    case 'now':
    case 'found':
    case 'before':
      return ok(undefined)
    case 'elsewhere':
      return refuse(result.found === 'done' ? 'kioskCancelledElsewhere' : 'kioskConfirmedElsewhere')
    case 'open':
      return refuse('kioskCancelNow')
    case 'lost':
      return lostWrite(result, 'kioskNotCancelled')
    default:
      return failedWrite(result.error, 'kioskNotCancelled')
  }
}
