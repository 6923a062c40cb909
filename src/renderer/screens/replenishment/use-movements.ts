/** What was sold of the products of a list, is there and comes, asked for in a few questions as the list grows. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Movement } from '../../../shared/domain/replenishment/order-assist.ts'
import { portionsOf } from '../../../shared/domain/values/portions.ts'
import { portalQuery } from '../../app/queries.ts'
import type { Parent } from './my-ars-model.ts'

/** Parents of the first question, with their alternates: those that are seen first. */
const FIRST = 40
/** Of each further one. */
const MORE = 1000

export interface Movements {
  readonly of: (id: number) => Movement | undefined
  /** Sentences that say what couldn't be had. */
  readonly missing: readonly string[]
  readonly isComing: boolean
}

export function useMovements(parents: readonly Parent[]): Movements {
  const client = useQueryClient()
  const chunks = useMemo(
    () =>
      [parents.slice(0, FIRST), ...portionsOf(parents.slice(FIRST), MORE)].map((some) => ({
        products: some
          .flatMap(({ alternateProducts, ...parent }) => [parent, ...alternateProducts])
          .map(({ id, category }) => ({ id, categoryId: category.id })),
      })),
    [parents],
  )
  const results = useQueries({ queries: chunks.map((args) => portalQuery(client, 'ars.movements', args)) })
  const answered = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are made anew each time, of these
  return useMemo(() => {
    const movements = new Map(results.flatMap(({ data }) => data?.answer.movements ?? []))
    return {
      of: (id: number) => movements.get(id),
      missing: [...new Set(results.flatMap(({ data }) => data?.answer.missing ?? []))],
      isComing: results.some(({ isPending }) => isPending),
    }
  }, [answered, chunks])
}
