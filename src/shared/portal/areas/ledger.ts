/** The ledger: in pieces, one for each kind of entry, by account and financial year; and what its entries are made of. */
import { z } from 'zod'
import { instantOf } from '../../domain/values/dates.ts'
import { ZERO } from '../../domain/values/money.ts'
import { call } from '../call.ts'
import { documentUrl } from '../document-url.ts'
import { absent, count, flag, id, idInUrl, moment, orElse, rupees, text, textId } from '../fields.ts'
import { list, rows } from '../rows.ts'

/** A store with many entries has a hundred thousand of them in five years. */
const MOST = 100_000

/** An entry has an amount on one side at least, and a day: one that hasn't can't be reckoned with. */
const entry = z
  .object({
    id: textId,
    voucherNumber: text(100),
    approvedDate: moment,
    debit: absent(rupees),
    credit: absent(rupees),
    voucherType: text(40),
    transactionType: text(40),
    creditAcc: text(10),
    descTitle: text(),
    exportDesc: text(1000),
    description: text(2000),
    accTypeID: absent(id),
    accTypeName: text(200),
    B2BReferenceNumber: text(200),
    docketNumber: text(100),
    hasDetails: text(40),
    noteType: text(20),
    ledgerAccount: absent(id),
    isSR: flag,
    isCourierExpenses: flag,
    isOrderCancel: flag,
    isDiscountPaid: flag,
    cndninvoicedetails: absent(z.object({ referenceID: absent(textId) })),
    einvresponse: absent(z.object({ qrCodeUrl: text(2000) })),
    /** On the first record of a ledger: what it opens with, and on which side. */
    openingBalance: absent(rupees),
    crdrOpeningBalance: text(10),
  })
  .refine(({ debit, credit }) => debit !== undefined || credit !== undefined, { path: ['debit'] })
  .refine(({ approvedDate }) => instantOf(approvedDate) !== undefined, { path: ['approvedDate'] })

const entries = rows(entry, MOST)
/** As the portal answers it. */
export type WireEntry = z.output<typeof entry>

/** `2025-2026`; without it the year that we are in. */
const ofYear = z.object({ ledgerAccount: idInUrl, year: z.string().max(9).optional() })
const kept = { keep: 'minute', long: true } as const
const master = <const P extends string>(get: P) => call({ get, query: ofYear, answer: entries, ...kept })

const line = z.object({
  POID: absent(textId),
  ProductID: absent(id),
  ProductName: text(),
  Quantity: absent(count),
  MRP: absent(rupees),
  ActualPrice: absent(rupees),
  TotalPrice: absent(rupees),
  HSNCode: text(20),
})

/** What an entry is made of. The documents show no more of it than an entry's own fields. */
const details = z.object({
  id: absent(textId),
  voucherNumber: text(100),
  voucherType: text(40),
  approvedDate: absent(moment),
  debit: absent(rupees),
  credit: absent(rupees),
  descTitle: text(),
  description: text(2000),
  accTypeID: absent(id),
  noteType: text(20),
  docketNumber: text(100),
  ledgerAccount: absent(id),
  warehouseId: absent(id),
  approvedAmount: absent(rupees),
  cndninvoicedetails: absent(z.object({ referenceID: absent(textId) })),
  einvresponse: absent(z.object({ qrCodeUrl: text(2000) })),
  products: orElse(rows(line), []),
})
export type LedgerDetails = z.output<typeof details>

const one = z.object({ id: textId })
const detailOf = <const P extends string>(get: P) => call({ get, params: one, answer: details, keep: 'minute' })
const detailBy = <const P extends string>(get: P) => call({ get, query: one, answer: details, keep: 'minute' })

