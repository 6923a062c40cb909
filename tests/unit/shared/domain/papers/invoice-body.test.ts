import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import type { GoodsSource, InvoiceDetail } from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import {
  type BodyRules,
  columnsOf,
  einvoiceOf,
  invoiceBody,
  refuseFigures,
  withCode,
} from '../../../../../src/shared/domain/papers/invoice-body.ts'
import type { PaperStore } from '../../../../../src/shared/domain/papers/invoice-title.ts'
import { amountInWords } from '../../../../../src/shared/domain/values/amount-in-words.ts'
import { paise, ZERO } from '../../../../../src/shared/domain/values/money.ts'
import { rupees } from '../../../../support/builders.ts'
import { invoiceSource, storeIn } from '../../../../support/invoices.ts'

const reference = readReference()
const rules: BodyRules = {
  titleFor: () => 'TAX INVOICE',
  numbered: () => ({ number: 'FC/1', date: '2026-04-06' }),
  day: '2026-04-05',
}
const build = (source: GoodsSource, more: Partial<BodyRules> = {}, own?: PaperStore) =>
  invoiceBody(source, { ...rules, ...more }, { own, reference })
const paperOf = (...args: Parameters<typeof build>) => {
  const built = build(...args)
  return built.ok ? built.paper : expect.fail(built.why)
}
const whyNot = (...args: Parameters<typeof build>) => {
  const built = build(...args)
  return built.ok ? undefined : built.why
}
const source = (change: Partial<InvoiceDetail> = {}, more: Partial<GoodsSource> = {}): GoodsSource => {
  const whole = invoiceSource({ lines: 1, to: 'Maharashtra' })
  return { ...whole, ...more, PODetails: whole.PODetails.map((one) => ({ ...one, ...change })) }
}
const untaxed: Partial<InvoiceDetail> = { CGST: ZERO, SGST: ZERO, IGST: ZERO, GSTType: '' }

describe('the store on an invoice', () => {
  const nobody = { ...storeIn('Maharashtra'), concept: '', signage: '' }
  const own: PaperStore = { concept: 'FOFO', signage: 'Babyhug', shippingState: 'Goa' }
  const titled = (StoreDetails: GoodsSource['StoreDetails'], who?: PaperStore) => {
    const stores: PaperStore[] = []
    const titleFor: BodyRules['titleFor'] = (store) => {
      stores.push(store)
      return 'DELIVERY CHALLAN'
    }
    build(source({}, { StoreDetails }), { titleFor }, who)
    return stores[0]
  }
  test('is the portal’s, then the one that the portal tells as it tells who is signed in, then the reader’s own', () => {
    const fcf = { concept: 'FCCOCO', signage: 'Firstcry' }
    expect(titled({ ...nobody, concept: 'COCO', signage: 'Photoshoot', fcf }, own)).toEqual({
      concept: 'COCO',
      signage: 'Photoshoot',
      shippingState: 'Maharashtra',
    })
    expect(titled({ ...nobody, fcf }, own)).toMatchObject(fcf)
    expect(titled(nobody, own)).toMatchObject({ concept: 'FOFO', signage: 'Babyhug' })
  })
  test('has to be known by its concept or its signage', () => {
    expect(whyNot(source({}, { StoreDetails: nobody }))).toBe('invoiceStoreUnknown')
    expect(whyNot(source({}, { StoreDetails: { ...nobody, concept: 'FOFO' } }))).toBeUndefined()
    expect(whyNot(source({}, { StoreDetails: { ...nobody, signage: 'Babyhug' } }))).toBeUndefined()
  })
})

describe('a total that the portal rounds', () => {
  const sum = paperOf(source()).totals.total

  test('is printed with its rounding, in figures and in words', () => {
    const up = paperOf(source({}, { Totals: { TotalPrice: paise(sum + 11) } }))
    expect(up).toMatchObject({ roundOff: 11, totals: { total: sum + 11 }, inWords: amountInWords(paise(sum + 11)) })
    expect(paperOf(source({}, { Totals: { TotalPrice: paise(sum - 49) } })).roundOff).toBe(-49)
    expect(paperOf(source()).roundOff).toBe(0)
  })
  test('by a rupee or more isn’t, and the difference is told', () => {
    expect(build(source({}, { Totals: { TotalPrice: paise(sum + 100) } }))).toMatchObject({
      ok: false,
      why: 'invoiceWrong',
      because: { values: { what: 'Total', difference: '₹ 1.00' } },
    })
  })
  test('beside sums of rates is all that counts of the portal’s', () => {
    const rates = { ActualPrice: rupees(1000), Quantity: 2, CGST: rupees(9), SGST: rupees(9) }
    const body = paperOf(source(rates, { Totals: { TotalPrice: paise(200_050), CGST: rupees(9) } }))
    expect(body).toMatchObject({ roundOff: 50, totals: { CGST: 2 * 7627 } })
  })
})

