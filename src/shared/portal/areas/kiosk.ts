/** Orders from the store's kiosk, and their customers. Confirming and cancelling are GETs on the wire, but still writes. */
import { z } from 'zod'
import { KIOSK_STATUSES } from '../../domain/orders/kiosk.ts'
import { ZERO } from '../../domain/values/money.ts'
import { call } from '../call.ts'
import {
  absent,
  acknowledgement,
  decidingText,
  email,
  id,
  moment,
  orElse,
  pieces,
  rupees,
  shown,
  text,
  textId,
  words,
} from '../fields.ts'
import { ours } from '../ours.ts'
import { list, rows } from '../rows.ts'

const status = z.enum(KIOSK_STATUSES)
const ofOrder = z.object({ id: textId })

const mobile = z.string().min(1).max(40)
const name = z.string().min(1).max(100)

/** For one piece; a missing tax means that there is none. */
const tax = orElse(rupees, ZERO)

const line = z.object({
  id,
  name: text(),
  HSNCode: decidingText(12),
  qty: pieces,
  MRP: absent(rupees),
  /** The customer's price of a piece, tax included. */
  ActualPrice: rupees,
  CGST: tax,
  SGST: tax,
  IGST: tax,
})

/** The path on the checkout host where the external store accepts a kiosk's checkout. Its field names are exactly the portal's. */
export const KIOSK_CHECKOUT_PATH = '/kiosk/checkout'

interface KioskCheckout {
  readonly kioskAddress: string
  readonly cookies: string
  readonly authCode: string
  readonly Kpoid: string
}

export function kioskCheckoutAddress(host: string, { kioskAddress, cookies, authCode, Kpoid }: KioskCheckout): string {
  const form = Object.entries({ kioskAddress, cookies, authCode, Kpoid })
  const fields = form.map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
  return `${host}${KIOSK_CHECKOUT_PATH}?${fields.join('&')}`
}

export const kiosk = {
  orderList: call({
    get: '/api/kajukatli/getOrderList',
    query: z.object({ status }),
    answer: rows(
      z.object({
        id: textId,
        phoneNo: text(40),
        products: absent(rows(z.object({ id, qty: shown(pieces) }))),
        status,
        /** The number to confirm it with, if the portal sends it here. */
        POID: ours('order number to confirm it', absent(textId)),
      }),
    ),
    personal: true,
  }),
  confirmOrder: call({
    get: '/api/kajukatli/confirmOrder',
    effect: 'write',
    query: z.object({ POID: textId, id: textId }),
    answer: acknowledgement,
    invalidates: ['kiosk.orderList'],
  }),
  /** The data of a customer's receipt and invoice; refused with 422 and code 740 while it is being created. */
  receipt: call({
    get: '/api/kajukatli/getReceipt',
    query: ofOrder,
    answer: z.object({
      InvoiceNo: ours('the number of the invoice', text(64)),
      OrderDate: ours('date ordered', shown(moment)),
      PaymentMode: ours('payment mode', text(60)),
      StoreName: ours('the store’s name', text()),
      StoreAddress: ours('the store’s address', text(1000)),
      GSTNo: ours('the store’s GST number', text(20)),
      CustomerName: ours('the customer’s name', text()),
      MobileNo: ours('the customer’s mobile number', text(40)),
      Email: ours('the customer’s email address', text(254)),
      Address: ours('the customer’s address', text(1000)),
      TotalPrice: ours('amount the customer paid', absent(rupees)),
      products: list(line),
    }),
    personal: true,
  }),
  track: call({
    get: '/api/kajukatli/getTrackOrder',
    query: ofOrder,
    answer: z.object({
      OrderDate: ours('date ordered', shown(moment)),
      ShippingCompany: ours('the courier', text(100)),
      AWB: ours('the courier’s number for it', text(60)),
      steps: ours(
        'what happened to it so far',
        absent(rows(z.object({ status: ours('event', text(60)), at: ours('date', shown(moment)) }))),
      ),
    }),
    keep: 'minute',
  }),
  /** The emails that the portal knows for a mobile number. */
  emailsByMobile: call({
    post: '/api/kajukatli/getEmailsByMobile',
    effect: 'read',
    body: z.object({ MobileNo: mobile }),
    answer: rows(z.object({ email: ours('an email address that the portal knows for this number', text(254)) })),
    personal: true,
  }),
  /** Stores the customer of an order. */
  saveDetails: call({
    post: '/api/kajukatli/saveDetails',
    body: z.object({ id: textId, MobileNo: mobile, name, email, address: z.string().max(500).optional() }),
    answer: acknowledgement,
    openTo: 'page',
    invalidates: ['kiosk.emailsByMobile'],
  }),
  registerUser: call({
    post: '/api/kajukatli/registerUser',
    body: z.object({ MobileNo: mobile, name, email }),
    answer: acknowledgement,
    openTo: 'page',
    invalidates: ['kiosk.emailsByMobile'],
  }),
  /** Signs a customer in to the external store's checkout. */
  guestLogin: call({
    post: '/api/kajukatli/KioskGuestLogin',
    body: z.object({ MobileNo: mobile }),
    answer: z.object({ kioskAddress: words(1000), cookies: words(1000), authCode: words(500) }),
  }),
  cancelOrder: call({
    get: '/api/kajukatli/cancelOrder',
    effect: 'write',
    query: ofOrder,
    answer: acknowledgement,
    invalidates: ['kiosk.orderList'],
  }),
}
