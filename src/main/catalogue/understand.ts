/** Interprets a search, and asks the portal until an interpretation finds something. */
import type { ListedProducts } from '../../shared/bridge/products.ts'
import { DEFAULT_SORT } from '../../shared/domain/catalogue/listing.ts'
import { nearestChoices } from '../../shared/domain/catalogue/search-vocabulary.ts'
import { asTyped, type Reading, readingsOf } from '../../shared/domain/catalogue/understood-search.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { SearchVocabulary } from './vocabulary.ts'

/** Number of similar names offered for a word that finds nothing. */
const NEAREST = 4

export interface UnderstandDeps {
  readonly list: Handlers['products.list']
  readonly vocabulary: SearchVocabulary
}

export function understandHandlers({ list, vocabulary }: UnderstandDeps): Pick<Handlers, 'products.understand'> {
  const ask = async ({ chosen, words }: Reading): Promise<Result<ListedProducts>> => {
    const chosenIds = Object.fromEntries(Object.entries(chosen).map(([facet, ids]) => [facet, [...ids]]))
    return list({ page: 1, search: words, chosen: chosenIds, sort: DEFAULT_SORT, fresh: false })
  }

  return {
    'products.understand': async ({ typed }) => {
      const names = await vocabulary.read()
      // The first page may lack a match that a later page has.
      let perhaps: Reading | undefined
      const readings = readingsOf(typed, names)
      for (const reading of readings) {
        if (perhaps !== undefined && reading.leftOut.length > 0) break
        const found = await ask(reading)
        // If the request fails, the listing makes the same request and shows the error. Without the portal, no saved product has the words
        // as typed.
        if (!found.ok) return ok({ ...(readings.find(({ instead }) => instead.length > 0) ?? reading), nearest: [] })
        if (found.value.products.length > 0) return ok({ ...reading, nearest: [] })
        if (!found.value.isLast) perhaps ??= reading
      }
      return perhaps === undefined
        ? ok({ ...asTyped(typed), nearest: nearestChoices(typed, names, NEAREST) })
        : ok({ ...perhaps, nearest: [] })
    },
  }
}
