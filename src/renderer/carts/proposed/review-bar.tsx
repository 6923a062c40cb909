/** Above the lines of a proposed cart: how much is still to be reviewed, in what order the lines stand, and what is done with several. */
import { Button, SegmentedControl, Switch } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import type { CartGrouping } from '../../../shared/domain/carts/cart-groups.ts'
import { moneyAtRisk } from '../../../shared/domain/carts/review.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { type CartLook, keepCartLook } from '../cart-look.ts'
import classes from './proposed.module.css'
import type { Review } from './review.ts'

const ORDERS: readonly { readonly value: CartGrouping; readonly label: string }[] = [
  { value: 'ground', label: 'By reason' },
  { value: 'none', label: 'By amount' },
  { value: 'section', label: 'By section' },
]

export interface ReviewBarProps {
  readonly review: Review
  readonly look: CartLook
}

export function ReviewBar({ review, look }: ReviewBarProps) {
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
      <SegmentedControl
        size="xs"
        aria-label="Order of the lines"
        data={[...ORDERS]}
        // One that is chosen in the menu beside shows as none of these.
        value={ORDERS.some(({ value }) => value === look.grouping) ? look.grouping : ''}
        onChange={(value) => {
          const order = ORDERS.find((one) => one.value === value)
          if (order !== undefined) keepCartLook(false, { grouping: order.value })
        }}
      />
      {isCounted && (
        <Switch
          size="xs"
          label="To review only"
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
