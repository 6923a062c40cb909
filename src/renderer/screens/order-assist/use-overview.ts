/** What is suggested of every category, worked out in the background: what is told for a whole half is asked once for all of its categories. */
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
import { appErrorOf, ask } from '../../app/bridge.ts'
import { assistedKey } from './queries.ts'

export interface Worked {
  readonly category: Category
  readonly value: AssistedCategory | undefined
  /** Undefined while it isn't worked out, and where nothing can be suggested of any of its products. */
  readonly suggested: CategorySuggestion | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  /** Asks the portal anew, for this category alone. */
  readonly retry: () => void
}

/** Of every category, and in one list what is suggested of all that are worked out. */
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
  const worked = categories.flatMap((category, at): Worked[] => {
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
