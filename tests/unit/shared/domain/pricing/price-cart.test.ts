import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../../../../src/shared/domain/catalogue/product.ts'
import { hiddenReason, viewerOf } from '../../../../../src/shared/domain/catalogue/visibility.ts'
import { priceCart, withoutLines, withQuantities } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { CartLine, PricedCart, Supply } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { anyLines, anySupply } from '../../../../support/any-cart.ts'
import {
  BHAMBOLI,
  cartBreaks,
  line,
  mapping,
  PUNE,
  product,
  rights,
  rupees,
  STOCKIST,
  stock,
  supply,
} from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

const twoWarehouses = [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli' })]
const parts = (lines: readonly CartLine[], supplied: Supply) =>
  priceCart(lines, supplied).lines.map(({ allocation, gapQty, gapReason }) => ({
    from: allocation.map(({ wh, qty }) => [wh, qty]),
    gapQty,
    gapReason,
  }))

describe('stock is given warehouse by warehouse', () => {
  const both = product({ warehouses: [stock(6, { id: BHAMBOLI }), stock(10)] })

  test('in the mapping’s order, not the product’s: 24 asked is Pune 10 + Bhamboli 6, gap 8', () => {
    const cart = priceCart([line(1001, 24)], supply({ products: [both], mapping: twoWarehouses }))
    const [first] = cart.lines
    expect(first).toMatchObject({ allocatedQty: 16, gapQty: 8, availableQty: 16, gapReason: 'shortStock' })
    expect(first?.allocation.map(({ whName, qty }) => [whName, qty])).toEqual([
      ['Pune', 10],
      ['Bhamboli', 6],
    ])
    expect(first?.totalPrice).toBe(rupees(16 * 700))
    expect(first?.gapPrice).toBe(rupees(8 * 700))
  })

  test('the second warehouse is asked only for what the first can’t give', () => {
    expect(parts([line(1001, 10)], supply({ products: [both], mapping: twoWarehouses }))).toEqual([
      { from: [[PUNE, 10]], gapQty: 0, gapReason: undefined },
    ])
  })

  test.each([
    ['isactive', { isactive: false }],
    ['isActiveStockistforb2b', { isActiveStockistforb2b: false }],
  ])('an entry without %s gives nothing', (_, flags) => {
    const mapped = [mapping(flags), mapping({ whID: BHAMBOLI })]
    expect(parts([line(1001, 8)], supply({ products: [both], mapping: mapped }))).toEqual([
      { from: [[BHAMBOLI, 6]], gapQty: 2, gapReason: 'shortStock' },
    ])
  })

  test('a warehouse that the mapping names twice counts once', () => {
    expect(parts([line(1001, 15)], supply({ products: [product()], mapping: [mapping(), mapping()] }))).toEqual([
      { from: [[PUNE, 10]], gapQty: 5, gapReason: 'shortStock' },
    ])
  })

  test('two lines of one product share its stock: the first takes first', () => {
    expect(parts([line(1001, 7), line(1001, 7)], supply())).toEqual([
      { from: [[PUNE, 7]], gapQty: 0, gapReason: undefined },
      { from: [[PUNE, 3]], gapQty: 4, gapReason: 'shortStock' },
    ])
  })

  test('a product that is on two lines is one line of the order', () => {
    const [group] = priceCart([line(1001, 4), line(1001, 5)], supply()).groups
    expect(group?.lines.map(({ id, qty, total }) => [id, qty, total])).toEqual([[1001, 9, rupees(6300)]])
  })
})

describe('why there is a gap', () => {
  const gapOf = (item: Product, more: Partial<Supply> = {}) =>
    parts([line(1001, 5)], supply({ products: [item], ...more }))[0]?.gapReason

  test.each([
    ['the catalogue doesn’t know it', 'unknownProduct', product({ id: 9 })],
    ['no stock', 'noStock', product({ warehouses: [stock(0)] })],
    ['nowhere listed', 'noStock', product({ warehouses: [] })],
    ['only at another MRP', 'otherMrp', product({ warehouses: [stock(9, { mrp: rupees(999) })] })],
    ['ordered out, though others have some', 'noStock', product({ warehouses: [stock(0), stock(9, { id: 99 })] })],
    ['only outside the mapping', 'notMapped', product({ warehouses: [stock(9, { id: 99 })] })],
    ['no GST rate', 'noGstRate', product({ gstratemaster: undefined })],
    ['less than wanted', 'shortStock', product({ warehouses: [stock(4)] })],
  ])('%s', (_, reason, item) => {
    expect(gapOf(item)).toBe(reason)
  })

  test('the stockist has no base cost at this MRP', () => {
    const stockist = mapping({ whID: STOCKIST, whType: 'Stockist' })
    expect(gapOf(product({ warehouses: [stock(9, { id: STOCKIST })] }), { mapping: [stockist] })).toBe(
      'noStockistBaseCost',
    )
  })

  test('a stockist without a base cost is passed over for the next warehouse', () => {
    const mapped = [mapping({ whID: STOCKIST, whType: 'Stockist' }), mapping()]
    const item = product({ warehouses: [stock(9, { id: STOCKIST }), stock(9)] })
    expect(parts([line(1001, 5)], supply({ products: [item], mapping: mapped }))[0]?.from).toEqual([[PUNE, 5]])
  })

  test('a line that can’t be priced is kept, all gap and without a price', () => {
    const cart = priceCart([line(1001, 5)], supply({ products: [product({ gstratemaster: undefined })] }))
    expect(cart.lines[0]).toMatchObject({ unit: undefined, allocatedQty: 0, gapQty: 5, totalPrice: 0, gapPrice: 0 })
    expect(cart.groups).toEqual([])
  })

  test('a gap is worth what the first mapped warehouse would ask', () => {
    const cart = priceCart([line(1001, 5)], supply({ products: [product({ warehouses: [] })] }))
    expect(cart.lines[0]).toMatchObject({ gapPrice: rupees(3500), unit: { net: rupees(700) } })
  })
})

describe('groups', () => {
  const owned = product()
  const dropShip = product({ id: 1002, stockType: 'DropShipment', minimumShipHours: 1 })
  const both = [line(1001, 2), line(1002, 3)]

  test('owned stock and drop shipment of one warehouse are ordered apart', () => {
    const { groups } = priceCart(both, supply({ products: [owned, dropShip] }))
    expect(groups.map(({ key, quantity, shipDays }) => [key, quantity, shipDays])).toEqual([
      ['2^OWNED', 2, 4],
      ['2^DS_JIT', 3, 6],
    ])
  })

  test('come in the mapping’s order', () => {
    const far = product({ id: 1002, warehouses: [stock(5, { id: BHAMBOLI })] })
    const { groups } = priceCart(
      [line(1002, 1), line(1001, 1)],
      supply({ products: [owned, far], mapping: twoWarehouses }),
    )
    expect(groups.map(({ wh }) => wh)).toEqual([PUNE, BHAMBOLI])
  })

  test.each([
    ['a warehouse has its own minimum', mapping({ min: rupees(1500) }), 2, 100, false],
    ['which is reached exactly', mapping({ min: rupees(1400) }), 2, 0, true],
    ['none means none', mapping(), 1, 0, true],
  ])('%s', (_, mapped, qty, missing, orderable) => {
    const [group] = priceCart([line(1001, qty)], supply({ mapping: [mapped] })).groups
    expect(group).toMatchObject({ shortBy: rupees(missing), orderable })
  })

  test('a stockist’s minimum is 6,000', () => {
    const item = product({
      warehouses: [stock(20, { id: STOCKIST })],
      stockistproductbasecosts: [{ stockistid: STOCKIST, mrp: rupees(1000), basecost: rupees(400) }],
    })
    const mapped = [mapping({ whID: STOCKIST, whType: 'Stockist', min: rupees(1) })]
    const groupOf = (qty: number) =>
      priceCart([line(1001, qty)], supply({ products: [item], mapping: mapped })).groups[0]
    expect(groupOf(12)).toMatchObject({ minimum: rupees(6000), orderable: false, shortBy: rupees(6000 - 12 * 480.26) })
    expect(groupOf(13)).toMatchObject({ orderable: true, shortBy: 0 })
  })

  test('drop shipment has no minimum and no free shipping, for any minimum of the warehouse', () => {
    const mapped = [mapping({ min: rupees(90_000) })]
    const [group] = priceCart([line(1002, 1)], supply({ products: [dropShip], mapping: mapped })).groups
    expect(group).toMatchObject({ minimum: 0, orderable: true, freeShippingShortBy: undefined })
  })

  test('an owned group below 20,000 shows what is missing to free shipping, and may be ordered', () => {
    const [group] = priceCart([line(1001, 10)], supply()).groups
    expect(group).toMatchObject({ total: rupees(7000), freeShippingShortBy: rupees(13_000), orderable: true })
  })
})

/** The usual assertion takes most of a property's time, so it only runs to show a difference. */
function expectSame(one: PricedCart, other: PricedCart): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other)
}

