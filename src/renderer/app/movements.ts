/** What was sold of products, is in stock and on the way, asked for in a few questions as a list grows. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { mayOpen } from '../../shared/domain/people/access.ts'
import type { Movement } from '../../shared/domain/replenishment/order-assist.ts'
import { ruleOf } from '../../shared/domain/screens.ts'
import { useActingFor, useStore } from './app-state.ts'
import { portalQuery } from './queries.ts'

export interface Moving {
  readonly id: number
  readonly categoryId: number
}

export interface Movements {
  readonly of: (id: number) => Movement | undefined
  /** Sentences that say what couldn't be had. */
  readonly missing: readonly string[]
  readonly isComing: boolean
}

/** One question for each portion. */
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

/** The same for products that become more while one scrolls: those that come are a portion of their own. Nothing for whom order assist isn't open. */
export function useSellThrough(products: readonly Moving[], isOn: boolean): Movements | undefined {
  const store = useStore()
  const isOpen = useActingFor() === undefined && store !== undefined && mayOpen(store, ruleOf('orderAssist'))
  const isAsked = isOn && isOpen
  const [portions, setPortions] = useState<readonly (readonly Moving[])[]>([])
  if (isAsked) {
    const known = new Set(portions.flat().map(({ id }) => id))
    const more = products.filter(({ id }) => !known.has(id))
    if (more.length > 0) setPortions([...portions, more])
  }
  const movements = useMovementsOf(portions)
  return isAsked ? movements : undefined
}
