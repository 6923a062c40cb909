/** The portal's answers about a store's books: in pieces by kind, account and year, and the details of an entry. */

import { bookPrefix, type LedgerKind, transactionLabel } from '../../../shared/domain/ledger/entry.ts'
import { hasGoods, NOTE_ISSUER, noteKindOf } from '../../../shared/domain/ledger/notes.ts'
import { firstOf, lastOf, ledgerYearOf } from '../../../shared/domain/ledger/periods.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import { dayAt, instantOf, isoAt } from '../../../shared/domain/values/dates.ts'
import { type Paise, paise, times } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { LedgerDetails, WireEntry } from '../../../shared/portal/areas/ledger.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { noteEinvoice } from '../../kit/invoice-parties.ts'
import { Refused } from '../../kit/refused.ts'
import { known, within } from '../../kit/rows.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { depotOf } from '../../world/depots.ts'
import { randomFor } from '../../world/random.ts'
import { booksBegin, booksOf, changeOf, NOTES, OTHER_TYPES, openingWith } from './books.ts'
import type { Transaction } from './transaction.ts'

type Visit = VisitOf<'ledger'>

const accountIn = (account: number): AccountId => (account === 2 ? 2 : 1)

function entryOf(visit: Visit, one: Transaction): WireEntry {
  const isDebit = one.debited === 'store'
  const type = isDebit ? 'Debit' : 'Credit'
  return {
    id: one.id,
    voucherNumber: one.voucher,
    approvedDate: isoAt(one.at),
    debit: paise(isDebit ? one.amount : 0),
    credit: paise(isDebit ? 0 : one.amount),
    voucherType: one.isNote ? `${type} Note` : type,
    transactionType: type,
    creditAcc: transactionLabel(type),
    descTitle: one.typeName,
    exportDesc: one.words,
    description: one.words,
    accTypeID: one.type,
    accTypeName: one.typeName,
    B2BReferenceNumber: one.reference ?? '',
    docketNumber: one.docket ?? '',
    hasDetails: one.details ?? '',
    noteType: one.noteType ?? '',
    ledgerAccount: one.account,
    isSR: one.details === 'sr',
    isCourierExpenses: one.kind === 'courier',
    isOrderCancel: one.typeName === 'Order cancel',
    isDiscountPaid: one.kind === 'cndnInvoice',
    cndninvoicedetails: one.kind === 'cndnInvoice' ? { referenceID: `REF${one.id}` } : undefined,
    einvresponse: one.isNote ? noteEinvoice(visit, bookPrefix(one.account) + one.voucher, isoAt(one.at)) : undefined,
    openingBalance: undefined,
    crdrOpeningBalance: '',
  }
}

/** Returns the requested year, if the store has books of it. */
function yearOf(visit: Visit, requested: string | undefined): string {
  const present = ledgerYearOf(dayAt(visit.clock()))
  const year = requested ?? present
  const begin = ledgerYearOf(dayAt(booksBegin(visit)))
  if (!/^\d{4}-\d{4}$/.test(year) || year < begin || year > present) throw new Refused(404, messages.lastYearLedger)
  return year
}

const mine = (visit: Visit, account: AccountId): readonly Transaction[] =>
  // For a stockist both accounts return the DARP ledger: the client picks its own.
  visit.account.store.isStockist && account === 2
    ? booksOf(visit)
    : booksOf(visit).filter((one) => one.account === account)

function master(kind: LedgerKind) {
  return ({ query: { ledgerAccount, year: requestedYear } }: Args<'ledger.misc'>, visit: Visit): WireEntry[] => {
    const year = yearOf(visit, requestedYear)
    const isOfYear = within(firstOf(year), lastOf(year))
    return mine(visit, accountIn(ledgerAccount))
      .filter((one) => one.kind === kind && isOfYear(one.at))
      .map((one) => entryOf(visit, one))
  }
}

/** Returns an account's balance before a time, in milliseconds. */
function openingAt(visit: Visit, account: AccountId, at: number): Paise {
  const before = booksOf(visit).filter((one) => one.account === account && one.at < at)
  return paise(before.reduce((balance: number, one) => balance + changeOf(one, 'store'), openingWith(visit, account)))
}

const openingOf = (visit: Visit, account: AccountId, day: string) => {
  const balance = openingAt(visit, account, instantOf(day) ?? 0)
  return { openingBalance: paise(Math.abs(balance)), crdrOpeningBalance: balance < 0 ? 'Credit' : 'Debit' }
}

function ledgerOf({ body }: Args<'ledger.entries'>, visit: Visit): WireEntry[] {
  const { ledgerType, orderFrom, orderTo, transactionType, accountType } = body
  const present = ledgerYearOf(dayAt(visit.clock()))
  const from = orderFrom ?? firstOf(present)
  yearOf(visit, ledgerYearOf(from.slice(0, 10)))
  const isOfDays = within(from, orderTo ?? lastOf(present))
  const entries = mine(visit, ledgerType)
    .filter(({ at }) => isOfDays(at))
    .map((one) => entryOf(visit, one))
    .filter((one) => transactionType === undefined || one.transactionType === transactionType)
    .filter((one) => accountType === undefined || one.voucherType === accountType)
  const opening = openingOf(visit, ledgerType, from)
  const [first, ...rest] = entries
  return first === undefined ? [nothing(from, opening)] : [{ ...first, ...opening }, ...rest]
}

