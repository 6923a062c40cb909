import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconHistory, IconRepeat } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { isUnconfirmed, type JournalOrder } from '../../../shared/domain/orders/order.ts'
import { outcomeSums } from '../../../shared/domain/orders/order-rules.ts'
import { outcomeOf } from '../../../shared/domain/orders/order-words.ts'
import { ORDER_HISTORY } from '../../../shared/domain/screens/addresses.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { useSettling } from '../../orders/use-settling.ts'
import { DateText } from '../../parts/date-text.tsx'
import { type Figure, Figures } from '../../parts/figures.tsx'
import classes from './checkout.module.css'
import { LeftInCart } from './left-in-cart.tsx'
import outcomeClasses from './outcome.module.css'
import { PlacedGroups } from './placed-groups.tsx'
import { PrintSummary } from './print-summary.tsx'
import { BackToCart, StepFrame } from './step-frame.tsx'

const ICONS = { good: IconCircleCheck, warn: IconHelpCircle, bad: IconAlertTriangle }

export interface SummaryStepProps {
  readonly order: JournalOrder
  readonly onSettled: (order: JournalOrder) => void
  /** Closes the cart. */
  readonly onDone: () => void
  readonly onBackToCart: () => void
  /** Prepares the failed groups again. */
  readonly onRetry: (groups: readonly string[]) => void
}

export function SummaryStep({ order, onSettled, onDone, onBackToCart, onRetry }: SummaryStepProps) {
  const { key, groups, gapQty } = order
  const settling = useSettling(key, onSettled)
  const open = isUnconfirmed(order.state)
  const failed = outcomeSums(groups, 'failed')
  const notPlaced = groups.flatMap((group) => (group.outcome === 'failed' ? [group.key] : []))
  return (
    <StepFrame
      heading="Order summary"
      actions={
        <>
          <Button
            component={Link}
            to={ORDER_HISTORY}
            variant="default"
            size="sm"
            leftSection={<IconHistory size={16} aria-hidden />}
          >
            Order history
          </Button>
          <PrintSummary orderKey={key} />
          {failed.orders > 0 && <BackToCart onClick={onBackToCart} />}
          {failed.orders > 0 && !open && (
            <Button size="sm" onClick={() => onRetry(notPlaced)} leftSection={<IconRepeat size={16} aria-hidden />}>
              Retry failed orders
            </Button>
          )}
          {failed.orders === 0 && (
            <Button size="sm" onClick={onDone}>
              Done
            </Button>
          )}
        </>
      }
    >
      <Outcome order={order} settling={settling} />
      <PlacedGroups groups={groups} />
      <Figures figures={figuresOf(order)} />
      {gapQty > 0 && (
        <p className={classes.explained}>
          {say('gapOfCart', { pieces: counted.pieces(gapQty), amount: formatRupees(order.gapPrice) })}
        </p>
      )}
      {!open && order.cart !== undefined && <LeftInCart groups={order.groups} of={order.cart} />}
    </StepFrame>
  )
}

interface OutcomeProps {
  readonly order: JournalOrder
  readonly settling: ReturnType<typeof useSettling>
}

function Outcome({ order, settling }: OutcomeProps) {
  const { title, tone, sentence } = outcomeOf(order)
  const Icon = ICONS[tone]
  const open = isUnconfirmed(order.state)
  return (
    <div className={outcomeClasses.outcome} data-tone={tone} role="status">
      <span className={outcomeClasses.outcomeIcon}>
        <Icon size={24} stroke={1.75} aria-hidden />
      </span>
      <div className={outcomeClasses.outcomeText}>
        <p className={outcomeClasses.outcomeTitle}>{title}</p>
        <p>{settling.error?.message ?? sentence}</p>
        {open && (
          <p className={classes.quiet}>
            {messages.askingOn}
            {settling.askedAt !== undefined && (
              <>
                {' '}
                Last asked <DateText at={settling.askedAt} time />.
              </>
            )}
          </p>
        )}
      </div>
      {open && (
        <Button size="sm" onClick={settling.check} loading={settling.checking}>
          Ask the portal
        </Button>
      )}
    </div>
  )
}

function figuresOf({ groups, quantity, total, gapQty, gapPrice }: JournalOrder): readonly Figure[] {
  const placed = outcomeSums(groups, 'placed')
  return [
    { label: 'Order quantity', value: formatCount(quantity) },
    { label: 'Order amount', value: formatRupees(total) },
    ...(placed.orders === groups.length ? [] : [{ label: 'Placed so far', value: formatRupees(placed.total) }]),
    { label: 'Gap quantity, cart', value: formatCount(gapQty), tone: gapQty > 0 ? ('warn' as const) : undefined },
    { label: 'Gap price, cart', value: formatRupees(gapPrice), tone: gapQty > 0 ? ('warn' as const) : undefined },
  ]
}
