import { describe, expect, test } from 'vitest'
import {
  type Amounts,
  footOf,
  type InvoiceLine,
  readLines,
  summarise,
  type TaxKind,
  totalsOf,
} from '../../../../../src/shared/domain/invoices/invoice-amounts.ts'
import type { InvoiceDetail, InvoiceTotals } from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import { paise, ZERO } from '../../../../../src/shared/domain/values/money.ts'
import { rupees } from '../../../../support/builders.ts'

/** Three pieces at ₹118, of which ₹18 are GST. */
const rings: InvoiceDetail = {
  ProductID: 1001,
  ProductName: 'Stacking Rings',
  HSNCode: '95030030',
  Quantity: 3,
  Unit: ' ',
  MRP: rupees(200),
  ActualPrice: rupees(118),
  NetVATAmount: ZERO,
  GSTType: 'SGST-CGST',
  IGST: ZERO,
  CGST: rupees(9),
  SGST: rupees(9),
}
const between: InvoiceDetail = { ...rings, CGST: ZERO, SGST: ZERO, IGST: rupees(18) }
const vat: InvoiceDetail = { ...rings, CGST: ZERO, SGST: ZERO, ActualPrice: rupees(105), NetVATAmount: rupees(5) }
const lineOf = (detail: InvoiceDetail, kind: TaxKind) => readLines([detail], kind)?.lines[0]
const must = (detail: InvoiceDetail, kind: TaxKind = 'within'): InvoiceLine =>
  lineOf(detail, kind) ?? expect.fail('The line is of no rate')

describe('a line of an invoice', () => {
  test('is a unit times its pieces, with the taxes apart', () => {
    expect(lineOf({ ...rings, POID: 'PO-7' }, 'within')).toEqual({
      nr: 1,
      note: 'PO-7',
      productId: 1001,
      name: 'Stacking Rings',
      HSNCode: '95030030',
      unit: 'NOS',
      mrp: rupees(200),
      unitBase: rupees(100),
      rate: 18,
      quantity: 3,
      base: rupees(300),
      CGST: rupees(27),
      SGST: rupees(27),
      IGST: 0,
      VAT: 0,
      total: rupees(354),
    })
  })
  test('is counted as the portal says, piece by piece where it says nothing', () => {
    expect(must({ ...rings, Unit: ' PRS ' }).unit).toBe('PRS')
    expect(must(rings).unit).toBe('NOS')
  })
  test('notes its order, or else why it goes back', () => {
    expect(must({ ...rings, POID: 'PO-7', Reason: 'Damaged' }).note).toBe('PO-7')
    expect(must({ ...rings, Reason: 'Damaged' }).note).toBe('Damaged')
    expect(must({ ...rings, Reason: '' }).note).toBeUndefined()
  })
  test('has IGST between states', () => {
    expect(must(between, 'between')).toMatchObject({ rate: 18, base: rupees(300), CGST: 0, SGST: 0, IGST: rupees(54) })
  })
  test('has VAT alone before GST', () => {
    expect(must({ ...vat, IGST: rupees(9) }, 'VAT')).toMatchObject({
      rate: 5,
      base: rupees(300),
      IGST: 0,
      VAT: rupees(15),
      total: rupees(315),
    })
  })
  test('of a VAT that is of no rate has none', () => {
    expect(must({ ...vat, NetVATAmount: rupees(7) }, 'VAT')).toMatchObject({ rate: undefined, VAT: rupees(21) })
  })
  test('on a bill of supply is of the rate 0', () => {
    expect(must({ ...rings, CGST: ZERO, SGST: ZERO }, 'none')).toMatchObject({ rate: 0, base: rupees(354) })
  })
  test('isn’t there where its taxes are of no rate, or of another way than the goods go', () => {
    expect(lineOf({ ...rings, CGST: rupees(9.2) }, 'within')).toBeUndefined()
    expect(lineOf({ ...rings, IGST: rupees(18) }, 'within')).toBeUndefined()
    expect(lineOf(rings, 'between')).toBeUndefined()
  })
  test('isn’t there where the portal tells another rate than its amounts have', () => {
    expect(lineOf({ ...rings, GSTRate: 12 }, 'within')).toBeUndefined()
    expect(lineOf({ ...rings, GSTRate: 18 }, 'within')?.rate).toBe(18)
  })
  test('isn’t there where its taxes are more than its price, which may be all tax', () => {
    expect(lineOf({ ...vat, NetVATAmount: rupees(105.01) }, 'VAT')).toBeUndefined()
    expect(lineOf({ ...vat, NetVATAmount: rupees(105) }, 'VAT')?.base).toBe(0)
  })
})

describe('lines added up', () => {
  test('come to the foot of the invoice', () => {
    expect(totalsOf([must(rings), must({ ...between, Quantity: 1 }, 'between'), must(vat, 'VAT')])).toEqual({
      quantity: 7,
      base: rupees(700),
      CGST: rupees(27),
      SGST: rupees(27),
      IGST: rupees(18),
      VAT: rupees(15),
      total: rupees(354 + 118 + 315),
    })
    expect(totalsOf([])).toEqual({ quantity: 0, base: 0, CGST: 0, SGST: 0, IGST: 0, VAT: 0, total: 0 })
  })
})

