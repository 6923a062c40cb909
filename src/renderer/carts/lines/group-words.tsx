/** What a group of lines is called, and what they come to. */
import { memo } from 'react'
import { type LineGroup, shareOf, sumsOf } from '../../../shared/domain/carts/cart-groups.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount, formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import type { Review } from '../proposed/review.ts'
import { useReview } from '../proposed/review.ts'
import classes from './lines.module.css'

export interface GroupWordsProps {
  readonly model: CartModel
  readonly group: LineGroup
  /** Places of all lines that are shown: an order may have some of what stands with another. */
  readonly all: readonly number[]
}

export const GroupWords = memo(function GroupWords({ model, group, all }: GroupWordsProps) {
  const { title, places, order } = group
  const review = useReview()
  const ids = places.flatMap((place) => model.store.getState().cart.lines[place]?.line.id ?? [])
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
      {review !== undefined && <SectionTick review={review} ids={ids} title={title} />}
      <strong>{title}</strong>
      <span>{sums}</span>
      {review !== undefined && <SectionButtons review={review} ids={ids} title={title} />}
    </>
  )
})

interface SectionProps {
  readonly review: Review
  readonly ids: readonly number[]
  readonly title: string
}

/** All lines of a section at once. */
function SectionTick({ review, ids, title }: SectionProps) {
  const ticked = ids.filter((id) => review.chosen.has(id)).length
  return (
    <input
      type="checkbox"
      aria-label={`Tick all of ${title}`}
      checked={ticked > 0 && ticked === ids.length}
      ref={(box) => {
        if (box !== null) box.indeterminate = ticked > 0 && ticked < ids.length
      }}
      onChange={(event) => review.choose(ids, event.currentTarget.checked)}
    />
  )
}

function SectionButtons({ review, ids, title }: SectionProps) {
  const ticked = ids.filter((id) => review.chosen.has(id))
  const open = ids.filter((id) => review.decisions.has(id) && !review.looked.has(id))
  return (
    <span className={classes.sectionButtons}>
      {open.length > 0 && (
        <button type="button" className={classes.sectionButton} onClick={() => review.look(open, true)}>
          All looked at
        </button>
      )}
      <button
        type="button"
        className={classes.sectionButton}
        aria-label={`Replace what is ticked of ${title}`}
        disabled={ticked.length === 0}
        onClick={() => review.replace(ticked)}
      >
        Replace
      </button>
    </span>
  )
}