export const ledger = {
  /** The ledger of some days; the first record carries what it opens with. Without days, the financial year. */
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
    ...kept,
  }),
  accTypes: call({
    get: '/api/ledger/getAccTypes',
    answer: rows(z.object({ accTypeID: id, accTypeName: text(200) })),
    keep: 'day',
  }),
  openingBalance: call({
    get: '/api/ledger/openingBalance',
    query: ofYear,
    answer: z.object({ openingBalance: rupees, crdrOpeningBalance: text(10) }),
    keep: 'minute',
  }),

  misc: master('/api/ledger/misc'),
  productRemoval: master('/api/ledger/getProductRemoval'),
  outletRemoval: master('/api/ledger/factoryoutlet/getProductRemoval'),
  outletCn: master('/api/ledger/factoryoutletcn'),
  productCn: master('/api/ledger/getproductcn'),
  intelliSub: master('/api/ledger/getIntelliSubCNDN'),
  tatBreach: master('/api/ledger/getTATBreachCN'),
  priceDifference: master('/api/ledger/getproductpricediff'),
  kioskDebit: master('/api/ledger/getkioskdebit'),
  cndn: master('/api/ledger/cndnmasters'),
  darpCndn: master('/api/ledger/darpcndnmasters'),
  cndnInvoice: master('/api/ledger/cndninvoicemaster'),
  courier: master('/api/ledger/couriercddetail'),
  salesLoad: master('/api/ledger/sales/load'),
  salesPo: master('/api/ledger/sales/po'),
  gcCn: master('/api/ledger/gccnmaster'),
  cmCn: master('/api/ledger/cmcnmaster'),
  rto: master('/api/ledger/rtomaster'),
  rtoDebitNote: master('/api/ledger/rtodebitnote'),
  buyback: master('/api/ledger/getProductBuyBack'),
  kioskCommission: master('/api/ledger/kioskcommission'),
  cnDetails: master('/api/ledger/cndetails'),

  productRemovalDetails: detailBy('/api/ledger/getProductRemovalDetails'),
  kioskCommissionDetails: detailBy('/api/ledger/kioskcommissiondetails'),
  productCnDetails: detailBy('/api/ledger/getproductcndetails'),
  tatBreachDetails: detailBy('/api/ledger/gettatbreachcndetails'),
  storeInteriorDetails: detailBy('/api/ledger/getstoreInteriordndetails'),
  priceDifferenceDetails: detailBy('/api/ledger/getproductpricediffdetails'),
  discountPaidInvoice: detailOf('/api/ledger/getDiscountPaidInvoice/:id'),
  cndnDetails: detailOf('/api/ledger/cndn/details/:id'),
  gcCnDetails: detailOf('/api/ledger/gccnmaster/:id'),
  orderSale: detailOf('/api/ledger/sales/porder/:id'),
  loadSale: detailOf('/api/ledger/sales/loadshipment/:id'),
  removedProducts: detailOf('/api/ledger/productremoval/:id'),
  outletRemovedProducts: detailOf('/api/ledger/factoryoutlet/productremoval/:id'),
  cmCnDetails: detailOf('/api/ledger/cmcnmaster/:id'),
  cndnInvoiceDetails: detailOf('/api/ledger/cndninvoicemaster/:id'),

  /** Who stands on a paper of the ledger as its issuer. */
  warehouseDetails: call({
    post: '/api/ledger/getWarehouseDetails',
    effect: 'read',
    body: z.object({ warehouseId: id }),
    answer: z.object({
      id: absent(id),
      name: text(),
      address: text(1000),
      city: text(),
      state: text(),
      pincode: text(20),
      GSTNo: text(20),
    }),
    keep: 'day',
  }),
  /** Where an entry's file lies; the address may be good for a while only. */
  fileById: call({
    post: '/api/ledger/getLedgerFilerById',
    effect: 'read',
    body: one,
    answer: documentUrl,
    documents: { fields: { url: ['pdf'] } },
  }),
  /** What a warehouse holds against a stockist's credit. */
  creditEntries: call({
    get: '/api/indorewh/usercreditentries',
    answer: list(z.object({ amount: orElse(rupees, ZERO), description: text(), approvedDate: absent(moment) })),
    keep: 'minute',
  }),
}
