/** Products' sales, stock and stock on the way, fetched in a few requests as a list grows. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Movement } from '../../shared/domain/catalogue/movement.ts'
import { mayOpen } from '../../shared/domain/people/access.ts'
import { ruleOf } from '../../shared/domain/screens.ts'
import { portalQuery } from '../bridge/queries.ts'
import { useActingFor, useStore } from '../session/app-state.ts'

export interface Moving {
  readonly id: number
  readonly categoryId: number
}

export interface Movements {
  readonly of: (id: number) => Movement | undefined
  /** Sentences that name the figures that couldn't be read. */
  readonly missing: readonly string[]
  readonly isComing: boolean
}

/** Sends one request per portion. */
export function useMovementsOf(portions: readonly (readonly Moving[])[]): Movements {
  const client = useQueryClient()
  const results = useQueries({
    queries: portions.map((products) => portalQuery(client, 'ars.movements', { products: [...products] })),
  })
  const answered = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are made anew each time, of these
  return useMemo(() => {
    const movements = new Map(results.flatMap(({ data }) => data?.answer.movements ?? []))
    return {
      of: (id: number) => movements.get(id),
      missing: [...new Set(results.flatMap(({ data }) => data?.answer.missing ?? []))],
      isComing: results.some(({ isPending }) => isPending),
    }
  }, [answered, portions])
}

/**
 * The same for a list that grows by scrolling: the new products form a portion of their own. Undefined while acting for a store, and for a
 * user who may not open order assist.
 */
export function useSellThrough(products: readonly Moving[], isOn: boolean): Movements | undefined {
  const store = useStore()
  const isOpen = useActingFor() === undefined && store !== undefined && mayOpen(store, ruleOf('orderAssist'))
  const isEnabled = isOn && isOpen
  const [portions, setPortions] = useState<readonly (readonly Moving[])[]>([])
  if (isEnabled) {
    const known = new Set(portions.flat().map(({ id }) => id))
    const more = products.filter(({ id }) => !known.has(id))
    if (more.length > 0) setPortions([...portions, more])
  }
  const movements = useMovementsOf(portions)
  return isEnabled ? movements : undefined
}
