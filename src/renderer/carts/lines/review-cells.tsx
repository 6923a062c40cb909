import type { ReactNode } from 'react'
import { nameOf } from '../../../shared/domain/carts/cart-view.ts'
import { GROUND_TITLES, GROUND_WORDS } from '../../../shared/domain/carts/grounds.ts'
import { coverOf } from '../../../shared/domain/carts/review.ts'
import { onTheWayOf } from '../../../shared/domain/catalogue/movement.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import text from '../../parts/text.module.css'
import { DaysOfStock } from '../../products/days-of-stock.tsx'
import type { Review } from '../proposed/review.ts'
import type { CellProps } from './cell-props.ts'
import classes from './lines.module.css'
import own from './review-cells.module.css'

type Props = Pick<CellProps, 'priced' | 'tab' | 'review'>
type Priced = CellProps['priced']

const pieces = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

export const REVIEW_CELLS: Readonly<Record<string, (props: Props) => ReactNode>> = {
  tick: ({ priced, tab, review }) => (
    <input
      type="checkbox"
      aria-label={`Select ${nameOf(priced)}, ${priced.line.id}`}
      tabIndex={tab}
      checked={review?.chosen.has(priced.line.id) ?? false}
      onChange={(event) => review?.choose([priced.line.id], event.currentTarget.checked)}
    />
  ),
  review: ({ priced, tab, review }) => {
    const { id } = priced.line
    const found = review?.reviews.get(id)
    if (review === undefined || found === undefined) return null
    const [heaviest, ...others] = found.grounds
    if (heaviest === undefined) return <span className={classes.small}>{found.isCheaper && 'Price down'}</span>
    const isReviewed = review.reviewed.has(id)
    const face = `${GROUND_WORDS[heaviest]}${others.length > 0 ? ` +${others.length}` : ''}`
    return (
      <button
        type="button"
        className={`${text.clipped} ${own.ground}`}
        data-ground={heaviest}
        data-reviewed={isReviewed || undefined}
        tabIndex={tab}
        aria-pressed={isReviewed}
        aria-label={`${face}: ${whyOf(priced, review)} ${isReviewed ? 'Reviewed' : 'Mark as reviewed'}: ${nameOf(priced)}, ${id}`}
        onClick={() => review.markReviewed(nameOf(priced), [id], !isReviewed)}
      >
        {face}
      </button>
    )
  },
  sold: ({ priced, review }) => pieces(review?.movementOf(priced.line.id)?.sale),
  inShop: ({ priced, review }) => pieces(review?.movementOf(priced.line.id)?.stock),
  onWay: ({ priced, review }) => {
    const movement = review?.movementOf(priced.line.id)
    return pieces(movement && onTheWayOf(movement))
  },
  cover: ({ priced, review }) => {
    const cover = coverOf(priced, review?.movementOf(priced.line.id))
    if (cover === undefined) return '–'
    return (
      <span>
        <span className={own.coverNow}>
          <DaysOfStock days={cover.now}>{formatCount(cover.now)}</DaysOfStock> →
        </span>{' '}
        <span className={own.cover} data-cover={cover.tone}>
          {formatCount(cover.withLine)}
        </span>
      </span>
    )
  },
}

/** For example `Over 90 days of stock, dearer than before. 4 sold in 30 days, 6 in stock, 2 on the way. ₹ 700 at risk.` */
function whyOf(priced: Priced, review: Review): string {
  const { grounds = [], atRisk } = review.reviews.get(priced.line.id) ?? {}
  if (grounds.length === 0) return ''
  const [first = '', ...others] = grounds.map((ground) => GROUND_TITLES[ground])
  const why = [first, ...others.map((title) => title.toLowerCase())].join(', ')
  const movement = review.movementOf(priced.line.id)
  const figures =
    movement === undefined
      ? ''
      : ` ${say('movementIs', { sold: pieces(movement.sale), stock: pieces(movement.stock), way: pieces(onTheWayOf(movement)) })}`
  return `${why}.${figures}${atRisk === undefined || atRisk === 0 ? '' : ` ${say('isAtRisk', { amount: formatWholeRupees(atRisk) })}`}`
}

export const REVIEW_TITLES: Readonly<Record<string, (props: Props) => string>> = {
  review: ({ priced, review }) => {
    const why = review === undefined ? '' : whyOf(priced, review)
    if (why === '') return ''
    return `${why}\n${review?.reviewed.has(priced.line.id) === true ? 'Reviewed.' : 'Press to mark as reviewed.'}`
  },
  cover: ({ priced, review }) => {
    const cover = coverOf(priced, review?.movementOf(priced.line.id))
    if (cover === undefined) return ''
    return say('coverIs', { now: counted.days(cover.now), total: counted.days(cover.withLine) })
  },
}
