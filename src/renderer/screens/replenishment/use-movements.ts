/** What was sold of the parents of My ARS and of their alternates, is in stock and on the way. */
import { useMemo } from 'react'
import { portionsOf } from '../../../shared/domain/values/portions.ts'
import { type Movements, useMovementsOf } from '../../app/movements.ts'
import type { Parent } from './my-ars-model.ts'

/** Parents of the first question, with their alternates: those that are seen first. */
const FIRST = 40
/** Of each further one. */
const MORE = 1000

export function useMovements(parents: readonly Parent[]): Movements {
  const portions = useMemo(
    () =>
      [parents.slice(0, FIRST), ...portionsOf(parents.slice(FIRST), MORE)].map((some) =>
        some
          .flatMap(({ alternateProducts, ...parent }) => [parent, ...alternateProducts])
          .map(({ id, category }) => ({ id, categoryId: category.id })),
      ),
    [parents],
  )
  return useMovementsOf(portions)
}
