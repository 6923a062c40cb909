/** The store's last orders to choose from: date, total and products; typed text narrows them to orders whose number contains it. */
import { UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { historyQuery, recentDays } from '../../shared/domain/orders/history-filter.ts'
import { toPay } from '../../shared/domain/orders/order-history.ts'
import { orderNumberIn } from '../../shared/domain/orders/order-number.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatDate } from '../../shared/domain/values/dates.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import { statusTone } from '../../shared/domain/values/status-tones.ts'
import { messages } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import { dotted } from '../../shared/text.ts'
import { usePortal } from '../bridge/queries.ts'
import { ReadState } from '../bridge/read-state.tsx'
import stack from '../parts/stack.module.css'
import { StatusBadge } from '../parts/status-badge.tsx'
import text from '../parts/text.module.css'
import { useToday } from '../parts/use-today.ts'
import classes from './reorder-choices.module.css'

type OrderRow = Answer<'order.history'>['rows'][number]

/** Orders offered at first. */
const MAX_ORDERS = 6
/** Product names shown per order. */
const NAMES = 3
/** Debounce in milliseconds before the portal is asked. */
const PAUSE = 250

export interface ReorderChoicesProps {
  readonly typed: string
  readonly busy: boolean
  readonly onChoose: (poid: string) => void
}

export function ReorderChoices({ typed, busy, onChoose }: ReorderChoicesProps) {
  const [settled] = useDebouncedValue(typed, PAUSE)
  const today = useToday()
  const poid = orderNumberIn(settled)
  const filter = poid === undefined ? recentDays(today) : { poid }
  const query = { ...historyQuery(filter), pageNo: 1, pageSize: MAX_ORDERS }
  const read = usePortal('order.history', { query }, { keepPrevious: true })
  const orders = read.data?.answer.rows.slice(0, MAX_ORDERS)
  return (
    <>
      <ReadState of={read} label="recent orders" />
      {orders?.length === 0 && <p className={text.quiet}>{messages.noOrdersFound}</p>}
      {orders !== undefined && orders.length > 0 && (
        <ul className={classes.orders} aria-label={poid === undefined ? 'Recent orders' : 'Orders with this number'}>
          {orders.map((order) => (
            <li key={order.poid}>
              <UnstyledButton className={classes.order} disabled={busy} onClick={() => onChoose(order.poid)}>
                <Order order={order} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Order({ order }: { readonly order: OrderRow }) {
  const { poid, createddate, status, totalitems, totalquantity } = order
  const amount = toPay(order)
  const products = useFirstProducts(poid)
  return (
    <>
      <span className={stack.row}>
        <strong>{poid}</strong> {formatDate(createddate)}
        <StatusBadge tone={statusTone(status)}>{status}</StatusBadge>
        <span className={classes.amount}>{amount !== undefined && formatRupees(amount)}</span>
      </span>
      <span className={classes.about}>
        {dotted(
          totalitems === undefined ? undefined : counted.products(totalitems),
          totalquantity === undefined ? undefined : counted.pieces(totalquantity),
        )}
      </span>
      <span className={classes.about} data-names>
        {products}
      </span>
    </>
  )
}

/** The order's first products; empty until known, as an order can be chosen without them. */
function useFirstProducts(poid: string): string {
  const { data } = usePortal('order.details', { body: { id: poid } })
  const names = data?.answer.purchaseDetail.map(({ ProductName }) => ProductName) ?? []
  const more = names.length - NAMES
  return names.slice(0, NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
