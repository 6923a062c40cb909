/** The ledger in pieces, one for each kind of entry, by account and financial year; and the details of its entries. */
import { z } from 'zod'
import { instantOf } from '../../domain/values/dates.ts'
import { type Paise, ZERO } from '../../domain/values/money.ts'
import { call } from '../call.ts'
import { documentUrl } from '../document-url.ts'
import { absent, count, decidingText, flag, id, idInUrl, moment, rupees, shown, text, textId } from '../fields.ts'
import { einvresponse } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { around, rows } from '../rows.ts'

/** A busy store has a hundred thousand entries in five years. */
const MOST = 100_000

/** True for a record that holds only the opening balance: the first record of a ledger may not be an entry. */
export const isOpeningAlone = ({ debit = ZERO, credit = ZERO, openingBalance }: OpeningFields): boolean =>
  openingBalance !== undefined && debit === 0 && credit === 0

interface OpeningFields {
  readonly debit?: Paise | undefined
  readonly credit?: Paise | undefined
  readonly openingBalance?: Paise | undefined
}

/** '' if it is missing. */
const orNone = (schema: typeof textId | typeof moment) =>
  z.codec(absent(schema), z.string(), { decode: (value) => value ?? '', encode: (value) => value || undefined })

/** An entry needs an id, an amount on at least one side, and a day; without these it can't be used. */
const entry = z
  .object({
    id: orNone(textId),
    voucherNumber: text(100),
    approvedDate: orNone(moment),
    debit: absent(rupees),
    credit: absent(rupees),
    voucherType: decidingText(40),
    transactionType: decidingText(40),
    creditAcc: decidingText(10),
    descTitle: text(),
    exportDesc: text(1000),
    description: text(2000),
    accTypeID: shown(id),
    accTypeName: text(200),
    B2BReferenceNumber: text(200),
    docketNumber: text(100),
    hasDetails: text(40),
    noteType: decidingText(20),
    ledgerAccount: shown(id),
    isSR: flag,
    isCourierExpenses: flag,
    isOrderCancel: flag,
    isDiscountPaid: flag,
    cndninvoicedetails: shown(z.object({ referenceID: shown(textId) })),
    einvresponse,
    /** On the first record of a ledger: its opening balance with its side. */
    openingBalance: absent(rupees),
    crdrOpeningBalance: decidingText(10),
  })
  .refine((row) => isOpeningAlone(row) || row.id !== '', { path: ['id'] })
  .refine((row) => isOpeningAlone(row) || (row.debit ?? row.credit) !== undefined, { path: ['debit'] })
  .refine((row) => isOpeningAlone(row) || instantOf(row.approvedDate) !== undefined, { path: ['approvedDate'] })

const entries = rows(entry, MOST)
/** An entry in the portal's format. */
export type WireEntry = z.output<typeof entry>

/** `2025-2026`; the current year by default. */
const ofYear = z.object({ ledgerAccount: idInUrl, year: z.string().max(9).optional() })
const common = { keep: 'minute', long: true } as const
const master = { query: ofYear, answer: entries, ...common } as const

const line = z.object({
  POID: shown(textId),
  ProductID: shown(id),
  ProductName: text(),
  Quantity: absent(count),
  MRP: absent(rupees),
  ActualPrice: absent(rupees),
  TotalPrice: absent(rupees),
  HSNCode: text(20),
})

/** The details of an entry. The documents show only the entry's own fields. */
const details = around('products', absent(rows(line)), {
  id: absent(textId),
  voucherNumber: text(100),
  voucherType: decidingText(40),
  approvedDate: absent(moment),
  debit: absent(rupees),
  credit: absent(rupees),
  descTitle: text(),
  description: text(2000),
  accTypeID: shown(id),
  noteType: decidingText(20),
  docketNumber: text(100),
  ledgerAccount: absent(id),
  warehouseId: ours('the warehouse that the entry is about', absent(id)),
  approvedAmount: ours('the amount of the note', absent(rupees)),
  /** The invoice that a note changes. */
  OriginalInvoiceNo: ours('the number of the invoice that a note changes', absent(text(64))),
  OriginalInvoiceDate: ours('the date of the invoice that a note changes', absent(moment)),
  cndninvoicedetails: absent(z.object({ referenceID: absent(textId) })),
  einvresponse,
})
export type LedgerDetails = z.output<typeof details>

const one = z.object({ id: textId })
const byPath = { params: one, answer: details, keep: 'minute' } as const
const byQuery = { query: one, answer: details, keep: 'minute' } as const

