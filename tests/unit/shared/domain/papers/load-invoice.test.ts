import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import type { LoadInvoiceSource } from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import { buildLoadInvoice } from '../../../../../src/shared/domain/papers/load-invoice.ts'
import { addsUp } from '../../../../support/adds-up.ts'
import { rupees } from '../../../../support/builders.ts'
import { type InvoiceWishes, loadSource, untaxedLoad } from '../../../../support/invoices.ts'

const build = (source: LoadInvoiceSource) =>
  buildLoadInvoice(source, { loadId: 'LD-1', own: undefined, reference: readReference() })
function paperOf(source: LoadInvoiceSource) {
  const built = build(source)
  if (!built.ok) throw new Error(built.why)
  return built.paper
}
const whyNot = (source: LoadInvoiceSource) => {
  const built = build(source)
  return built.ok ? undefined : built.why
}
const HERE: InvoiceWishes = { lines: 3, to: 'Maharashtra' }
const AFAR: InvoiceWishes = { lines: 3, to: 'Karnataka' }

describe('what a load is invoiced as', () => {
  test.each([
    ['a tax invoice', loadSource(HERE), 'TAX INVOICE'],
    ['a challan for Photoshoot signage', loadSource({ ...AFAR, store: { signage: 'Photoshoot' } }), 'DELIVERY CHALLAN'],
    [
      'a challan for BBBHCOCO in the warehouse’s state',
      loadSource({ ...HERE, store: { concept: 'BBBHCOCO' } }),
      'DELIVERY CHALLAN',
    ],
    [
      'a tax invoice for BBBHCOCO in another state',
      loadSource({ ...AFAR, store: { concept: 'BBBHCOCO' } }),
      'TAX INVOICE',
    ],
    [
      'a tax invoice for BBBHCOCO from a stockist of its state',
      loadSource({ lines: 3, to: 'Chandigarh', fromStockist: true, store: { concept: 'BBBHCOCO' } }),
      'TAX INVOICE',
    ],
    ['a bill of supply for type GC', untaxedLoad(HERE), 'BILL OF SUPPLY'],
    [
      'a bill of supply for type GC, whatever the signage',
      untaxedLoad({ ...HERE, store: { signage: 'Photoshoot' } }),
      'BILL OF SUPPLY',
    ],
  ] as const)('%s', (_, source, title) => {
    expect(paperOf(source).title).toBe(title)
  })

  test('a warehouse that bills in its state but ships to another makes a tax invoice', () => {
    const { StoreDetails } = loadSource(AFAR)
    const source = loadSource({ ...AFAR, store: { concept: 'BBBHCOCO', state: 'Maharashtra' } })
    expect(paperOf(source).title).toBe('TAX INVOICE')
    expect(paperOf(source).taxes.map(({ of }) => of)).toEqual(['IGST'])
    expect(StoreDetails.shippingState).toBe('Karnataka')
  })
})

describe('its number', () => {
  test.each([
    [1, '26/41873', 'CCBB/26/41873'],
    [2, '26/41873', 'CCDARP/26/41873'],
    [undefined, '26/41873', 'CCDARP/26/41873'],
    [1, 'CCBB/26/41873', 'CCBB/26/41873'],
    [1, '', 'CCBB/LD-4711'],
  ])('of ledger account %s and %j is %s', (ledgerAccount, InvoiceNo, number) => {
    expect(paperOf(loadSource(HERE, { ledgerAccount, InvoiceNo })).number).toBe(number)
    expect(paperOf(untaxedLoad(HERE, { ledgerAccount, InvoiceNo })).number).toBe(number)
  })
  test('is the load’s that was asked for where the portal names neither', () => {
    expect(paperOf(loadSource(HERE, { LoadID: undefined, InvoiceNo: '' })).number).toBe('CCBB/LD-1')
  })
  test('of a challan is the challan’s', () => {
    const source = loadSource({ ...AFAR, store: { signage: 'Photoshoot' } })
    expect(paperOf(source)).toMatchObject({ number: 'DC/2627/00417', einvoice: undefined })
  })
})

describe('how it is taxed', () => {
  test.each([
    ['within a state', loadSource(HERE), ['CGST', 'SGST']],
    ['between two', loadSource(AFAR), ['IGST']],
    ['before GST', loadSource({ ...HERE, vat: true }), ['VAT']],
    ['on a bill of supply', untaxedLoad(AFAR), []],
  ] as const)('%s', (_, source, taxes) => {
    const paper = paperOf(source)
    expect(paper.taxes.map(({ of }) => of)).toEqual(taxes)
    expect([...paper.lines, paper.totals].every(addsUp)).toBe(true)
  })

  test('adds up to the paisa with any number of lines', () => {
    const place = fc.constantFrom('Maharashtra' as const, 'Karnataka' as const)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), place, fc.boolean(), (lines, to, isSupply) => {
        const { totals, lines: printed } = paperOf((isSupply ? untaxedLoad : loadSource)({ lines, to }))
        expect([...printed, totals].every(addsUp)).toBe(true)
        expect(printed.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total)
        if (isSupply) expect(totals.base).toBe(totals.total)
      }),
    )
  })

  test('names the orders that are in it, and the one of each line', () => {
    const paper = paperOf(loadSource(HERE))
    expect(paper.orders).toEqual(['PO-41873-T', 'PO-41874-T'])
    expect(paper.lines.map(({ note }) => note)).toEqual(['PO-41873-T', 'PO-41873-T', 'PO-41874-T'])
  })
})

describe('there is none', () => {
  test.each([
    ['where nothing is in it', loadSource(HERE, { PODetails: [] }), 'loadInvoiceNone'],
    ['where nothing is in a bill of supply', untaxedLoad(HERE, { PODetails: [] }), 'supplyNone'],
    ['where a bill of supply tells tax', loadSource(HERE, { potype: 'gc ' }), 'supplyTaxed'],
    ['where the portal’s total is another', loadSource(HERE, { Totals: { TotalPrice: rupees(1) } }), 'invoiceWrong'],
    ['where its number is too long', loadSource(HERE, { InvoiceNo: '2627/000041873' }), 'invoiceNumberLong'],
  ] as const)('%s', (_, source, why) => {
    expect(whyNot(source)).toBe(why)
  })
})
