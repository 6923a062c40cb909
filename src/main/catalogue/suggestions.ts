/** Products by what is typed of their names: those that this computer has seen, and the portal's while these are few. */
import type { ProductSuggestion } from '../../shared/domain/product.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { activeWarehouses } from '../cart/supply.ts'
import type { Handlers } from '../handlers.ts'
import { stored } from '../ordering/stored.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import { type ProductIndex, SUGGEST_FROM } from '../store/product-index.ts'

/** As many as are taken in at one glance. */
const MOST = 8

export interface SuggestionDeps {
  readonly client: PortalClient
  readonly products: () => ProductIndex | undefined
  readonly profile: () => Promise<Result<Profile>>
}

export function suggestionHandlers(deps: SuggestionDeps): Pick<Handlers, 'products.suggest'> {
  return {
    'products.suggest': async ({ typed }) => {
      const text = typed.trim()
      if (text.length < SUGGEST_FROM) return ok([])
      const profile = await deps.profile()
      if (!profile.ok) return profile
      const seen = stored(() => deps.products()?.suggest(text, MOST) ?? [])
      const known = seen.ok ? seen.value : []
      if (known.length >= MOST) return ok(known)
      const more = await search(deps.client, profile.value, text)
      const ids = new Set(known.map(({ id }) => id))
      return ok([...known, ...more.filter(({ id }) => !ids.has(id))].slice(0, MOST))
    },
  }
}

/** Nothing when the portal can't be asked: suggestions are a help, not a step. */
async function search(
  client: PortalClient,
  { store, mapping, rules }: Profile,
  text: string,
): Promise<readonly ProductSuggestion[]> {
  const { fcf, hasFoodLicense, id } = store
  const misc = {
    map: [...activeWarehouses({ mapping })],
    userid: id,
    rules: rules.map((rule) => rule.id),
    signage: fcf.signage,
    storetype: fcf.concept,
    hasFoodLicense,
  }
  const found = await client.call('catalogue.listing', {
    body: { page: 1, size: MOST, misc, search: text, sort: 'bestseller' },
  })
  if (!found.ok) return []
  return found.value.products.map((product) => ({
    id: product.id,
    name: product.name,
    brand: product.brand.name,
    category: product.category.name,
  }))
}
