/** The practice portal's world has the range of the company's, and is the same every time. */
import { describe, expect, test } from 'vitest'
import { pastOrders } from '../../../src/practice/areas/order/past.ts'
import { DEPOTS } from '../../../src/practice/world/depots.ts'
import { gstRates } from '../../../src/practice/world/gst.ts'
import { makeWorld, motifOf } from '../../../src/practice/world/world.ts'
import { STOCK_TYPES } from '../../../src/shared/domain/catalogue/product.ts'
import { CONCEPTS, unitBreaks } from '../../support/builders.ts'

const OPENED = Date.UTC(2026, 8, 1, 6)
const world = makeWorld(2026)
const history = pastOrders(world, OPENED)
const { products, accounts } = world

/** The styles, each in its sizes and colours. */
function groupsOf<T extends { groupID?: number | undefined }>(all: readonly T[]): ReadonlyMap<number, readonly T[]> {
  return Map.groupBy(all, ({ groupID = 0 }) => groupID)
}

/** The content of a pack, if its size states it. */
function measureOf(size: string): number | undefined {
  const [, count, litres] = /^(?:Pack of )?(\d+)(?: ml| g)?( l)?$/.exec(size) ?? []
  return count === undefined ? undefined : Number(count) * (litres === undefined ? 1 : 1000)
}

/** The first digits of an HSN code. */
const hasChapter = (chapter: string): boolean => products.some(({ HSNCode }) => HSNCode.startsWith(chapter))

describe('a seed', () => {
  test('always makes the same world and the same history', () => {
    const again = makeWorld(2026)
    expect(again.products).toEqual(products)
    expect(again.carters).toEqual(world.carters)
    expect(pastOrders(again, OPENED)).toEqual(history)
  })

  test('makes another world than another seed', () => {
    const other = makeWorld(2027)
    const same = other.products.filter((product) => product.name === world.productOf(product.id)?.name)
    expect(same.length).toBeLessThan(products.length / 10)
    expect(pastOrders(other, OPENED).map(({ at }) => at)).not.toEqual(history.map(({ at }) => at))
  })
})

