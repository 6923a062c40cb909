/** The product that an address names lies over its screen: `?product=1042`. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ProductPlaces } from './places.ts'
import { ProductModal } from './product-modal.tsx'
import { isOver, PRODUCT, withProduct } from './product-over-state.ts'

export interface ProductOverProps {
  readonly places: ProductPlaces
  /** The screen's own address. */
  readonly here: string
}

export function ProductOver({ places, here }: ProductOverProps) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const said = params.get(PRODUCT) ?? ''
  if (!/^\d{1,10}$/.test(said)) return null
  const close = () => (isOver(state) ? navigate(-1) : navigate(here, { replace: true }))
  return <ProductModal id={Number(said)} places={places} address={(id) => withProduct(here, id)} onClose={close} />
}
