/** The overlay that an address asks for: a product, `?product=1042`, or a comparison, `?compare=1042,1049`. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { comparedIn } from '../../shared/domain/catalogue/compare.ts'
import type { ProductPlaces } from './places.ts'
import { ProductCompare } from './product-compare.tsx'
import { ProductModal } from './product-modal.tsx'
import { COMPARE, isOverlayState, PRODUCT, withCompared, withProduct } from './product-overlay-state.ts'

export interface ProductOverlayProps {
  readonly places: ProductPlaces
  /** The screen's own address. */
  readonly here: string
}

export function ProductOverlay({ places, here }: ProductOverlayProps) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const productParam = params.get(PRODUCT) ?? ''
  const compared = comparedIn(params.get(COMPARE) ?? '')
  const close = () => (isOverlayState(state) ? navigate(-1) : navigate(here, { replace: true }))
  if (compared.length > 0) {
    const compare = (ids: readonly number[]) => navigate(withCompared(here, ids), { replace: true, state })
    const quickView = (id: number) => withProduct(here, id)
    return <ProductCompare ids={compared} places={places} quickView={quickView} onCompare={compare} onClose={close} />
  }
  if (!/^\d{1,10}$/.test(productParam)) return null
  const id = Number(productParam)
  return (
    <ProductModal
      id={id}
      places={places}
      address={(other) => withProduct(here, other)}
      compare={withCompared(here, [id])}
      onClose={close}
    />
  )
}
