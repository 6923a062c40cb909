/** While it isn't known what became of an order: its lines may still stand in the cart, and can't be ordered again. */
import { Button } from '@mantine/core'
import { isUnconfirmed, type JournalOrder } from '../../../shared/domain/orders/order.ts'
import { formatDateTime } from '../../../shared/domain/values/dates.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { tellOpen } from '../../app/order-news.ts'
import { useAsk } from '../../app/queries.ts'
import { useSettling } from '../../app/use-settling.ts'
import { Notice } from '../../parts/notice.tsx'

export function OpenOrderNotices({ cartType }: Pick<JournalOrder, 'cartType'>) {
  const { data: journal = [] } = useAsk('orders.journal', { open: true })
  return journal
    .filter((order) => order.cartType === cartType && isUnconfirmed(order.state))
    .map((order) => <OpenOrderNotice key={order.key} order={order} />)
}

function OpenOrderNotice({ order }: { readonly order: JournalOrder }) {
  const { check, checking, error } = useSettling(order.key, tellOpen)
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="compact-sm" onClick={check} loading={checking}>
          Ask the portal
        </Button>
      }
    >
      {say('orderOpenInCart', {
        amount: formatRupees(order.total),
        time: formatDateTime(order.sentAt ?? order.createdAt),
      })}{' '}
      {error?.message ?? order.message ?? messages.orderUnconfirmed}
    </Notice>
  )
}
