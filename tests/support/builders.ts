/** Products, stores and carts for tests: specify what matters, the rest has defaults. */
import type { Profile } from '../../src/main/session/profile.ts'
import type { CartSnapshot } from '../../src/shared/domain/carts/cart.ts'
import type { Product, WarehouseStock } from '../../src/shared/domain/catalogue/product.ts'
import type { Rights, Viewer } from '../../src/shared/domain/catalogue/visibility.ts'
import type { WarehouseMapping } from '../../src/shared/domain/catalogue/warehouses.ts'
import type { LedgerEntry } from '../../src/shared/domain/ledger/entry.ts'
import type { ComparableEntry } from '../../src/shared/domain/ledger/match-books.ts'
import type { Store } from '../../src/shared/domain/people/store.ts'
import type { CartLine, PricedCart, Supply } from '../../src/shared/domain/pricing/priced-cart.ts'
import type { PricingPolicy, UnitPrice } from '../../src/shared/domain/pricing/pricing.ts'
import { fromRupees, type Paise, paise } from '../../src/shared/domain/values/money.ts'

/** Converts rupees to paise. */
export const rupees = (amount: number): Paise => fromRupees(amount)

/** A net price of 118 rupees, with 18 % GST in it, of a sale within a state. */
export const NET_118 = { rate: 18, base: rupees(100), CGST: rupees(9), SGST: rupees(9), IGST: 0, net: rupees(118) }

/** Every concept of a franchise store. */
export const CONCEPTS = [
  'FC',
  'COCO',
  'FOFO',
  'FCCOCO',
  'BBBHCOCO',
  'BBBHFO',
  'BABYHUG',
  'DARPFCFO',
  'PARENTING',
  'PHARMACY',
] as const

export const PUNE = 2
export const BHAMBOLI = 10
export const STOCKIST = 501

export const policy: PricingPolicy = {
  costToCompany: [
    { concept: 'COCO', companyid: 1 },
    { concept: 'FCCOCO', companyid: 1 },
    { concept: 'BBBHCOCO', companyid: 1 },
  ],
  priceListBrands: [8, 52, 376, 621, 1004078, 1005206, 1005273, 1005535, 1006125],
  priceListMargin: 40,
  stockistMarkup: { usual: 1.75, reduced: 1.5, reducedSubcategories: [79, 815, 244], reducedBrands: [621, 202] },
}

export const stock = (pieces: number, at: Partial<WarehouseStock> = {}): WarehouseStock => ({
  id: PUNE,
  whType: 'Warehouse',
  state: 'Maharashtra',
  mrp: rupees(1000),
  stock: pieces,
  ...at,
})

/** The terms of sale of a product that any store may order. */
export const usualSale = {
  stockType: 'OwnedStock',
  b2bIsActive: true,
  isReturnable: true,
  isSetProduct: false,
  isBestseller: false,
  regularNonRegular: 2,
  shippingtime: { companyid: 9 },
  stockistproductbasecosts: [],
  minimumShipHours: 24,
} satisfies Partial<Product>

/** A toy with MRP 1000, margin 30 %, GST 18 %, ten pieces in Pune. */
export const product = (more: Partial<Product> = {}): Product => ({
  id: 1001,
  name: 'Stacking Rings',
  desc: '',
  size: '',
  color: 'Red',
  gender: 'Unisex',
  ageFrom: 0,
  ageTo: 24,
  groupID: 77,
  brand: { id: 11, name: 'Bright Start' },
  category: { id: 9, name: 'Toys' },
  subcategory: { id: 90, name: 'Learning Toys' },
  type: { id: 900, name: 'Rings' },
  mrp: rupees(1000),
  retailerMargin: 30,
  HSNCode: '95030030',
  gstratemaster: { CGST: 9, SGST: 9, IGST: 18 },
  warehouses: [stock(10, { mrp: more.mrp ?? rupees(1000) })],
  currentStock: 10,
  ...usualSale,
  ...more,
})

