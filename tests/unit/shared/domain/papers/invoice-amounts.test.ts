import { describe, expect, test } from 'vitest'
import {
  type Amounts,
  agreesWith,
  type InvoiceLine,
  lineOf,
  summarise,
  type TaxKind,
  totalsOf,
} from '../../../../../src/shared/domain/papers/invoice-amounts.ts'
import type { InvoiceDetail, InvoiceTotals } from '../../../../../src/shared/domain/papers/invoice-source.ts'
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
const must = (detail: InvoiceDetail, kind: TaxKind = 'within'): InvoiceLine =>
  lineOf(detail, 1, kind) ?? expect.fail('The line is of no rate')

describe('a line of an invoice', () => {
  test('is a unit times its pieces, with the taxes apart', () => {
    expect(lineOf({ ...rings, POID: 'PO-7' }, 4, 'within')).toEqual({
      nr: 4,
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
    expect(lineOf({ ...rings, CGST: rupees(9.2) }, 1, 'within')).toBeUndefined()
    expect(lineOf({ ...rings, IGST: rupees(18) }, 1, 'within')).toBeUndefined()
    expect(lineOf(rings, 1, 'between')).toBeUndefined()
  })
  test('isn’t there where the portal tells another rate than its amounts have', () => {
    expect(lineOf({ ...rings, GSTRate: 12 }, 1, 'within')).toBeUndefined()
    expect(lineOf({ ...rings, GSTRate: 18 }, 1, 'within')?.rate).toBe(18)
  })
  test('isn’t there where its taxes are more than its price, which may be all tax', () => {
    expect(lineOf({ ...vat, NetVATAmount: rupees(105.01) }, 1, 'VAT')).toBeUndefined()
    expect(lineOf({ ...vat, NetVATAmount: rupees(105) }, 1, 'VAT')?.base).toBe(0)
  })
})

describe('lines added up', () => {
  const sums: Amounts = {
    quantity: 3,
    base: rupees(300),
    CGST: rupees(27),
    SGST: rupees(27),
    IGST: ZERO,
    VAT: ZERO,
    total: rupees(354),
  }
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
  test.each<[string, InvoiceTotals, boolean]>([
    ['says nothing', {}, true],
    ['says the same', { Quantity: 3, TotalPrice: rupees(354), CGST: rupees(27), SGST: rupees(27), IGST: ZERO }, true],
    ['has other pieces', { Quantity: 4 }, false],
    ['has a paisa more', { TotalPrice: paise(35_401) }, false],
    ['has another CGST', { CGST: rupees(26) }, false],
    ['has another SGST', { SGST: rupees(26) }, false],
    ['has an IGST', { IGST: rupees(1) }, false],
    ['has a VAT where the paper has none', { NetVATAmount: rupees(5) }, true],
  ])('agree with a portal that %s: %j', (_what, told, agrees) => {
    expect(agreesWith(sums, told)).toBe(agrees)
  })
  test('agree with the portal’s VAT where they have one', () => {
    const old = { ...sums, CGST: ZERO, SGST: ZERO, VAT: rupees(54) }
    expect(agreesWith(old, { NetVATAmount: rupees(54) })).toBe(true)
    expect(agreesWith(old, { NetVATAmount: rupees(55) })).toBe(false)
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
