/**
 * Products as the store sees them: filtered by its rules, priced for it, with the stock of its warehouses. A product that the store may not
 * see is left out, even if the portal lists it.
 */
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import {
  arsSort,
  type Facets,
  facetsOf,
  LISTING_PAGE,
  requestedSellers,
} from '../../shared/domain/catalogue/listing.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { hasAsWords } from '../../shared/domain/catalogue/search-text.ts'
import { hiddenReason, hiddenSentence, isSoldOut } from '../../shared/domain/catalogue/visibility.ts'
import type { WarehouseMapping } from '../../shared/domain/catalogue/warehouses.ts'
import { activeSellers, type Market, marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { productView } from '../../shared/domain/pricing/product-view.ts'
import { type AppError, ok, portalWords, type Result } from '../../shared/errors.ts'
import { hasMore } from '../../shared/lists/paging.ts'
import { say } from '../../shared/messages.ts'
import { supplyFrom } from '../cart/supply.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { Reader } from '../portal/reader.ts'
import type { Profile } from '../session/profile.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { listingMisc } from './listing-misc.ts'
import { OtherProducts } from './other-products.ts'
import { productsAbout } from './products-about.ts'
import { orCached, savedListing, savedProduct } from './saved-listing.ts'

export interface ProductDeps {
  readonly reader: Reader
  readonly policy: PricingPolicy
  /** Products that this computer has seen. */
  readonly productIndex: () => ProductIndex | undefined
  readonly profile: () => Promise<Result<Profile>>
}

type ProductHandlers = Pick<
  Handlers,
  'products.about' | 'products.list' | 'products.names' | 'products.show' | 'products.related'
>

export function productHandlers(deps: ProductDeps): ProductHandlers {
  const { reader, profile } = deps
  const others = new OtherProducts({
    reader,
    marketOf: (known, products) => marketFor(deps, known, products),
  })

  return {
    'products.list': (query) => listProducts(deps, query),
    'products.related': async ({ id, what, fresh }) => {
      const known = await profile()
      return known.ok ? others.related(known.value, id, what, fresh) : known
    },
    'products.names': async ({ ids }) => {
      const saved = deps.productIndex()?.byIds(ids) ?? []
      return ok(saved.map(({ product: { id, name } }) => ({ id, name })))
    },
    'products.about': ({ ids }) => productsAbout(deps, ids),
    'products.show': (request) => showProduct(deps, others, request),
  }
}

/** The market of the warehouses that the store is mapped to, or of some of them. */
const marketFor = (
  { policy }: ProductDeps,
  known: Profile,
  products: readonly Product[],
  mapping: readonly WarehouseMapping[] = known.mapping,
): Market => marketOf(supplyFrom({ ...known, mapping }, products, products, policy))

async function listProducts(
  deps: ProductDeps,
  { fresh, goesOn = false, ...query }: Payload<'products.list'>,
): ReturnType<ProductHandlers['products.list']> {
  const known = await deps.profile()
  if (!known.ok) return known
  const { mapping } = known.value
  const sellers = requestedSellers(activeSellers(mapping), query)
  const asks = listingFor(known.value, sellers, query)
  const read = orCached(await deps.reader.read('catalogue.listing', asks, { fresh }), () =>
    goesOn ? undefined : savedListing(deps.productIndex(), sellers, query),
  )
  if (!read.ok) return read
  const { answer, at, saved, unread } = read.value
  const { products, total } = answer
  // Without the carters' list, its products can still be viewed; none can be added then.
  const carters = known.value.carters ?? []
  const market = marketFor(deps, { ...known.value, carters }, products, sellers)
  const allowed = products.filter((product) => hiddenReason(product, market.viewer) === undefined)
  const matching = allowed.filter((product) => hasAsWords(wordsIn(product), query.search))
  return ok({
    products: matching.map((product) => productView(market, product)),
    came: products.length + unread,
    total,
    hidden: products.length - allowed.length,
    unmatched: allowed.length - matching.length,
    facets: offered(known.value, answer.filters),
    isLast: isLastPage(query.page, products.length + unread, total),
    sellers: activeSellers(mapping).map(({ whID, whType, name }) => ({ whID, whType, name })),
    at,
    saved,
    unread,
    notice: known.value.cartersFailed ? say('cartersFailed') : undefined,
  })
}

async function showProduct(
  deps: ProductDeps,
  others: OtherProducts,
  { id, fresh }: Payload<'products.show'>,
): ReturnType<ProductHandlers['products.show']> {
  const children = others.childrenOf(id)
  const [known, answer] = await Promise.all([
    deps.profile(),
    deps.reader.read('catalogue.product', { params: { id } }, { fresh }),
  ])
  if (!known.ok) return known
  const read = orCached(answer, () => savedProduct(deps.productIndex(), id))
  if (!read.ok) return isMissing(read.error) ? ok(notThere(read.error)) : read
  const { answer: product, at, saved } = read.value
  const market = marketFor(deps, known.value, [product])
  const hidden = hiddenReason(product, market.viewer)
  if (hidden !== undefined && !isSoldOut(hidden)) {
    const { why } = productView(market, product)
    // In a call for a single product, the portal names every warehouse that lists it.
    const isNowhere = product.warehouses?.length === 0
    const title = isNowhere ? say('productsNotFound') : hiddenSentence(hidden)
    return ok({ found: false, title, why: gapSentence({ gapReason: why }) })
  }
  const sizes = await others.sizesOf(known.value, product, children)
  return ok({
    found: true,
    view: productView(market, product),
    sizes: sizes.ok ? sizes.value : [],
    sizesFailed: sizes.ok ? undefined : sizes.error.message,
    at,
    saved,
  })
}

/** True as far as this page shows; assumes that the pages before it were full. */
const isLastPage = (page: number, came: number, reportedCount: number | undefined): boolean =>
  !hasMore({ size: undefined, came, news: came, total: (page - 1) * LISTING_PAGE + came, reportedCount })

const wordsIn = ({ name, brand, category, subcategory, type }: Product): string =>
  [name, brand.name, category.name, subcategory.name, type.name].join(' ')

const isMissing = ({ kind }: AppError): boolean => kind === 'refused'
const notThere = (error: AppError) =>
  ({ found: false, title: say('productsNotFound'), why: portalWords(error) }) as const

/** The portal's ids of brands and categories are numbers; those of price bands and seasons are words. */
const onTheWire = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** Returns the portal's facets that this store may filter by; a facet without choices is left out. */
const offered = ({ store }: Profile, filters: Readonly<Record<string, Facets['brands'] & object>>): Facets =>
  Object.fromEntries(
    facetsOf(store).flatMap((facet) => {
      const choices = filters[facet] ?? []
      return choices.length === 0 ? [] : [[facet, choices]]
    }),
  )

const listingFor = (
  profile: Profile,
  sellers: readonly WarehouseMapping[],
  { page, search, chosen, sets, sort, isArs, ageing }: Omit<Payload<'products.list'>, 'fresh' | 'goesOn'>,
) => ({
  body: {
    page,
    size: LISTING_PAGE,
    sort: isArs ? arsSort(sort) : sort,
    search,
    filters: {
      ...Object.fromEntries(
        facetsOf(profile.store).flatMap((facet) => {
          const ids = facet === 'Type' ? undefined : chosen[facet]
          return ids === undefined || ids.length === 0 ? [] : [[facet, ids.map(onTheWire)]]
        }),
      ),
      ...(sets !== undefined && { isSetProduct: [sets === 'only' ? 1 : 0] }),
    },
    typeFilters: (chosen.Type ?? []).map(Number).filter(Number.isSafeInteger),
    include: [],
    exclude: [],
    misc: {
      ...listingMisc(profile, sellers),
      ageing: ageing === undefined ? '' : `${ageing.from},${ageing.to}`,
      include: [],
      exclude: [],
    },
  },
})
