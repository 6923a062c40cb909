/** The bar above the lines of a proposed cart: the number still to review, and actions on several lines. */
import { Button, Switch } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { moneyAtRisk } from '../../../shared/domain/carts/review.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatWholeRupees } from '../../../shared/domain/values/money.ts'
import classes from './proposed.module.css'
import type { Review } from './review.ts'

export interface ReviewBarProps {
  readonly review: Review
}

export function ReviewBar({ review }: ReviewBarProps) {
  const { toReview, reviews, isOnlyToReview, setOnlyToReview } = review
  const atRisk = moneyAtRisk(toReview, reviews)
  // Another store's sales can't be read, so an empty count would wrongly say that nothing needs a review.
  const isCounted = toReview.size > 0 || [...reviews.values()].some(({ isJudged }) => isJudged)
  return (
    <>
      {isCounted && (
        <span className={classes.progress} role="status" title={`${formatWholeRupees(atRisk)} at risk`}>
          <strong>{formatCount(toReview.size)}</strong> to review
          <span className={classes.quiet}> of {counted.lines(reviews.size)}</span>
        </span>
      )}
      {isCounted && (
        <Switch
          size="xs"
          label="To review only"
          checked={isOnlyToReview}
          onChange={(event) => setOnlyToReview(event.currentTarget.checked)}
        />
      )}
    </>
  )
}

export const ReviewActions = ({ review: { chosen, replace, showTotals } }: Pick<ReviewBarProps, 'review'>) => (
  <>
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconChartBar size={15} aria-hidden />}
      onClick={showTotals}
    >
      Totals
    </Button>
    <Button size="compact-sm" variant="default" disabled={chosen.size === 0} onClick={() => replace([...chosen])}>
      {chosen.size === 0 ? 'Replace' : `Replace ${counted.lines(chosen.size)}`}
    </Button>
  </>
)
