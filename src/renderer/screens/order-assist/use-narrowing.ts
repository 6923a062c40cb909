/** The filters of a category, from the address: `&subcategory=166&slab=2`. */
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import type { Named } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import { usePortal } from '../../bridge/queries.ts'
import { useParamsChange } from '../../navigation/address-now.ts'

/** A band of MRPs, without its upper bound. */
export interface Slab {
  readonly key: string
  readonly from: Paise
  readonly to?: Paise | undefined
}

export function useNarrowing({ id }: Named, products: readonly AssistedProduct[] = []) {
  const [params] = useSearchParams()
  const choose = useParamsChange()
  const { data } = usePortal('orderAssist.priceSlabs', { params: { id } })
  const slabs = useMemo(
    () => (data?.answer ?? []).map(({ from, to }, at): Slab => ({ key: String(at + 1), from, to })),
    [data],
  )
  const slab = slabs.find(({ key }) => key === params.get('slab'))
  const subcategoryParam = params.get('subcategory') ?? ''
  // A subcategory without products is ignored.
  const isThere = products.some(({ view: { facts } }) => String(facts.subcategory.id) === subcategoryParam)
  const subcategory = isThere ? Number(subcategoryParam) : undefined
  const matching = useMemo(
    () =>
      products.filter(
        ({ view: { facts } }) =>
          (subcategory === undefined || facts.subcategory.id === subcategory) &&
          (slab === undefined || (facts.mrp >= slab.from && (slab.to === undefined || facts.mrp < slab.to))),
      ),
    [products, subcategory, slab],
  )
  return { subcategory, slab: slab?.key, slabs, all: products, products: matching, choose }
}

export type Narrowed = ReturnType<typeof useNarrowing>
