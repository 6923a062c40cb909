import type { ReactNode } from 'react'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import { dotted } from '../../../shared/text.ts'
import cells from '../../grid/grid-cells.module.css'
import { TwoLines } from '../../parts/two-lines.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import classes from './my-ars.module.css'
import type { Alternate } from './my-ars-model.ts'

export interface ProductLineProps {
  readonly product: Pick<Alternate, 'id' | 'name' | 'brand'>
  readonly more?: string
  /** Shown at the end of the line. */
  readonly children?: ReactNode
}

export function ProductLine({ product, more, children }: ProductLineProps) {
  const { id, name } = product
  const { title, variant } = nameParts(product)
  return (
    <div className={classes.line}>
      <span className={cells.picture}>
        <ProductPicture name={String(id)} size="108x131" alt="" />
      </span>
      <TwoLines first={title} second={dotted(variant, String(id), more)} title={name} />
      {children}
    </div>
  )
}
