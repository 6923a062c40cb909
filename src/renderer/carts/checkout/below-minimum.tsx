/** Orders below their minimum, shown first: each with the missing amount and a button that fills it up. */
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { minimumInShort } from '../../../shared/domain/orders/order-rules.ts'
import type { OrderGroup } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import stack from '../../parts/stack.module.css'
import classes from './orders.module.css'

export interface BelowMinimumProps {
  readonly groups: readonly OrderGroup[]
  /** Opens the fill-up dialog for an order; undefined for a cart that the portal fills. */
  readonly onFill: ((group: string) => void) | undefined
}

export function BelowMinimum({ groups, onFill }: BelowMinimumProps) {
  const short = groups.filter(({ orderable }) => !orderable)
  if (short.length === 0) return null
  const title = say('ordersBelowMinimum', { orders: counted.orders(short.length) })
  return (
    <section className={classes.below} aria-label={title}>
      <strong className={classes.belowTitle}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        {title}
      </strong>
      <ul className={stack.bare}>
        {short.map((group) => (
          <li key={group.key}>
            <span>
              {say('orderIsShort', {
                warehouse: sellerName(group),
                short: minimumInShort(group) ?? '',
                total: formatWholeRupees(group.total),
                minimum: formatWholeRupees(group.minimum),
              })}
            </span>
            {onFill !== undefined && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Fill up the order from ${sellerName(group)}`}
                onClick={() => onFill(group.key)}
              >
                Fill up
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
