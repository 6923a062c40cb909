/** The invoice of a load: for everything in it, numbered in one of the store's two accounts. */

import { bookPrefix } from '../../../shared/domain/ledger/entry.ts'
import { invoiceTitle } from '../../../shared/domain/papers/invoice-title.ts'
import { dayAt, isoAt } from '../../../shared/domain/values/dates.ts'
import { type Paise, sum, times, ZERO } from '../../../shared/domain/values/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { einvoiceOf, storeDetailsOf, wareHouseDetailsOf } from '../../kit/invoice-parties.ts'
import { known } from '../../kit/rows.ts'
import type { Visit as VisitOf } from '../../practice.ts'
import { depotOf } from '../../world/depots.ts'
import { type Load, type LoadLine, linesOf, piecesIn, potypeOf } from './load.ts'

type Visit = VisitOf<'loads'>
type Invoice = Answer<'loads.invoice'>
type Line = Invoice['PODetails'][number]

/** The account of invoices by stockists; all others are in BB, 1. */
const DARP = 2

/** `17/40998`: year and first order. */
const serialOf = ({ orders: [{ poid }], shippedAt }: Load): string =>
  `${dayAt(shippedAt).slice(2, 4)}/${poid.replace(/\D/g, '')}`

export function invoiceOf({ world, account }: Pick<Visit, 'world' | 'account'>, load: Load): Invoice {
  const [{ wh, whType }] = load.orders
  const depot = known(depotOf(wh), `There is no warehouse ${wh}.`)
  const { store } = account
  const potype = potypeOf(load)
  const isSupply = potype === 'GC'
  const { concept, signage } = store.fcf
  const ledgerAccount = whType === 'Stockist' ? DARP : 1
  const challan =
    !isSupply &&
    invoiceTitle('Shipped', { concept, signage, shippingState: store.shippingState }, depot) === 'DELIVERY CHALLAN'
  const lines = linesOf(load)
  const details = lines.map(
    (line): Line => ({ ...lineOf(line, isSupply), ...namesOf(world.productOf(line.productId)) }),
  )
  const number = serialOf(load)
  const shippedAt = isoAt(load.shippedAt)
  const isOld = lines.some(({ tax }) => tax.VAT !== 0)
  const registered = !challan && !isSupply && !isOld
  return {
    LoadID: load.id,
    potype,
    CreatedDate: isoAt(load.at),
    ShippingDate: shippedAt,
    ledgerAccount,
    InvoiceNo: challan ? '' : number,
    InvoiceDate: challan ? undefined : shippedAt,
    ChallanNo: challan ? `DC/${number}` : '',
    ChallanDate: challan ? shippedAt : undefined,
    ReverseCharge: false,
    StoreDetails: storeDetailsOf(account),
    WareHouseDetails: wareHouseDetailsOf(depot),
    PODetails: details,
    Totals: {
      Quantity: piecesIn(lines),
      TotalPrice: total(details, ({ ActualPrice }) => ActualPrice),
      NetVATAmount: total(details, ({ NetVATAmount }) => NetVATAmount),
      IGST: total(details, ({ IGST }) => IGST),
      CGST: total(details, ({ CGST }) => CGST),
      SGST: total(details, ({ SGST }) => SGST),
    },
    einvresponse: registered
      ? einvoiceOf(bookPrefix(ledgerAccount) + number, depot.GSTNo, store.GSTNumber, shippedAt)
      : undefined,
  }
}

const total = (details: readonly Line[], of: (line: Line) => Paise): Paise =>
  sum([ZERO, ...details.map((line) => times(of(line), line.Quantity))])

const namesOf = (product: { readonly name: string; readonly HSNCode: string } | undefined) => ({
  ProductName: product?.name ?? '',
  HSNCode: product?.HSNCode ?? '',
})

/** A bill of supply charges no tax. */
function lineOf({ poid, productId, mrp, price, ordered, given, tax }: LoadLine, isSupply: boolean) {
  const { gstType, rate, CGST, SGST, IGST, VAT } = isSupply ? UNTAXED : tax
  return {
    POID: poid,
    ProductID: productId,
    Quantity: given,
    OrderedQuantity: ordered,
    Unit: 'NOS',
    MRP: mrp,
    ActualPrice: price,
    NetVATAmount: VAT,
    GSTType: VAT === 0 ? gstType : '',
    IGST,
    CGST,
    SGST,
    GSTRate: rate,
  }
}

const UNTAXED = { gstType: '', rate: 0, CGST: ZERO, SGST: ZERO, IGST: ZERO, VAT: ZERO }
