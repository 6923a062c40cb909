/** Saved products as a listing, compared with a plain filter over the same products. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductIndex } from '../../../src/main/store/product-index.ts'
import type { SavedListingQuery } from '../../../src/main/store/product-listing.ts'
import { openUserStore, type UserStore } from '../../../src/main/store/user-store.ts'
import { makeWorld } from '../../../src/practice/world/world.ts'
import { type Chosen, LISTING_SORTS, SETS } from '../../../src/shared/domain/catalogue/listing.ts'
import type { Product } from '../../../src/shared/domain/catalogue/product.ts'
import { product, rupees, stock } from '../../support/builders.ts'
import { AT, newFolder } from '../../support/profile-folder.ts'

const DAY = 86_400_000
const ALL: SavedListingQuery = { search: '', chosen: {}, sort: 'newarrivals', sellers: [2, 10], offset: 0, most: 24 }

function opened(now = () => AT) {
  const store = openUserStore(newFolder(), now)
  const ids = (query: Partial<SavedListingQuery> = {}) =>
    store.products.list({ ...ALL, ...query }).rows.map((row) => row.product.id)
  return { ...store, ids }
}

describe('what is saved of a product', () => {
  it('has the time when the portal said it, which stays while it says the same, for a day', () => {
    let now = AT
    const { products } = opened(() => now)
    const times = () => products.byIds([1, 2]).map(({ at }) => at - AT)
    products.save([product({ id: 1 }), product({ id: 2 })])
    now += DAY
    products.save([product({ id: 1 }), product({ id: 2, warehouses: [stock(3)] })])
    expect(times()).toEqual([0, DAY])
    now += 1
    products.save([product({ id: 1 }), product({ id: 2, warehouses: [stock(3)] })])
    expect(times()).toEqual([DAY + 1, DAY])
  })

  it('is written again when the clock was set back', () => {
    let now = AT
    const { products } = opened(() => now)
    products.save([product()])
    now -= 5 * DAY
    products.save([product()])
    expect(products.byIds([1001]).map(({ at }) => at)).toEqual([now])
  })

  it('is found by its new words alone, and forgotten with all of them', () => {
    const { products } = opened()
    products.save([product({ id: 1, name: 'Wooden Blocks' })])
    products.save([product({ id: 1, name: 'Foldable Pram', isBestseller: true })])
    expect(products.suggest('wooden', 9)).toEqual([])
    expect(products.suggest('foldable', 9)).toHaveLength(1)
    products.forget([1, 2])
    expect([products.suggest('foldable', 9), products.byIds([1])]).toEqual([[], []])
  })

  it('is not listed while its time is unknown', () => {
    const { products, ids } = opened(() => 0)
    products.save([product()])
    expect(ids()).toEqual([])
    expect(products.suggest('stacking', 9)).toHaveLength(1)
  })
})

describe('a listing of saved products', () => {
  it('has what one of the warehouses had at its MRP, and nothing that isn’t sold', () => {
    const { products, ids } = opened()
    products.save([
      product({ id: 1 }),
      product({ id: 2, warehouses: [stock(4, { id: 10 }), stock(0)] }),
      product({ id: 3, warehouses: [stock(0)] }),
      product({ id: 4, warehouses: [stock(4, { mrp: rupees(900) })] }),
      product({ id: 5, b2bIsActive: false }),
      product({ id: 6, warehouses: [stock(4, { id: 210 })] }),
    ])
    expect(ids()).toEqual([2, 1])
    expect(ids({ sellers: [10] })).toEqual([2])
    expect(ids({ sellers: [] })).toEqual([])
  })

  it('is searched by the beginnings of words of name, brand and category, and by number', () => {
    const { products, ids } = opened()
    products.save([
      product({ id: 1, name: 'Wooden Blocks' }),
      product({ id: 2, brand: { id: 4, name: 'Woodland' } }),
      product({ id: 31 }),
    ])
    const found = (search: string) => ids({ search })
    expect(['wood', 'wood blo', 'wo', 'toys wood', '31', '0031', '"', 'steel', 'rings OR wooden'].map(found)).toEqual([
      [2, 1],
      [1],
      [2, 1],
      [2, 1],
      [31],
      [31],
      [],
      [],
      [],
    ])
  })
})

describe('of products as the practice portal has them', () => {
  const { products } = makeWorld(2026)
  const saved = products.filter((_, at) => at % 12 === 0)
  let store: UserStore
  let index: ProductIndex
  beforeAll(() => {
    store = openUserStore(newFolder(), () => AT)
    index = store.products
    index.save(saved)
  })
  afterAll(() => store.close())

  const someIds = (of: (one: Product) => number) =>
    fc.subarray([...new Set(saved.map(of))].slice(0, 30).map(String), { maxLength: 4 })
  const spans = fc.array(
    fc
      .tuple(fc.constantFrom(0, 3, 24, 250, 500), fc.constantFrom(6, 24, 250, 400, 999, 9999))
      .map((one) => one.join('-')),
    { maxLength: 2 },
  )
  const chosen = fc.record(
    {
      brands: someIds(({ brand }) => brand.id),
      categories: someIds(({ category }) => category.id),
      subcategories: someIds(({ subcategory }) => subcategory.id),
      Type: someIds(({ type }) => type.id),
      prices: spans,
      age: spans,
    },
    { requiredKeys: [] },
  )
  const query = fc.record({
    chosen: chosen.map((one): Chosen => one),
    search: fc.constantFrom('', '', 'cotton', 'set blue', '3', 'babyh'),
    sets: fc.option(fc.constantFrom(...SETS), { nil: undefined }),
    sort: fc.constantFrom(...LISTING_SORTS),
    sellers: fc.subarray([2, 10, 5, 3, 5001, 31], { minLength: 1 }),
    offset: fc.constantFrom(0, 24, 48),
    most: fc.constant(24),
  })

  const span = (id: string) => id.split('-').map(Number) as [number, number]
  const words = ({ name, brand, category }: Product) =>
    `${name} ${brand.name} ${category.name}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const narrows = {
    brands: (one: Product, id: string) => String(one.brand.id) === id,
    categories: (one: Product, id: string) => String(one.category.id) === id,
    subcategories: (one: Product, id: string) => String(one.subcategory.id) === id,
    Type: (one: Product, id: string) => String(one.type.id) === id,
    prices: ({ mrp }: Product, id: string) => mrp / 100 >= span(id)[0] && mrp / 100 < span(id)[1],
    age: ({ ageFrom, ageTo }: Product, id: string) => {
      const [from, below] = span(id)
      return (ageFrom ?? 0) < below && ((ageTo ?? 0) > from || (ageFrom ?? 0) >= from)
    },
  }
  const names = Object.keys(narrows) as (keyof typeof narrows)[]

  const plainly = ({ search, sets, sellers }: SavedListingQuery, one: Product) =>
    one.b2bIsActive &&
    (one.warehouses ?? []).some(({ id, mrp, stock: there }) => sellers.includes(id) && mrp === one.mrp && there > 0) &&
    (sets === undefined || one.isSetProduct === (sets === 'only')) &&
    (search === String(one.id) ||
      search
        .split(' ')
        .filter(Boolean)
        .every((typed) => words(one).some((word) => word.startsWith(typed))))
  const chosenFits = (query: SavedListingQuery, one: Product, but?: string) =>
    names.every((name) => {
      const ids = query.chosen[name] ?? []
      return name === but || ids.length === 0 || ids.some((id) => narrows[name](one, id))
    })
  const texts = (one: string, other: string) => (one < other ? -1 : Number(one > other))
  const orders = {
    newarrivals: (one: Product, other: Product) => other.id - one.id,
    bestseller: (one: Product, other: Product) => Number(other.isBestseller) - Number(one.isBestseller),
    price: (one: Product, other: Product) => one.mrp - other.mrp,
    'price-desc': (one: Product, other: Product) => other.mrp - one.mrp,
    name: (one: Product, other: Product) => texts(one.name, other.name),
    'name-desc': (one: Product, other: Product) => texts(other.name, one.name),
  }

  it('all that narrows and sorts, combined, is what a plain filter says, and so are the counts', () => {
    fc.assert(
      fc.property(query, (query) => {
        const { rows, total, facets } = index.list(query)
        const plain = saved.filter((one) => plainly(query, one))
        const fitting = plain
          .filter((one) => chosenFits(query, one))
          .sort((one, other) => orders[query.sort](one, other) || one.id - other.id)
        expect(total).toBe(fitting.length)
        expect(rows.map((row) => row.product.id)).toEqual(
          fitting.slice(query.offset, query.offset + 24).map(({ id }) => id),
        )
        for (const name of names) {
          const others = plain.filter((one) => chosenFits(query, one, name))
          const choices = facets[name] ?? []
          for (const { id, count } of choices) {
            expect([name, id, count]).toEqual([name, id, others.filter((one) => narrows[name](one, id)).length])
          }
          const listed = new Set(choices.map(({ id }) => id))
          expect(others.filter((one) => ![...listed].some((id) => narrows[name](one, id)))).toEqual([])
          expect(choices.map(({ count }) => count)).toEqual(
            choices.map(({ count }) => count).sort((a, b) => (b ?? 0) - (a ?? 0)),
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  it('choices are called as the products call them', () => {
    const { facets } = index.list({ ...ALL, most: 1 })
    const brands = new Map(saved.map(({ brand }) => [String(brand.id), brand.name]))
    const types = new Map(saved.map(({ type }) => [String(type.id), type.name]))
    expect(facets.brands?.every(({ id, name }) => brands.get(id) === name)).toBe(true)
    expect(facets.Type?.every(({ id, name }) => types.get(id) === name)).toBe(true)
    expect(facets.prices?.map(({ name }) => name)).toContain('₹ 250 to 499')
    expect(Object.keys(facets).sort()).toEqual([...names].sort())
  })
})
