/** Orders whose outcome isn't known. The user can check on them here, but never send them again. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { isUnconfirmed, type JournalOrder } from '../../shared/domain/orders/order.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import { messages } from '../../shared/messages.ts'
import { useAsk } from '../bridge/queries.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import { Card } from '../parts/card.tsx'
import { DateText } from '../parts/date-text.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import text from '../parts/text.module.css'
import classes from './open-orders.module.css'
import { notifyUnconfirmed } from './order-news.ts'
import { SetAsideDialog } from './set-aside-dialog.tsx'
import { useSettling } from './use-settling.ts'

export function OpenOrders() {
  const { data: journal } = useAsk('orders.journal', { open: true })
  const unconfirmed = (journal ?? []).filter(({ state }) => isUnconfirmed(state))
  if (unconfirmed.length === 0) return null
  return (
    <Card title="Unconfirmed orders" tone="warn">
      <ul className={classes.openOrders}>
        {unconfirmed.map((order) => (
          <OpenOrder key={order.key} order={order} />
        ))}
      </ul>
    </Card>
  )
}

export function OpenOrder({ order }: { readonly order: JournalOrder }) {
  const [settingAside, setSettingAside] = useState(false)
  const settling = useSettling(order.key, notifyUnconfirmed)
  return (
    <li className={classes.openOrder}>
      <div>
        <p className={classes.openOrderHead}>
          <StatusBadge tone="warn">Unconfirmed</StatusBadge>
          <strong>{formatRupees(order.total)}</strong>
          <span>
            {counted.pieces(order.quantity)} from {[...new Set(order.groups.map(sellerName))].join(', ')}
          </span>
          <span className={text.small}>
            sent <DateText at={order.sentAt ?? order.createdAt} time />
          </span>
        </p>
        <p className={text.smallParagraph}>{settling.error?.message ?? order.message ?? messages.orderUnconfirmed}</p>
      </div>
      <div className={classes.openOrderActions}>
        <Button onClick={settling.check} loading={settling.checking}>
          Ask the portal
        </Button>
        <Button variant="subtle" color="gray" onClick={() => setSettingAside(true)}>
          Close order…
        </Button>
      </div>
      <SetAsideDialog opened={settingAside} settling={settling} onClose={() => setSettingAside(false)} />
    </li>
  )
}