describe('the catalogue', () => {
  test('has at least 20 000 products, each with a number of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(20_000)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
  })

  test('has at least 20 categories', () => {
    expect(new Set(products.map(({ category }) => category.id)).size).toBeGreaterThanOrEqual(20)
  })

  test.each(['61', '62', '63', '64', '6505', '9404'])('has goods of HSN chapter %s, whose tax is banded', (chapter) => {
    expect(hasChapter(chapter)).toBe(true)
  })

  test.each(STOCK_TYPES)('has goods of stock type %s', (stockType) => {
    expect(products.filter((product) => product.stockType === stockType).length).toBeGreaterThan(100)
  })

  test('has products at more than one MRP in one warehouse', () => {
    const split = products.filter(({ warehouses }) =>
      (warehouses ?? []).some(({ id, mrp }) => (warehouses ?? []).some((row) => row.id === id && row.mrp !== mrp)),
    )
    expect(split.length).toBeGreaterThan(100)
  })

  test('has products without a GST rate: neither their own nor one of their HSN code', () => {
    const listed = new Set(gstRates.map(({ HSNCode }) => HSNCode))
    const unrated = products.filter(({ HSNCode, gstratemaster }) => gstratemaster === undefined && !listed.has(HSNCode))
    expect(unrated.length).toBeGreaterThan(10)
  })

  test('has products that a stockist stocks without having said what they cost', () => {
    const unpriced = products.filter(({ warehouses, stockistproductbasecosts }) =>
      (warehouses ?? []).some(
        ({ id, whType, mrp }) =>
          whType === 'Stockist' && !stockistproductbasecosts.some((cost) => cost.stockistid === id && cost.mrp === mrp),
      ),
    )
    expect(unpriced.length).toBeGreaterThan(10)
  })

  test('counts the stock of a product as the sum of its warehouses', () => {
    const wrong = products.filter(
      ({ currentStock, warehouses }) =>
        currentStock !== (warehouses ?? []).reduce((total, { stock }) => total + stock, 0),
    )
    expect(wrong).toEqual([])
  })

  test('asks more for a larger pack, and less for each piece of it', () => {
    const wrong = [...groupsOf(products).values()].flatMap((group) =>
      group.flatMap((one) =>
        group.filter((more) => {
          const [few, many] = [measureOf(one.size), measureOf(more.size)]
          if (few === undefined || many === undefined || many <= few) return false
          return more.mrp <= one.mrp || more.mrp / many >= one.mrp / few
        }),
      ),
    )
    expect(wrong.map(({ name, mrp }) => `${name} ${mrp}`)).toEqual([])
    expect(products.filter(({ size }) => measureOf(size) !== undefined).length).toBeGreaterThan(500)
  })

  test('has one MRP for one name', () => {
    const prices = new Map<string, Set<number>>()
    for (const { name, mrp } of products) prices.set(name, (prices.get(name) ?? new Set()).add(mrp))
    expect([...prices].filter(([, found]) => found.size > 1)).toEqual([])
  })

  test('has no colour for what is used up, and one for what is worn', () => {
    const usedUp = new Set([1, 3, 4, 5, 18])
    const named = (color: string) => products.filter((one) => (one.color === '') === (color === ''))
    expect(named('').filter(({ category }) => category.id === 6 || category.id === 21)).toEqual([])
    expect(named('any').filter(({ category }) => usedUp.has(category.id))).toEqual([])
  })

  test.each([
    ['Wipes', 'wipes'],
    ['Shampoos', 'pump'],
    ['Lotions & Creams', 'pump'],
    ['Detergents', 'pump'],
    ['Soaps & Powders', 'soap'],
    ['Bath Tubs', 'tub'],
    ['Feeding Bottles', 'bottle'],
    ['Lunch Boxes & Bottles', 'flask'],
    ['Gift Sets', 'gift'],
    ['Ride-ons', 'trike'],
    ['Strollers', 'pram'],
  ])('shows each of its %s as %s', (subcategory, motif) => {
    const shown = products.filter((one) => one.subcategory.name === subcategory).map(motifOf)
    expect([...new Set(shown)]).toEqual([motif])
  })

  test('gives one type one name', () => {
    const names = new Map<number, Set<string>>()
    for (const { type } of products) names.set(type.id, (names.get(type.id) ?? new Set()).add(type.name))
    expect([...names.values()].filter(({ size }) => size > 1)).toEqual([])
  })
})

describe('who sells', () => {
  test('are at least 30 warehouses and distribution centres, and stockists', () => {
    const own = DEPOTS.filter(({ whType }) => whType !== 'Stockist')
    expect(own.length).toBeGreaterThanOrEqual(30)
    expect(new Set(own.map(({ whType }) => whType)).size).toBe(2)
    expect(DEPOTS.length - own.length).toBeGreaterThanOrEqual(3)
    expect(new Set(DEPOTS.map(({ id }) => id)).size).toBe(DEPOTS.length)
  })

  test('have stock, all of them', () => {
    const stocked = new Set(products.flatMap(({ warehouses }) => (warehouses ?? []).map(({ id }) => id)))
    expect(DEPOTS.filter(({ id }) => !stocked.has(id)).map(({ name }) => name)).toEqual([])
  })

  test('are mapped to stores with some entries inactive and one twice', () => {
    const [pune] = accounts
    expect(pune?.mapping.some(({ isactive }) => !isactive)).toBe(true)
    expect(new Set(pune?.mapping.map(({ whID }) => whID)).size).toBeLessThan(pune?.mapping.length ?? 0)
    expect(pune?.mapping.some(({ whType }) => whType === 'Stockist')).toBe(true)
  })
})

