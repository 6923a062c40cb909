/** A product's name as a link to its page; if that would open a window, it opens over this screen instead. */
import { Link } from 'react-router-dom'
import type { ProductPlaces } from './places.ts'
import { OVERLAY_STATE } from './product-overlay-state.ts'

export interface ProductLinkProps {
  readonly id: number
  readonly name: string
  /** The visible part of the name; the whole name if undefined. */
  readonly title?: string | undefined
  readonly places: ProductPlaces
  /** The address of the present screen with this product over it. */
  readonly quickView: string
}

export function ProductLink({ id, name, title = name, places, quickView }: ProductLinkProps) {
  const way = places.ownWindow ? { to: quickView, state: OVERLAY_STATE } : { to: places.product(id) }
  return (
    <Link {...way} title={name} aria-label={name}>
      {title}
    </Link>
  )
}
