/** Notices about unconfirmed orders: their lines may still be in the cart, and can't be ordered again. */
import { Button } from '@mantine/core'
import { type CartRef, cartTypeOf, partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { isUnconfirmed, type JournalOrder } from '../../../shared/domain/orders/order.ts'
import { formatDateTime } from '../../../shared/domain/values/dates.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { useAsk } from '../../bridge/queries.ts'
import { notifyUnconfirmed } from '../../orders/order-news.ts'
import { useSettling } from '../../orders/use-settling.ts'
import { Notice } from '../../parts/notice.tsx'

/** Orders of this cart's store: another part of its cart may contain the same lines. */
export function OpenOrderNotices({ cart }: { readonly cart: CartRef }) {
  const { data: journal = [] } = useAsk('orders.journal', { open: true })
  return journal
    .filter((order) => isUnconfirmed(order.state) && isOfCart(order, cart))
    .map((order) => <OpenOrderNotice key={order.key} order={order} />)
}

const isOfCart = ({ cartType, store }: JournalOrder, cart: CartRef): boolean =>
  cartType === cartTypeOf(cart) && store === (partOf(cart)?.user ?? store)

function OpenOrderNotice({ order }: { readonly order: JournalOrder }) {
  const { check, checking, error } = useSettling(order.key, notifyUnconfirmed)
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
