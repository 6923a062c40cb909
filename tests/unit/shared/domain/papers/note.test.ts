import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import { buildNote, type NoteContext, type NoteSource } from '../../../../../src/shared/domain/papers/note.ts'
import { NET_118, rupees, store } from '../../../../support/builders.ts'
import { invoiceSource } from '../../../../support/invoices.ts'

const { WareHouseDetails: issuer, einvresponse } = invoiceSource({ lines: 1, to: 'Maharashtra' })
const source = (more: Partial<NoteSource> = {}): NoteSource => ({
  voucherType: 'Debit Note',
  voucherNumber: 'V-7',
  approvedDate: '2026-04-30T20:00:00Z',
  debit: rupees(118),
  ledgerAccount: 1,
  description: 'Freight of April',
  noteType: '',
  docketNumber: '',
  referenceId: '',
  products: [],
  einvresponse,
  ...more,
})
const context = (more: Partial<NoteContext> = {}): NoteContext => ({
  kind: 'courier',
  id: '77',
  issuer,
  store: store(),
  reference: readReference(),
  ...more,
})
const build = (more: Partial<NoteSource> = {}, about: Partial<NoteContext> = {}) =>
  buildNote(source(more), context(about))
const paperOf = (...args: Parameters<typeof build>) => {
  const built = build(...args)
  return built.ok ? built.paper : expect.fail(built.why)
}

describe('a note', () => {
  test('has its title, its number in the books, its place of supply and its amount in words', () => {
    expect(paperOf()).toMatchObject({
      title: 'DEBIT NOTE',
      number: 'CCBB/V-7',
      date: '2026-04-30T20:00:00Z',
      placeOfSupply: 'Maharashtra (27)',
      isOld: false,
      inWords: 'Rupees One Hundred Eighteen Only',
    })
  })
  test('has one line, with the tax that is in it', () => {
    expect(paperOf().line).toMatchObject({
      words: 'Courier charges',
      description: 'Freight of April',
      service: '9968',
      ...NET_118,
    })
  })
  test('names its subject, as far as the portal sends it', () => {
    expect(paperOf({ referenceId: 'SR-1', docketNumber: 'D-2', noteType: 'CN' }).facts).toEqual([
      ['Voucher', 'V-7'],
      ['Reference', 'SR-1'],
      ['Docket', 'D-2'],
      ['Note type', 'CN'],
    ])
    expect(paperOf().facts).toEqual([['Voucher', 'V-7']])
    expect(paperOf({ OriginalInvoiceNo: 'FC/2627/41009' }).facts).toContainEqual(['Against invoice', 'FC/2627/41009'])
  })
  test('lists goods only where it is about any', () => {
    const products = [{ ProductName: 'Rings', HSNCode: '95030030' }]
    expect(paperOf({ products }, { kind: 'courier' }).goods).toEqual([])
    expect(paperOf({ products }, { kind: 'orderCancel' }).goods).toEqual([])
    expect(paperOf({ products }, { kind: 'productRemoval' }).goods).toEqual(products)
  })
  test('of a sales return is of the type of its oldest goods', () => {
    const goods = (ProductAgeing: number) => ({ ProductName: 'Rings', HSNCode: '', ProductAgeing })
    const typed = (more: Partial<NoteSource>) => paperOf(more, { kind: 'salesReturn' }).facts.at(-1)
    expect(typed({ products: [goods(10), goods(130), goods(20)] })).toEqual(['Note type', 'DN120'])
    expect(typed({ products: [goods(10)] })).toEqual(['Note type', 'CN'])
    const untold = { ProductName: 'Rings', HSNCode: '' }
    expect(typed({ products: [goods(10), untold] })).not.toContain('Note type')
    // The number of an older note depends on it.
    const older = { products: [untold], approvedDate: '2023-03-01' }
    expect(build(older, { kind: 'salesReturn' })).toEqual({ ok: false, why: 'noteAgeUntold' })
    expect(build({ ...older, noteType: 'DN120' }, { kind: 'salesReturn' })).toMatchObject({ ok: true })
    expect(typed({ products: [goods(130)], noteType: 'CN' })).toEqual(['Note type', 'CN'])
  })
})

