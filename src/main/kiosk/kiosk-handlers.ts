/** The bridge's kiosk entries: each finds what the signed-in account has sent, and asks it. */
import { fail, ok, portalWords, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { AskAccount } from '../accounts/of-account.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { LedgerDeps } from '../ledger/ledger-service.ts'
import type { SentOnce } from '../ordering/sent-once.ts'
import type { Hosts } from '../portal/axios-client.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { confirmed, createAcknowledge, createMayPlace, isListed, kioskOrder } from './acknowledge.ts'
import { checkOut } from './check-out.ts'

export type KioskHandlers = Pick<Handlers, 'kiosk.acknowledge' | 'kiosk.confirm' | 'kiosk.cancel' | 'kiosk.checkOut'>

export interface KioskDeps extends LedgerDeps {
  readonly at: AskAccount<SentOnce>
  readonly client: PortalClient
  readonly hosts: Pick<Hosts, 'checkout'>
  /** Opens an address of the checkout host in the system's browser. */
  readonly openCheckoutPage: (address: string) => Promise<Result<undefined>>
}

export function kioskHandlers(deps: KioskDeps): KioskHandlers {
  const { at, client, hosts, openCheckoutPage } = deps
  const may = createMayPlace(deps)
  return {
    'kiosk.acknowledge': (asked) => at((once) => createAcknowledge(once, client, may)(asked)),
    'kiosk.confirm': (asked) => at((once) => confirmed(createAcknowledge(once, client, may), asked)),
    'kiosk.cancel': (asked) => at((once) => cancel(once, client, asked)),
    'kiosk.checkOut': ({ id }) => checkOut({ client, may, host: hosts.checkout, open: openCheckoutPage }, id),
  }
}

async function cancel(
  once: SentOnce,
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
    isDone: () => isListed(client, id, 'Cancelled'),
  })
  if (!sent.ok) return sent
  const told = sent.value
  if (told.outcome === 'lost') return fail({ kind: 'timeout', sentence: 'writeLost', message: told.message })
  if (told.outcome === 'failed') {
    return fail({ ...told.error, message: portalWords(told.error) ?? say('kioskNotCancelled') })
  }
  return ok(undefined)
}
