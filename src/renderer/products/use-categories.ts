/** The categories that this store may browse. */
import { type Category, categoriesFor } from '../../shared/domain/catalogue/category-tree.ts'
import { useStore } from '../app/app-state.ts'
import { usePortal } from '../app/queries.ts'

export function useCategories(): readonly Category[] | undefined {
  const store = useStore()
  const { data } = usePortal('catalogue.categories', {}, { enabled: store !== undefined })
  return data === undefined || store === undefined ? undefined : categoriesFor(data.answer, store)
}
