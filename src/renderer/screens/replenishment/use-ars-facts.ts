/** What decides, beside the list, what a change of it takes: best sellers, kinds of automatic alternates, whose brands are the house's. */
import { useMemo } from 'react'
import { mayChangeArs } from '../../../shared/domain/replenishment/my-ars.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { useStore } from '../../app/app-state.ts'
import { usePortal } from '../../app/queries.ts'

export interface ArsFacts {
  /** False for stores whose list the company keeps. */
  readonly mayChange: boolean
  readonly userid: number
  readonly storeType: string
  readonly bestSellers: ReadonlySet<number>
  readonly autoTypes: Answer<'ars.autoAlternateTypes'>
  /** Kinds of automatic alternates that the company approves. */
  readonly approvalTypes: ReadonlySet<string>
  readonly homeBrands: ReadonlySet<number>
  /** What is asked for of a product, in words; undefined where nothing is. */
  readonly pendingOf: (id: number) => string | undefined
  /** What can't be chosen: something is asked for of it. */
  readonly pending: readonly number[]
}

const NONE: readonly never[] = []

export function useArsFacts(): ArsFacts {
  const store = useStore()
  const best = usePortal('ars.bestSellers', {}).data?.answer
  const auto = usePortal('ars.autoAlternateTypes', {}).data?.answer
  const brands = usePortal('ars.homeBrands', {}).data?.answer
  const asked = usePortal('ars.pendingProducts', {}).data?.answer
  const pending = usePortal('ars.pending', { query: {} }).data?.answer
  return useMemo(() => {
    const requests = new Map((asked ?? NONE).map((one) => [one.productId, one]))
    return {
      mayChange: store !== undefined && mayChangeArs(store),
      userid: store?.id ?? 0,
      storeType: store?.fcf.concept ?? '',
      bestSellers: new Set((best ?? NONE).map(({ productId }) => productId)),
      autoTypes: auto ?? NONE.slice(),
      approvalTypes: new Set((auto ?? NONE).filter(({ isApproval }) => isApproval).map(({ type }) => type)),
      homeBrands: new Set((brands ?? NONE).map(({ id }) => id)),
      pendingOf: (id: number) => requests.get(id)?.requestType,
      pending: pending ?? NONE,
    }
  }, [store, best, auto, brands, asked, pending])
}
