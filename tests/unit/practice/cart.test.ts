/** Carts and products on the practice portal. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_PRODUCTS } from '../../../src/practice/world/products.ts'
import { CART_CAPACITY } from '../../../src/shared/domain/carts/cart-kinds.ts'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import type { CartLine } from '../../../src/shared/domain/pricing/priced-cart.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { Answer, Args } from '../../../src/shared/portal/calls.ts'
import { fillCart, openShop, type Person, type Shop } from '../../support/shop.ts'

type Product = Answer<'catalogue.productInfo'>[number]
type Listing = Args<'catalogue.listing'>['body']

let shop: Shop
let pune: Person
let store: Person
/** Cheapest first. */
let goods: readonly Product[]

const PUNE = 2

beforeAll(async () => {
  // Enough for a cart that is full.
  shop = await openShop({ products: DEFAULT_PRODUCTS })
  pune = await shop.signIn('pune')
  store = await shop.signIn('apparel')
  goods = (await list({ size: 1000, sort: 'price' })).products
})
afterAll(() => shop.portal.stop())

function list(more: Partial<Listing> = {}) {
  const misc = { map: [PUNE], userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true }
  return pune.ask('catalogue.listing', { body: { page: 1, size: 100, misc, ...more } })
}

const lines = (from: number, to: number, qty = 1): CartLine[] =>
  goods.slice(from, to).map((product) => newLine(product, qty))

const idsOf = (of: readonly { readonly id: number }[]): number[] => of.map(({ id }) => id)
const cartOf = async (person: Person) => (await person.ask('cart.lines', {})).cart
const update = (products: CartLine[], checkLimit: 0 | 1 = 1) => ({ body: { products, checkLimit } })

describe('a cart', () => {
  test('keeps its lines in the order in which they were added', async () => {
    await fillCart(pune, lines(0, 3))
    await pune.ask('cart.update', update(lines(3, 5)))
    await pune.ask('cart.update', update(lines(1, 2, 7)))
    const cart = await cartOf(pune)
    expect(idsOf(cart)).toEqual(idsOf(goods.slice(0, 5)))
    expect(cart.map(({ qty }) => qty)).toEqual([1, 7, 1, 1, 1])
  })

  test('is the same when a change is sent twice', async () => {
    await fillCart(pune, lines(0, 3))
    const change = update(lines(2, 4, 9))
    const once = [await pune.ask('cart.update', change), await cartOf(pune)]
    expect([await pune.ask('cart.update', change), await cartOf(pune)]).toEqual(once)
  })

  test('holds what was put in, to the paisa', async () => {
    const put = lines(0, 20, 3)
    await fillCart(pune, put)
    expect(await cartOf(pune)).toEqual(put)
  })

  test('takes 500 lines and not one more, unless it is told not to count', async () => {
    await fillCart(pune, lines(0, CART_CAPACITY))
    expect(await pune.refusal('cart.update', update(lines(500, 501)))).toMatchObject({
      status: 400,
      message: messages.cartFull,
    })
    expect(await cartOf(pune)).toHaveLength(CART_CAPACITY)
    // A line that already exists doesn't count again.
    await pune.ask('cart.update', update(lines(499, 500, 4)))
    expect((await pune.ask('cart.update', update(lines(500, 501), 0))).totalItems).toBe(CART_CAPACITY + 1)
  })

  test('takes nothing of a change with a product that there isn’t', async () => {
    await fillCart(pune, [])
    const [line] = lines(0, 1)
    if (line === undefined) throw new Error('No goods')
    expect(await pune.refusal('cart.update', update([line, { ...line, id: 1 }]))).toMatchObject({ status: 400 })
    expect(await cartOf(pune)).toEqual([])
  })

  test('loses what is taken out, also what isn’t in it', async () => {
    await fillCart(pune, lines(0, 4))
    const answer = await pune.ask('cart.removeItems', { body: { productIds: [...idsOf(goods.slice(1, 3)), 1] } })
    expect(answer.totalItems).toBe(2)
    expect(idsOf(await cartOf(pune))).toEqual(idsOf([...goods.slice(0, 1), ...goods.slice(3, 4)]))
  })
})

