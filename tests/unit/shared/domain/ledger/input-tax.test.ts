import { describe, expect, test } from 'vitest'
import type { GoodsSource, InvoiceDetail } from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import type { LedgerEntry } from '../../../../../src/shared/domain/ledger/entry.ts'
import {
  type InputTax,
  taxedBy,
  taxOfInvoice,
  taxOfNote,
  taxSums,
} from '../../../../../src/shared/domain/ledger/input-tax.ts'
import { ledgerEntry, NET_118, rupees } from '../../../../support/builders.ts'
import { invoiceSource } from '../../../../support/invoices.ts'

const note = (more: Partial<LedgerEntry> = {}) => ledgerEntry({ kind: 'misc', voucherType: 'Debit Note', ...more })

describe('the tax of an entry is found', () => {
  test.each([
    ['in the invoice of its order', ledgerEntry({ kind: 'salesPo' }), 'order'],
    ['in the invoice of its load', ledgerEntry({ kind: 'salesLoad' }), 'load'],
    ['by its note', note(), 'note'],
    ['nowhere, of a payment', ledgerEntry({ kind: 'misc', voucherType: 'Credit' }), undefined],
    ['nowhere, before there was GST', ledgerEntry({ approvedDate: '2017-06-30' }), undefined],
    ['from the first day of GST on', ledgerEntry({ approvedDate: '2017-07-01' }), 'order'],
    ['nowhere, without a day', ledgerEntry({ approvedDate: '' }), undefined],
  ])('%s', (_where, entry, by) => {
    expect(taxedBy(entry)).toBe(by)
  })
})

describe('the tax of an invoice', () => {
  /** A piece is ₹118 at 18 %, or ₹105 at 5 %. */
  const detail = (rate: 18 | 5, Quantity: number, within = true): InvoiceDetail => {
    const tax = rupees(rate)
    const half = rupees(rate / 2)
    const [first] = invoiceSource({ lines: 1, to: 'Maharashtra' }).PODetails
    if (first === undefined) throw new Error('No line')
    const taxes = within ? { CGST: half, SGST: half, IGST: rupees(0) } : { CGST: rupees(0), SGST: rupees(0), IGST: tax }
    return {
      ...first,
      Quantity,
      ActualPrice: rupees(100 + rate),
      HSNCode: rate === 18 ? '95030030' : '61112000',
      ...taxes,
    }
  }
  const source = (...PODetails: InvoiceDetail[]): GoodsSource => ({
    ...invoiceSource({ lines: 1, to: 'Maharashtra' }),
    PODetails,
  })
  const sale = (net: number) => ledgerEntry({ debit: rupees(net) })

  test('comes by rate, each added up over its lines, with the issuer’s state', () => {
    const entry = sale(3 * 118 + 105)
    expect(taxOfInvoice(entry, source(detail(18, 1), detail(5, 1), detail(18, 2)))).toEqual([
      {
        entry,
        document: 'Invoice',
        state: 'Maharashtra',
        rate: 5,
        base: rupees(100),
        CGST: rupees(2.5),
        SGST: rupees(2.5),
        IGST: 0,
        net: rupees(105),
      },
      {
        entry,
        document: 'Invoice',
        state: 'Maharashtra',
        rate: 18,
        base: rupees(300),
        CGST: rupees(27),
        SGST: rupees(27),
        IGST: 0,
        net: rupees(354),
      },
    ])
  })
  test('is IGST between states', () => {
    expect(taxOfInvoice(sale(236), source(detail(18, 2, false)))).toMatchObject([
      { base: rupees(200), CGST: 0, SGST: 0, IGST: rupees(36), net: rupees(236) },
    ])
  })
  test('leaves out lines of which nothing was given', () => {
    expect(taxOfInvoice(sale(118), source(detail(18, 1), detail(5, 0)))).toMatchObject([{ rate: 18, net: rupees(118) }])
  })
  test('is that of the lines where the portal rounds the total', () => {
    const rounded = { ...source(detail(18, 1)), Totals: { TotalPrice: rupees(118.5) } }
    expect(taxOfInvoice(sale(118.5), rounded)).toMatchObject([{ base: rupees(100), net: rupees(118) }])
    expect(taxOfInvoice(sale(118), rounded)).toMatchObject([{ net: rupees(118) }])
    expect(taxOfInvoice(sale(118.2), rounded)).toBeUndefined()
    expect(taxOfInvoice(sale(119), { ...rounded, Totals: { TotalPrice: rupees(119) } })).toBeUndefined()
  })
  test('counts down where the sale was reversed, and is none of a bill of supply', () => {
    const reversed = ledgerEntry({ debit: rupees(0), credit: rupees(118) })
    expect(taxOfInvoice(reversed, source(detail(18, 1)))).toMatchObject([
      { document: 'Credit note', base: rupees(-100), CGST: rupees(-9), net: rupees(-118) },
    ])
    expect(taxOfInvoice(sale(118), { ...source(detail(18, 1)), potype: ' gc ' })).toEqual([])
  })
  test('is read of taxes of the whole line, too', () => {
    const whole = { ...detail(18, 3), CGST: rupees(27), SGST: rupees(27) }
    expect(taxOfInvoice(sale(354), source(whole))).toMatchObject([{ CGST: rupees(27), rate: 18 }])
  })
  test('isn’t known where the invoice doesn’t come to the entry, to the paisa', () => {
    expect(taxOfInvoice(sale(118.01), source(detail(18, 1)))).toBeUndefined()
    expect(taxOfInvoice(sale(117.99), source(detail(18, 1)))).toBeUndefined()
  })
  test('isn’t known where a line’s tax is of no rate', () => {
    const strange = { ...detail(18, 1), CGST: rupees(9.2), SGST: rupees(9.2) }
    expect(taxOfInvoice(sale(118), source(strange))).toBeUndefined()
    // Not even if the other lines add up to the entry.
    expect(taxOfInvoice(sale(118), source(detail(18, 1), strange))).toBeUndefined()
  })
})

