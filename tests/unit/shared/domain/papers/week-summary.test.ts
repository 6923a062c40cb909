/** The week on one sheet: each figure comes from its own list, and unknown values never count as 0. 2026-11-16 is a Monday. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '../../../../../src/shared/domain/orders/order.ts'
import { weekFrom } from '../../../../../src/shared/domain/orders/order-weeks.ts'
import { latestDayOfSearch } from '../../../../../src/shared/domain/orders/search-days.ts'
import { bestSellers, outOfStock, reasons } from '../../../../../src/shared/domain/papers/week-products.ts'
import {
  changeInWords,
  deliveredIn,
  loadSearchDays,
  spanInWords,
  type WeekFacts,
  type WeekSummary,
  weekSummary,
} from '../../../../../src/shared/domain/papers/week-summary.ts'
import { addDays } from '../../../../../src/shared/domain/values/dates.ts'
import { known, notKnown } from '../../../../../src/shared/domain/values/known.ts'
import { formatCount, formatRupees, paise } from '../../../../../src/shared/domain/values/money.ts'
import { messages, say } from '../../../../../src/shared/messages.ts'
import { ledgerEntry } from '../../../../support/builders.ts'

const AT = '2026-11-28T04:00:00Z'
const WEEK = weekFrom('2026-11-16')
const knownOf = <T>(value: T) => known(value, AT)

const order = (createddate: string, rupees: number, more: object = {}) => ({
  ...{
    createddate,
    netpayment: paise(rupees * 100),
    totalquantity: 10,
    gapReport: false,
    status: 'Confirmed' as const,
  },
  ...more,
})
const load = (LoadID: string, DeliverdDateTime: string, more: object = {}) => ({
  ...{ LoadID, DeliverdDateTime, TotalBags: 2, TotalProductQty: 20, LoadValue: paise(5_000_00) },
  ...more,
})
const found = (id: string, short: number, open = 0) => ({
  load: id,
  open,
  short,
  excess: 0,
  damaged: 1,
  worth: paise(short * 100),
})
const receipt = (approvedDate: string, rupees: number) =>
  ledgerEntry({
    ...{ kind: 'ledger', voucherType: 'Credit', accTypeName: 'Receipt', approvedDate },
    ...{ debit: paise(0), credit: paise(rupees * 100) },
  })

const facts = (more: Partial<WeekFacts> = {}): WeekFacts => ({
  week: WEEK,
  today: '2026-11-28',
  orders: knownOf([order('2026-11-16', 100), order('2026-11-22', 50, { gapReport: true }), order('2026-11-15', 70)]),
  loads: knownOf([load('A', '2026-11-18'), load('B', '2026-11-19'), load('C', '2026-11-10')]),
  differences: knownOf([found('A', 3)]),
  accounts: [
    {
      account: 1,
      entries: knownOf([receipt('2026-11-17', 900), receipt('2026-11-12', 400)]),
      balance: knownOf(paise(-5_00)),
      pending: knownOf([
        { POID: 'PO-1', NetPayment: paise(7_00) },
        { POID: 'PO-2', NetPayment: paise(9_00), paymentconfirmationdetail: { orderID: 'PO-2' } },
      ]),
    },
  ],
  sellers: knownOf({ best: [{ id: 1, name: 'Romper', sold: 9 }], out: [], unsure: 0, missing: [] }),
  ...more,
})

const figuresOf = (summary: WeekSummary, title: string) =>
  (summary.parts.find((part) => part.title === title)?.figures ?? []).map(({ label, now, before, change }) => [
    label,
    now,
    before,
    change,
  ])
const notesOf = (summary: WeekSummary, title: string) => summary.parts.find((part) => part.title === title)?.notes

describe('a week of which all is known', () => {
  const summary = weekSummary(facts())

  test('stands beside the week before', () => {
    expect([summary.week, summary.before, summary.lacking]).toEqual(['16–22 Nov 2026', '09–15 Nov 2026', ''])
    expect(figuresOf(summary, 'Bought')).toEqual([
      ['Orders placed', '2', '1', '+1'],
      ['Pieces', '20', '10', '+10'],
      ['Net payment', '₹ 150.00', '₹ 70.00', '+₹ 80.00'],
      ['Cancelled orders', '0', '0', 'No change'],
    ])
    expect(figuresOf(summary, 'Received')).toEqual([
      ['Loads delivered', '2', '1', '+1'],
      ['Boxes', '4', '2', '+2'],
      ['Pieces', '40', '20', '+20'],
      ['Value', '₹ 10,000.00', '₹ 5,000.00', '+₹ 5,000.00'],
    ])
    expect(figuresOf(summary, 'Paid')).toEqual([['Payments, BB account', '₹ 900.00', '₹ 400.00', '+₹ 500.00']])
  })

  test('says of how many loads pieces are short, and nothing of a week without counted loads', () => {
    expect(figuresOf(summary, 'Short')).toEqual([
      ['Orders with a gap', '1', '0', '+1'],
      ['Pieces short', '3', undefined, undefined],
      ['Pieces damaged', '1', undefined, undefined],
      ['Short and damaged, at MRP', '₹ 3.00', undefined, undefined],
    ])
    expect(notesOf(summary, 'Short')).toEqual([say('weekCounted', { counted: '1', loads: '2 loads' })])
    const inPart = weekSummary(facts({ differences: knownOf([found('A', 3, 4), found('B', 0)]) }))
    const counts = { counted: '2', loads: '2 loads', open: '1' }
    expect(notesOf(inPart, 'Short')).toEqual([say('weekCountedInPart', counts)])
    expect(notesOf(weekSummary(facts({ differences: knownOf([]) })), 'Short')).toEqual([say('weekNotCounted')])
  })

  test('has what is due as of today, without what was confirmed; the portal names no due date', () => {
    expect(figuresOf(summary, 'Due today')).toEqual([
      ['To be paid, BB account', '₹ 7.00', undefined, undefined],
      ['Overdue', undefined, undefined, undefined],
      ['Ledger balance, BB account', '₹ 5.00 Credit', undefined, undefined],
    ])
  })
})

test('a week without anything is told as nothing: it is known that there was none', () => {
  const summary = weekSummary(facts({ orders: knownOf([]), loads: knownOf([]), differences: knownOf([]) }))
  expect(figuresOf(summary, 'Bought').map(([, now]) => now)).toEqual(['0', '0', '₹ 0.00', '0'])
  expect(figuresOf(summary, 'Short').map(([, now]) => now)).toEqual(['0', '0', '0', '₹ 0.00'])
  expect(notesOf(summary, 'Short')).toEqual([])
})

test('a user without access to the ledger has no amount on it', () => {
  const summary = weekSummary(facts({ accounts: undefined }))
  expect(summary.parts.map(({ title }) => title)).toEqual(['Bought', 'Received', 'Short'])
  expect(JSON.stringify(summary)).not.toContain('₹')
})

test('one load that doesn’t say its boxes leaves the boxes of its week unknown, and nothing else', () => {
  const loads = knownOf([load('A', '2026-11-18', { TotalBags: undefined }), load('C', '2026-11-10')])
  expect(figuresOf(weekSummary(facts({ loads })), 'Received').slice(0, 3)).toEqual([
    ['Loads delivered', '1', '1', 'No change'],
    ['Boxes', undefined, '2', undefined],
    ['Pieces', '20', '20', 'No change'],
  ])
})

test('what failed is missing with its reason, in each part that it is needed for, and is never nothing', () => {
  const why = 'The portal can’t be reached.'
  const lost = notKnown(why)
  const parts = ['orders', 'loads', 'differences', 'sellers'] as const
  fc.assert(
    fc.property(fc.subarray([...parts]), fc.boolean(), (failing, money) => {
      const accounts = money ? [{ account: 1 as const, entries: lost, balance: lost, pending: lost }] : facts().accounts
      const weekFacts = facts({ ...Object.fromEntries(failing.map((part) => [part, lost])), accounts })
      const summary = weekSummary(weekFacts)
      const failed = (...needed: readonly (typeof parts)[number][]) => needed.some((one) => failing.includes(one))
      const missing = [
        ...(failed('orders') ? ['Bought'] : []),
        ...(failed('loads') ? ['Received'] : []),
        ...(failed('orders', 'loads', 'differences') ? ['Short'] : []),
        ...(money ? ['Paid', 'Due today'] : []),
        ...(failed('sellers') ? ['Best sellers', 'Out of stock'] : []),
      ]
      expect(summary.lacking).toBe(missing.join(', '))
      if (failed('orders'))
        expect(figuresOf(summary, 'Bought').flatMap(([, ...rest]) => rest)).toEqual(Array(12).fill(undefined))
      if (failed('orders')) expect(notesOf(summary, 'Bought')).toEqual([why])
      if (money)
        expect(
          figuresOf(summary, 'Due today')
            .flatMap(([, ...rest]) => rest)
            .filter(Boolean),
        ).toEqual([])
    }),
  )
})

test('orders of both weeks are counted once, each in its own, to the paisa', () => {
  const some = fc.array(
    fc.record({
      createddate: fc.integer({ min: -10, max: 10 }).map((days) => addDays('2026-11-16', days)),
      status: fc.constantFrom(...ORDER_STATUSES),
      netpayment: fc.nat(10_000_000).map(paise),
      totalquantity: fc.nat(100),
      gapReport: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(some, (orders) => {
      const [placed, , net] = figuresOf(weekSummary(facts({ orders: knownOf(orders) })), 'Bought')
      const mine = orders.filter(
        ({ createddate, status }) => createddate >= WEEK.from && createddate <= WEEK.to && status !== 'Cancelled',
      )
      expect(placed?.[1]).toBe(formatCount(mine.length))
      expect(net?.[1]).toBe(formatRupees(paise(mine.reduce((all, one) => all + one.netpayment, 0))))
    }),
  )
})

test('a change is told with its sign', () => {
  expect([3, -3, 0].map((by) => changeInWords(by, formatCount))).toEqual(['+3', '−3', 'No change'])
})

test('loads are looked for no further than a search reaches', () => {
  fc.assert(
    fc.property(fc.nat(3000), (weeks) => {
      const week = weekFrom(addDays('2000-01-03', weeks * 7))
      const { from, to } = loadSearchDays(week)
      expect([to, to <= latestDayOfSearch(from)]).toEqual([week.to, true])
    }),
  )
  expect(spanInWords(loadSearchDays(WEEK))).toBe('07 Sep – 22 Nov 2026')
})

test('a load is of the week in which it was delivered, and of none where that isn’t said', () => {
  const loads = [
    load('A', '2026-11-15T18:30:00Z'),
    load('B', '2026-11-22T18:30:00Z'),
    { ...load('C', ''), DeliverdDateTime: undefined },
  ]
  expect(deliveredIn(loads, WEEK).map(({ LoadID }) => LoadID)).toEqual(['A'])
})

describe('its products', () => {
  const seller = (id: number, name = `Romper ${id}`) => ({ id, name, sold: 50 - id })
  const sellers = (more: object) => knownOf({ best: [], out: [], unsure: 0, missing: [], ...more })

  test('are named as far as there is room, the others counted', () => {
    const { rows, more } = outOfStock(sellers({ out: Array.from({ length: 9 }, (_, id) => seller(id)) }), '2026-11-28')
    expect([rows?.length, more]).toEqual([6, 3])
  })

  test('are numbers where no name is known, and long names are cut', () => {
    const { rows } = bestSellers(sellers({ best: [seller(7, ''), seller(8, 'W'.repeat(200))] }), '2026-11-28')
    expect(rows?.map(({ name }) => name)).toEqual(['Product 7', `${'W'.repeat(59)}…`])
  })

  test('are missing with the reason where the portal lacks a figure', () => {
    const lost = sellers({ best: undefined, out: undefined, missing: ['No sales.', 'No stock.', 'No orders.'] })
    for (const part of [bestSellers(lost, '2026-11-28'), outOfStock(lost, '2026-11-28')])
      expect(part).toMatchObject({ rows: undefined, isFailed: true, notes: ['No sales.', 'No stock.'] })
  })

  test('say of how many it isn’t known', () => {
    const { notes, none } = outOfStock(sellers({ unsure: 2 }), '2026-11-28')
    expect(none).toBe(messages.weekNothingOut)
    expect(notes).toContain(say('weekUnsure', { products: '2 products' }))
  })
})

test('reasons are told once, and not all of many', () => {
  expect(
    reasons(notKnown('a'), notKnown('a'), undefined, knownOf(1), notKnown(''), notKnown('b'), notKnown('c')),
  ).toEqual(['a', 'b'])
  expect(reasons(notKnown('w'.repeat(500)))[0]).toHaveLength(200)
})
