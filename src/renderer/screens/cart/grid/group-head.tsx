/** The head of a group of lines: whose they are, and what they come to. It stays in sight while its lines are. */
import { memo } from 'react'
import { type LineGroup, shareOf, sumsOf } from '../../../../shared/domain/cart-groups.ts'
import { counted } from '../../../../shared/domain/counts.ts'
import { formatAmount, formatCount } from '../../../../shared/domain/money.ts'
import { say } from '../../../../shared/messages.ts'
import { dotted } from '../../../../shared/text.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState } from '../cart-models.ts'
import classes from './grid.module.css'

export interface GroupHeadProps {
  readonly model: CartModel
  readonly group: LineGroup
  /** Places of all lines that are shown: an order may have some of what stands with another. */
  readonly all: readonly number[]
  readonly index: number
  readonly span: number
  /** Pixels from the top of the list; undefined for the one that sticks below the headings. */
  readonly top: number | undefined
}

export const GroupHead = memo(function GroupHead({ model, group, all, index, span, top }: GroupHeadProps) {
  const { title, places, order } = group
  // A text, so that a change elsewhere draws nothing here.
  const sums = useCartModelState(model, ({ cart }) => {
    if (order !== undefined) {
      const share = shareOf(cart, all, order)
      const others = share.lines - shareOf(cart, places, order).lines
      return dotted(
        counted.lines(share.lines),
        counted.pieces(share.quantity),
        `₹ ${formatAmount(share.total)}`,
        others === 0 ? undefined : say('givenElsewhere', { n: formatCount(others) }),
      )
    }
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
