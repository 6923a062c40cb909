/** A product of what is suggested, over the screen that suggests it. */
import { useLocation, useSearchParams } from 'react-router-dom'
import { STORE_PLACES } from '../../products/places.ts'
import { ProductOver } from '../../products/product-over.tsx'
import { PRODUCT } from '../../products/product-over-state.ts'

export function ProductHere() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const here = new URLSearchParams(params)
  here.delete(PRODUCT)
  return <ProductOver places={STORE_PLACES} here={`${pathname}?${here.toString()}`} />
}
