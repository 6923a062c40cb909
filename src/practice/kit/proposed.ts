/** A cart that the portal fills for a store: its initial lines, and the changes since. AFS and CAR are two of them. */
import pricing from '../../../resources/reference/pricing.json' with { type: 'json' }
import replenishment from '../../../resources/reference/replenishment.json' with { type: 'json' }
import { parentKey } from '../../shared/domain/carts/cart-rules.ts'
import { isSetProduct, isSetStore, SET_QUANTITY, type SetRule } from '../../shared/domain/carts/proposal.ts'
import { isApparel } from '../../shared/domain/catalogue/apparel.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { hiddenReason, viewerOf } from '../../shared/domain/catalogue/visibility.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { CartLine, PricedCart } from '../../shared/domain/pricing/priced-cart.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import { pricingPolicy, replenishmentPolicy } from '../../shared/reference.ts'
import type { Practice } from '../practice.ts'
import type { ProposedCart } from '../state/signals.ts'
import type { PracticeAccount } from '../world/accounts.ts'
import { gstRates } from '../world/gst.ts'
import { reaches } from '../world/parcels.ts'
import { randomFor } from '../world/random.ts'
import { tillOf } from '../world/tills.ts'
import type { World } from '../world/world.ts'

type Wire = Answer<'afs.products'>['products'][number]

const policy = pricingPolicy.parse(pricing)
const types = replenishmentPolicy.parse(replenishment)
const REPLENISHMENT = [types.bestSellers, types.newArrivals, types.sameOrSimilar, types.storeReplacements]

/** Subcategories of clothes that are ordered in sets. */
export const SET_SUBCATEGORIES: readonly number[] = [166, 171, 172]
/** The share of lines that belong to sets. */
const SETS_SHARE = 0.4
const LEAST_OF_SET = 3

/** Minimum pieces of a category. */
export const categoryQuantity = (category: number): number => (isApparel(category) ? 2 : 3)

export const setRuleOf = ({ store }: PracticeAccount): SetRule => ({
  signage: store.fcf.signage,
  subcategories: isSetStore(store.fcf.signage) ? [] : SET_SUBCATEGORIES,
  policy: types,
})

const cache = new WeakMap<World, Map<string, ReadonlyMap<number, number>>>()

/** The proposed pieces by product: the same for the same seed. */
export function proposalOf(world: World, account: PracticeAccount, cart: ProposedCart, lines: number) {
  const ofWorld = cache.get(world) ?? new Map<string, ReadonlyMap<number, number>>()
  cache.set(world, ofWorld)
  const key = `${cart} ${account.store.id} ${lines}`
  const known = ofWorld.get(key) ?? propose(world, account, cart, lines)
  ofWorld.set(key, known)
  return known
}

function propose(world: World, account: PracticeAccount, cart: ProposedCart, lines: number): Map<number, number> {
  const random = randomFor(world.seed, 'proposal', cart, account.store.id)
  const { store, mapping } = account
  const rights = { hasFoodLicense: store.hasFoodLicense, rules: world.rules, carters: world.carters, unserviceable: [] }
  const viewer = viewerOf(
    store.fcf.concept,
    rights,
    activeSellers(mapping).map(({ whID }) => whID),
  )
  const sold = world.products.filter(
    (product) =>
      product.b2bIsActive && hiddenReason(product, viewer) === undefined && reaches(world.seed, product, store.pincode),
  )
  const rule = setRuleOf(account)
  const proposed = new Map<number, number>()
  const styles = [
    ...Map.groupBy(
      sold.filter((one) => isSetProduct(one, rule)),
      parentKey,
    ).values(),
  ]
  for (const style of random.some(
    styles.filter(({ length }) => length >= LEAST_OF_SET),
    styles.length,
  )) {
    if (proposed.size + style.length > lines * SETS_SHARE) break
    for (const { id } of style) proposed.set(id, SET_QUANTITY)
  }
  const others = sold.filter((one) => !isSetProduct(one, rule))
  for (const product of random.some(others, Math.min(others.length, lines - proposed.size))) {
    const { sale } = tillOf(world, store.id, product, true)
    const least = categoryQuantity(product.category.id)
    proposed.set(product.id, Math.max(least, least + Math.round(sale * random.pick([0.3, 0.5, 1, 2]))))
  }
  return proposed
}

/** A product's age in the portal's format: `2-3 Years`, `75-81 Months`, `New Born`. */
function ageOf({ ageFrom = 0, ageTo = 0 }: Product): string {
  if (ageTo === 0) return 'New Born'
  return ageFrom % 12 === 0 && ageTo % 12 === 0 && ageFrom >= 24
    ? `${ageFrom / 12}-${ageTo / 12} Years`
    : `${ageFrom}-${ageTo} Months`
}

/** A line in the portal's format. */
export function wireLine(world: World, account: PracticeAccount, product: Product, qty: number): Wire {
  const random = randomFor(world.seed, 'proposed', account.store.id, product.id)
  return {
    id: product.id,
    qty,
    mrp: product.mrp,
    parent: parentKey(product),
    stockType: product.stockType,
    isapparelproduct: isApparel(product.category.id),
    isParentAlter: false,
    proposal: {
      replenishmenttype: random.pick(random.pick(REPLENISHMENT)),
      categoryQty: isSetProduct(product, setRuleOf(account)) ? undefined : categoryQuantity(product.category.id),
      isParent: true,
      isSet: false,
      Age: ageOf(product),
      priceRange: product.mrp < 50_000 ? '0-500' : '500+',
    },
  }
}

