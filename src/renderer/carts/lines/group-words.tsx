import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { shareOf, sumsOf } from '../../../shared/domain/carts/cart-groups.ts'
import type { Ground } from '../../../shared/domain/carts/grounds.ts'
import type { LineGroup } from '../../../shared/domain/carts/line-group.ts'
import { isMendable } from '../../../shared/domain/carts/review.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount, formatCount, formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { MEND_WORDS } from '../proposed/mend-lines.tsx'
import { type Review, useReview } from '../proposed/review.ts'
import classes from './lines.module.css'

export interface GroupWordsProps {
  readonly model: CartModel
  readonly group: LineGroup
  /** Indices of all visible lines: a group of an order may have only some of them. */
  readonly all: readonly number[]
}

export const GroupWords = memo(function GroupWords({ model, group, all }: GroupWordsProps) {
  const { key, title, places, order, isFolded } = group
  const review = useReview()
  const ids = places.flatMap((place) => model.store.getState().cart.lines[place]?.line.id ?? [])
  // Selected as a string, so that a change elsewhere causes no rerender.
  const sums = useCartModelState(model, ({ cart }) => {
    if (group.review?.ground !== undefined) {
      const { atRisk } = group.review
      return dotted(counted.lines(places.length), `${formatWholeRupees(atRisk)} ${AT_RISK[group.review.ground]}`)
    }
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
      {review !== undefined && isFolded !== undefined && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-label={`Lines of ${title}`}
          onClick={() => review.fold([key], !isFolded)}
        >
          {isFolded ? <IconChevronRight size={15} aria-hidden /> : <IconChevronDown size={15} aria-hidden />}
        </button>
      )}
      <strong>{title}</strong>
      <span>{sums}</span>
      {review !== undefined && <SectionButtons review={review} group={group} ids={ids} title={title} />}
    </>
  )
})

const AT_RISK: Readonly<Record<Ground, string>> = {
  gap: 'gap',
  short: 'of sales at risk',
  dearer: 'price increase',
  covers: 'over',
  notSold: 'ordered',
  new: 'ordered',
}

interface SectionProps {
  readonly review: Review
  readonly ids: readonly number[]
  readonly title: string
}

function SectionTick({ review, ids, title }: SectionProps) {
  const chosen = ids.filter((id) => review.chosen.has(id)).length
  return (
    <input
      type="checkbox"
      aria-label={`Select all of ${title}`}
      checked={chosen > 0 && chosen === ids.length}
      ref={(box) => {
        if (box !== null) box.indeterminate = chosen > 0 && chosen < ids.length
      }}
      onChange={(event) => review.choose(ids, event.currentTarget.checked)}
    />
  )
}

function SectionButtons({ review, group, ids, title }: SectionProps & { readonly group: LineGroup }) {
  const chosen = ids.filter((id) => review.chosen.has(id))
  const toReview = ids.filter((id) => review.toReview.has(id))
  const ground = group.review?.ground
  const markWords = `Mark ${toReview.length === ids.length ? 'all' : formatCount(toReview.length)} reviewed`
  const replaceWords = chosen.length === 0 ? 'Replace' : `Replace ${formatCount(chosen.length)}`
  return (
    <span className={classes.sectionButtons}>
      {toReview.length > 0 && (
        <button
          type="button"
          className={classes.sectionButton}
          aria-label={`${markWords}: ${title}`}
          // Lines hidden by filters aren't marked as reviewed with the group.
          onClick={() =>
            review.markReviewed(title, toReview, true, group.isFolded === undefined ? undefined : group.key)
          }
        >
          {markWords}
        </button>
      )}
      {toReview.length === 0 && ground !== undefined && <span className={classes.done}>Reviewed</span>}
      {toReview.length > 0 && isMendable(ground) && (
        <button
          type="button"
          className={classes.sectionButton}
          aria-label={`${MEND_WORDS[ground]}: ${title}`}
          onClick={() => review.mend(ground, toReview)}
        >
          {MEND_WORDS[ground]}…
        </button>
      )}
      <button
        type="button"
        className={classes.sectionButton}
        aria-label={`${replaceWords} selected lines of ${title}`}
        disabled={chosen.length === 0}
        onClick={() => review.replace(chosen)}
      >
        {replaceWords}
      </button>
    </span>
  )
}