export const mapping = (more: Partial<WarehouseMapping> = {}): WarehouseMapping => ({
  whID: PUNE,
  whType: 'Warehouse',
  name: 'Pune',
  state: 'Maharashtra',
  isActiveStockistforb2b: true,
  isactive: true,
  ...more,
})

export const line = (id: number, qty: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  qty,
  mrp: rupees(1000),
  parent: `${id}^Red`,
  stockType: 'OwnedStock',
  isapparelproduct: false,
  isParentAlter: false,
  ...more,
})

export const supply = (more: Partial<Supply> = {}): Supply => ({
  products: [product()],
  mapping: [mapping()],
  rates: [],
  concept: 'FOFO',
  shippingState: 'Maharashtra',
  policy,
  rights: rights(),
  ...more,
})

/** The fields of an entry that isn't a note, a return, a courier's bill, a cancellation or a discount. */
export const ofGoods = {
  noteType: '',
  ledgerAccount: 1,
  isSR: false,
  isCourierExpenses: false,
  isOrderCancel: false,
  isDiscountPaid: false,
} as const

/** A debit for the sale of an order. */
export const ledgerEntry = (more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  kind: 'salesPo',
  id: '1',
  voucherNumber: 'SI/2026-27/1',
  approvedDate: '2026-04-30T20:00:00Z',
  debit: rupees(1180.5),
  credit: rupees(0),
  voucherType: 'Debit',
  transactionType: 'Debit',
  creditAcc: 'Cr',
  descTitle: 'Sales',
  exportDesc: '',
  description: 'Goods, order PO-1',
  accTypeName: 'Sales',
  B2BReferenceNumber: 'PO-1',
  docketNumber: '',
  hasDetails: 'po',
  ...ofGoods,
  ...more,
})

/** An entry as a store's own books are compared with it; `net` is positive where the store owes it. */
export const comparableEntry = (
  id: string,
  day: string,
  net: Paise,
  more: Partial<ComparableEntry> = {},
): ComparableEntry => ({
  id,
  voucherNumber: '',
  approvedDate: `${day}T08:00:00+05:30`,
  debit: paise(Math.max(net, 0)),
  credit: paise(Math.max(-net, 0)),
  B2BReferenceNumber: '',
  docketNumber: '',
  ...more,
})

export const rights = (more: Partial<Rights> = {}): Rights => ({
  hasFoodLicense: true,
  rules: [],
  carters: [],
  unserviceable: [],
  ...more,
})

/** A store without a food licence, and without rules; it may buy from Pune. */
export const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  concept: 'FOFO',
  hasFoodLicense: false,
  rules: [],
  carters: new Set(),
  unserviceable: new Set(),
  warehouses: new Set([PUNE]),
  ...more,
})

export const store = (more: Partial<Store> = {}): Store => ({
  id: 7,
  email: 'store@example.in',
  firstname: 'Asha',
  role: 'franchisee',
  isAdmin: false,
  isFranchisee: true,
  isStockist: false,
  fcf: { id: 70, concept: 'FOFO', signage: 'Babyhug', subregion: 'West' },
  companyName: 'Asha Kids Retail',
  GSTNumber: '27ZZBCB1042K1ZV',
  address1: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  shippingAddress1: '12 MG Road',
  shippingAddress2: '',
  shippingCity: 'Pune',
  shippingState: 'Maharashtra',
  shippingPincode: '411001',
  mobilenumber: '9800000000',
  canOrder: true,
  canCartUpload: true,
  isApparels: false,
  isApparelsstoreCart: false,
  isessential: false,
  enableARS: false,
  enableAFS: false,
  enablecar: false,
  enableLedger: true,
  canViewStorePerformance: false,
  hasFoodLicense: false,
  offer: '',
  ...more,
})

/** The profile of an ordinary store: it may buy everything, from Pune. */
export const profile = (more: Partial<Profile> = {}): Profile => ({
  store: store(),
  mapping: [mapping()],
  rates: [],
  rules: [],
  carters: [],
  cartersFailed: false,
  ...more,
})