type Reads = Pick<Practice, 'state' | 'world'>

/** Prices some lines as in the store's own cart. */
export function pricedFor(
  { state, world }: Reads,
  { store, mapping }: PracticeAccount,
  lines: readonly CartLine[],
): PricedCart {
  const wh = new Set(activeSellers(mapping).map(({ whID }) => whID))
  return priceCart(lines, {
    products: lines.flatMap(({ id }) => {
      const product = world.productOf(id)
      return product === undefined ? [] : [state.catalogue.withStock(product, wh)]
    }),
    mapping,
    rates: gstRates,
    concept: store.fcf.concept,
    shippingState: store.shippingState,
    policy,
    rights: { hasFoodLicense: store.hasFoodLicense, rules: world.rules, carters: world.carters, unserviceable: [] },
  })
}

const figures = ({ totals }: PricedCart) => ({
  mrp: totals.mrp,
  net: totals.net,
  qty: totals.quantity,
  gap: totals.gapQty,
})

export function totalCalc(cart: PricedCart): Answer<'afs.tagStats'> {
  const { mrp, net, qty, gap } = figures(cart)
  return { totalCalc: { totalNetPayment: net, totalMRP: mrp, totalQty: qty, gapQty: gap } }
}

/** The answer to a change: the figures of the cart before and after it. */
export function changedAnswer(result: number, before: PricedCart, after: PricedCart): Answer<'afs.update'> {
  const [was, now] = [figures(before), figures(after)]
  return {
    result,
    prevTotalMrp: was.mrp,
    prevTotalNetCost: was.net,
    prevQty: was.qty,
    prevGapQty: was.gap,
    updatedTotalMrp: now.mrp,
    updatedTotalNetCost: now.net,
    updatedQty: now.qty,
    updatedGapQty: now.gap,
  }
}

/** Returns the pieces by product without those that no warehouse can give; 0 for a product that leaves the cart. */
export const withoutGap = ({ lines }: PricedCart): ReadonlyMap<number, number> =>
  new Map(lines.flatMap(({ line, gapQty, allocatedQty }) => (gapQty === 0 ? [] : [[line.id, allocatedQty] as const])))

/** Products that may replace another: of its kind, in stock, not in the cart. */
export function candidatesFor(
  { state, world }: Reads,
  account: PracticeAccount,
  { page, filters, misc, sort }: Args<'afs.candidates'>['body'],
  present: ReadonlySet<number>,
): Answer<'afs.candidates'> {
  const PAGE = 9
  const wh = new Set(activeSellers(account.mapping).map(({ whID }) => whID))
  const excluded = new Set(misc.exclude)
  const found = world.products
    .filter(
      ({ id, b2bIsActive, subcategory, type, gender }) =>
        b2bIsActive &&
        subcategory.id === filters.subcategoryId &&
        type.id === filters.typeId &&
        (filters.gender === undefined || gender === filters.gender) &&
        !excluded.has(id) &&
        !present.has(id),
    )
    .map((product) => state.catalogue.withStock(product, wh))
    .filter(({ currentStock }) => currentStock > 0)
    .toSorted((one, other) => {
      if (sort === 'price') return one.mrp - other.mrp
      return sort === 'arsbestseller' ? Number(other.isBestseller) - Number(one.isBestseller) : other.id - one.id
    })
  return {
    products: found.slice((page - 1) * PAGE, page * PAGE),
    total: found.length,
    enablehbproductFlag: true,
  }
}

/** Pieces of each size in a set of these products: one for each existing size, two for the middle ones. */
export function sizeRatiosOf(
  { products }: World,
  { subcatid, typeid, brandid }: Args<'car.sizeRatios'>['body'],
): Answer<'car.sizeRatios'> {
  if (!SET_SUBCATEGORIES.includes(subcatid)) return []
  const own = products.filter(
    ({ subcategory, type, brand }) => subcategory.id === subcatid && type.id === typeid && brand.id === brandid,
  )
  const sizes = [...new Map(own.map((product) => [product.size, product])).values()].toSorted(
    (one, other) => (one.ageTo ?? 0) - (other.ageTo ?? 0),
  )
  return sizes.map(({ size }, at) => ({ size, ratio: at > 0 && at < sizes.length - 1 ? 2 : 1 }))
}

/** The three lists of a cart's filters. */
export function kindsOf(world: World, ids: Iterable<number>) {
  const products = [...ids].flatMap((id) => world.productOf(id) ?? [])
  const distinct = (of: (product: Product) => { readonly id: number; readonly name: string }) => [
    ...new Map(products.map((product) => [of(product).id, { id: of(product).id, name: of(product).name }])).values(),
  ]
  return {
    categories: distinct(({ category }) => category),
    subcategories: distinct(({ subcategory }) => subcategory),
    types: distinct(({ type }) => type),
    brands: distinct(({ brand }) => brand),
  }
}
