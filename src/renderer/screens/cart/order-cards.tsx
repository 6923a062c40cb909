/** What each warehouse will be asked for, and how far it is to its minimum, from the first line on. */

import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { memo } from 'react'
import type { OrderGroup } from '../../../shared/domain/cart.ts'
import type { SellerName } from '../../../shared/domain/cart-view.ts'
import { counted } from '../../../shared/domain/counts.ts'
import { formatRupees, formatWholeRupees } from '../../../shared/domain/money.ts'
import {
  freeShippingSentence,
  minimumSentence,
  minimumSentenceHere,
  progressToMinimum,
} from '../../../shared/domain/order-rules.ts'
import { ORDER_TYPES } from '../../../shared/domain/order-words.ts'
import { dotted } from '../../../shared/text.ts'
import { sellerName } from '../../app/warehouses.ts'
import classes from './cart.module.css'
import { type CartLook, keepCartLook } from './cart-look.ts'
import type { CartModel } from './cart-model.ts'
import { useCartModelState, useShortName } from './cart-models.ts'

export interface OrderCardsProps {
  readonly model: CartModel
  readonly look: CartLook['cards']
}

export function OrderCards({ model, look }: OrderCardsProps) {
  const groups = useCartModelState(model, (state) => state.cart.groups)
  const shortName = useShortName(model)
  if (groups.length === 0) return null
  const folded = look === 'folded'
  const Icon = folded ? IconChevronDown : IconChevronUp
  const fold = folded ? 'Show the orders as cards' : 'Fold the orders to one line'
  const Order = folded ? FoldedOrder : OrderCard
  return (
    <div className={classes.orders}>
      <ul
        className={folded ? classes.folded : classes.cards}
        aria-label="Orders by warehouse"
        // What scrolls to the side can be scrolled by keyboard.
        {...(folded && { tabIndex: 0 })}
      >
        {groups.map((group) => (
          <Order key={group.key} group={group} shortName={shortName} />
        ))}
      </ul>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={fold}
        title={fold}
        aria-expanded={!folded}
        onClick={() => keepCartLook({ cards: folded ? 'open' : 'folded' })}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

interface OrderCardProps {
  readonly group: OrderGroup
  readonly shortName: SellerName
}

/** An order that a change doesn't touch is the same value as before, and isn't drawn anew. */
const OrderCard = memo(function OrderCard({ group, shortName }: OrderCardProps) {
  const { whType, orderType, total, minimum, quantity, shipDays, orderable, lines } = group
  const called = shortName(group)
  const short = minimumSentence({ ...group, whName: called })
  const freeShipping = freeShippingSentence(group)
  const missing = minimumSentenceHere(group) ?? freeShipping
  const reached = orderType === 'OWNED' ? 'Shipped free' : 'Can be ordered'
  const counts = `${counted.lines(lines.length)}, ${counted.pieces(quantity)}, ships in about ${counted.days(shipDays)}`
  const least = minimum === 0 ? 'No minimum' : `Minimum ${formatWholeRupees(minimum)}`
  const percent = Math.floor(progressToMinimum(group) * 100)
  return (
    <li className={classes.orderCard} data-orderable={orderable || undefined}>
      <div className={classes.orderHead}>
        <strong className={classes.warehouse} title={`${sellerName(group)} (${whType})`}>
          {called}
        </strong>
        <span className={classes.orderKind} data-kind={orderType}>
          {ORDER_TYPES[orderType]}
        </span>
        <span className={classes.orderTotal}>{formatRupees(total)}</span>
      </div>
      <progress
        className={classes.progress}
        value={percent}
        max={100}
        aria-label={`${called}: ${percent} % of the minimum`}
      />
      <div className={classes.orderHead}>
        <span
          className={classes.orderNote}
          data-short={short !== undefined || undefined}
          title={dotted(least, short, freeShipping)}
        >
          {missing ?? reached}
        </span>
        <span className={classes.quiet} title={counts}>
          {missing === undefined && `${counted.lines(lines.length)} · `}
          {counted.days(shipDays)}
        </span>
      </div>
    </li>
  )
})

/** Name and total; what is missing, where something is. */
const FoldedOrder = memo(function FoldedOrder({ group, shortName }: OrderCardProps) {
  const { orderType, total, orderable } = group
  const called = shortName(group)
  const short = minimumSentence({ ...group, whName: called })
  const note = [sellerName(group), ORDER_TYPES[orderType], short, freeShippingSentence(group)]
  return (
    <li className={classes.foldedOrder} data-orderable={orderable || undefined} title={dotted(...note)}>
      <strong>{called}</strong>
      {orderType === 'DS_JIT' && (
        <span className={classes.orderKind} data-kind={orderType}>
          {ORDER_TYPES[orderType]}
        </span>
      )}
      <span>{formatRupees(total)}</span>
      {short !== undefined && <span className={classes.missing}>{formatWholeRupees(group.shortBy)} short</span>}
    </li>
  )
})
