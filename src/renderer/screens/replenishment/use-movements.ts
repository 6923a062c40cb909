import { useMemo } from 'react'
import { chunked } from '../../../shared/domain/values/chunked.ts'
import { type Movements, useMovementsOf } from '../../catalogue/movements.ts'
import type { Parent } from './my-ars-model.ts'

/** The number of parents in the first request, which are the first on screen, with their alternates. */
const FIRST = 40
/** The number of parents in each further request. */
const MORE = 1000

export function useMovements(parents: readonly Parent[]): Movements {
  const portions = useMemo(
    () =>
      [parents.slice(0, FIRST), ...chunked(parents.slice(FIRST), MORE)].map((some) =>
        some
          .flatMap(({ alternateProducts, ...parent }) => [parent, ...alternateProducts])
          .map(({ id, category }) => ({ id, categoryId: category.id })),
      ),
    [parents],
  )
  return useMovementsOf(portions)
}
