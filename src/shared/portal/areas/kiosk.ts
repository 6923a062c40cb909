/** Orders from the store's kiosk, and their customers. Confirming and cancelling are GETs on the wire, but still writes. */
import { z } from 'zod'
import { KIOSK_STATUSES } from '../../domain/orders/kiosk.ts'
import { ZERO } from '../../domain/values/money.ts'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { list, rows } from '../rows.ts'

const status = z.enum(KIOSK_STATUSES)
const ofOrder = z.object({ id: f.textId })

const mobile = z.string().min(1).max(40)
const name = z.string().min(1).max(100)

/** For one piece; a missing tax means that there is none. */
const tax = f.orElse(f.rupees, ZERO)

const line = z.object({
  id: f.id,
  name: f.text(),
  HSNCode: f.decidingText(12),
  qty: f.pieces,
  MRP: f.absent(f.rupees),
  /** The customer's price of a piece, tax included. */
  ActualPrice: f.rupees,
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
        id: f.textId,
        phoneNo: f.text(40),
        products: f.absent(rows(z.object({ id: f.id, qty: f.shown(f.pieces) }))),
        status,
        /** The number to confirm it with, if the portal sends it here. */
        POID: ours('order number to confirm it', f.absent(f.textId)),
      }),
    ),
    personal: true,
  }),
  confirmOrder: call({
    get: '/api/kajukatli/confirmOrder',
    effect: 'write',
    query: z.object({ POID: f.textId, id: f.textId }),
    answer: f.acknowledgement,
    invalidates: ['kiosk.orderList'],
  }),
  /** The data of a customer's receipt and invoice; refused with 422 and code 740 while it is being created. */
  receipt: call({
    get: '/api/kajukatli/getReceipt',
    query: ofOrder,
    answer: z.object({
      InvoiceNo: ours('the number of the invoice', f.text(64)),
      OrderDate: ours('date ordered', f.shown(f.moment)),
      PaymentMode: ours('payment mode', f.text(60)),
      StoreName: ours('the store’s name', f.text()),
      StoreAddress: ours('the store’s address', f.text(1000)),
      GSTNo: ours('the store’s GST number', f.text(20)),
      CustomerName: ours('the customer’s name', f.text()),
      MobileNo: ours('the customer’s mobile number', f.text(40)),
      Email: ours('the customer’s email address', f.text(254)),
      Address: ours('the customer’s address', f.text(1000)),
      TotalPrice: ours('amount the customer paid', f.absent(f.rupees)),
      products: list(line),
    }),
    personal: true,
  }),
  track: call({
    get: '/api/kajukatli/getTrackOrder',
    query: ofOrder,
    answer: z.object({
      OrderDate: ours('date ordered', f.shown(f.moment)),
      ShippingCompany: ours('the courier', f.text(100)),
      AWB: ours('the courier’s number for it', f.text(60)),
      steps: ours(
        'what happened to it so far',
        f.absent(rows(z.object({ status: ours('event', f.text(60)), at: ours('date', f.shown(f.moment)) }))),
      ),
    }),
    keep: 'minute',
  }),
  /** The emails that the portal knows for a mobile number. */
  emailsByMobile: call({
    post: '/api/kajukatli/getEmailsByMobile',
    effect: 'read',
    body: z.object({ MobileNo: mobile }),
    answer: rows(z.object({ email: ours('an email address that the portal knows for this number', f.text(254)) })),
    personal: true,
  }),
  /** Stores the customer of an order. */
  saveDetails: call({
    post: '/api/kajukatli/saveDetails',
    body: z.object({ id: f.textId, MobileNo: mobile, name, email: f.email, address: z.string().max(500).optional() }),
    answer: f.acknowledgement,
    openTo: 'page',
    invalidates: ['kiosk.emailsByMobile'],
  }),
  registerUser: call({
    post: '/api/kajukatli/registerUser',
    body: z.object({ MobileNo: mobile, name, email: f.email }),
    answer: f.acknowledgement,
    openTo: 'page',
    invalidates: ['kiosk.emailsByMobile'],
  }),
  /** Signs a customer in to the external store's checkout. */
  guestLogin: call({
    post: '/api/kajukatli/KioskGuestLogin',
    body: z.object({ MobileNo: mobile }),
    answer: z.object({ kioskAddress: f.words(1000), cookies: f.words(1000), authCode: f.words(500) }),
  }),
  cancelOrder: call({
    get: '/api/kajukatli/cancelOrder',
    effect: 'write',
    query: ofOrder,
    answer: f.acknowledgement,
    invalidates: ['kiosk.orderList'],
  }),
}
