/**
 * The words that searches are understood by, for the signed-in user: names of the portal's facets, and of products that this computer has
 * seen.
 */
import { DEFAULT_SORT } from '../../shared/domain/catalogue/listing.ts'
import { type Vocabulary, vocabularyOf } from '../../shared/domain/catalogue/search-vocabulary.ts'
import { inNames } from '../../shared/domain/catalogue/understood-search.ts'
import type { Handlers } from '../handlers.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

export interface SearchVocabulary {
  /** Returns the portal's current words; none if the portal can't be asked: a search is then taken literally. */
  read(): Promise<Vocabulary>
  /** Returns the typed text in words of product names, from the words read so far, without a request; undefined if it is already that. */
  inNames(typed: string): string | undefined
}

export function createVocabulary(
  list: Handlers['products.list'],
  productIndex: () => ProductIndex | undefined,
): SearchVocabulary {
  // The same answer has the same names; another account has other names.
  let last: { readonly of: ProductIndex | undefined; readonly at: string; readonly words: Vocabulary } | undefined
  const known = () => (last?.of === productIndex() ? last : undefined)
  return {
    read: async () => {
      const of = productIndex()
      const all = await list({ page: 1, search: '', chosen: {}, sort: DEFAULT_SORT, fresh: false })
      if (!all.ok) return vocabularyOf({}, [])
      const { at, facets } = all.value
      const there = known()
      if (there?.at === at) return there.words
      const words = stored(() => of?.words() ?? [])
      last = { of, at, words: vocabularyOf(facets, words.ok ? words.value : []) }
      return last.words
    },
    inNames: (typed) => {
      const there = known()
      return there === undefined ? undefined : inNames(typed, there.words)
    },
  }
}
