/** Above the lines of a proposed cart: how much is still to be reviewed, and what is done with several. */
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
  const { open, reviews, isOpenOnly, setOpenOnly } = review
  const atRisk = moneyAtRisk(open, reviews)
  // Of another store nobody is told what it sells: that nothing is to review would be said out of nothing.
  const isCounted = open.size > 0 || [...reviews.values()].some(({ isJudged }) => isJudged)
  return (
    <>
      {isCounted && (
        <span className={classes.progress} role="status" title={`${formatWholeRupees(atRisk)} at risk`}>
          <strong>{formatCount(open.size)}</strong> to review
          <span className={classes.quiet}> of {counted.lines(reviews.size)}</span>
        </span>
      )}
      {isCounted && (
        <Switch
          size="xs"
          label="Only to review"
          checked={isOpenOnly}
          onChange={(event) => setOpenOnly(event.currentTarget.checked)}
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
