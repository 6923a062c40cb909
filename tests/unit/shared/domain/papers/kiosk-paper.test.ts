import { expect, test } from 'vitest'
import { buildKioskPaper, type KioskReceipt } from '../../../../../src/shared/domain/papers/kiosk-paper.ts'
import { splitNet } from '../../../../../src/shared/domain/pricing/tax.ts'
import { paise, times, ZERO } from '../../../../../src/shared/domain/values/money.ts'

const line = (rupees: number, qty: number, rate = 5, within = true) => {
  const { CGST, SGST, IGST, net: ActualPrice } = splitNet(paise(rupees * 100), rate, within)
  return { id: 1, name: 'Romper', HSNCode: '61112000', qty, ActualPrice, CGST, SGST, IGST }
}
const receipt = (more: Partial<KioskReceipt>): KioskReceipt => ({
  InvoiceNo: 'K1',
  OrderDate: '2026-04-05T10:42:00.000Z',
  PaymentMode: '',
  StoreName: 'Asha Kids',
  StoreAddress: '',
  GSTNo: '',
  CustomerName: '',
  MobileNo: '',
  Email: '',
  Address: '',
  products: [line(999, 2), line(3000, 1, 18)],
  ...more,
})
const built = (more: Partial<KioskReceipt> = {}) => {
  const paper = buildKioskPaper('7', receipt(more))
  return paper.ok ? paper.paper : paper.why
}

test('lines are unit by quantity, parts add up to the paisa, and the time is the customer’s', () => {
  const paper = built({ TotalPrice: paise(499_800) })
  if (typeof paper === 'string') throw new Error(paper)
  const { totals } = paper
  expect(totals.total).toBe(499_800)
  expect(totals.base + totals.CGST + totals.SGST + totals.IGST).toBe(totals.total)
  expect(totals.CGST).toBe(totals.SGST)
  expect(paper.lines.map(({ rate, total }) => [rate, total])).toEqual([
    [5, 199_800],
    [18, 300_000],
  ])
  expect(paper).toMatchObject({ orderedAt: '2026-04-05T05:12:00.000Z', isBetween: false })
  expect(built({ products: [line(999, 1, 5, false)] })).toMatchObject({ isBetween: true, totals: { CGST: 0 } })
})

test('a total that is rounded by less than a rupee is the portal’s, and so are the words', () => {
  expect(built({ TotalPrice: paise(499_749) })).toMatchObject({ totals: { total: 499_749 }, roundOff: -51 })
  expect(built({ TotalPrice: paise(499_899) })).toMatchObject({
    roundOff: 99,
    inWords: 'Rupees Four Thousand Nine Hundred Ninety Eight and Ninety Nine Paise Only',
  })
  expect(built()).toMatchObject({ roundOff: 0 })
  expect(built({ TotalPrice: paise(499_900) })).toBe('kioskReceiptWrong')
})

test('taxes may be those of the whole line', () => {
  const two = line(999, 2)
  const whole = { ...two, CGST: times(two.CGST, 2), SGST: times(two.SGST, 2) }
  expect(built({ products: [whole] })).toMatchObject({ lines: [{ rate: 5, CGST: whole.CGST }] })
})

test('what was not sold isn’t on it; nothing at all, figures of no rate and another sum are refused', () => {
  expect(built({ products: [line(999, 0), line(999, 1)] })).toMatchObject({ lines: [{ nr: 1, quantity: 1 }] })
  expect(built({ products: [line(999, 0)] })).toBe('invoiceEmpty')
  expect(built({ TotalPrice: paise(1) })).toBe('kioskReceiptWrong')
  expect(built({ products: [{ ...line(999, 1), CGST: paise(12_345), SGST: ZERO }] })).toBe('kioskReceiptWrong')
})

test('goods to another state have IGST, also beside some that are free of tax', () => {
  expect(built({ products: [line(999, 1, 5, false), line(100, 1, 0, false)] })).toMatchObject({
    isBetween: true,
    lines: [{ rate: 5 }, { rate: 0 }],
  })
})