describe('the amount of a note', () => {
  test.each([
    ['what the ledger debits', {}, 118],
    ['else what it credits', { debit: rupees(0), credit: rupees(59) }, 59],
    ['else what was approved', { debit: undefined, approvedAmount: rupees(236) }, 236],
  ])('is %s', (_what, more, net) => {
    expect(paperOf(more).line.net).toBe(rupees(net))
  })
  test('may be what was approved, with the tax on it', () => {
    expect(paperOf({ approvedAmount: rupees(100) }).line.base).toBe(rupees(100))
    expect(build({ approvedAmount: rupees(90) })).toEqual({ ok: false, why: 'noteWrong' })
  })
  test('is what the ledger counts, also where that is rounded from what was approved', () => {
    const paper = paperOf({ approvedAmount: rupees(100.42) })
    expect(paper).toMatchObject({ total: rupees(118), roundOff: -50, inWords: 'Rupees One Hundred Eighteen Only' })
    expect(paper.line.base + paper.line.CGST + paper.line.SGST + paper.roundOff).toBe(rupees(118))
    expect(paperOf().roundOff).toBe(0)
  })
  test('has to be there, and so has the day', () => {
    expect(build({ debit: undefined })).toEqual({ ok: false, why: 'noteEmpty' })
    expect(build({ approvedDate: undefined })).toEqual({ ok: false, why: 'noteWithoutDay' })
    expect(build({ approvedDate: 'soon' })).toEqual({ ok: false, why: 'noteWithoutDay' })
  })
})

describe('the tax of a note', () => {
  const labels = (more: Partial<NoteSource>, about: Partial<NoteContext> = {}) =>
    paperOf(more, about).taxes.map(({ label }) => label)

  test('is by where the goods go', () => {
    expect(labels({})).toEqual(['CGST', 'SGST'])
    const goa = paperOf({}, { store: store({ shippingState: 'Goa' }) })
    expect(goa.taxes.map(({ label }) => label)).toEqual(['IGST'])
    // The bill goes to Maharashtra, whose code isn’t Goa’s.
    expect(goa.placeOfSupply).toBe('Goa')
  })
  test('is by where the bill goes, where no shipping state is known', () => {
    expect(labels({}, { store: store({ shippingState: '', state: 'Goa' }) })).toEqual(['IGST'])
    expect(paperOf({}, { store: store({ shippingState: '', state: 'Goa' }) }).placeOfSupply).toBe('Goa (30)')
  })
  test('of a fixed sum is of no rate', () => {
    expect(paperOf({ debit: rupees(100_000) }, { kind: 'storeInterior' }).line).toMatchObject({
      rate: undefined,
      CGST: rupees(9000),
    })
    // ₹1,18,000 happen to be 18 %.
    expect(paperOf({ debit: rupees(118_000) }, { kind: 'storeInterior' }).line.rate).toBe(18)
  })
  test('wasn’t there before GST, nor a code of the service', () => {
    const old = paperOf({ approvedDate: '2017-06-30' })
    expect(old).toMatchObject({ isOld: true, taxes: [], line: { service: '', rate: undefined, base: rupees(118) } })
    expect(paperOf({ approvedDate: '2017-07-01' })).toMatchObject({ isOld: false, line: { service: '9968', rate: 18 } })
  })
  test('is registered from 1 April 2023 on', () => {
    expect(paperOf({ approvedDate: '2023-04-01' }).einvoice?.ackNo).toBe('122610098374652')
    expect(paperOf({ approvedDate: '2023-03-31' }).einvoice).toBeUndefined()
  })
})

test('a note is issued by the company of the store’s concept, to the store at its own address', () => {
  const { issuer: from, store: to } = paperOf({}, { store: store({ fcf: { ...store().fcf, concept: 'BBBHCOCO' } }) })
  expect(from).toMatchObject({ legalName: 'BB Babyhug Stores Private Limited', state: 'Maharashtra' })
  expect(to).toMatchObject({ name: 'Asha Kids Retail', legalName: 'Asha Kids Retail', GSTNo: '27ZZBCB1042K1ZV' })
})
