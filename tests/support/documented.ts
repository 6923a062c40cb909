/** Building blocks for answers as the portal's documents specify them: every value is unique, so that a test finds it again. */

const FIRST = 100
let last = FIRST
/** A number that occurs nowhere else in the answer. */
export const next = (): number => {
  last += 1
  return last
}
export const word = (what: string): string => `${what} ${next()}`

const DAY = Date.UTC(2026, 3, 5)
export const moment = (): string => new Date(DAY + next() * 60_000).toISOString()

export const named = () => ({ id: next(), name: word('name') })

const warehouseRow = () => ({ id: next(), mrp: next(), stock: next(), whType: 'Warehouse', state: word('state') })

export const product = () => ({
  id: next(),
  name: word('product'),
  desc: word('desc'),
  size: word('size'),
  brand: named(),
  category: named(),
  subcategory: named(),
  type: named(),
  groupID: next(),
  color: word('color'),
  gender: word('gender'),
  ageFrom: next(),
  ageTo: next(),
  mrp: next(),
  retailerMargin: next(),
  HSNCode: String(next()),
  gstratemaster: { CGST: next(), SGST: next(), IGST: next() },
  warehouses: [warehouseRow(), warehouseRow()],
  currentStock: next(),
  b2bIsActive: true,
  isReturnable: true,
  isSetProduct: true,
  isBestseller: true,
  regularNonRegular: next(),
  stockType: 'OwnedStock',
  stockistproductbasecosts: [{ stockistid: next(), mrp: next(), basecost: next() }],
  costtocompany: next(),
  creditnote: next(),
  shippingtime: { companyid: next() },
  minimumShipHours: next(),
})

/** An answer whose values are the same in every run. */
export function fresh(answer: () => unknown): unknown {
  last = FIRST
  return answer()
}
