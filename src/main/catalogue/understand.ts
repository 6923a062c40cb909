/** A search is understood, and the portal is asked until something is found. */
import type { ListedProducts, ReadSearch } from '../../shared/bridge/products.ts'
import { USUAL_SORT } from '../../shared/domain/catalogue/listing.ts'
import {
  isKnownWord,
  nearestChoices,
  understandSearch,
  type Vocabulary,
} from '../../shared/domain/catalogue/understood-search.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { SearchVocabulary } from './vocabulary.ts'

/** Names that are offered in place of what isn't found. */
const NEAREST = 4

export interface UnderstandDeps {
  readonly list: Handlers['products.list']
  readonly vocabulary: SearchVocabulary
}

export function understandHandlers({ list, vocabulary }: UnderstandDeps): Pick<Handlers, 'products.understand'> {
  const ask = async ({ chosen, words }: Reading): Promise<Result<ListedProducts>> => {
    const wanted = Object.fromEntries(Object.entries(chosen).map(([facet, ids]) => [facet, [...ids]]))
    return list({ page: 1, search: words, chosen: wanted, sort: USUAL_SORT, fresh: false })
  }

  return {
    'products.understand': async ({ typed }) => {
      const names = await vocabulary.read()
      for (const read of readings(typed, names)) {
        const found = await ask(read)
        // What can't be asked is shown by the listing, which asks the same.
        if (!found.ok || isSomething(found.value)) return ok({ ...read, nearest: [] })
      }
      return ok({ ...asTyped(typed), nearest: nearestChoices(typed, names, NEAREST) })
    },
  }
}

const isSomething = ({ products, isLast }: ListedProducts): boolean => products.length > 0 || !isLast

type Reading = Omit<ReadSearch, 'nearest'>

const asTyped = (typed: string): Reading => ({ chosen: {}, words: typed, instead: [], leftOut: [] })

/** What a search may mean, the likeliest first; words that nobody knows are given up before those that name something. */
function readings(typed: string, names: Vocabulary): readonly Reading[] {
  const understood = { ...understandSearch(typed, names), leftOut: [] }
  const words = understood.words.split(' ').filter((word) => word !== '')
  const known = words.filter((word) => isKnownWord(word, names))
  const isNamed = Object.keys(understood.chosen).length > 0
  const without = (kept: readonly string[]): Reading => ({
    ...understood,
    words: kept.join(' '),
    leftOut: words.filter((word) => !kept.includes(word)),
  })
  return [
    understood,
    asTyped(typed),
    ...(known.length < words.length && (isNamed || known.length > 0) ? [without(known)] : []),
    ...(isNamed && known.length > 0 ? [without([])] : []),
  ]
}
