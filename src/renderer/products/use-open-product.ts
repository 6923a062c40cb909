/** Navigates to a product by script, as its link does. */
import { useNavigate } from 'react-router-dom'
import type { ProductPlaces } from './places.ts'
import { OVERLAY_STATE } from './product-overlay-state.ts'

export function useOpenProduct(
  places: ProductPlaces,
  quickView: (id: number) => string,
): (id: number | undefined) => void {
  const navigate = useNavigate()
  return (id) => {
    if (id === undefined) return
    if (places.ownWindow) navigate(quickView(id), { state: OVERLAY_STATE })
    else navigate(places.product(id))
  }
}
