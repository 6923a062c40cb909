/** The head of a group of lines: whose they are, and what they come to. It stays in sight while its lines are. */
import { memo } from 'react'
import { type LineGroup, sumsOf } from '../../../../shared/domain/cart-groups.ts'
import { counted } from '../../../../shared/domain/counts.ts'
import { formatAmount, formatCount } from '../../../../shared/domain/money.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState } from '../cart-models.ts'
import classes from './grid.module.css'

export interface GroupHeadProps {
  readonly model: CartModel
  readonly group: LineGroup
  readonly index: number
  readonly span: number
  /** Pixels from the top of the list; undefined for the one that sticks below the headings. */
  readonly top: number | undefined
}

export const GroupHead = memo(function GroupHead({ model, group, index, span, top }: GroupHeadProps) {
  const { title, places } = group
  // A text, so that a change elsewhere draws nothing here.
  const sums = useCartModelState(model, ({ cart }) => {
    const { quantity, gapQty, total } = sumsOf(cart, places)
    const gap = gapQty === 0 ? '' : ` · gap ${formatCount(gapQty)}`
    return `${counted.lines(places.length)} · ${counted.pieces(quantity)}${gap} · ₹ ${formatAmount(total)}`
  })
  return (
    <div
      className={classes.groupHead}
      role="row"
      aria-rowindex={index + 2}
      data-sticks={top === undefined || undefined}
      style={top === undefined ? undefined : { top }}
    >
      <div role="gridcell" aria-colspan={span} className={classes.groupCell}>
        <strong>{title}</strong>
        <span>{sums}</span>
      </div>
    </div>
  )
})
