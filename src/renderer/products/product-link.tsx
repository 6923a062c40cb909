/** A product's name, which leads to its page; where that is a window of its own, to the product over this screen. */
import { Link } from 'react-router-dom'
import type { ProductPlaces } from './places.ts'
import { OVER } from './product-over-state.ts'

export interface ProductLinkProps {
  readonly id: number
  readonly name: string
  readonly places: ProductPlaces
  /** The address of the same screen with this product over it. */
  readonly quickView: string
}

export function ProductLink({ id, name, places, quickView }: ProductLinkProps) {
  const way = places.ownWindow ? { to: quickView, state: OVER } : { to: places.product(id) }
  return (
    <Link {...way} title={name}>
      {name}
    </Link>
  )
}
