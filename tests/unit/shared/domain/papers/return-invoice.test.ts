import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import {
  originalInvoiceWords,
  type ReturnInvoiceSource,
} from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import { buildReturnInvoice } from '../../../../../src/shared/domain/papers/return-invoice.ts'
import type { ReturnKind } from '../../../../../src/shared/domain/returns/returns.ts'
import { addsUp } from '../../../../support/adds-up.ts'
import { rupees } from '../../../../support/builders.ts'
import { returnSource } from '../../../../support/invoices.ts'

const build = (source: ReturnInvoiceSource, of: ReturnKind = 'sr') =>
  buildReturnInvoice(source, { of, referenceId: 'SR-1', own: undefined, reference: readReference() })
function paperOf(source: ReturnInvoiceSource, of: ReturnKind = 'sr') {
  const built = build(source, of)
  if (!built.ok) throw new Error(built.why)
  return built.paper
}

describe('the invoice of a return', () => {
  test('is the store’s, and is made out to the company that sold the goods', () => {
    const paper = paperOf(returnSource({ lines: 3, to: 'Karnataka' }))
    expect(paper.title).toBe('SALES RETURN INVOICE')
    expect(paper.seller).toMatchObject({ legalName: 'Sahyadri Kids Retail LLP', GSTNo: '29AAHCK3390D1Z8', CINNo: '' })
    expect(paper.billTo).toMatchObject({ legalName: 'BB Wholesale Trading Private Limited', state: 'Maharashtra' })
    expect(paper.shipTo).toBe(paper.billTo)
    expect(paper.placeOfSupply).toBe('Maharashtra (27)')
    expect(paper.einvoice).toBeDefined()
  })
  test.each([
    ['between two states', 'Karnataka', ['IGST']],
    ['within a state', 'Maharashtra', ['CGST', 'SGST']],
  ] as const)('carries the tax of the sale %s, to the paisa', (_, to, taxes) => {
    const paper = paperOf(returnSource({ lines: 40, to }))
    expect(paper.taxes.map(({ of }) => of)).toEqual(taxes)
    expect([...paper.lines, ...paper.summary, paper.totals].every(addsUp)).toBe(true)
    expect(paper.lines.reduce((sum, { total }) => sum + total, 0)).toBe(paper.totals.total)
  })
  test('says under each line why it goes back, and where the goods leave if that isn’t the store', () => {
    const paper = paperOf(returnSource({ lines: 2, to: 'Karnataka' }))
    expect(paper.lines.map(({ note }) => note)).toEqual(['Damaged in transit', 'Damaged in transit'])
    expect(paper.sentFrom?.address).toContain('Loading bay 2')
    const same = returnSource({
      lines: 2,
      to: 'Karnataka',
      store: { shippingAddress1: '', shippingAddress2: '', shippingCity: '' },
    })
    expect(paperOf(same).sentFrom).toBeUndefined()
  })
  test('is known by its reference where the portal gives it no number', () => {
    const source = returnSource({ lines: 1, to: 'Karnataka' }, { InvoiceNo: '' })
    expect(paperOf(source).number).toBe('SR-41873')
    expect(paperOf({ ...source, ReferenceID: undefined }, 'rto')).toMatchObject({
      title: 'RETURN TO ORIGIN INVOICE',
      number: 'SR-1',
    })
  })
  test('names the invoice by which the goods were sold, as far as the portal does', () => {
    const original = (more: Partial<ReturnInvoiceSource>) =>
      paperOf(returnSource({ lines: 1, to: 'Karnataka' }, more)).original
    expect(original({ OriginalInvoiceNo: 'FC/2627/41009', OriginalInvoiceDate: '2026-07-09' })).toBe(
      'FC/2627/41009 of\u00a009\u00a0Jul\u00a02026',
    )
    expect(original({ OriginalInvoiceNo: 'FC/2627/41009' })).toBe('FC/2627/41009')
    expect(original({ OriginalInvoiceDate: '2026-07-09' })).toBe('')
    expect(originalInvoiceWords({})).toBe('')
  })
  test('of a store without a GSTIN says so', () => {
    const source = returnSource({ lines: 1, to: 'Karnataka', store: { GSTNumber: '' } })
    expect(paperOf(source).seller.GSTNo).toBe('')
  })
  test.each([
    ['where nothing goes back', returnSource({ lines: 1, to: 'Karnataka' }, { PODetails: [] }), 'returnWithoutLines'],
    [
      'where the portal’s total is another',
      returnSource({ lines: 1, to: 'Karnataka' }, { Totals: { TotalPrice: rupees(1) } }),
      'invoiceWrong',
    ],
  ] as const)('is refused %s', (_, source, why) => {
    const built = build(source)
    expect(built.ok ? undefined : built.why).toBe(why)
  })
})
