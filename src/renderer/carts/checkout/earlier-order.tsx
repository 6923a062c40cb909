/** An unconfirmed earlier order with the same lines. It has to be settled first, or the same lines might be ordered twice. */
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { isUnconfirmed, type JournalOrder } from '../../../shared/domain/orders/order.ts'
import { headlineOf } from '../../../shared/domain/orders/order-words.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import { SetAsideDialog } from '../../orders/set-aside-dialog.tsx'
import { useSettling } from '../../orders/use-settling.ts'
import { DateText } from '../../parts/date-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './checkout.module.css'
import deliveryClasses from './delivery.module.css'

export interface EarlierOrderProps {
  readonly order: JournalOrder
  readonly onAnswer: (order: JournalOrder) => void
}

export function EarlierOrder({ order, onAnswer }: EarlierOrderProps) {
  const [giving, setGiving] = useState(false)
  const aside = useRef<HTMLButtonElement>(null)
  const settling = useSettling(order.key, onAnswer)
  const open = isUnconfirmed(order.state)
  const placed = order.groups.filter(({ outcome }) => outcome === 'placed').length
  const headline = headlineOf(order.state, placed)
  return (
    <section className={deliveryClasses.earlier} data-open={open || undefined} aria-label="Earlier order">
      <p className={deliveryClasses.earlierHead}>
        <StatusBadge tone={open ? 'warn' : headline.tone}>{open ? 'Unconfirmed' : headline.title}</StatusBadge>
        <strong>{formatRupees(order.total)}</strong>
        <span>
          {counted.pieces(order.quantity)} from {[...new Set(order.groups.map(sellerName))].join(', ')}
        </span>
        <span className={classes.quiet}>
          sent <DateText at={order.sentAt ?? order.createdAt} time />
        </span>
      </p>
      {open && <p className={deliveryClasses.earlierText}>{messages.orderSameUnconfirmed}</p>}
      <p className={deliveryClasses.earlierText} role="status">
        {settling.error?.message ?? order.message ?? messages.orderUnconfirmed}
        {open && settling.askedAt !== undefined && (
          <span className={classes.quiet}>
            {' '}
            Asked <DateText at={settling.askedAt} time />.
          </span>
        )}
      </p>
      {open && (
        <div className={deliveryClasses.earlierActions}>
          <Button onClick={settling.check} loading={settling.checking} data-autofocus>
            Ask the portal
          </Button>
          <Button ref={aside} variant="default" onClick={() => setGiving(true)} disabled={settling.checking}>
            Close order…
          </Button>
        </div>
      )}
      <SetAsideDialog
        opened={giving}
        settling={settling}
        onClose={() => setGiving(false)}
        onAfterClose={() => aside.current?.focus()}
      />
    </section>
  )
}
