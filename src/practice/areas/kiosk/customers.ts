import type { Answer, Args } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'
import { randomFor } from '../../world/random.ts'
import { digitsOf, orderOf, type Visit } from './orders.ts'

export const emailsOf = ({ state, account: { store } }: Visit, mobile: string): Answer<'kiosk.emailsByMobile'> =>
  [...new Set(state.kiosk.customersOf(store.id, digitsOf(mobile)).map(({ email }) => email))].map((email) => ({
    email,
  }))

export function save(visit: Visit, { id, MobileNo, name, email, address }: Args<'kiosk.saveDetails'>['body']) {
  const order = orderOf(visit, id)
  visit.record({
    type: 'kioskCustomer',
    user: visit.account.store.id,
    mobile: digitsOf(MobileNo),
    name,
    email,
    address: address ?? '',
  })
  return { message: `The details for kiosk order ${order.id} are saved.` }
}

export function register(visit: Visit, { MobileNo, name, email }: Args<'kiosk.registerUser'>['body']) {
  if (emailsOf(visit, MobileNo).some((known) => known.email === email)) {
    throw new Refused(409, 'This customer is registered already.')
  }
  const user = visit.account.store.id
  visit.record({ type: 'kioskCustomer', user, mobile: digitsOf(MobileNo), name, email, address: '' })
  return { message: `${name} is registered.` }
}

export function letIn({ world, account: { store } }: Visit, mobile: string): Answer<'kiosk.guestLogin'> {
  const random = randomFor(world.seed, 'kiosk guest', digitsOf(mobile))
  return {
    kioskAddress: [store.address1, store.city, store.state, store.pincode].join(', '),
    cookies: `guest=${digitsOf(mobile)}`,
    authCode: `practice-${random.whole(100_000, 999_999)}`,
  }
}