describe('the foot of an invoice', () => {
  const lines: readonly Amounts[] = [must(rings)]
  const foot = (totals: InvoiceTotals, of = lines) => {
    const added = footOf(of, totals)
    return added.ok ? added.foot : expect.fail('It does not add up')
  }
  const apart = (totals: InvoiceTotals, of = lines) => {
    const added = footOf(of, totals)
    return added.ok ? expect.fail('It adds up') : added.apart
  }

  test.each<[string, InvoiceTotals]>([
    ['says nothing', {}],
    ['says the same', { Quantity: 3, TotalPrice: rupees(354), CGST: rupees(27), SGST: rupees(27), IGST: ZERO }],
    ['has a VAT where the paper has none', { NetVATAmount: rupees(5) }],
  ])('is that of the lines where the portal %s', (_what, totals) => {
    expect(foot(totals)).toEqual({ totals: totalsOf(lines), roundOff: 0 })
  })
  test.each([
    [35_401, 1],
    [35_499, 99],
    [35_301, -99],
    [35_400, 0],
  ])('has the portal’s total of %i paise, rounded by %i', (total, roundOff) => {
    expect(foot({ TotalPrice: paise(total) })).toEqual({ totals: { ...totalsOf(lines), total }, roundOff })
  })
  test('has the portal’s taxes, a paisa a line apart; taxable value, taxes and rounding come to the total', () => {
    const two = [must(rings), must(rings)]
    const { totals, roundOff } = foot({ TotalPrice: paise(70_850), CGST: paise(5402), SGST: paise(5398) }, two)
    expect(totals).toMatchObject({ CGST: 5402, SGST: 5398, base: 60_000, total: 70_850 })
    expect(roundOff).toBe(50)
    expect(totals.base + totals.CGST + totals.SGST + roundOff).toBe(totals.total)
    expect(apart({ CGST: paise(5403) }, two)).toEqual({ what: 'CGST', lines: 5400, reported: 5403 })
  })
  test.each<[string, InvoiceTotals, unknown]>([
    ['has other pieces', { Quantity: 4 }, undefined],
    ['has a rupee more', { TotalPrice: paise(35_500) }, { what: 'Total', lines: 35_400, reported: 35_500 }],
    ['has a rupee less', { TotalPrice: paise(35_300) }, { what: 'Total', lines: 35_400, reported: 35_300 }],
    ['has another CGST', { CGST: rupees(26) }, { what: 'CGST', lines: 2700, reported: 2600 }],
    ['has another SGST', { SGST: rupees(26) }, { what: 'SGST', lines: 2700, reported: 2600 }],
    ['has an IGST', { IGST: rupees(1) }, { what: 'IGST', lines: 0, reported: 100 }],
  ])('is refused where the portal %s, with by how much', (_what, totals, why) => {
    expect(apart(totals)).toEqual(why)
  })
  test('has the portal’s VAT where the lines have one', () => {
    const old = [must(vat, 'VAT')]
    expect(foot({ NetVATAmount: paise(1501) }, old).totals).toMatchObject({ VAT: 1501, base: 29_999 })
    expect(apart({ NetVATAmount: rupees(16) }, old)).toMatchObject({ what: 'VAT' })
  })
})

describe('taxes that the portal tells for the whole line', () => {
  const whole: InvoiceDetail = { ...rings, CGST: rupees(27), SGST: rupees(27) }

  test('are those of the line, and a piece has its share', () => {
    expect(must(whole)).toMatchObject({ rate: 18, unitBase: rupees(100), CGST: rupees(27), total: rupees(354) })
    expect(must({ ...between, IGST: rupees(54) }, 'between')).toMatchObject({ rate: 18, IGST: rupees(54) })
    expect(must({ ...vat, NetVATAmount: rupees(15) }, 'VAT')).toMatchObject({ rate: 5, VAT: rupees(15) })
  })
  test('are told by the portal’s sums where both would fit', () => {
    // ₹ 15 and ₹ 15: 40 % of a piece of ₹ 105, and 5 % of six.
    const six = { ...rings, ActualPrice: rupees(105), Quantity: 6, CGST: rupees(15), SGST: rupees(15) }
    const rateOf = (CGST: number) => readLines([six], 'within', { CGST: rupees(CGST) })?.lines[0]?.rate
    expect([rateOf(90), rateOf(15)]).toEqual([40, 5])
  })
  test('are rates where they are no amounts, and that is told', () => {
    expect(readLines([{ ...rings, ActualPrice: rupees(1000) }], 'within')).toMatchObject({ asRates: true })
    expect(readLines([rings], 'within')).toMatchObject({ asRates: false })
  })
})

test('the summary has a row for each HSN code, rate and unit, in their order', () => {
  const low = { ...rings, ActualPrice: rupees(105), CGST: rupees(2.5), SGST: rupees(2.5) }
  const lines = [
    must(rings),
    must({ ...rings, HSNCode: '33051090' }),
    must(low),
    must({ ...rings, Quantity: 2 }),
    must({ ...rings, Unit: 'PRS' }),
  ]
  expect(
    summarise(lines).map(({ HSNCode, rate, unit, quantity, total }) => [HSNCode, rate, unit, quantity, total]),
  ).toEqual([
    ['33051090', 18, 'NOS', 3, rupees(354)],
    ['95030030', 5, 'NOS', 3, rupees(315)],
    ['95030030', 18, 'NOS', 5, rupees(590)],
    ['95030030', 18, 'PRS', 3, rupees(354)],
  ])
})

test.each([0, 1, 2, 4, 5, 5.5, 6, 12.5, 13.5, 14, 14.5, 15, 20])('VAT of %d % is told by its amount', (rate) => {
  const old = { ...vat, ActualPrice: rupees(1000 + rate * 10), NetVATAmount: rupees(rate * 10) }
  expect(must(old, 'VAT')).toMatchObject({ rate, base: rupees(3000) })
})
