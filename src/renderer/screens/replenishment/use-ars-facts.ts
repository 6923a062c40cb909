/**
 * The data, besides the list, that decides what a change of My ARS requires: best sellers, kinds of automatic alternates, pending requests.
 */
import { useMemo } from 'react'
import { mayChangeArs } from '../../../shared/domain/replenishment/my-ars.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { usePortal } from '../../bridge/queries.ts'
import { type Loadable, mapLoadable, useLoadable } from '../../navigation/loadable.ts'
import { useStore } from '../../session/app-state.ts'

export interface ArsFacts {
  /** False for stores whose list the company keeps. */
  readonly mayChange: boolean
  readonly userid: number
  readonly storeType: string
  readonly bestSellers: Loadable<ReadonlySet<number>>
  readonly autoTypes: Loadable<Answer<'ars.autoAlternateTypes'>>
  /** Products that can't be chosen, as they have a pending request. */
  readonly pending: Loadable<readonly number[]>
  /** The pending request of a product, in words; undefined if unknown. */
  readonly pendingOf: (id: number) => string | undefined
}

export function useArsFacts(): ArsFacts {
  const store = useStore()
  const best = useLoadable('ars.bestSellers', {}, 'The list of best sellers')
  const autoTypes = useLoadable('ars.autoAlternateTypes', {}, 'The list of automatic alternate types')
  const pending = useLoadable('ars.pending', { query: {} }, 'The list of pending requests')
  const requested = usePortal('ars.pendingProducts', {}).data?.answer
  return useMemo(() => {
    const requests = new Map(requested?.map((one) => [one.productId, one]))
    return {
      mayChange: store !== undefined && mayChangeArs(store),
      userid: store?.id ?? 0,
      storeType: store?.fcf.concept ?? '',
      bestSellers: mapLoadable(best, (ids): ReadonlySet<number> => new Set(ids)),
      autoTypes,
      pending,
      pendingOf: (id: number) => requests.get(id)?.requestType,
    }
  }, [store, best, autoTypes, pending, requested])
}
