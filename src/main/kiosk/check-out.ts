/**
 * The checkout of a kiosk order in the external store: a page of the checkout host, opened in the system's browser. Its address is built
 * here from the configuration and the portal's answer; the page names only the order.
 */
import { fail, type Result, refuse } from '../../shared/errors.ts'
import { kioskCheckoutAddress } from '../../shared/portal/areas/kiosk.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { MayPlace } from './acknowledge.ts'

export interface CheckOutDeps {
  readonly client: PortalClient
  readonly may: MayPlace
  readonly host: string
  /** Opens an address of that host, and of no other. */
  readonly open: (address: string) => Promise<Result<undefined>>
}

export async function checkOut({ client, may, host, open }: CheckOutDeps, id: string): Promise<Result<undefined>> {
  const waiting = await client.call('kiosk.orderList', { query: { status: 'Pending' } })
  if (!waiting.ok) return waiting
  const order = waiting.value.find((one) => one.id === id)
  if (order === undefined) return refuse('kioskNotPending')
  const allowed = await may()
  if (!allowed.ok) return allowed.error.sentence === 'kioskDebit' ? notPlaced(allowed.error.message) : allowed
  const guest = await client.call('kiosk.guestLogin', { body: { MobileNo: order.phoneNo } })
  if (!guest.ok) return guest
  return open(kioskCheckoutAddress(host, { ...guest.value, Kpoid: order.POID ?? id }))
}

const notPlaced = (because: string) => fail({ ...refuse('kioskNotPlaced').error, because })
