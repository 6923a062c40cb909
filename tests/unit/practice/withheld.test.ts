/** The portal doesn't sell products that a store may not see, regardless of how they got into the cart. */
import { expect, test } from 'vitest'
import pricing from '../../../resources/reference/pricing.json' with { type: 'json' }
import { takeOrder } from '../../../src/practice/areas/order/take-order.ts'
import type { Visit } from '../../../src/practice/practice.ts'
import type { PracticeAccount } from '../../../src/practice/world/accounts.ts'
import { gstRates } from '../../../src/practice/world/gst.ts'
import type { World } from '../../../src/practice/world/world.ts'
import type { Product } from '../../../src/shared/domain/catalogue/product.ts'
import type { WarehouseMapping } from '../../../src/shared/domain/catalogue/warehouses.ts'
import { priceUnit } from '../../../src/shared/domain/pricing/price-unit.ts'
import { gstTable } from '../../../src/shared/domain/pricing/tax.ts'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { pricingPolicy } from '../../../src/shared/reference.ts'
import { product, store, WAREHOUSE } from '../../support/stock-portal.ts'

const seller: WarehouseMapping = {
  whID: WAREHOUSE,
  whType: 'Warehouse',
  name: 'Pune',
  state: 'Maharashtra',
  isActiveStockistforb2b: true,
  isactive: true,
}
const account: PracticeAccount = { store, password: '', who: '', mapping: [seller], blocked: [] }

/** The portal's message for an order of one piece at the right price. */
function orderOf(one: Product, world: Partial<World> = {}, closedWh = 0): string | undefined {
  const policy = pricingPolicy.parse(pricing)
  const { concept } = store.fcf
  const context = { concept, shippingState: store.shippingState, rates: gstTable(gstRates), policy }
  const priced = priceUnit(one, one.mrp, seller, context)
  const net = priced.ok ? priced.unit.net : paise(0)
  const mode = one.stockType === 'DropShipment' ? 'DS_JIT' : 'OWNED'
  const group = {
    wh: WAREHOUSE,
    whType: 'Warehouse' as const,
    products: [{ id: one.id, qty: 1, isReturnable: true, actualPrice: net, totalPrice: net }],
    totalStockistOrWarehousePrice: net,
    mode: mode as 'OWNED' | 'DS_JIT',
  }
  const visit = {
    account,
    state: { order: { count: () => 0 }, catalogue: { ordered: () => 0 } },
    record: () => undefined,
    settings: { closedWh },
    clock: () => 0,
    world: { seed: 1, rules: [], carters: [], productOf: () => one, ...world },
  } as unknown as Visit<'order'>
  const [result] = takeOrder(visit, [group], undefined)
  return result?.poid === undefined ? result?.message : undefined
}

test('products that it may see it may order', () => {
  expect(orderOf(product(1))).toBeUndefined()
})

test('a warehouse that was told to be closed takes no orders', () => {
  expect(orderOf(product(1), {}, WAREHOUSE)).toBe('This warehouse takes no orders today.')
})

test.each<readonly [string, Product, Partial<World>]>([
  ['inactive', product(1, { b2bIsActive: false }), {}],
  ['without a margin', product(1, { retailerMargin: 0 }), {}],
  ['food, without a licence', product(1, { subcategory: { id: 79, name: 'Formula' } }), {}],
  ['on the carters’ list', product(1), { carters: [1] }],
  ['blocked by a rule', product(1), { rules: [{ id: 9, kind: 'block', brandId: 1 }] }],
  ['a vendor’s, and not for stores', product(1, { stockType: 'DropShipment', regularNonRegular: 3 }), {}],
])('what is %s is refused', (_, one, world) => {
  expect(orderOf(one, world)).toBe('Product 1 is not sold to your store.')
})