describe('the two carts of an apparel store', () => {
  const half = { isApparelcart: true, cartType: 'apparel' as const }
  const other = { isApparelcart: false, cartType: 'nonapparel' as const }
  const mixed = () => {
    const all = goods.map((product) => newLine(product, 1))
    const apparel = all.filter((line) => line.isapparelproduct).slice(0, 4)
    const rest = all.filter((line) => !line.isapparelproduct).slice(0, 6)
    return { apparel, rest }
  }

  test('are shown and counted apart', async () => {
    const { apparel, rest } = mixed()
    await fillCart(store, [...apparel, ...rest])
    expect((await store.ask('cart.halfLines', { body: half })).cart).toEqual(apparel)
    expect((await store.ask('cart.halfLines', { body: other })).cart).toEqual(rest)
    expect(await store.ask('cart.counts', { body: { cartType: 'all' } })).toEqual({
      apparelCount: 4,
      nonapparelCount: 6,
      totalItems: 10,
    })
  })

  test('are emptied apart', async () => {
    const { apparel, rest } = mixed()
    await fillCart(store, [...apparel, ...rest])
    const productIds = idsOf([...apparel, ...rest])
    await store.ask('cart.removeFromHalf', { body: { ...half, productIds } })
    expect(await cartOf(store)).toEqual(rest)
    await store.ask('cart.removeProductsFromHalf', { body: { cartType: 'nonapparel', productIds } })
    expect(await cartOf(store)).toEqual([])
  })

  test('have room for 500 lines each', async () => {
    const { apparel } = mixed()
    const all = goods.map((product) => newLine(product, 1)).filter((line) => !line.isapparelproduct)
    const [rest, another] = [all.slice(0, CART_CAPACITY), all.slice(CART_CAPACITY, CART_CAPACITY + 1)]
    expect(another).toHaveLength(1)
    await fillCart(store, rest)
    await store.ask('cart.updateHalf', { body: { ...half, products: apparel, checkLimit: 1 } })
    const refused = await store.refusal('cart.updateHalf', { body: { ...other, products: another, checkLimit: 1 } })
    expect(refused).toMatchObject({ status: 400, message: messages.cartFull })
    expect((await store.ask('cart.counts', { body: { cartType: 'all' } })).totalItems).toBe(CART_CAPACITY + 4)
  })
})

describe('the listing', () => {
  test('is sorted and comes page by page', async () => {
    const mrps = goods.map(({ mrp }) => mrp)
    expect(mrps).toEqual(mrps.toSorted((one, other) => one - other))
    const second = await list({ sort: 'price', page: 2, size: 100 })
    expect(idsOf(second.products)).toEqual(idsOf(goods.slice(100, 200)))
    expect(second.total).toBeGreaterThan(1000)
  })

  test('can be narrowed by what its filters offer, whether the number is text or not', async () => {
    const [category] = (await list()).filters.categories ?? []
    if (category === undefined) throw new Error('No filters')
    for (const id of [category.id, Number(category.id)]) {
      const narrowed = await list({ filters: { categories: [id] } })
      expect(narrowed.total).toBe(category.count)
      expect(narrowed.products.every((product) => product.category.id === Number(category.id))).toBe(true)
    }
  })

  test('has as many products of a category as the menu says', async () => {
    const mapping = await pune.ask('session.mapping', { query: {} })
    const map = mapping.filter(({ isactive }) => isactive).map(({ whID }) => whID)
    const misc = { map, userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true }
    const [category] = await pune.ask('catalogue.categories', {})
    const sold = category?.subcategories.reduce((sum, { products }) => sum + (products ?? 0), 0)
    expect((await list({ misc, filters: { categories: [category?.id ?? 0] } })).total).toBe(sold)
  })

  test('shows what the asked warehouses have, and nothing inactive', async () => {
    const found = goods.filter(
      ({ warehouses, b2bIsActive }) => !b2bIsActive || !(warehouses ?? []).some((row) => row.id === PUNE),
    )
    expect(found).toEqual([])
  })

  test('finds words of the name, and a product’s number', async () => {
    const [product] = goods
    if (product === undefined) throw new Error('No goods')
    expect(idsOf((await list({ search: String(product.id) })).products)).toEqual([product.id])
    const found = await list({ search: product.brand.name.toUpperCase(), size: 1000 })
    expect(found.total).toBeGreaterThan(0)
    expect(found.products.every(({ name }) => name.toLowerCase().includes(product.brand.name.toLowerCase()))).toBe(true)
  })

  test('has food for those with a licence only', async () => {
    const misc = { map: [PUNE], userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: false }
    expect((await list({ misc })).total).toBeLessThan((await list()).total ?? 0)
  })
})

describe('questions about products', () => {
  test('leave out the ones that there aren’t, and keep the order of the asking', async () => {
    const ids = idsOf(goods.slice(0, 5)).reverse()
    const body = { body: { products: [1, ...ids, 2] } }
    for (const call of [
      'catalogue.productInfo',
      'catalogue.productList',
      'catalogue.currentStock',
      'catalogue.productWarehouse',
    ] as const) {
      expect(idsOf(await pune.ask(call, body))).toEqual(ids)
    }
  })

  test('of delivery are answered the same way every time; own stock goes everywhere', async () => {
    const body = { ProductList: idsOf(goods).map((ProductID) => ({ ProductID, BillingPincode: '411014' })) }
    const first = await pune.ask('catalogue.serviceability', { body: body })
    expect(await pune.ask('catalogue.serviceability', { body: body })).toEqual(first)
    const refused = new Set(first.filter(({ isServiceable }) => !isServiceable).map(({ ProductID }) => ProductID))
    expect(refused.size).toBeGreaterThan(0)
    const kinds = new Set(goods.filter(({ id }) => refused.has(id)).map(({ stockType }) => stockType))
    expect([...kinds].filter((kind) => kind === 'OwnedStock' || kind === 'CreditWHStock')).toEqual([])
  })
})
