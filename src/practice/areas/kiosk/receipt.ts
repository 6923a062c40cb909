/** A customer's receipt: ready a while after the order was confirmed, as on the portal. */

import { splitNet } from '../../../shared/domain/pricing/tax.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { paise, sum, times } from '../../../shared/domain/values/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'

import { digitsOf, type KioskOrder, type Visit } from './orders.ts'

/** Time until a receipt is ready: a first question is too early, a second one half a minute later isn't. */
const MAKING_MS = 25_000
/** The portal's code for that. */
const PENDING_CODE = 740
/** The portal's kiosk times are Indian local time labelled as UTC. */
export const AHEAD_MS = 5.5 * 60 * 60 * 1000

export function receiptOf(
  { world, account: { store }, state, clock }: Visit,
  order: KioskOrder,
): Answer<'kiosk.receipt'> {
  if (order.status !== 'Confirmed') throw new Refused(404, 'There is no receipt of an order that isn’t confirmed.')
  const confirmedAt = state.kiosk.confirmedAt(store.id, order.id)
  if (confirmedAt !== undefined && clock() < confirmedAt + MAKING_MS) {
    throw new Refused(422, 'The receipt is being made.', PENDING_CODE)
  }
  const products = order.products.map(({ id, qty }) => {
    const product = world.productOf(id)
    const ActualPrice = product?.mrp ?? paise(0)
    const { CGST, SGST, IGST } = splitNet(ActualPrice, product?.gstratemaster?.IGST ?? 5, true)
    return {
      id,
      qty,
      name: product?.name ?? '',
      HSNCode: product?.HSNCode ?? '',
      MRP: product?.mrp,
      ActualPrice,
      CGST,
      SGST,
      IGST,
    }
  })
  const customer = state.kiosk.customersOf(store.id, digitsOf(order.phoneNo)).at(-1)
  return {
    InvoiceNo: `KSK/${order.id}`,
    OrderDate: isoAt(order.at + AHEAD_MS),
    PaymentMode: 'UPI',
    StoreName: store.companyName,
    StoreAddress: [store.address1, store.city, store.state, store.pincode].join(', '),
    GSTNo: store.GSTNumber,
    CustomerName: customer?.name ?? '',
    MobileNo: order.phoneNo,
    Email: customer?.email ?? '',
    Address: customer?.address ?? '',
    TotalPrice: sum(products.map(({ ActualPrice, qty }) => times(ActualPrice, qty))),
    products,
  }
}