describe('people', () => {
  const stores = accounts.map(({ store }) => store)

  test.each([
    ['a store manager who orders', stores.some((one) => one.isFranchisee && one.canOrder)],
    ['one who may not order', stores.some((one) => one.isFranchisee && !one.canOrder)],
    ['one whose orders are blocked', accounts.some(({ blocked }) => blocked.length > 0)],
    ['one who may not upload carts', stores.some((one) => !one.canCartUpload)],
    ['one without a food licence', stores.some((one) => one.isFranchisee && !one.hasFoodLicense)],
    ['an apparel store with two carts', stores.some((one) => one.isApparelsstoreCart)],
    ['a stockist', stores.some((one) => one.isStockist && one.fcf.signage !== 'International')],
    ['an international stockist', stores.some((one) => one.isStockist && one.fcf.signage === 'International')],
    ['portal staff', stores.some((one) => one.isAdmin)],
    ['a photo studio', stores.some((one) => one.fcf.signage === 'Photoshoot')],
  ])('include %s', (_, isThere) => {
    expect(isThere).toBe(true)
  })

  test('are of concepts that the rules know', () => {
    const known = new Set<string>(['', ...CONCEPTS])
    expect(stores.filter(({ fcf }) => !known.has(fcf.concept))).toEqual([])
    expect(stores.filter(({ fcf }) => fcf.concept === 'FCCOCO' || fcf.concept === 'BBBHCOCO')).toHaveLength(2)
  })

  test('trade under names of their own', () => {
    const names = stores.map(({ companyName = '' }) => companyName)
    expect(new Set(names).size).toBe(stores.length)
    expect(names.filter((name) => name.includes('Kids Retail'))).toEqual(['Aarav Kids Retail, Pune'])
  })

  test('have an address each, all different', () => {
    expect(new Set(stores.map(({ email }) => email)).size).toBe(stores.length)
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length)
  })
})

/** 1 July 2017 in India. */
const GST_FROM = Date.UTC(2017, 5, 30, 18, 30)

describe('the orders of the past', () => {
  test('have numbers of their own and lie before the opening', () => {
    expect(new Set(history.map(({ poid }) => poid)).size).toBe(history.length)
    expect(history.every(({ at }) => at < OPENED)).toBe(true)
  })

  test('are everybody’s, of every status and both kinds', () => {
    expect(new Set(history.map(({ user }) => user)).size).toBe(accounts.length)
    expect(new Set(history.map(({ fixed }) => fixed))).toEqual(
      new Set(['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled']),
    )
    expect(new Set(history.map(({ orderType }) => orderType))).toEqual(new Set(['OWNED', 'DS_JIT']))
  })

  test('come at a steady rhythm: about as many each week, and none on Sundays', () => {
    const WEEK = 7 * 86_400_000
    const [first] = accounts
    const own = history.filter(({ user, at }) => user === first?.store.id && at >= OPENED - 20 * WEEK)
    const weeks = Array.from({ length: 20 }, (_, nth) => {
      const before = OPENED - nth * WEEK
      return own.filter(({ at }) => at < before && at >= before - WEEK).length
    })
    expect(Math.max(...weeks) / Math.min(...weeks), weeks.join(' ')).toBeLessThanOrEqual(2)
    expect(own.filter(({ at }) => new Date(at + 5.5 * 3_600_000).getUTCDay() === 0)).toEqual([])
  })

  test('have gaps, but never more than was ordered', () => {
    const lines = history.flatMap((order) => order.lines)
    const short = lines.filter(({ qty, given }) => given !== undefined && given < qty)
    expect(short.length).toBeGreaterThan(20)
    expect(lines.filter(({ qty, given = qty }) => given < 0 || given > qty)).toEqual([])
  })

  test('were charged to the paisa', () => {
    const [before, since] = [history.filter(({ at }) => at < GST_FROM), history.filter(({ at }) => at >= GST_FROM)]
    expect(since.flatMap(({ lines }) => lines.flatMap(({ unit }) => unitBreaks(unit)))).toEqual([])
    // Before GST there was one tax, which is none of GST's kinds.
    const old = before.flatMap(({ lines }) => lines.map(({ unit }) => unit))
    expect(old.length).toBeGreaterThan(0)
    expect(
      old.filter(({ base, tax, net, CGST, SGST, IGST }) => base + tax !== net || CGST + SGST + IGST !== 0),
    ).toEqual([])
  })
})
