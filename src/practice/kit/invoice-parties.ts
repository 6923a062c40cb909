import { NOTE_ISSUER } from '../../shared/domain/ledger/notes.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { PracticeAccount } from '../world/accounts.ts'
import { type Depot, depotOf } from '../world/depots.ts'

type Invoice = Answer<'order.invoice'>

export const storeDetailsOf = ({ store }: PracticeAccount): Invoice['StoreDetails'] => ({
  concept: store.fcf.concept,
  signage: store.fcf.signage,
  fcf: undefined,
  storeName: '',
  companyName: store.companyName,
  GSTNumber: store.GSTNumber,
  address1: store.address1,
  city: store.city,
  state: store.state,
  pincode: store.pincode,
  shippingAddress1: store.shippingAddress1,
  shippingAddress2: store.shippingAddress2,
  shippingCity: store.shippingCity,
  shippingState: store.shippingState,
  shippingPincode: store.shippingPincode,
})

export const wareHouseDetailsOf = ({ id, ...wareHouse }: Depot): Invoice['WareHouseDetails'] => ({
  WareHouseID: id,
  ...wareHouse,
  CINNo: '',
})

/** The first day with e-invoices. */
const E_INVOICES_FROM = '2020-10-01'

/** Returns the tax office's registration for a tax invoice; the practice portal's are made up. */
export function einvoiceOf(number: string, seller: string, buyer: string, date: string) {
  if (date < E_INVOICES_FROM) return undefined
  const digits = number.replace(/\D/g, '')
  return {
    irn: `practice-${digits}`.padEnd(64, '0'),
    ackNo: `1${digits}`.padEnd(15, '0'),
    ackDate: date,
    qrCodeUrl: [seller, buyer, number, date.slice(0, 10)].join('|'),
  }
}

/** The registration of a note's number, at a time (ISO text). */
export const noteEinvoice = ({ account }: { readonly account: PracticeAccount }, number: string, at: string) =>
  einvoiceOf(number, depotOf(NOTE_ISSUER)?.GSTNo ?? '', account.store.GSTNumber, at)
