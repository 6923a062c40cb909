/** Products: the listing, and what carts ask about stock, warehouses and serviceability. */
import type { Product } from '../../../shared/domain/product.ts'
import { isFood } from '../../../shared/domain/visibility.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { type AreaCalls, type Practice, Refused } from '../../practice.ts'
import { BRANDS } from '../../world/brands.ts'
import { categoriesOf } from '../../world/categories.ts'
import { depotOf } from '../../world/depots.ts'
import { GOODS } from '../../world/goods.ts'
import { reaches } from '../../world/parcels.ts'
import { randomFor } from '../../world/random.ts'

/** Products that one search of the names brings at most. */
const SUGGESTED = 20
/** Products among the best sellers. */
const BEST = 500

type Listing = Args<'catalogue.listing'>['body']

/** What the listing can be narrowed by: the name of the filter, and what a product has there. */
const FACETS: Readonly<Record<string, (product: Product) => { readonly id: number; readonly name: string }>> = {
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  brand: ({ brand }) => brand,
  type: ({ type }) => type,
}

const productsOf = ({ world }: Practice, ids: readonly number[]): Product[] =>
  ids.flatMap((id) => world.productOf(id) ?? [])

function isShown({ misc, typeFilters, filters, search }: Listing): (product: Product) => boolean {
  const map = new Set(misc.map)
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = Object.entries(filters ?? {}).map(([facet, ids]) => [FACETS[facet], new Set(ids.map(Number))] as const)
  return (product) =>
    product.b2bIsActive &&
    (misc.hasFoodLicense || !isFood(product)) &&
    product.warehouses.some(({ id, stock }) => stock > 0 && map.has(id)) &&
    (misc.include === undefined || misc.include.includes(product.id)) &&
    misc.exclude?.includes(product.id) !== true &&
    (typeFilters === undefined || typeFilters.length === 0 || typeFilters.includes(product.type.id)) &&
    wanted.every(([facet, ids]) => facet === undefined || ids.size === 0 || ids.has(facet(product).id)) &&
    words.every((word) => product.name.toLowerCase().includes(word) || String(product.id) === word)
}

const SORTS: Readonly<Record<NonNullable<Listing['sort']>, (one: Product, other: Product) => number>> = {
  newarrivals: (one, other) => other.id - one.id,
  bestseller: (one, other) => Number(other.isBestseller) - Number(one.isBestseller) || one.id - other.id,
  price: (one, other) => one.mrp - other.mrp || one.id - other.id,
  'price-desc': (one, other) => other.mrp - one.mrp || one.id - other.id,
}

function choicesOf(products: readonly Product[], facet: (product: Product) => { id: number; name: string }) {
  const counts = new Map<number, { id: number; name: string; count: number }>()
  for (const product of products) {
    const { id, name } = facet(product)
    const choice = counts.get(id)
    if (choice === undefined) counts.set(id, { id, name, count: 1 })
    else choice.count += 1
  }
  return [...counts.values()].sort((one, other) => other.count - one.count || one.id - other.id)
}

function isServiceable({ world }: Practice, id: number, pincode: string): boolean {
  const product = world.productOf(id)
  if (product === undefined) throw new Refused(400, `There is no product ${id}.`)
  return reaches(world.seed, product, pincode)
}

