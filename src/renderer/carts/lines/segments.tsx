/** The allocation of a line in segments, one per warehouse. */
import { allocationArithmetic } from '../../../shared/domain/carts/cart-view.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import type { CellProps } from './cell-props.ts'
import classes from './segments.module.css'

/** Each warehouse's supply as a segment, as wide as its share; read out as one sum. */
export const Segments = ({ priced, shortName }: Pick<CellProps, 'priced' | 'shortName'>) => (
  <span className={classes.segments} role="img" aria-label={allocationArithmetic(priced, shortName)}>
    {priced.allocation.map((part) => (
      <span key={`${part.wh} ${part.whType}`} className={classes.segment} style={{ flexGrow: part.qty }}>
        <span>{shortName(part)}</span> <b>{formatCount(part.qty)}</b>
      </span>
    ))}
  </span>
)