/** A cart with three pieces of one product, just read. */
export const snapshot = (more: Partial<CartSnapshot> = {}): CartSnapshot => ({
  cart: 'all',
  edition: 1,
  lines: [line(1001, 3)],
  supply: supply(),
  fetchedAt: '2026-11-21T09:30:00.000Z',
  saved: false,
  ...more,
})

/** The invariants of every unit price; returns those that are broken. */
export function unitBreaks({ base, tax, net, CGST, SGST, IGST, gstType }: UnitPrice): string[] {
  const broken: string[] = []
  if (base + tax !== net) broken.push('base + tax = net')
  if (CGST + SGST + IGST !== tax) broken.push('CGST + SGST + IGST = tax')
  if (gstType === 'IGST' ? CGST + SGST !== 0 : IGST !== 0) broken.push('one kind of GST')
  if (gstType === 'SGST-CGST' && SGST !== CGST) broken.push('CGST = SGST')
  if (![base, tax, net, CGST, SGST, IGST].every(Number.isSafeInteger)) broken.push('whole paise')
  return broken
}

/** The invariants of every priced cart; returns those that are broken. */
export function cartBreaks({ lines, groups, totals }: PricedCart, { products, mapping: mapped }: Supply): string[] {
  const broken: string[] = []
  const allocated = new Map<string, number>()
  for (const { line: cartLine, allocation, allocatedQty, gapQty, totalPrice, gapReason } of lines) {
    if (allocatedQty + gapQty !== cartLine.qty) broken.push(`${cartLine.id}: allocated + gap = wanted`)
    if (allocation.reduce((pieces, { qty }) => pieces + qty, 0) !== allocatedQty) broken.push(`${cartLine.id}: parts`)
    if (allocation.reduce((amount, { total }) => amount + total, 0) !== totalPrice)
      broken.push(`${cartLine.id}: amount`)
    if ((gapQty === 0) !== (gapReason === undefined)) broken.push(`${cartLine.id}: a gap has a reason`)
    for (const part of allocation) {
      broken.push(...unitBreaks(part.unit).map((rule) => `${cartLine.id}: ${rule}`))
      if (part.qty <= 0 || part.total !== part.unit.net * part.qty) broken.push(`${cartLine.id}: unit × quantity`)
      if (part.unit.mrp !== cartLine.mrp) broken.push(`${cartLine.id}: another MRP`)
      if (!mapped.some((one) => one.whID === part.wh && one.isactive && one.isActiveStockistforb2b)) {
        broken.push(`${cartLine.id}: inactive warehouse`)
      }
      const key = `${cartLine.id}^${part.wh}^${cartLine.mrp}`
      allocated.set(key, (allocated.get(key) ?? 0) + part.qty)
    }
  }
  for (const [key, qty] of allocated) {
    const [id, wh, mrp] = key.split('^').map(Number)
    const there = products.find((one) => one.id === id)?.warehouses ?? []
    const pieces = there.reduce((sum, one) => (one.id === wh && one.mrp === mrp ? sum + one.stock : sum), 0)
    if (qty > pieces) broken.push(`${key}: beyond stock`)
  }
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  if (add(groups.map(({ total }) => total)) !== totals.net) broken.push('groups add up to the cart')
  if (add(groups.map(({ quantity }) => quantity)) !== totals.allocatedQty) broken.push('pieces of groups')
  if (totals.base + totals.tax !== totals.net) broken.push('totals: base + tax = net')
  if (totals.allocatedQty + totals.gapQty !== totals.quantity) broken.push('totals: allocated + gap = wanted')
  if (add(lines.map(({ totalPrice }) => totalPrice)) !== totals.net) broken.push('lines add up to the cart')
  for (const group of groups) {
    if (add(group.lines.map(({ total }) => total)) !== group.total) broken.push(`${group.key}: lines add up`)
    if (group.base + group.tax !== group.total) broken.push(`${group.key}: base + tax = total`)
  }
  return broken
}
