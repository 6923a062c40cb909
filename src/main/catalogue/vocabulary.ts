/** The words that searches are understood by: names of what the portal narrows by, and of products that this computer has seen. */
import { USUAL_SORT } from '../../shared/domain/catalogue/listing.ts'
import { type Vocabulary, vocabularyOf } from '../../shared/domain/catalogue/understood-search.ts'
import type { Handlers } from '../handlers.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

export interface SearchVocabulary {
  /** What the portal has now; nothing where it can't be asked: then a search is what was typed. */
  read(): Promise<Vocabulary>
  /** As it was read last, without waiting for anybody. */
  known(): Vocabulary | undefined
}

export function createVocabulary(
  list: Handlers['products.list'],
  seen: () => ProductIndex | undefined,
): SearchVocabulary {
  // The same answer has the same names.
  let last: { readonly at: string; readonly vocabulary: Vocabulary } | undefined
  return {
    read: async () => {
      const all = await list({ page: 1, search: '', chosen: {}, sort: USUAL_SORT, fresh: false })
      if (!all.ok) return vocabularyOf({})
      const { at, facets } = all.value
      if (last?.at !== at) {
        const words = stored(() => seen()?.words() ?? [])
        last = { at, vocabulary: vocabularyOf(facets, words.ok ? words.value : []) }
      }
      return last.vocabulary
    },
    known: () => last?.vocabulary,
  }
}
