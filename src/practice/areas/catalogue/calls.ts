import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { isFood } from '../../../shared/domain/catalogue/visibility.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'
import { DAY, known, paged, within } from '../../kit/rows.ts'
import type { AreaCalls, Practice, Visit } from '../../practice.ts'
import { BRANDS } from '../../world/brands.ts'
import { categoriesOf } from '../../world/categories.ts'
import { depotOf } from '../../world/depots.ts'
import { GOODS } from '../../world/goods.ts'
import { reaches } from '../../world/parcels.ts'
import { randomFor } from '../../world/random.ts'
import { tillOf } from '../../world/tills.ts'
import { choicesOf, filterIn, fits } from './facets.ts'

/** Maximum number of results of a search by name. */
const SUGGESTED = 20
/** Products among the best sellers. */
const BEST = 500

type ListingBody = Args<'catalogue.listing'>['body']

const productsOf = ({ world }: Practice, ids: readonly number[]): Product[] =>
  ids.flatMap((id) => world.productOf(id) ?? [])

/** True if it is sold to a store that is mapped to these warehouses. */
const isSold =
  (map: ReadonlySet<number>, hasFoodLicense: boolean) =>
  (product: Product): boolean =>
    product.b2bIsActive === true &&
    (hasFoodLicense || !isFood(product)) &&
    (product.warehouses ?? []).some(({ id, stock }) => stock > 0 && map.has(id))

/** True if it is sold to this store and matches the search. */
function isListed({
  misc,
  typeFilters,
  include,
  exclude,
  search,
  filters,
}: ListingBody): (product: Product) => boolean {
  const sold = isSold(new Set(misc.map), misc.hasFoodLicense)
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const types = new Set(typeFilters ?? [])
  const included = [include, misc.include].flatMap((ids) =>
    ids === undefined || ids.length === 0 ? [] : [new Set(ids)],
  )
  const excluded = new Set([...(exclude ?? []), ...(misc.exclude ?? [])])
  const [sets] = filters?.isSetProduct ?? []
  return (product) =>
    sold(product) &&
    included.every((ids) => ids.has(product.id)) &&
    !excluded.has(product.id) &&
    (types.size === 0 || types.has(product.type.id)) &&
    (sets === undefined || product.isSetProduct === (String(sets) === '1')) &&
    words.every((word) => product.name.toLowerCase().includes(word) || String(product.id) === word)
}

/** Days over which the products arrived, one after the other. */
const CAME_IN = 900

/** True if it arrived between the two ages in days; the newest product arrived on the day the portal was opened. */
function isOfAge(
  ageing: string | undefined,
  { world: { products }, openedAt }: Pick<Visit<'catalogue'>, 'world' | 'openedAt'>,
) {
  const [from, to] = (ageing ?? '').split(',')
  if (from === undefined || to === undefined) return () => true
  const isWithin = within(from, to)
  const first = products[0]?.id ?? 0
  const last = products.at(-1)?.id ?? 0
  return ({ id }: Product): boolean => {
    const share = (last - id) / Math.max(1, last - first)
    return isWithin(openedAt - Math.floor(share * CAME_IN) * DAY)
  }
}

const compareNames = ({ name: one }: Product, { name: other }: Product): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const newest = (one: Product, other: Product): number => other.id - one.id
const bestFirst = (one: Product, other: Product): number =>
  Number(other.isBestseller) - Number(one.isBestseller) || one.id - other.id

const SORTS: Readonly<Record<NonNullable<ListingBody['sort']>, (one: Product, other: Product) => number>> = {
  newarrivals: newest,
  arsnewarrivals: newest,
  bestseller: bestFirst,
  arsbestseller: bestFirst,
  price: (one, other) => one.mrp - other.mrp || one.id - other.id,
  'price-desc': (one, other) => other.mrp - one.mrp || one.id - other.id,
  name: (one, other) => compareNames(one, other) || one.id - other.id,
  'name-desc': (one, other) => compareNames(other, one) || one.id - other.id,
}

function isServiceable({ world }: Practice, id: number, pincode: string): boolean {
  const product = world.productOf(id)
  if (product === undefined) throw new Refused(400, `There is no product ${id}.`)
  return reaches(world.seed, product, pincode)
}

/** Categories whose goods have spare parts: prams, cots, ride-on toys. */
const HAS_PARTS: readonly number[] = [2, 9, 11, 12, 14]

const mustBe = ({ world }: Practice, id: number): Product => known(world.productOf(id), `There is no product ${id}.`)

/** Its other sizes and colours. */
const stylesOf = ({ world }: Practice, { id, groupID }: Product): readonly Product[] =>
  world.products.filter((other) => other.groupID === groupID && other.id !== id)

/** Returns some similar products, always the same ones. */
function likeIt({ world }: Practice, id: number, isLike: (other: Product) => boolean, most: number) {
  const like = world.products.filter((other) => other.id !== id && other.b2bIsActive && isLike(other))
  return randomFor(world.seed, 'like', id)
    .some(like, most)
    .map((other) => ({ id: other.id }))
}