export const catalogueCalls: AreaCalls<'catalogue'> = {
  listing: ({ body }, visit) => {
    const shown = visit.world.products.filter(isShown(body))
    if (body.sort !== undefined) shown.sort(SORTS[body.sort])
    const from = (body.page - 1) * body.size
    return {
      products: shown.slice(from, from + body.size).map((product) => visit.state.catalogue.withStock(product)),
      total: shown.length,
      filters: Object.fromEntries(Object.entries(FACETS).map(([name, facet]) => [name, choicesOf(shown, facet)])),
    }
  },
  product: ({ params }, visit) => {
    const product = visit.world.productOf(params.id)
    if (product === undefined) throw new Refused(404, `There is no product ${params.id}.`)
    const others = visit.world.products.filter(({ groupID, id }) => groupID === product.groupID && id !== product.id)
    return { ...visit.state.catalogue.withStock(product), otherProducts: others.map(({ id }) => ({ id })) }
  },
  brand: ({ params }) => {
    const brand = BRANDS.find(({ id }) => id === params.id)
    if (brand === undefined) throw new Refused(404, `There is no brand ${params.id}.`)
    const { id, name, trades } = brand
    return { id, name, description: `${name} makes ${trades.join(', ')} for babies and children.` }
  },
  sliderImages: ({ params }, { world }) => {
    const product = world.productOf(params.id)
    if (product === undefined) throw new Refused(404, `There is no product ${params.id}.`)
    const further = Array.from({ length: 1 + (product.id % 4) }, (_, at) => `${product.id}_${at + 2}`)
    return { images: [product.id, ...further].join(';') }
  },
  suggestions: ({ body }, { world }) => {
    const words = body.search.toLowerCase().split(/\s+/).filter(Boolean)
    const map = new Set(body.misc.map)
    const found = world.products.filter(
      (product) =>
        product.b2bIsActive &&
        (body.misc.hasFoodLicense || !isFood(product)) &&
        product.warehouses.some(({ id, stock }) => stock > 0 && map.has(id)) &&
        words.every((word) => product.name.toLowerCase().includes(word)),
    )
    return {
      rows: found.slice(0, SUGGESTED).map(({ id, name, brand, category, subcategory }) => ({
        id,
        name,
        brand: brand.name,
        category: category.name,
        subcategory: subcategory.name,
      })),
      count: found.length,
    }
  },
  productList: ({ body }, visit) =>
    productsOf(visit, body.products).map((product) => ({
      id: product.id,
      name: product.name,
      brandId: product.brand.id,
      catId: product.category.id,
      subcatId: product.subcategory.id,
      typeId: product.type.id,
      groupID: product.groupID,
      color: product.color,
      mrp: product.mrp,
      stockType: product.stockType,
      b2bIsActive: product.b2bIsActive,
    })),
  currentStock: ({ body }, visit) =>
    productsOf(visit, body.products).map((product) => {
      const { id, currentStock, warehouses } = visit.state.catalogue.withStock(product)
      return { id, currentStock, warehouses }
    }),
  productWarehouse: ({ body }, visit) =>
    productsOf(visit, body.products).map((product) => ({
      id: product.id,
      warehouses: visit.state.catalogue
        .withStock(product)
        .warehouses.map((row) => ({ ...row, name: depotOf(row.id)?.name ?? '' })),
    })),
  productInfo: ({ body }, visit) => {
    const wh = body.wh === undefined ? undefined : new Set(body.wh)
    return productsOf(visit, body.products).map((product) => visit.state.catalogue.withStock(product, wh))
  },
  checkServiceable: ({ body }, visit) =>
    body.ProductList.map(({ ProductID, BillingPincode }) => ({
      ProductID,
      isServiceable: isServiceable(visit, ProductID, BillingPincode),
    })),
  serviceability: ({ body }, visit) =>
    body.ProductList.map(({ ProductID, BillingPincode }) => ({
      ProductID,
      isServiceable: isServiceable(visit, ProductID, BillingPincode),
    })),
  categories: (_, { world }) => categoriesOf(world),
  bestsellers: ({ query: { concept } }, { world }) =>
    world.products
      .filter(({ isBestseller, b2bIsActive }) => isBestseller && b2bIsActive)
      .filter(({ id }) => concept === undefined || randomFor(world.seed, 'best seller', concept, id).chance(0.6))
      .slice(0, BEST)
      .map(({ id, name, category, subcategory, type, brand, mrp }, at) => ({
        productId: id,
        rank: at + 1,
        productName: name,
        categoryName: category.name,
        subCategoryName: subcategory.name,
        productType: type.name,
        brandName: brand.name,
        mrp,
      })),
  carters: (_, { world }) => ({ productId: [...world.carters] }),
  subcategoryTypes: ({ query }) => {
    const all = GOODS.flatMap(({ subcategories }) => subcategories)
    const found = all.find(({ id }) => id === query.subcategoryId)
    return (found?.items ?? []).map(([name], at) => ({ id: query.subcategoryId * 10 + at, name }))
  },
}
