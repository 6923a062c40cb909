/** Products by what is typed of their names: those that this computer has seen, and apart from these the portal's. */
import type { ProductSuggestion } from '../../shared/domain/product.ts'
import { isSuggested, MOST_SUGGESTIONS, searchText } from '../../shared/domain/search-text.ts'
import { barredBecause, isFoodGroup } from '../../shared/domain/visibility.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { activeWarehouses, viewerFrom } from '../cart/supply.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

export interface SuggestionDeps {
  readonly client: PortalClient
  readonly products: () => ProductIndex | undefined
  /** What is saved of it will do: suggestions move no money. */
  readonly profile: () => Promise<Result<Profile>>
}

export function suggestionHandlers(deps: SuggestionDeps): Pick<Handlers, 'products.seen' | 'products.suggest'> {
  const by =
    (find: (text: string, profile: Profile) => Result<readonly ProductSuggestion[]> | ReturnType<typeof search>) =>
    async ({ typed }: { readonly typed: string }) => {
      if (!isSuggested(typed)) return ok([])
      const profile = await deps.profile()
      return profile.ok ? find(searchText(typed), profile.value) : profile
    }
  return {
    'products.seen': by((text, profile) => ok(seen(deps.products(), text, profile))),
    'products.suggest': by((text, profile) => search(deps.client, text, profile)),
  }
}

/** Products that this computer knows, but for those that the store may not buy: one of that id first. */
function seen(products: ProductIndex | undefined, text: string, profile: Profile): readonly ProductSuggestion[] {
  const viewer = viewerFrom({ ...profile, carters: profile.carters ?? [] })
  const found = stored(() => {
    const byName = products?.suggest(text, MOST_SUGGESTIONS) ?? []
    const ids = [...(/^\d{1,10}$/.test(text) ? [Number(text)] : []), ...byName.map(({ id }) => id)]
    const whole = products?.byIds([...new Set(ids)]) ?? []
    return whole.filter((one) => barredBecause(one, viewer) === undefined)
  })
  if (!found.ok) return []
  return found.value
    .slice(0, MOST_SUGGESTIONS)
    .map(({ id, name, brand, category }) => ({ id, name, brand: brand.name, category: category.name }))
}

async function search(
  client: PortalClient,
  text: string,
  { store: { hasFoodLicense }, mapping, rules, carters = [] }: Profile,
): Promise<Result<readonly ProductSuggestion[]>> {
  const misc = {
    rules: rules.map((rule) => rule.id),
    map: [...activeWarehouses({ mapping })],
    hasFoodLicense,
    b2b: true,
  }
  const found = await client.call('catalogue.suggestions', { body: { search: text, misc } })
  if (!found.ok) return found
  // Of stores that the carters' list doesn't bind it is empty.
  const barred = new Set(carters)
  const isFood = (names: readonly string[]) => names.some((name) => isFoodGroup({ name }))
  return ok(
    found.value.rows
      .filter(
        ({ id, category, subcategory }) => !barred.has(id) && (hasFoodLicense || !isFood([category, subcategory])),
      )
      .map(({ id, name, brand, category }) => ({ id, name, brand, category })),
  )
}
