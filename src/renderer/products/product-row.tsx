import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import type { ProductPlaces } from './places.ts'
import { ProductCard } from './product-card.tsx'
import { withProduct } from './product-overlay-state.ts'
import classes from './product-row.module.css'
import { useInCart, useOrdering } from './use-in-cart.ts'

export interface ProductRowProps {
  readonly label: string
  readonly products: readonly ProductView[]
  readonly places: ProductPlaces
  /** The address of the screen that they are on. */
  readonly here: string
}

export function ProductRow({ label, products, places, here }: ProductRowProps) {
  const inCart = useInCart(useOrdering(places))
  return (
    <ul className={classes.row} aria-label={label}>
      {products.map((view) => (
        <li key={view.facts.id} className={classes.item}>
          <ProductCard
            view={view}
            places={places}
            quickView={withProduct(here, view.facts.id)}
            inCart={inCart.get(view.facts.id)}
          />
        </li>
      ))}
    </ul>
  )
}
