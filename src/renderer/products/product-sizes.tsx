import { Link } from 'react-router-dom'
import type { ProductSize } from '../../shared/bridge/products.ts'
import { sizeNames } from '../../shared/domain/pricing/styles.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { OVERLAY_STATE } from './product-overlay-state.ts'
import classes from './product-sizes.module.css'

export interface ProductSizesProps {
  /** The size being shown. */
  readonly id: number
  readonly sizes: readonly ProductSize[]
  readonly address: (id: number) => string
}

export function ProductSizes({ id, sizes, address }: ProductSizesProps) {
  if (sizes.length < 2) return null
  const names = sizeNames(sizes)
  const isColoured = new Set(sizes.map(({ color }) => color)).size > 1
  return (
    <nav aria-label="Available sizes" className={classes.sizes}>
      <p className={classes.title}>{isColoured ? 'Sizes and colours' : 'Sizes'}</p>
      {sizes.map((one) => (
        <Link
          key={one.id}
          to={address(one.id)}
          // Replaces the history entry, so that going back still closes the product.
          replace
          state={OVERLAY_STATE}
          className={classes.size}
          aria-current={one.id === id ? 'true' : undefined}
          title={`${formatCount(one.available)} in warehouses`}
        >
          {names.get(one.id)}
        </Link>
      ))}
    </nav>
  )
}
