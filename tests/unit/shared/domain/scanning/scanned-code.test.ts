import { describe, expect, test } from 'vitest'
import {
  type Code,
  codeOf,
  cutIdentifier,
  displayCode,
  hasCheckDigit,
  noProduct,
} from '../../../../../src/shared/domain/scanning/scanned-code.ts'

const product = (id: number, perhaps?: string) => ({ kind: 'product', id, perhaps })
const barcode = (symbology: string, text: string) => ({ kind: 'barcode', symbology, text })

describe('what a code names', () => {
  test.each<readonly [string, object]>([
    ['200367', product(200_367)],
    ['0200367', product(200_367)],
    ['#200367', product(200_367)],
    ['२००३६७', product(200_367)],
    [']C1202250', product(202_250)],
    [']A0202250', product(202_250)],
    ['}c1202250', product(202_250)],
    ['\ufffdC1202250', product(202_250)],
    ['\u0002200367\u0003', product(200_367)],
    ['A200367', product(200_367)],
    ['~200367', product(200_367)],
    ['9876543210', product(9_876_543_210)],
    ['96385074', product(96_385_074, 'EAN-8')],
    ['04252614', product(4_252_614, 'UPC-E')],
    ['8901234567890', barcode('EAN-13', '8901234567890')],
    [']E08901234567890', barcode('EAN-13', '8901234567890')],
    [']E496385074', barcode('EAN-8', '96385074')],
    ['036000291452', barcode('UPC-A', '036000291452')],
    ['18901234567897', barcode('GTIN-14', '18901234567897')],
    ['890123456789012', barcode('EAN-13', '890123456789012')],
    ['0118901234567897', barcode('GS1-128', '18901234567897')],
    [']C1011890123456789710LOT7\u001d21A', barcode('GS1-128', '18901234567897')],
    ['(01)18901234567897', barcode('GS1-128', '18901234567897')],
    ['LD-260707-2-9-B12', { kind: 'box', box: 'LD-260707-2-9-B12', load: 'LD-260707-2-9' }],
    ['ld-260707-2-9-b1', { kind: 'box', box: 'LD-260707-2-9-B1' }],
    ['LD-260707-2-9', { kind: 'load', load: 'LD-260707-2-9' }],
    ['PO-1042-T', { kind: 'order', order: '1042-T' }],
    ['8901234567891', { kind: 'other' }],
    ['https://example.org/p/1', { kind: 'other' }],
    ['36\ufffd7961', { kind: 'other' }],
    ['\ufffd7961', { kind: 'other' }],
    ['DKT327412345', { kind: 'other' }],
    ['AB200367', { kind: 'other' }],
    ['ld-260707-2-9-b01', { kind: 'box', box: 'LD-260707-2-9-B1' }],
    ['123', { kind: 'other' }],
    ['', { kind: 'other' }],
  ])('%j', (sent, code) => {
    expect(codeOf(sent)).toMatchObject(code)
  })
})

test('the check digit is the last of a GTIN', () => {
  expect(['96385074', '036000291452', '8901234567890', '18901234567897'].map(hasCheckDigit)).toEqual(
    Array(4).fill(true),
  )
  expect(['96385075', '8901234567891', '7', ''].map(hasCheckDigit)).toEqual(Array(4).fill(false))
})

test('only an identifier is cut, and only once', () => {
  expect(cutIdentifier(']C1]C1202250')).toBe(']C1202250')
  expect(['#200367', 'C1202250', '(01)', 'PO-1042'].map(cutIdentifier)).toEqual([
    '#200367',
    'C1202250',
    '(01)',
    'PO-1042',
  ])
})

test('what is no product says what it is, with its digits', () => {
  const sentenceFor = (sent: string) => noProduct(codeOf(sent) as Exclude<Code, { readonly kind: 'product' }>)
  expect(sentenceFor('8901234567890')).toContain('8901234567890 is a manufacturer’s barcode (EAN-13)')
  expect(sentenceFor('8901234567891')).toBe('8901234567891 isn’t a product barcode.')
  for (const sent of ['LD-1-B1', 'LD-1', 'PO-1042']) expect(sentenceFor(sent)).toContain(sent)
  expect(displayCode('12\u001d34\ufffd')).toBe('12 34?')
  expect(displayCode('')).toBe('?')
  expect(displayCode('x'.repeat(324))).toBe(`${'x'.repeat(60)}…`)
  expect(noProduct({ kind: 'unread', text: '\ufffd\ufffd' })).toContain('Ctrl or Alt is held down')
  const part = { text: '2115' } as const
  expect(noProduct({ ...part, kind: 'torn' })).toBe('Only part of the scan arrived: 2115. Scan it again.')
  expect(noProduct({ ...part, kind: 'unread' })).toBe('The scan couldn’t be read: 2115. Scan it again.')
})