/** A ledger without entries still has an opening balance. */
const nothing = (at: string, opening: Pick<WireEntry, 'openingBalance' | 'crdrOpeningBalance'>): WireEntry => ({
  id: 'opening',
  voucherNumber: '',
  approvedDate: at,
  debit: paise(0),
  credit: paise(0),
  voucherType: '',
  transactionType: '',
  creditAcc: '',
  descTitle: 'Opening balance',
  exportDesc: '',
  description: '',
  accTypeName: '',
  B2BReferenceNumber: '',
  docketNumber: '',
  hasDetails: '',
  noteType: '',
  isSR: false,
  isCourierExpenses: false,
  isOrderCancel: false,
  isDiscountPaid: false,
  ...opening,
})

const transactionOf = (visit: Visit, id: string): Transaction =>
  known(
    booksOf(visit).find((one) => one.id === id),
    'Entry not found.',
  )

/** Returns the sold goods; for a note, products that add up to its amount. */
function productsOf(visit: Visit, one: Transaction): LedgerDetails['products'] {
  const shipped = visit.state.order.shippedOf(visit.account.store.id)
  const sold = shipped.filter(({ poid, load }) => (one.details === 'load' ? load === one.id : poid === one.order))
  if (one.details === 'po' || one.details === 'load') {
    return sold.flatMap(({ poid, lines }) =>
      lines.map(({ productId, mrp, price, given }) =>
        lineOf(visit, productId, { POID: poid, MRP: mrp, ActualPrice: price, Quantity: given }),
      ),
    )
  }
  const note = noteKindOf({ ...entryOf(visit, one), kind: one.kind })
  if (note !== undefined && !hasGoods(note)) return []
  const product = randomFor(visit.world.seed, 'note', one.id).pick(visit.world.products)
  return [lineOf(visit, product.id, { POID: one.order, MRP: product.mrp, ActualPrice: one.amount, Quantity: 1 })]
}

interface Sold {
  readonly POID: string | undefined
  readonly MRP: Paise
  readonly ActualPrice: Paise
  readonly Quantity: number
}

const lineOf = ({ world }: Visit, ProductID: number, sold: Sold): NonNullable<LedgerDetails['products']>[number] => ({
  ...sold,
  ProductID,
  ProductName: world.productOf(ProductID)?.name ?? String(ProductID),
  TotalPrice: times(sold.ActualPrice, sold.Quantity),
  HSNCode: world.productOf(ProductID)?.HSNCode ?? '',
})

function detailsOf(visit: Visit, id: string): LedgerDetails {
  const one = transactionOf(visit, id)
  const { exportDesc: _, ...entry } = entryOf(visit, one)
  return { ...entry, warehouseId: NOTE_ISSUER, approvedAmount: one.amount, products: productsOf(visit, one) }
}

const byPath = ({ params: { id } }: Args<'ledger.cndnDetails'>, visit: Visit): LedgerDetails => detailsOf(visit, id)
const byQuery = ({ query: { id } }: Args<'ledger.productCnDetails'>, visit: Visit): LedgerDetails =>
  detailsOf(visit, id)

export const ledgerCalls: AreaCalls<'ledger'> = {
  entries: ledgerOf,
  accTypes: () => [
    ...OTHER_TYPES.map(({ type, name }) => ({ accTypeID: type, accTypeName: name })),
    ...NOTES.map(({ type, words }) => ({ accTypeID: type, accTypeName: words })),
  ],
  openingBalance: ({ query: { ledgerAccount, year } }, visit) =>
    openingOf(visit, accountIn(ledgerAccount), firstOf(yearOf(visit, year))),

  misc: master('misc'),
  productRemoval: master('productRemoval'),
  outletRemoval: master('outletRemoval'),
  outletCn: master('outletCn'),
  productCn: master('productCn'),
  intelliSub: master('intelliSub'),
  tatBreach: master('tatBreach'),
  priceDifference: master('priceDifference'),
  kioskDebit: master('kioskDebit'),
  cndn: master('cndn'),
  darpCndn: master('darpCndn'),
  cndnInvoice: master('cndnInvoice'),
  courier: master('courier'),
  salesLoad: master('salesLoad'),
  salesPo: master('salesPo'),
  gcCn: master('gcCn'),
  cmCn: master('cmCn'),
  rto: master('rto'),
  rtoDebitNote: master('rtoDebitNote'),
  buyback: master('buyback'),
  kioskCommission: master('kioskCommission'),
  cnDetails: master('cnDetails'),

  productRemovalDetails: byQuery,
  kioskCommissionDetails: byQuery,
  productCnDetails: byQuery,
  tatBreachDetails: byQuery,
  storeInteriorDetails: byQuery,
  priceDifferenceDetails: byQuery,
  discountPaidInvoice: byPath,
  cndnDetails: byPath,
  gcCnDetails: byPath,
  orderSale: byPath,
  loadSale: byPath,
  removedProducts: byPath,
  outletRemovedProducts: byPath,
  cmCnDetails: byPath,
  cndnInvoiceDetails: byPath,

  warehouseDetails: ({ body: { warehouseId } }) => {
    const depot = known(depotOf(warehouseId), 'Warehouse not found.')
    const { id, name, address, city, state, pincode, GSTNo } = depot
    return { id, name, address, city, state, pincode, GSTNo }
  },
  fileById: ({ body: { id } }, visit) => ({
    url: `media/ledger/${encodeURIComponent(transactionOf(visit, id).id)}.pdf`,
  }),
  creditEntries: (_, { account: { store }, world }) =>
    store.isStockist
      ? [
          {
            amount: paise(randomFor(world.seed, 'indore', store.id).whole(5, 60) * 10_000),
            description: 'Held by the warehouse in Indore',
            approvedDate: undefined,
          },
        ]
      : [],
}
