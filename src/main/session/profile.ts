/** What the portal says about the signed-in store: who it is, where it may order from, at which rates, what it may see. */

import { hasApparelCarts } from '../../shared/domain/carts/apparel.ts'
import type { CartPart } from '../../shared/domain/carts/cart-ref.ts'
import type { VisibilityRule } from '../../shared/domain/catalogue/product.ts'
import { isCarterBlocked } from '../../shared/domain/catalogue/visibility.ts'
import type { GstRate, Store, WarehouseMapping } from '../../shared/domain/people/store.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Reader } from '../portal/reader.ts'

export interface Profile {
  /** As the portal describes it at the time of asking, not as it signed in. */
  readonly store: Store
  /**
   * In the portal's order of preference; inactive entries included. Of an apparel store the warehouses' and then the apparel
   * mapping's; a warehouse that is in both counts once, as the first says.
   */
  readonly mapping: readonly WarehouseMapping[]
  readonly rates: readonly GstRate[]
  readonly rules: readonly VisibilityRule[]
  /** Product ids of the carters' list, empty for concepts that it doesn't bind; undefined when there is none to go by. */
  readonly carters: readonly number[] | undefined
  /** The portal didn't give the carters' list that binds this store: its cart may be looked at, nothing bought. */
  readonly cartersFailed: boolean
}

/**
 * The trade takes any failing of the mapping for an empty one. Here only what the portal says does: a store without a
 * mapping can't order, and a broken network must not look like one.
 */
const meansEmptyMapping = ({ kind }: AppError): boolean => kind === 'refused' || kind === 'portal'

/**
 * Loads everything that pricing, visibility and allocation need. Saved answers serve as long as the registry keeps
 * them, and without a network; where `fresh` is asked for, only what the portal says now will do. `known`: the store as it was described
 * last, by which the rest is asked for while the portal describes it anew. `part`: of the store that an operator acts for.
 */
export async function loadProfile(
  read: Reader['read'],
  known: Store,
  fresh: boolean,
  part?: CartPart,
): Promise<Result<Profile>> {
  const options = { fresh }
  const asked = part
    ? read('session.userDetails', { params: { id: part.user } }, options)
    : read('session.me', { params: { id: known.id } }, options)
  const rest = part === undefined ? restOf(read, known, options) : undefined
  const me = await asked
  if (!me.ok) return me
  const store = me.value.answer
  const isAsKnown = askedBy(store) === askedBy(known)
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

/** What of the store the rest is asked by. */
const askedBy = (store: Store): string =>
  JSON.stringify([store.isApparels, hasApparelCarts(store), store.shippingState, store.fcf.concept, store.fcf.signage])

/** What hangs on the store, all at once. */
function restOf(read: Reader['read'], store: Store, options: { readonly fresh: boolean }, part?: CartPart) {
  // Apparel carts ask each mapping with the cart's name.
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

/** From where a store that somebody acts for may order: the portal says it with that store's cart. */
async function mappingFor(
  read: Reader['read'],
  { user, ...narrowing }: CartPart,
  options: { readonly fresh: boolean },
) {
  const paging = { mapping: [], pageNo: 1, pageSize: 300, mappingType: 'global' } as const
  const body = { ...paging, mapping: [], ...narrowing }
  const page = await read('car.products', { query: { user }, body }, options)
  return page.ok ? ok({ ...page.value, answer: page.value.answer.wh ?? [] }) : page
}

/**
 * Whether the company lists the store's concept and signage among those that order by both mappings. Where it can't say
 * it of the one store, its whole list does.
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

/** The profile, for who wants to buy: refused while the carters' list that binds the store isn't there. */
export const toBuy = (profile: Result<Profile>): Result<Profile> =>
  profile.ok && profile.value.cartersFailed ? refuse('cartersFailed') : profile