describe('what the store may not buy', () => {
  const twice = [product(), product({ id: 1002 })]
  const cart = priceCart(
    [line(1001, 4), line(1002, 3)],
    supply({ products: twice, rights: rights({ carters: [1001] }) }),
  )

  test('stays in the cart with its reason, without a price and outside every order', () => {
    expect(cart.lines[0]).toMatchObject({
      line: { id: 1001, qty: 4 },
      allocation: [],
      availableQty: 0,
      unit: undefined,
      gapQty: 4,
      gapPrice: 0,
      gapReason: 'carter',
    })
    expect(cart.groups.flatMap((group) => group.lines.map(({ id }) => id))).toEqual([1002])
    expect(cart.totals.net).toBe(rupees(2100))
  })
  test('stays so when its quantity changes, and a product that no warehouse has stock of is only a gap', () => {
    expect(withQuantities(cart, new Map([[1001, 9]])).lines[0]).toMatchObject({
      allocatedQty: 0,
      gapQty: 9,
      gapReason: 'carter',
    })
    const soldOut = product({ currentStock: 0 })
    expect(priceCart([line(1001, 4)], supply({ products: [soldOut] })).lines[0]).toMatchObject({
      allocation: [],
      gapReason: 'noStock',
      gapPrice: rupees(2800),
    })
  })
})

