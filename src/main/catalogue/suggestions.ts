/** Products by what is typed of their names: those that this computer has seen, and the portal's while these are few. */
import type { ProductSuggestion } from '../../shared/domain/product.ts'
import { barredBecause, FOOD_NAMES } from '../../shared/domain/visibility.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { activeWarehouses, viewerFrom } from '../cart/supply.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import { type ProductIndex, SUGGEST_FROM } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

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
      // The portal's search knows letters and digits only.
      const text = typed.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
      if (text.length < SUGGEST_FROM) return ok([])
      const profile = await deps.profile()
      if (!profile.ok) return profile
      const known = seen(deps.products(), text, profile.value)
      if (known.length >= MOST) return ok(known)
      const more = await search(deps.client, profile.value, text)
      const ids = new Set(known.map(({ id }) => id))
      return ok([...known, ...more.filter(({ id }) => !ids.has(id))].slice(0, MOST))
    },
  }
}

/** Products that this computer knows, but for those that the store may not buy. */
function seen(products: ProductIndex | undefined, text: string, profile: Profile): readonly ProductSuggestion[] {
  const viewer = viewerFrom({ ...profile, carters: profile.carters ?? [] })
  const found = stored(() => {
    const named = products?.suggest(text, MOST) ?? []
    const whole = products?.byIds(named.map(({ id }) => id)) ?? []
    const barred = new Set(whole.flatMap((one) => (barredBecause(one, viewer) === undefined ? [] : [one.id])))
    return named.filter(({ id }) => !barred.has(id))
  })
  return found.ok ? found.value : []
}

/** Nothing when the portal can't be asked: suggestions are a help, not a step. */
async function search(
  client: PortalClient,
  { store: { hasFoodLicense }, mapping, rules }: Profile,
  text: string,
): Promise<readonly ProductSuggestion[]> {
  const misc = {
    rules: rules.map((rule) => rule.id),
    map: [...activeWarehouses({ mapping })],
    hasFoodLicense,
    b2b: true,
  }
  const found = await client.call('catalogue.suggestions', { body: { search: text, misc } })
  if (!found.ok) return []
  return found.value.rows
    .filter((row) => hasFoodLicense || !(FOOD_NAMES.includes(row.category) || FOOD_NAMES.includes(row.subcategory)))
    .map(({ id, name, brand, category }) => ({ id, name, brand, category }))
}
