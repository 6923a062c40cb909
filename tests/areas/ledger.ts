import { entriesOf } from '../../src/main/ledger/masters.ts'
import type { LedgerEntry } from '../../src/shared/domain/ledger/entry.ts'
import type { LedgerStatement } from '../../src/shared/domain/ledger/ledger-of.ts'
import { ledgerYearOf } from '../../src/shared/domain/ledger/periods.ts'
import { statementOf } from '../../src/shared/domain/ledger/statement.ts'
import { dayOf } from '../../src/shared/domain/values/dates.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import type { LedgerDetails } from '../../src/shared/portal/areas/ledger.ts'
import type { Answer } from '../../src/shared/portal/calls.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { moment, next, word } from '../support/documented.ts'
import type { Asking } from '../support/pages/app-bridge.ts'

const query = { ledgerAccount: 1 }
const master = () => ({ query })

const entry = () => ({
  id: next(),
  voucherType: 'Debit Note',
  transactionType: 'Debit',
  debit: next(),
  credit: next(),
  creditAcc: 'Cr',
  approvedDate: moment(),
  voucherNumber: word('voucher'),
  descTitle: word('title'),
  exportDesc: word('export'),
  description: word('description'),
  accTypeID: 96,
  accTypeName: word('type'),
  B2BReferenceNumber: word('reference'),
  hasDetails: 'po',
  noteType: 'DN120',
  ledgerAccount: 1,
  isSR: true,
  isCourierExpenses: true,
  isOrderCancel: true,
  isDiscountPaid: true,
  docketNumber: word('docket'),
  cndninvoicedetails: { referenceID: word('reference') },
  einvresponse: { qrCodeUrl: word('qr') },
})

/** Sales of orders, those with the most lines first. */
export async function soldOrders(ask: Asking): Promise<readonly string[]> {
  const args = { query: { ledgerAccount: 1 } }
  const { answer } = await ask('portal.read', { call: 'ledger.salesPo', args, request: 'sold', fresh: true })
  const sold = (answer as Answer<'ledger.salesPo'>).filter(({ hasDetails }) => hasDetails === 'po')
  const lines = await Promise.all(
    sold.map(async ({ id }) => {
      const about = { call: 'ledger.orderSale', args: { params: { id } }, request: id, fresh: true }
      const read = await ask('portal.read', about)
      return { id, count: (read.answer as Answer<'ledger.orderSale'>).products?.length ?? 0 }
    }),
  )
  return lines.toSorted((one, other) => other.count - one.count).map(({ id }) => `salesPo/${id}`)
}

/** Forty entries, each with the maximum text. */
function statement(): LedgerStatement {
  const rows = Array.from({ length: 40 }, (_, nth) => ({
    ...entriesOf('misc', 1, [
      {
        ...entry(),
        id: String(nth),
        accTypeID: 1,
        voucherNumber: `SI/2026-27/PO-${nth}-AND-MORE-OF-IT`,
        exportDesc: 'Payment of what was bought and came late, with all that was agreed on before',
        approvedDate: '2026-05-01T10:00:00Z',
        debit: paise(100_000),
        credit: paise(0),
        einvresponse: undefined,
        openingBalance: undefined,
        crdrOpeningBalance: '',
      },
    ])[0],
  })) as LedgerEntry[]
  const about = { from: '2026-04-01', to: '2027-03-31', openings: new Map([['2026-2027', paise(500)]]) }
  return { ...statementOf(rows, about), account: 1, missing: ['Courier charges: no answer.'], held: [] }
}

const ISSUED_BY = {
  id: 10,
  name: 'Bhamboli',
  address: 'Gat No. 357/103, Village Bhamboli',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '410501',
  GSTNo: '27ZZBCB1042K1ZV',
}

/** With forty products. */
const kioskNote = (): LedgerDetails => ({
  id: '4711',
  voucherNumber: 'DN/2026-27/D4711',
  voucherType: 'Debit Note',
  approvedDate: '2026-05-01T10:00:00Z',
  debit: paise(123_456),
  credit: undefined,
  descTitle: 'Kiosk order',
  description: 'Kiosk order 700101',
  accTypeID: 96,
  noteType: '',
  docketNumber: 'D4711',
  ledgerAccount: 1,
  warehouseId: 10,
  approvedAmount: undefined,
  cndninvoicedetails: undefined,
  einvresponse: { irn: 'f'.repeat(64), ackNo: '1122', ackDate: '2026-05-01T10:00:00Z', qrCodeUrl: 'signed by nobody' },
  products: Array.from({ length: 40 }, (_, nth) => ({
    POID: 'PO-41873-T',
    ProductID: 200_000 + nth,
    ProductName: `Cotton Romper ${nth}`,
    Quantity: 2,
    MRP: paise(199_900),
    ActualPrice: paise(99_900),
    TotalPrice: paise(199_800),
    HSNCode: '61112000',
  })),
})