describe('for any cart', () => {
  test('no line that is hidden from the store is ever in an order', () => {
    let met = 0
    fc.assert(
      fc.property(anyLines, anySupply, (lines, supplied) => {
        const active = supplied.mapping.filter((one) => one.isactive && one.isActiveStockistforb2b)
        const viewer = viewerOf(
          supplied.concept,
          supplied.rights,
          active.map(({ whID }) => whID),
        )
        const { groups } = priceCart(lines, supplied)
        for (const product of supplied.products) {
          for (const { id, mrp } of lines) {
            if (id !== product.id || hiddenReason(product, viewer, mrp) === undefined) continue
            met++
            expect(groups.some((group) => group.lines.some((one) => one.id === id && one.unit.mrp === mrp))).toBe(false)
          }
        }
      }),
      { numRuns: often(2_000) },
    )
    expect(met).toBeGreaterThan(1000)
  })

  test('allocated + gap = wanted, nothing beyond stock, from inactive entries or at another MRP, all amounts add up', () => {
    fc.assert(
      fc.property(anyLines, anySupply, (lines, supplied) => {
        const breaks = cartBreaks(priceCart(lines, supplied), supplied)
        if (breaks.length > 0) expect(breaks).toEqual([])
      }),
      { numRuns: often(2_000) },
    )
  })

  test('a changed quantity gives the cart that working it out from nothing gives', () => {
    const changes = fc.array(fc.record({ at: fc.nat(8), qty: fc.integer({ min: 1, max: 60 }) }), { maxLength: 5 })
    fc.assert(
      fc.property(anyLines, anySupply, changes, (lines, supplied, edits) => {
        let expected = lines
        let cart = priceCart(lines, supplied)
        for (const { at, qty } of edits) {
          const id = lines[at]?.id
          if (id === undefined) continue
          const first = expected.findIndex((one) => one.id === id)
          expected = expected.map((one, place) => (place === first ? { ...one, qty } : one))
          cart = withQuantities(cart, new Map([[id, qty]]))
        }
        expectSame(cart, priceCart(expected, supplied))
      }),
      { numRuns: often(2_000) },
    )
  })

  test('without some lines it is the cart of the others', () => {
    fc.assert(
      fc.property(anyLines, anySupply, fc.uniqueArray(fc.integer({ min: 1, max: 7 })), (lines, supplied, ids) => {
        const gone = new Set(ids)
        const rest = lines.filter(({ id }) => !gone.has(id))
        expectSame(withoutLines(priceCart(lines, supplied), gone), priceCart(rest, supplied))
      }),
      { numRuns: often(2_000) },
    )
  })
})

describe('a changed quantity', () => {
  const supplied = supply({ products: [product(), product({ id: 1002 })] })
  const before = priceCart([line(1001, 2), line(1002, 3)], supplied)

  test('leaves every other line the very same value', () => {
    const after = withQuantities(before, new Map([[1001, 5]]))
    expect(after.lines[1]).toBe(before.lines[1])
    expect(after.lines[0]).not.toBe(before.lines[0])
    expect(after.groups[0]?.lines[1]).toBe(before.groups[0]?.lines[1])
  })
  test('to what it was, or of a product that isn’t there, is no change', () => {
    expect(withQuantities(before, new Map([[1001, 2]]))).toBe(before)
    expect(withQuantities(before, new Map([[4711, 2]]))).toBe(before)
  })
  test('doesn’t touch the cart that it came from', () => {
    const copy = structuredClone(before)
    withQuantities(before, new Map([[1001, 9]]))
    expect(before).toEqual(copy)
  })
})
