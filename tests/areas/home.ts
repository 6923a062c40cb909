import { statementOf } from '../../src/shared/domain/ledger/statement.ts'
import type { StoreSeller } from '../../src/shared/domain/replenishment/store-sellers.ts'
import { known } from '../../src/shared/domain/values/known.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import type { AnswerTo } from '../../src/shared/portal/own-reads.ts'
import type { AreaTables } from '../support/area-tables.ts'
import { ledgerEntry } from '../support/builders.ts'

/** Made on 21 Nov 2026: the week is that of the 9th. */
const [IN_WEEK, BEFORE] = ['2026-11-11T10:00:00Z', '2026-11-04T10:00:00Z']

const orders = [IN_WEEK, IN_WEEK, IN_WEEK, BEFORE, BEFORE].map((createddate, nth) => ({
  poid: `PO-${nth}`,
  createddate,
  status: nth === 2 ? 'Cancelled' : 'Confirmed',
  totalquantity: 1_200 + nth,
  netpayment: paise(61_72_839_00 + nth),
  potype: 'B2B',
  warehouseid: 2,
  gapReport: nth === 0,
})) as AnswerTo<'order.history'>['rows']

const loads = [IN_WEEK, IN_WEEK, BEFORE].map((DeliverdDateTime, nth) => ({
  LoadID: `LD-${nth}`,
  DeliverdDateTime,
  TotalBags: 14 + nth,
  TotalProductQty: 2_400 - nth,
  LoadValue: paise(1_23_45_678_00),
})) as AnswerTo<'loads.list'>['rows']

function statement(): AnswerTo<'ledger.statement'> {
  const paid = (id: string, approvedDate: string, rupees: number) =>
    ledgerEntry({
      ...{ id, approvedDate, kind: 'ledger', voucherType: 'Credit', accTypeName: 'Receipt' },
      ...{ debit: paise(0), credit: paise(rupees * 100) },
    })
  const entries = [paid('1', BEFORE, 40_00_000), paid('2', IN_WEEK, 1_23_45_678)]
  const about = { from: '2026-11-02', to: '2026-11-15', openings: new Map<string, never>() }
  return { ...statementOf(entries, about), account: 1, missing: [], held: [] }
}

/** Five and twelve, each with a name of the test's choice. */
const sellers = (name: string): AnswerTo<'orderAssist.sellers'> => {
  const those = (count: number, sold: number) =>
    Array.from(
      { length: count },
      (_, nth): StoreSeller => ({ id: 200_000 + nth, name: `${name} ${nth}`, sold: sold - nth }),
    )
  return { best: those(5, 96), out: those(12, 41), unsure: 0, missing: [] }
}

export const home = {
  calls: () => ({
    banners: () => ({}),
    menu: () => ({}),
    discounts: () => ({}),
  }),
  documents: {},
  papers: {
    weekSummary: {
      of: (companyName) => ({
        subject: { kind: 'weekSummary', from: '2026-11-09' },
        answers: {
          'order.history': { rows: orders, count: orders.length, netpayment: undefined },
          'loads.list': { rows: loads, count: loads.length },
          'loads.differences': [{ load: 'LD-0', open: 0, short: 12, excess: 0, damaged: 3, worth: paise(29_985_00) }],
          'ledger.statement': statement(),
          'ledger.balanceToday': known(paise(4_12_030_00), IN_WEEK),
          'payment.pending': [
            {
              POID: 'PO-9',
              NetPayment: paise(1_23_45_678_00),
              createddate: IN_WEEK,
              paymentconfirmationdetail: undefined,
            },
          ],
          'orderAssist.sellers': sellers(companyName),
        },
        who: { companyName, isFranchisee: true, enableLedger: true },
      }),
      name: 'Asha Kids Retail',
      says: [
        ...['Week summary', '09–15 Nov 2026', '02–08 Nov 2026', '1,23,45,678.00', 'Not available'],
        ...['Bought', 'Received', 'Short', 'Paid', 'Due today', 'Best sellers', 'Out of stock', 'and 6 more'],
      ],
      sheets: 1,
      longest: 200,
    },
  },
} satisfies AreaTables<'home'>
