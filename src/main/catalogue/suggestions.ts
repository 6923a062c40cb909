/** Suggests products for typed letters of their names: those that this computer has seen and, separately, the portal's. */

import type { Product, ProductSuggestion } from '../../shared/domain/catalogue/product.ts'
import { isSuggested, MOST_SUGGESTIONS, searchText } from '../../shared/domain/catalogue/search-text.ts'
import { barredReason, isFoodGroup, ruleIds } from '../../shared/domain/catalogue/visibility.ts'
import { marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { productView } from '../../shared/domain/pricing/product-view.ts'
import { plainId } from '../../shared/domain/scanning/scan.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import { activeWarehouses, supplyFrom, viewerFrom } from '../cart/supply.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import type { ProductIndex, SavedProduct } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'
import { createRenewal } from './renew-products.ts'

export interface SuggestionDeps {
  readonly policy: PricingPolicy
  readonly client: PortalClient
  readonly products: () => ProductIndex | undefined
  readonly clock: Clock
  /** Returns the typed text in words of product names; undefined if it is already that. */
  readonly inNames: (typed: string) => string | undefined
  /** May be answered from the cache: suggestions move no money. */
  readonly profile: () => Promise<Result<Profile>>
}

export function suggestionHandlers(deps: SuggestionDeps): Pick<Handlers, 'products.seen' | 'products.suggest'> {
  const renew = createRenewal(deps)
  const by =
    (find: (text: string, profile: Profile) => Result<readonly ProductSuggestion[]> | ReturnType<typeof search>) =>
    async ({ typed }: { readonly typed: string }) => {
      if (!isSuggested(typed)) return ok([])
      const profile = await deps.profile()
      return profile.ok ? find(searchText(typed), profile.value) : profile
    }
  return {
    'products.seen': by((text, profile) => {
      const typed = matchingProducts(deps.products(), text, profile)
      const otherwise = typed.length > 0 ? undefined : deps.inNames(text)
      const found = otherwise === undefined ? typed : matchingProducts(deps.products(), searchText(otherwise), profile)
      void renew(found, activeWarehouses(profile))
      const offer = offersTo(
        profile,
        found.map(({ product }) => product),
        deps.policy,
      )
      return ok(found.map(({ product }) => ({ ...suggestionOf(product), ...offer(product.id) })))
    }),
    'products.suggest': by(async (text, profile) => {
      const typed = await search(deps.client, text, profile)
      const otherwise = typed.ok && typed.value.length === 0 ? deps.inNames(text) : undefined
      const found = otherwise === undefined ? typed : await search(deps.client, searchText(otherwise), profile)
      if (!found.ok) return found
      const ids = found.value.map(({ id }) => id)
      const known = await knownOf(deps, ids, plainId(text), profile)
      const about = new Map(known.map((product) => [product.id, suggestionOf(product)]))
      const offer = offersTo(profile, known, deps.policy)
      return ok(found.value.map((one) => ({ ...one, ...about.get(one.id), ...offer(one.id) })))
    }),
  }
}

/** Products that this computer knows and the store may buy, with the product of that id first. */
function matchingProducts(products: ProductIndex | undefined, text: string, profile: Profile): readonly SavedProduct[] {
  const viewer = viewerFrom({ ...profile, carters: profile.carters ?? [] })
  const found = stored(() => {
    const byName = products?.suggest(text, MOST_SUGGESTIONS) ?? []
    const named = plainId(text)
    const ids = [...(named === undefined ? [] : [named]), ...byName.map(({ id }) => id)]
    const whole = products?.byIds([...new Set(ids)]) ?? []
    return whole.filter(({ product }) => barredReason(product, viewer) === undefined)
  })
  return found.ok ? found.value.slice(0, MOST_SUGGESTIONS) : []
}

/** Returns those of the products that this computer has seen. A product named by its id that isn't among them is asked for. */
async function knownOf(
  { client, products }: Pick<SuggestionDeps, 'client' | 'products'>,
  ids: readonly number[],
  named: number | undefined,
  profile: Profile,
): Promise<readonly Product[]> {
  const savedProducts = (): readonly Product[] => {
    const saved = stored(() => products()?.byIds(ids) ?? [])
    return saved.ok ? saved.value.map(({ product }) => product) : []
  }
  const known = savedProducts()
  if (named === undefined || !ids.includes(named) || known.some(({ id }) => id === named)) return known
  // The client saves the products of its answer.
  await client.call('catalogue.productInfo', { body: { products: [named], wh: [...activeWarehouses(profile)] } })
  return savedProducts()
}

/** Returns a function for what the store pays for a product that this computer has seen, and how many are available. */
function offersTo(profile: Profile, products: readonly Product[], policy: PricingPolicy) {
  const market = marketOf(supplyFrom(profile, products, products, policy))
  const byId = new Map(products.map((product) => [product.id, product]))
  return (id: number): Pick<ProductSuggestion, 'net' | 'available'> => {
    const product = byId.get(id)
    if (product === undefined) return {}
    const { unit, available } = productView(market, product)
    return { net: unit?.net, available }
  }
}

const suggestionOf = ({ id, name, brand, category }: Product): ProductSuggestion => ({
  id,
  name,
  brand: brand.name,
  category: category.name,
})

async function search(
  client: PortalClient,
  text: string,
  { store: { hasFoodLicense }, mapping, rules, carters = [] }: Profile,
): Promise<Result<readonly ProductSuggestion[]>> {
  const misc = {
    rules: ruleIds(rules),
    map: [...activeWarehouses({ mapping })],
    hasFoodLicense,
    b2b: true,
  }
  const [found, numbered] = await Promise.all([
    client.call('catalogue.suggestions', { body: { search: text, misc } }),
    byNumber(client, text),
  ])
  if (!found.ok) return found
  // The list is empty for stores that the carters' list doesn't bind.
  const barred = new Set(carters)
  const isFood = (names: readonly string[]) => names.some((name) => isFoodGroup({ name }))
  const first = numbered.filter(
    ({ id, subcatId, b2bIsActive }) =>
      b2bIsActive !== false && !barred.has(id) && (hasFoodLicense || !isFoodGroup({ id: subcatId, name: '' })),
  )
  return ok([
    ...first.map(({ id, name }) => ({ id, name, brand: '', category: '' })),
    ...found.value.rows
      .filter(
        ({ id, category, subcategory }) => !barred.has(id) && (hasFoodLicense || !isFood([category, subcategory])),
      )
      .filter(({ id }) => first.every((one) => one.id !== id))
      .map(({ id, name, brand, category }) => ({ id, name, brand, category })),
  ])
}

/** The typed text may be a product's id, which the search by name doesn't find. If this call fails, the results by name remain. */
async function byNumber(client: PortalClient, text: string): Promise<Answer<'catalogue.productList'>> {
  const named = plainId(text)
  if (named === undefined) return []
  const found = await client.call('catalogue.productList', { body: { products: [named] } })
  return found.ok ? found.value : []
}