test('figures that don’t add up are told with by how much they don’t', () => {
  expect(refuseFigures('kioskReceiptWrong', undefined)).toEqual({ ok: false, why: 'kioskReceiptWrong' })
  expect(
    refuseFigures('invoiceWrong', { what: 'CGST', lines: rupees(27), reported: rupees(26.5) }).because?.values,
  ).toEqual({ what: 'CGST', lines: '₹ 27.00', told: '₹ 26.50', difference: '₹ 0.50' })
})

describe('goods are taxed', () => {
  const labels = (...args: Parameters<typeof build>) => paperOf(...args).taxes.map(({ label }) => label)

  test('by CGST and SGST within a state, by IGST between two', () => {
    expect(labels(source())).toEqual(['CGST', 'SGST'])
    expect(labels(invoiceSource({ lines: 1, to: 'Karnataka' }))).toEqual(['IGST'])
  })
  test('by VAT up to 30 June 2017, where they carry no GST', () => {
    const old = source({ ...untaxed, NetVATAmount: ZERO })
    expect(labels(old, { day: '2017-06-30' })).toEqual(['VAT'])
    expect(labels(old, { day: '2017-07-01' })).toEqual(['CGST', 'SGST'])
    expect(labels(source(), { day: '2017-06-30' })).toEqual(['CGST', 'SGST'])
    expect(paperOf(old, { day: '2017-06-30' }).summary).toEqual([])
  })
  test('not by VAT of another day', () => {
    expect(whyNot(source({ ...untaxed, NetVATAmount: rupees(1) }))).toBe('invoiceWrongTax')
    expect(whyNot(source({ ...untaxed, NetVATAmount: rupees(1) }), { day: undefined })).toBe('invoiceWrongTax')
  })
  test('in the way that the line says, where no state is known', () => {
    // A warehouse in no list has the state that the portal tells, and no other.
    const nowhere = { WareHouseDetails: { ...source().WareHouseDetails, WareHouseID: 999, state: '', GSTNo: '27' } }
    expect(labels(source({ ...untaxed, GSTType: ' igst ' }, nowhere))).toEqual(['IGST'])
    expect(labels(source({ ...untaxed, GSTType: 'SGST-CGST' }, nowhere))).toEqual(['CGST', 'SGST'])
    expect(labels(source({ ...untaxed }, nowhere))).toEqual(['CGST', 'SGST'])
  })
  test('not in another way than the line says, or than the goods go', () => {
    expect(whyNot(source({ GSTType: 'IGST' }))).toBe('invoiceWrongTax')
    expect(whyNot(source({ ...untaxed, GSTType: 'IGST' }))).toBe('invoiceWrongTax')
    expect(whyNot(source({}, { StoreDetails: storeIn('Karnataka') }))).toBe('invoiceWrongTax')
    expect(labels(source({ ...untaxed }, { StoreDetails: storeIn('Karnataka') }))).toEqual(['IGST'])
  })
  test('not at all on a bill of supply', () => {
    const titleFor = () => 'BILL OF SUPPLY' as const
    expect(labels(source(untaxed), { titleFor })).toEqual([])
    expect(paperOf(source(untaxed), { titleFor }).summary).toEqual([])
    const [free] = source(untaxed).PODetails
    const [taxed] = source({ ...untaxed, IGST: rupees(1) }).PODetails
    if (free === undefined || taxed === undefined) throw new Error('No line')
    expect(whyNot({ ...source(), PODetails: [free, taxed] }, { titleFor })).toBe('supplyTaxed')
    for (const tax of ['CGST', 'SGST', 'IGST', 'NetVATAmount'] as const) {
      expect(whyNot(source({ ...untaxed, [tax]: rupees(1) }), { titleFor })).toBe('supplyTaxed')
    }
  })
})

