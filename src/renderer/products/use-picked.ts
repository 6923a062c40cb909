/** The selection of a listing; it stays while a product is viewed, and ends with a change of the filters. */
import { useCallback } from 'react'
import { create } from 'zustand'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { howMany, pickedRange } from './picked.ts'

export type PickedProduct = Pick<ProductFacts, 'id' | 'category' | 'groupID'>

interface State {
  readonly about: string
  readonly products: ReadonlyMap<number, PickedProduct>
  /** The id selected last, where a range starts. */
  readonly last: number | undefined
}

const NOTHING: ReadonlyMap<number, PickedProduct> = new Map()
const useStore = create<State>(() => ({ about: '', products: NOTHING, last: undefined }))

export interface Picked {
  readonly products: ReadonlyMap<number, PickedProduct>
  /** Selects all of them, or clears them if all are selected; `range`: everything from the one selected last. */
  readonly toggle: (ids: readonly number[], range: boolean) => void
  readonly setAll: (products: readonly PickedProduct[], on: boolean) => void
  readonly clear: () => void
}

export function usePicked(about: string, listed: readonly ProductView[]): Picked {
  const products = useStore((state) => (state.about === about ? state.products : NOTHING))
  const set = useCallback(
    (some: readonly PickedProduct[], on: boolean, last?: number) =>
      useStore.setState((state) => {
        const next = new Map(state.about === about ? state.products : NOTHING)
        for (const { id, category, groupID } of some) {
          if (on) next.set(id, { id, category, groupID })
          else next.delete(id)
        }
        return { about, products: next, last }
      }),
    [about],
  )
  const toggle = useCallback(
    (ids: readonly number[], range: boolean) => {
      const state = useStore.getState()
      const [chosen, last] = state.about === about ? [state.products, state.last] : [NOTHING, undefined]
      const all = listed.map(({ facts }) => facts.id)
      const targetIds = new Set(range ? ids.flatMap((id) => pickedRange(all, last, id)) : ids)
      const some = listed.filter(({ facts }) => targetIds.has(facts.id)).map(({ facts }) => facts)
      set(some, range || howMany(ids, chosen) !== 'all', ids[0])
    },
    [about, listed, set],
  )
  return {
    products,
    toggle,
    setAll: set,
    clear: useCallback(() => set([...products.values()], false), [set, products]),
  }
}