const TALLY = {
  account: 1 as const,
  from: '2026-04-01',
  to: '2027-03-31',
  entries: ['misc|1|RC'],
  names: {},
  gross: false,
}

export const ledger = {
  calls: async ({ person }) => {
    const all = await person.ask('ledger.entries', { body: { ledgerType: 1 } })
    const last = all.at(-1)
    const about = { id: last?.id ?? '' }
    const year = ledgerYearOf(dayOf(last?.approvedDate ?? '') ?? '')
    const byPath = () => ({ params: about })
    const byQuery = () => ({ query: about })
    return {
      entries: () => ({ body: { ledgerType: 2 } }),
      accTypes: () => ({}),
      openingBalance: master,
      misc: () => ({ query: { ...query, year } }),
      productRemoval: master,
      outletRemoval: master,
      outletCn: master,
      productCn: master,
      intelliSub: master,
      tatBreach: master,
      priceDifference: master,
      kioskDebit: master,
      cndn: master,
      darpCndn: master,
      cndnInvoice: master,
      courier: master,
      salesLoad: master,
      salesPo: master,
      gcCn: master,
      cmCn: master,
      rto: master,
      rtoDebitNote: master,
      buyback: master,
      kioskCommission: master,
      cnDetails: master,
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
      warehouseDetails: () => ({ body: { warehouseId: 10 } }),
      fileById: () => ({ body: about }),
      creditEntries: () => ({}),
    }
  },
  documents: {
    entries: () => [{ ...entry(), openingBalance: next(), crdrOpeningBalance: 'Debit' }, entry()],
    misc: () => [entry()],
    openingBalance: () => ({ openingBalance: next(), crdrOpeningBalance: 'Credit' }),
    cndnDetails: () => ({ voucherNumber: word('voucher'), approvedDate: moment() }),
  },
  state: { events: {}, reads: {} },
  lists: {
    // A store with few entries: tests read every row of it.
    ledger: { ...screenAt('/home/account/ledger'), as: 'delhi@practice.storedesk.example' },
    inputTax: { ...screenAt('/home/account/ledger/inputtax'), as: 'delhi@practice.storedesk.example' },
    ledgerLines: {
      address: (entry) => `/home/account/transactionDetails/1/${entry.split('/')[1]}?kind=salesPo`,
      subjects: soldOrders,
      prefix: 'ledgerLines.',
      isBare: false,
    },
  },
  papers: {
    note: {
      of: (companyName) => ({
        subject: { kind: 'note', of: 'kioskDebit', id: '4711' },
        answers: {
          'ledger.details': kioskNote(),
          'ledger.warehouseDetails': ISSUED_BY,
        },
        who: { companyName },
      }),
      name: 'Asha Kids Retail',
      says: [
        'DEBIT NOTE',
        'CCBB/DN/2026-27/D4711',
        '9962',
        'Kiosk order 700101',
        'Cotton Romper 39',
        'Authorised signatory',
      ],
      sheets: 2,
      longest: 200,
    },
    ledgerStatement: {
      of: (companyName) => ({
        subject: { kind: 'ledgerStatement', account: 1, from: '2026-04-01', to: '2027-03-31' },
        answers: { 'ledger.statement': statement() },
        who: { companyName },
      }),
      name: 'Asha Kids',
      says: ['BB ledger', 'Opening balance', 'Balance b/f', 'Balance c/f', 'Closing balance', 'Page 2 of 3'],
      sheets: 3,
      longest: 100,
    },
  },
  entries: () => ({
    'ledger.check': [{ account: 1, entries: [['misc|1|RC', '2026-04-01|0|100']], isChecked: true }],
    'ledger.pickBooks': [undefined],
    'ledger.readBooks': [
      { file: 1, separator: 'comma', choice: { table: '', header: 1, kinds: ['day', 'amount'], order: 'dayFirst' } },
    ],
    'ledger.closeBooks': [{ file: 1 }],
    'ledger.previewTally': [TALLY],
    'ledger.saveTally': [{ ...TALLY, names: { bank: 'HDFC' }, gross: true }],
  }),
} satisfies AreaTables<'ledger'>