export const catalogueCalls: AreaCalls<'catalogue'> = {
  listing: ({ body }, visit) => {
    const filter = filterIn(body.filters ?? {})
    const listed = visit.world.products.filter(isListed(body)).filter(isOfAge(body.misc.ageing, visit))
    const matching = listed.filter((product) => fits(product, filter))
    if (body.sort !== undefined) matching.sort(SORTS[body.sort])
    const page = { pageNo: body.page, pageSize: body.size }
    const { rows, count } = paged(matching, page, (product) => visit.state.catalogue.withStock(product))
    return { products: rows, total: count, filters: choicesOf(listed, filter) }
  },
  product: ({ params }, visit) => {
    const product = mustBe(visit, params.id)
    const others = stylesOf(visit, product).map(({ id }) => ({ id }))
    const { subcategory, type } = product
    return {
      ...visit.state.catalogue.withStock(product),
      otherProducts: others,
      alternateProducts: likeIt(
        visit,
        product.id,
        (other) =>
          other.subcategory.id === subcategory.id && other.type.id === type.id && other.brand !== product.brand,
        6,
      ),
    }
  },
  children: ({ body }, visit) =>
    productsOf(visit, body.products).map((product) => ({
      id: product.id,
      children: stylesOf(visit, product).map(({ id }) => ({ id })),
    })),
  details: ({ body }, visit) =>
    productsOf(visit, body.products).map((product) => ({
      id: product.id,
      desc: product.desc,
      features: [
        { name: 'Care', value: product.category.id === 6 ? 'Machine wash, cold' : 'Wipe clean' },
        { name: 'Country of origin', value: 'India' },
        { name: 'Packed in', value: product.isSetProduct ? 'Sets of 3' : 'Single pieces' },
      ],
    })),
  spareParts: ({ params }, visit) => {
    const { category, subcategory } = mustBe(visit, params.id)
    if (!HAS_PARTS.includes(category.id)) return []
    return likeIt(visit, params.id, (other) => other.subcategory.id === subcategory.id && other.mrp < 100_000, 4)
  },
  suggestedIds: ({ params }, visit) => {
    const { category, brand } = mustBe(visit, params.id)
    return likeIt(visit, params.id, (other) => other.category.id === category.id && other.brand.id === brand.id, 9)
  },
  suggestedProducts: ({ body }, visit) =>
    productsOf(visit, body.products).map((product) => visit.state.catalogue.withStock(product)),
  sale: ({ body }, visit) => {
    const { store } = visit.account
    const ordered = new Set(visit.state.order.linesOf(store.id).map(({ productId }) => productId))
    return productsOf(visit, body.products).map((product) => ({
      productId: product.id,
      sale: tillOf(visit.world, store.id, product, ordered.has(product.id)).sale,
    }))
  },
  storeStock: ({ body }, visit) => {
    const lines = visit.state.order
      .linesOf(visit.account.store.id)
      .filter(({ productId }) => productId === body.product)
    const coming = lines.filter(({ status }) => status === 'Confirmed' || status === 'Shipped')
    const product = mustBe(visit, body.product)
    const { stock, sale } = tillOf(visit.world, visit.account.store.id, product, lines.length > 0)
    return {
      stockInHand: stock,
      inTransitStock: coming.reduce((sum, { quantity }) => sum + quantity, 0),
      targetStock: sale > 0 ? Math.ceil(sale * 1.5) : undefined,
    }
  },
  likes: ({ params }, { account, state }) => {
    const known = state.catalogue.opinionOf(account.store.id, params.id)
    return {
      id: undefined,
      productId: params.id,
      productName: '',
      likeDislike: known?.likeDislike,
      reason: known?.reason ?? '',
    }
  },
  like: ({ body }, visit) => {
    mustBe(visit, body.productId)
    const { productId, likeDislike, reason } = body
    visit.record({ type: 'judged', user: visit.account.store.id, productId, likeDislike, reason })
    return { message: 'Thank you for your feedback.' }
  },
  brand: ({ params }) => {
    const brand = BRANDS.find(({ id }) => id === params.id)
    const { id, name, trades } = known(brand, `There is no brand ${params.id}.`)
    return { id, name, description: `${name} makes ${trades.join(', ')} for babies and children.` }
  },
  sliderImages: ({ params }, visit) => {
    const product = mustBe(visit, params.id)
    const further = Array.from({ length: 1 + (product.id % 4) }, (_, at) => `${product.id}_${at + 2}`)
    return { images: [product.id, ...further].join(';') }
  },
  suggestions: ({ body }, { world }) => {
    const words = body.search.toLowerCase().split(/\s+/).filter(Boolean)
    const sold = isSold(new Set(body.misc.map), body.misc.hasFoodLicense)
    const found = world.products.filter(
      (product) => sold(product) && words.every((word) => product.name.toLowerCase().includes(word)),
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
  categories: (_, { world, account: { mapping, store } }) => {
    const active = mapping.filter(({ isactive }) => isactive).map(({ whID }) => whID)
    return categoriesOf(world, isSold(new Set(active), store.hasFoodLicense))
  },
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