describe('what makes an invoice one', () => {
  test('is that something was given', () => {
    expect(whyNot(source({ Quantity: 0 }))).toBe('invoiceEmpty')
  })
  test.each([
    ['TAX INVOICE', 'invoiceNumberLong'],
    ['BILL OF SUPPLY', 'invoiceNumberLong'],
    ['DELIVERY CHALLAN', undefined],
    ['PERFORMA INVOICE', undefined],
  ] as const)('is a number of 16 characters at most, of a %s: %s', (title, why) => {
    const numbered = (number: string) => ({ titleFor: () => title, numbered: () => ({ number, date: undefined }) })
    const goods = title === 'BILL OF SUPPLY' ? source(untaxed) : source()
    expect(whyNot(goods, numbered('x'.repeat(16)))).toBeUndefined()
    expect(whyNot(goods, numbered('x'.repeat(17)))).toBe(why)
  })
  test('is no such number where there was VAT', () => {
    const old = source({ ...untaxed, NetVATAmount: ZERO })
    expect(
      whyNot(old, { day: '2017-06-30', numbered: () => ({ number: 'x'.repeat(17), date: undefined }) }),
    ).toBeUndefined()
  })
  test('is the registration with the tax office, which other papers don’t have', () => {
    expect(paperOf(source()).einvoice?.ackNo).toBe('122610098374652')
    expect(paperOf(source(), { titleFor: () => 'PERFORMA INVOICE' }).einvoice).toBeUndefined()
    expect(paperOf(source(), { titleFor: () => 'DELIVERY CHALLAN' }).einvoice).toBeUndefined()
  })
})

describe('columns of taxes', () => {
  test.each([
    ['within', false, ['CGST/2', 'SGST/2']],
    ['within', true, ['CGST/2', 'UTGST/2']],
    ['between', true, ['IGST/1']],
    ['VAT', true, ['VAT/1']],
    ['none', true, []],
  ] as const)('%s, in a union territory %s: %j', (kind, utgst, columns) => {
    expect(columnsOf(kind, utgst).map(({ label, sharedBy }) => `${label}/${sharedBy}`)).toEqual(columns)
  })
  test('UTGST is the amount that a state’s half is', () => {
    expect(columnsOf('within', true).map(({ of }) => of)).toEqual(['CGST', 'SGST'])
  })
})

test('a state has its code behind it, where it has one', () => {
  expect(withCode('Maharashtra', '27')).toBe('Maharashtra (27)')
  expect(withCode('Konkan', '')).toBe('Konkan')
})

describe('the registration of an invoice', () => {
  const registration = { irn: 'irn', ackNo: '12', ackDate: '2026-04-06', qrCodeUrl: 'eyJhbGciOi' }

  test('is the signed text, drawn as a code', () => {
    expect(einvoiceOf({ einvresponse: registration })).toEqual({
      irn: 'irn',
      ackNo: '12',
      ackDate: '2026-04-06',
      qr: 'eyJhbGciOi',
      qrAt: undefined,
    })
  })
  test.each([
    [' https://einvoice.example/qr.png ', undefined, 'https://einvoice.example/qr.png'],
    ['HTTP://einvoice.example/qr.png', undefined, 'HTTP://einvoice.example/qr.png'],
    ['data:image/png;base64,AAAA', undefined, undefined],
    ['', undefined, undefined],
    ['https', 'https', undefined],
  ])('of “%s” draws %s, and names the address %s', (qrCodeUrl, qr, qrAt) => {
    expect(einvoiceOf({ einvresponse: { ...registration, qrCodeUrl } })).toMatchObject({ qr, qrAt })
  })
  test.each([
    [{}, false],
    [{ irn: 'irn' }, true],
    [{ ackNo: '12' }, true],
    [{ qrCodeUrl: 'eyJhbGciOi' }, true],
    [{ qrCodeUrl: 'https://einvoice.example' }, true],
    [{ ackDate: '2026-04-06' }, false],
  ])('that says %j is there: %s', (more, is) => {
    const einvoice = einvoiceOf({ einvresponse: { irn: '', ackNo: '', qrCodeUrl: '', ...more } })
    expect(einvoice !== undefined).toBe(is)
  })
  test('isn’t there where the portal tells none', () => {
    expect(einvoiceOf({ einvresponse: undefined })).toBeUndefined()
  })
})
