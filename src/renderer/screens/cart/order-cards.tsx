/** What each warehouse will be asked for, and how far it is to its minimum, from the first line on. */
import { Progress, Tooltip } from '@mantine/core'
import type { OrderGroup } from '../../../shared/domain/cart.ts'
import { formatCount, formatRupees, formatWholeRupees } from '../../../shared/domain/money.ts'
import { freeShippingSentence, minimumSentence, progressToMinimum } from '../../../shared/domain/order-rules.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './cart.module.css'
import type { CartModel } from './cart-model.ts'
import { useCartModelState } from './cart-models.ts'
import { lines as counted, days } from './checkout/wording.ts'

const ORDER_TYPES: Readonly<Record<OrderGroup['orderType'], string>> = { OWNED: 'Owned', DS_JIT: 'DS-JIT' }

export function OrderCards({ model }: { readonly model: CartModel }) {
  const groups = useCartModelState(model, (state) => state.cart.groups)
  if (groups.length === 0) return null
  return (
    <ul className={classes.cards} aria-label="Orders by warehouse">
      {groups.map((group) => (
        <OrderCard key={group.key} group={group} />
      ))}
    </ul>
  )
}

function OrderCard({ group }: { readonly group: OrderGroup }) {
  const { whName, whType, orderType, total, minimum, quantity, shipDays, orderable, lines } = group
  const short = minimumSentence(group)
  const freeShipping = freeShippingSentence(group)
  const note = [short, freeShipping].filter((one) => one !== undefined).join(' · ')
  const percent = Math.floor(progressToMinimum(group) * 100)
  return (
    <li className={classes.orderCard} data-orderable={orderable || undefined}>
      <div className={classes.orderHead}>
        <strong className={classes.warehouse} title={`${whName} (${whType})`}>
          {whName}
        </strong>
        <StatusBadge tone={orderType === 'OWNED' ? 'calm' : 'busy'}>{ORDER_TYPES[orderType]}</StatusBadge>
      </div>
      <div className={classes.orderHead}>
        <span className={classes.orderTotal}>{formatRupees(total)}</span>
        <span className={classes.quiet}>
          {counted(lines.length)} · {formatCount(quantity)} pcs
        </span>
      </div>
      <Progress
        value={percent}
        size={5}
        color={orderable ? 'green.6' : 'marigold.5'}
        aria-label={`${whName}: ${percent} % of the minimum`}
      />
      <div className={classes.orderHead}>
        <Tooltip label={minimum === 0 ? 'No minimum' : `Minimum ${formatWholeRupees(minimum)}`}>
          <span className={classes.orderNote} data-short={short !== undefined || undefined}>
            {note || (orderType === 'OWNED' ? 'Shipped free' : 'Can be ordered')}
          </span>
        </Tooltip>
        <span className={classes.quiet} title="Estimated days until it ships">
          {days(shipDays)}
        </span>
      </div>
    </li>
  )
}
