/** The suggestions for every category, calculated in the background; data for a whole half is read once for all of its categories. */
import { useQueries } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { AssistedCategory } from '../../../shared/bridge/assist.ts'
import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import {
  type CategorySuggestion,
  suggestedOf,
  suggestedPieces,
} from '../../../shared/domain/replenishment/assist-overview.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { assistedKey } from './queries.ts'

export interface CategoryOverview {
  readonly category: Category
  readonly value: AssistedCategory | undefined
  /** Undefined until calculated, and if no product of the category can be suggested. */
  readonly suggested: CategorySuggestion | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  /** Reads again from the portal, for this category only. */
  readonly retry: () => void
}

/** The suggestions by category, and in one list all of those calculated so far. */
export function useOverview(categories: readonly Category[]) {
  const again = useRef(new Set<number>())
  const results = useQueries({
    queries: categories.map((category) => ({
      queryKey: assistedKey(category),
      queryFn: () => ask('assist.category', { categoryId: category.id, fresh: again.current.delete(category.id) }),
    })),
  })
  const read = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with what was worked out, and when
  const { sums, listed } = useMemo(() => {
    const values = results.map(({ data }) => data?.products)
    return {
      sums: values.map((products) => products && suggestedOf(products)),
      listed: values.flatMap((products) => products?.filter((one) => suggestedPieces(one) > 0) ?? []),
    }
  }, [read])
  const worked = categories.flatMap((category, at): CategoryOverview[] => {
    const result = results[at]
    if (result === undefined) return []
    return [
      {
        category,
        value: result.data,
        suggested: sums[at],
        error: result.error === null ? undefined : appErrorOf(result.error),
        isFetching: result.isFetching,
        retry: () => {
          again.current.add(category.id)
          void result.refetch()
        },
      },
    ]
  })
  return { worked, listed }
}
