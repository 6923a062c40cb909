import { describe, expect, it } from 'vitest'
import { forbidding, unserviceableIn } from '../../../../src/main/cart/serviceability.ts'
import type { StockType } from '../../../../src/shared/domain/catalogue/product.ts'
import { priceCart } from '../../../../src/shared/domain/pricing/price-cart.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { BHAMBOLI, line, mapping, PUNE, product, stock, supply } from '../../../support/builders.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

const vendors = (id: number, stockType: StockType = 'DropShipment', more: Parameters<typeof product>[0] = {}) =>
  product({ id, stockType, ...more })
const mapped = [mapping(), mapping({ whID: BHAMBOLI })]
const cart = (products: ReturnType<typeof product>[], lines = products.map(({ id }) => line(id, 12))) =>
  priceCart(lines, supply({ products, mapping: mapped }))
const answering = (answers: [number, boolean | undefined][]) =>
  scriptedPortal({
    'catalogue.checkServiceable': () => ok(answers.map(([ProductID, isServiceable]) => ({ ProductID, isServiceable }))),
  })

describe('products that can’t be brought to the store', () => {
  it('are asked about where a vendor sends them, at the pincode, for each warehouse that would give some', async () => {
    const two = vendors(1, 'CreditVendorStock', { warehouses: [stock(10), stock(5, { id: BHAMBOLI })] })
    const client = answering([[1, true]])
    await unserviceableIn(client, '411001', cart([two, vendors(2, 'OwnedStock'), vendors(3, 'JustInTime')]))
    const row = (WarehouseID: number) => ({ ProductID: 1, MRP: 100_000, WarehouseID, BillingPincode: '411001' })
    expect(client.calls.map(({ args }) => args)).toEqual([{ body: { ProductList: [row(PUNE), row(BHAMBOLI)] } }])
  })

  it('are asked about at the first warehouse that lists them where none gives any', async () => {
    const gap = vendors(1, 'DropShipment', { warehouses: [stock(0, { id: BHAMBOLI }), stock(0)] })
    const client = answering([])
    await unserviceableIn(client, '411001', cart([gap]))
    expect(client.calls[0]?.args).toMatchObject({ body: { ProductList: [{ WarehouseID: BHAMBOLI }] } })
    const nowhere = answering([])
    await unserviceableIn(nowhere, '411001', cart([vendors(1, 'DropShipment', { warehouses: [] })]))
    expect(nowhere.calls).toEqual([])
  })

  it('go by the line’s stock type where the catalogue doesn’t know the product', async () => {
    const client = answering([])
    await unserviceableIn(client, '411001', cart([], [line(1, 1, { stockType: 'DropShipment' })]))
    expect(client.calls).toEqual([])
  })

  it('are those that the portal says no to; a product without a verdict is unanswered', async () => {
    const client = answering([
      [1, false],
      [2, true],
      [4, undefined],
    ])
    expect(await unserviceableIn(client, '411001', cart([1, 2, 3, 4].map((id) => vendors(id))))).toEqual(
      ok({ refused: new Set([1]), unanswered: new Set([3, 4]) }),
    )
  })

  it('aren’t known when the portal can’t be asked, and needn’t be asked about where there are none', async () => {
    expect(await unserviceableIn(scriptedPortal({}), '411001', cart([vendors(1)]))).toEqual(fail(offline))
    const client = scriptedPortal({})
    expect(await unserviceableIn(client, '411001', cart([product()]))).toEqual(
      ok({ refused: new Set(), unanswered: new Set() }),
    )
    expect(client.calls).toEqual([])
  })
})

describe('a supply with undeliverable products', () => {
  it('is unchanged if there are none, and lists them otherwise', () => {
    const plain = supply()
    const none = new Set<number>()
    expect(forbidding(plain, { refused: none, unanswered: none })).toBe(plain)
    const forbidden = forbidding(plain, { refused: new Set([1001]), unanswered: none })
    expect(forbidden.rights.unserviceable).toEqual([1001])
    expect(priceCart([line(1001, 1)], forbidden).lines[0]?.gapReason).toBe('unserviceable')
    const unknown = forbidding(plain, { refused: none, unanswered: new Set([1001]) })
    expect(priceCart([line(1001, 1)], unknown).lines[0]?.gapReason).toBe('serviceUnknown')
  })
})
