/** The categories that this store may browse. */
import { type Category, categoriesFor } from '../../shared/domain/catalogue/category-tree.ts'
import { usePortal } from '../bridge/queries.ts'
import { useStore } from '../session/app-state.ts'

export function useCategories(): readonly Category[] | undefined {
  const store = useStore()
  const { data } = usePortal('catalogue.categories', {}, { enabled: store !== undefined })
  return data === undefined || store === undefined ? undefined : categoriesFor(data.answer, store)
}