describe('the tax of a note', () => {
  const within = { issuer: 'Maharashtra', store: 'maharashtra' }
  const between = { issuer: 'Maharashtra', store: 'Goa' }

  test('is in its amount, at 18%, CGST and SGST within a state', () => {
    const entry = note({ debit: rupees(118) })
    expect(taxOfNote(entry, undefined, within)).toEqual([
      {
        entry,
        document: 'Debit note',
        state: 'Maharashtra',
        ...NET_118,
      },
    ])
  })
  test('is IGST between states', () => {
    expect(taxOfNote(note({ debit: rupees(118) }), undefined, between)).toMatchObject([
      { CGST: 0, SGST: 0, IGST: rupees(18) },
    ])
  })
  test('of a credit counts down', () => {
    const credit = note({ debit: rupees(0), credit: rupees(118), voucherType: 'Credit Note' })
    expect(taxOfNote(credit, undefined, within)).toMatchObject([
      {
        document: 'Credit note',
        base: rupees(-100),
        CGST: rupees(-9),
        SGST: rupees(-9),
        net: rupees(-118),
      },
    ])
    expect(taxOfNote(credit, undefined, between)).toMatchObject([{ IGST: rupees(-18), net: rupees(-118) }])
  })
  test('comes on top of what was approved, and together they are the entry', () => {
    const entry = note({ debit: rupees(118) })
    expect(taxOfNote(entry, rupees(100), within)).toMatchObject([{ base: rupees(100), net: rupees(118) }])
    expect(taxOfNote(entry, rupees(118), within)).toMatchObject([{ base: rupees(100), net: rupees(118) }])
    expect(taxOfNote(entry, rupees(0), within)).toMatchObject([{ base: rupees(100), net: rupees(118) }])
    expect(taxOfNote(entry, rupees(90), within)).toBeUndefined()
  })
  test('is a fixed sum of no rate for fitting out a store', () => {
    expect(taxOfNote(note({ debit: rupees(100_000), accTypeID: 12 }), undefined, within)).toMatchObject([
      { rate: undefined, base: rupees(82_000), CGST: rupees(9000), SGST: rupees(9000) },
    ])
  })
  test('isn’t there of what has no note, or no day', () => {
    expect(taxOfNote(note({ voucherType: 'Debit' }), undefined, within)).toBeUndefined()
    expect(taxOfNote(note({ approvedDate: 'soon' }), undefined, within)).toBeUndefined()
  })
})

describe('taxes added up', () => {
  const row = (state: string, rate: number | undefined, base: number, tax: number): InputTax => ({
    entry: note(),
    document: 'Debit note',
    state,
    rate,
    base: rupees(base),
    CGST: rupees(tax),
    SGST: rupees(tax),
    IGST: rupees(1),
    net: rupees(base + 2 * tax + 1),
  })
  test('stand by state and within it by rate, each with its documents; a fixed sum comes first', () => {
    const sums = taxSums([
      row('Goa', 18, 100, 9),
      row('Delhi', 18, 10, 1),
      row('Delhi', 5, 20, 2),
      row('Delhi', 18, 30, 3),
      row('Delhi', undefined, 7, 0),
    ])
    expect(sums.map(({ state, rate, documents }) => [state, rate, documents])).toEqual([
      ['Delhi', undefined, 1],
      ['Delhi', 5, 1],
      ['Delhi', 18, 2],
      ['Goa', 18, 1],
    ])
    expect(sums[2]).toEqual({
      state: 'Delhi',
      rate: 18,
      documents: 2,
      base: rupees(40),
      CGST: rupees(4),
      SGST: rupees(4),
      IGST: rupees(2),
      net: rupees(50),
    })
  })
  test('of no rows are none', () => {
    expect(taxSums([])).toEqual([])
  })
})
