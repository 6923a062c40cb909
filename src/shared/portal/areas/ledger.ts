/** The ledger in pieces, one for each kind of entry, by account and financial year; and the details of its entries. */
import { z } from 'zod'
import { instantOf } from '../../domain/values/dates.ts'
import { type Paise, ZERO } from '../../domain/values/money.ts'
import { call } from '../call.ts'
import { documentUrl } from '../document-url.ts'
import * as f from '../fields.ts'
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
const orNone = (schema: typeof f.textId | typeof f.moment) =>
  z.codec(f.absent(schema), z.string(), { decode: (value) => value ?? '', encode: (value) => value || undefined })

/** An entry needs an id, an amount on at least one side, and a day; without these it can't be used. */
const entry = z
  .object({
    id: orNone(f.textId),
    voucherNumber: f.text(100),
    approvedDate: orNone(f.moment),
    debit: f.absent(f.rupees),
    credit: f.absent(f.rupees),
    voucherType: f.decidingText(40),
    transactionType: f.decidingText(40),
    creditAcc: f.decidingText(10),
    descTitle: f.text(),
    exportDesc: f.text(1000),
    description: f.text(2000),
    accTypeID: f.shown(f.id),
    accTypeName: f.text(200),
    B2BReferenceNumber: f.text(200),
    docketNumber: f.text(100),
    hasDetails: f.text(40),
    noteType: f.decidingText(20),
    ledgerAccount: f.shown(f.id),
    isSR: f.flag,
    isCourierExpenses: f.flag,
    isOrderCancel: f.flag,
    isDiscountPaid: f.flag,
    cndninvoicedetails: f.shown(z.object({ referenceID: f.shown(f.textId) })),
    einvresponse,
    /** On the first record of a ledger: its opening balance with its side. */
    openingBalance: f.absent(f.rupees),
    crdrOpeningBalance: f.decidingText(10),
  })
  .refine((row) => isOpeningAlone(row) || row.id !== '', { path: ['id'] })
  .refine((row) => isOpeningAlone(row) || (row.debit ?? row.credit) !== undefined, { path: ['debit'] })
  .refine((row) => isOpeningAlone(row) || instantOf(row.approvedDate) !== undefined, { path: ['approvedDate'] })

const entries = rows(entry, MOST)
/** An entry in the portal's format. */
export type WireEntry = z.output<typeof entry>

/** `2025-2026`; the current year by default. */
const ofYear = z.object({ ledgerAccount: f.idInUrl, year: z.string().max(9).optional() })
const common = { keep: 'minute', long: true } as const
const master = { query: ofYear, answer: entries, ...common } as const

const line = z.object({
  POID: f.shown(f.textId),
  ProductID: f.shown(f.id),
  ProductName: f.text(),
  Quantity: f.absent(f.count),
  MRP: f.absent(f.rupees),
  ActualPrice: f.absent(f.rupees),
  TotalPrice: f.absent(f.rupees),
  HSNCode: f.text(20),
})

/** The details of an entry. The documents show only the entry's own fields. */
const details = around('products', f.absent(rows(line)), {
  id: f.absent(f.textId),
  voucherNumber: f.text(100),
  voucherType: f.decidingText(40),
  approvedDate: f.absent(f.moment),
  debit: f.absent(f.rupees),
  credit: f.absent(f.rupees),
  descTitle: f.text(),
  description: f.text(2000),
  accTypeID: f.shown(f.id),
  noteType: f.decidingText(20),
  docketNumber: f.text(100),
  ledgerAccount: f.absent(f.id),
  warehouseId: ours('the warehouse that the entry is about', f.absent(f.id)),
  approvedAmount: ours('the amount of the note', f.absent(f.rupees)),
  /** The invoice that a note changes. */
  OriginalInvoiceNo: ours('the number of the invoice that a note changes', f.absent(f.text(64))),
  OriginalInvoiceDate: ours('the date of the invoice that a note changes', f.absent(f.moment)),
  cndninvoicedetails: f.absent(z.object({ referenceID: f.absent(f.textId) })),
  einvresponse,
})
export type LedgerDetails = z.output<typeof details>

const one = z.object({ id: f.textId })
const byPath = { params: one, answer: details, keep: 'minute' } as const
const byQuery = { query: one, answer: details, keep: 'minute' } as const

export const ledger = {
  /** The ledger of a range of days; the first record has the opening balance. Without days, the financial year. */
  entries: call({
    post: '/api/ledger/getLedger',
    effect: 'read',
    body: z.object({
      ledgerType: z.literal([1, 2]),
      orderFrom: f.moment.optional(),
      orderTo: f.moment.optional(),
      transactionType: z.string().max(40).optional(),
      accountType: z.string().max(40).optional(),
    }),
    answer: entries,
    ...common,
  }),
  accTypes: call({
    get: '/api/ledger/getAccTypes',
    answer: rows(z.object({ accTypeID: f.id, accTypeName: f.text(200) })),
    keep: 'day',
  }),
  openingBalance: call({
    get: '/api/ledger/openingBalance',
    query: ofYear,
    answer: z.object({ openingBalance: f.rupees, crdrOpeningBalance: f.decidingText(10) }),
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
    body: z.object({ warehouseId: f.id }),
    answer: z.object({
      id: f.shown(f.id),
      name: f.text(),
      address: f.text(1000),
      city: f.text(),
      state: f.text(),
      pincode: f.text(20),
      GSTNo: f.text(20),
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
    answer: rows(z.object({ amount: f.rupees, description: f.text(), approvedDate: f.shown(f.moment) })),
    keep: 'minute',
  }),
}
