/** What a group of lines is called, and what they come to. */
import { memo } from 'react'
import { type LineGroup, shareOf, sumsOf } from '../../../shared/domain/carts/cart-groups.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount, formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'

export interface GroupWordsProps {
  readonly model: CartModel
  readonly group: LineGroup
  /** Places of all lines that are shown: an order may have some of what stands with another. */
  readonly all: readonly number[]
}

export const GroupWords = memo(function GroupWords({ model, group, all }: GroupWordsProps) {
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
    <>
      <strong>{title}</strong>
      <span>{sums}</span>
    </>
  )
})
