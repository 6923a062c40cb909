import type { CartPart } from '../../shared/domain/carts/cart-ref.ts'
import { hasApparelCarts } from '../../shared/domain/catalogue/apparel.ts'
import type { VisibilityRule } from '../../shared/domain/catalogue/product.ts'
import { isCarterBlocked } from '../../shared/domain/catalogue/visibility.ts'
import type { WarehouseMapping } from '../../shared/domain/catalogue/warehouses.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { GstRate } from '../../shared/domain/pricing/tax.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { partQuery } from '../../shared/portal/proposed-cart.ts'
import type { Reader } from '../portal/reader.ts'

export interface Profile {
  /** As the portal describes it at the time of the read, not at the sign-in. */
  readonly store: Store
  /**
   * In the portal's order of preference, including inactive entries. For an apparel store the general mapping, then the apparel mapping; a
   * warehouse in both counts once, with the entry of the first.
   */
  readonly mapping: readonly WarehouseMapping[]
  readonly rates: readonly GstRate[]
  readonly rules: readonly VisibilityRule[]
  /** Product IDs of the carters' list, empty for concepts that it doesn't bind; undefined if it is missing. */
  readonly carters: readonly number[] | undefined
  /** True if the portal didn't return the carters' list that binds this store: its cart may be viewed, but nothing bought. */
  readonly cartersFailed: boolean
}

/**
 * The trade takes any failure of the mapping for an empty one. Here only the portal's own answer counts: a store without a mapping can't
 * order, and a broken network must not look like one.
 */
const meansEmptyMapping = ({ kind }: AppError): boolean => kind === 'refused' || kind === 'portal'

/**
 * Loads everything that pricing, visibility and allocation need. Cached answers are used as long as the registry allows, and without a
 * network; `fresh` accepts only new answers. `known`: the store's last description, used to load the rest while the portal describes it
 * again. `part`: the part of the store that an operator acts for.
 */
export async function loadProfile(
  read: Reader['read'],
  known: Store,
  fresh: boolean,
  part?: CartPart,
): Promise<Result<Profile>> {
  const options = { fresh }
  const userRequest = part
    ? read('session.userDetails', { params: { id: part.user } }, options)
    : read('session.me', { params: { id: known.id } }, options)
  const rest = part === undefined ? restOf(read, known, options) : undefined
  const me = await userRequest
  if (!me.ok) return me
  const store = me.value.answer
  const isAsKnown = readBasis(store) === readBasis(known)
  const [mapping, apparelMapping, isApparelType, rates, rules, carters] = await (isAsKnown && rest !== undefined
    ? rest
    : restOf(read, store, options, part))
  if (!isApparelType.ok) return isApparelType
  const mappings = [mapping, ...(apparelMapping === undefined || !isApparelType.value ? [] : [apparelMapping])]
  for (const one of mappings) if (!one.ok && !meansEmptyMapping(one.error)) return one
  if (!rates.ok) return rates
  if (!rules.ok) return rules
  if (carters?.ok === false && carters.error.kind === 'session') return carters
  const mapped = mappings.flatMap((one) => (one.ok ? [one.value] : []))
  const decisive = [me.value, rates.value, rules.value, ...mapped]
  if (fresh && decisive.some(({ saved }) => saved)) return fail({ kind: 'offline', message: say('cartNotRefreshed') })
  return ok({
    store,
    mapping: mapped.flatMap(({ answer }) => answer),
    rates: rates.value.answer,
    rules: rules.value.answer,
    carters: carters === undefined ? [] : listed(carters),
    cartersFailed: carters !== undefined && (!carters.ok || carters.value.saved),
  })
}

/** The fields of the store that the other reads depend on. */
const readBasis = (store: Store): string =>
  JSON.stringify([store.isApparels, hasApparelCarts(store), store.shippingState, store.fcf.concept, store.fcf.signage])

/** Starts all reads that depend on the store in parallel. */
function restOf(read: Reader['read'], store: Store, options: { readonly fresh: boolean }, part?: CartPart) {
  // For apparel carts each mapping is requested with the cart's name.
  const query = hasApparelCarts(store) ? { cart: 'Apparels' as const } : {}
  return Promise.all([
    part ? mappingFor(read, part, options) : read('session.mapping', { query }, options),
    store.isApparels && !part ? read('session.apparelMapping', { query }, options) : undefined,
    store.isApparels && !part ? apparelTypeOf(read, store, options) : ok(false),
    read('session.gstRates', { query: { state: store.shippingState } }, options),
    read('session.rules', { query: { appType: '1' } }, options),
    isCarterBlocked(store.fcf.concept) ? read('catalogue.carters', {}, options) : undefined,
  ])
}

/** Reads the warehouses of a store that the user acts for: the portal returns them with that store's cart. */
async function mappingFor(read: Reader['read'], part: CartPart, options: { readonly fresh: boolean }) {
  const page = await read('car.products', partQuery(part, 300), options)
  return page.ok ? ok({ ...page.value, answer: page.value.answer.wh ?? [] }) : page
}

/**
 * True if the company lists the store's concept and signage among those that order by both mappings. If the question about this store
 * fails, the whole list is searched.
 */
async function apparelTypeOf(
  read: Reader['read'],
  { fcf: { concept, signage } }: Store,
  options: { readonly fresh: boolean },
): Promise<Result<boolean>> {
  if (concept === '' || signage === '') return ok(false)
  const own = await read('session.checkSignageStoretype', { body: { concept, signage } }, options)
  if (own.ok) return ok(own.value.answer.length > 0)
  if (!meansEmptyMapping(own.error)) return own
  const all = await read('session.signageStoretypes', {}, options)
  if (all.ok) return ok(all.value.answer.some((one) => one.concept === concept && one.signage === signage))
  return meansEmptyMapping(all.error) ? ok(false) : all
}

const listed = (carters: Result<{ readonly answer: { readonly productId: readonly number[] } }>) =>
  carters.ok ? carters.value.answer.productId : undefined

/** Returns the profile for buying; refuses while the carters' list that binds the store is missing. */
export const toBuy = (profile: Result<Profile>): Result<Profile> =>
  profile.ok && profile.value.cartersFailed ? refuse('cartersFailed') : profile