export const ledger = {
  /** The ledger of a range of days; the first record has the opening balance. Without days, the financial year. */
  entries: call({
    post: '/api/ledger/getLedger',
    effect: 'read',
    body: z.object({
      ledgerType: z.literal([1, 2]),
      orderFrom: moment.optional(),
      orderTo: moment.optional(),
      transactionType: z.string().max(40).optional(),
      accountType: z.string().max(40).optional(),
    }),
    answer: entries,
    ...common,
  }),
  accTypes: call({
    get: '/api/ledger/getAccTypes',
    answer: rows(z.object({ accTypeID: id, accTypeName: text(200) })),
    keep: 'day',
  }),
  openingBalance: call({
    get: '/api/ledger/openingBalance',
    query: ofYear,
    answer: z.object({ openingBalance: rupees, crdrOpeningBalance: decidingText(10) }),
    keep: 'minute',
  }),

  misc: call({ get: '/api/ledger/misc', ...master }),
  productRemoval: call({ get: '/api/ledger/getProductRemoval', ...master }),
  outletRemoval: call({ get: '/api/ledger/factoryoutlet/getProductRemoval', ...master }),
  outletCn: call({ get: '/api/ledger/factoryoutletcn', ...master }),
  productCn: call({ get: '/api/ledger/getproductcn', ...master }),
  intelliSub: call({ get: '/api/ledger/getIntelliSubCNDN', ...master }),
  tatBreach: call({ get: '/api/ledger/getTATBreachCN', ...master }),
  priceDifference: call({ get: '/api/ledger/getproductpricediff', ...master }),
  kioskDebit: call({ get: '/api/ledger/getkioskdebit', ...master }),
  cndn: call({ get: '/api/ledger/cndnmasters', ...master }),
  darpCndn: call({ get: '/api/ledger/darpcndnmasters', ...master }),
  cndnInvoice: call({ get: '/api/ledger/cndninvoicemaster', ...master }),
  courier: call({ get: '/api/ledger/couriercddetail', ...master }),
  salesLoad: call({ get: '/api/ledger/sales/load', ...master }),
  salesPo: call({ get: '/api/ledger/sales/po', ...master }),
  gcCn: call({ get: '/api/ledger/gccnmaster', ...master }),
  cmCn: call({ get: '/api/ledger/cmcnmaster', ...master }),
  rto: call({ get: '/api/ledger/rtomaster', ...master }),
  rtoDebitNote: call({ get: '/api/ledger/rtodebitnote', ...master }),
  buyback: call({ get: '/api/ledger/getProductBuyBack', ...master }),
  kioskCommission: call({ get: '/api/ledger/kioskcommission', ...master }),
  cnDetails: call({ get: '/api/ledger/cndetails', ...master }),

  productRemovalDetails: call({ get: '/api/ledger/getProductRemovalDetails', ...byQuery }),
  kioskCommissionDetails: call({ get: '/api/ledger/kioskcommissiondetails', ...byQuery }),
  productCnDetails: call({ get: '/api/ledger/getproductcndetails', ...byQuery }),
  tatBreachDetails: call({ get: '/api/ledger/gettatbreachcndetails', ...byQuery }),
  storeInteriorDetails: call({ get: '/api/ledger/getstoreInteriordndetails', ...byQuery }),
  priceDifferenceDetails: call({ get: '/api/ledger/getproductpricediffdetails', ...byQuery }),
  discountPaidInvoice: call({ get: '/api/ledger/getDiscountPaidInvoice/:id', ...byPath }),
  cndnDetails: call({ get: '/api/ledger/cndn/details/:id', ...byPath }),
  gcCnDetails: call({ get: '/api/ledger/gccnmaster/:id', ...byPath }),
  orderSale: call({ get: '/api/ledger/sales/porder/:id', ...byPath }),
  loadSale: call({ get: '/api/ledger/sales/loadshipment/:id', ...byPath }),
  removedProducts: call({ get: '/api/ledger/productremoval/:id', ...byPath }),
  outletRemovedProducts: call({ get: '/api/ledger/factoryoutlet/productremoval/:id', ...byPath }),
  cmCnDetails: call({ get: '/api/ledger/cmcnmaster/:id', ...byPath }),
  cndnInvoiceDetails: call({ get: '/api/ledger/cndninvoicemaster/:id', ...byPath }),

  /** The issuer on a printed note. */
  warehouseDetails: call({
    post: '/api/ledger/getWarehouseDetails',
    effect: 'read',
    body: z.object({ warehouseId: id }),
    answer: z.object({
      id: shown(id),
      name: text(),
      address: text(1000),
      city: text(),
      state: text(),
      pincode: text(20),
      GSTNo: text(20),
    }),
    keep: 'day',
  }),
  /** The address of an entry's file, which may be valid for a limited time. */
  fileById: call({
    post: '/api/ledger/getLedgerFilerById',
    effect: 'read',
    body: one,
    answer: documentUrl,
    documents: { fields: { url: ['pdf'] } },
  }),
  /** The amounts that a warehouse holds from a stockist's credit. */
  creditEntries: call({
    get: '/api/indorewh/usercreditentries',
    answer: rows(z.object({ amount: rupees, description: text(), approvedDate: shown(moment) })),
    keep: 'minute',
  }),
}
