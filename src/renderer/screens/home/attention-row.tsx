/** One task: its text, and the link to it. */

import { Anchor } from '@mantine/core'
import {
  IconBell,
  IconCash,
  IconChecklist,
  IconClockExclamation,
  IconFileImport,
  IconPackage,
  IconReportAnalytics,
  IconShoppingCartCog,
  IconShoppingCartExclamation,
  IconTruckDelivery,
  IconUserExclamation,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { minimumInShort } from '../../../shared/domain/orders/order-rules.ts'
import { weeksAskedFor } from '../../../shared/domain/orders/order-weeks.ts'
import { spanInWords } from '../../../shared/domain/papers/week-summary.ts'
import { accountName } from '../../../shared/domain/payments/payment.ts'
import {
  KIOSK_ORDERS,
  lateLoadsAddress,
  lateOrdersAddress,
  loadAddress,
  orderAddress,
  ordersAddress,
  paymentsDueAddress,
} from '../../../shared/domain/people/addresses.ts'
import {
  type Attention,
  loadsWatched,
  type ShortGroup,
  type WatchedLoad,
  type WatchedOrder,
} from '../../../shared/domain/people/attention.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { addDays, type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { formatCount, formatRupees, sum } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import { useHasScreen } from '../../navigation/has-screen.ts'
import { OpenOrder } from '../../orders/open-orders.tsx'
import { TaskRow } from './task-row.tsx'

/** Orders and loads that are named; the rest is counted. */
const NAMED = 4

export interface AttentionRowProps {
  readonly one: Attention
  readonly today: Day
  readonly onSnooze: (() => void) | undefined
}

export function AttentionRow({ one, today, onSnooze }: AttentionRowProps) {
  switch (one.kind) {
    case 'unconfirmed':
      return <OpenOrder order={one.order} />
    case 'import':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconFileImport}
          tone="warn"
          what={one.sentence}
          hint={messages.taskImport}
          to={`/checkout?cart=${one.cartType}`}
          state={{ openImport: true }}
          action="Continue"
        />
      )
    case 'late':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconClockExclamation}
          tone="warn"
          what={`${counted.orders(one.orders.length)} late`}
          hint={
            <>
              <Numbers orders={one.orders} /> {messages.taskLate}
            </>
          }
          {...wayTo(one.orders, lateOrdersAddress(weeksAskedFor(today)))}
        />
      )
    case 'lateLoads':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconTruckDelivery}
          tone="warn"
          what={`${counted.loads(one.loads.length)} late`}
          hint={
            <>
              <Loads loads={one.loads} /> {messages.taskLateLoads}
            </>
          }
          {...wayToLoads(one.loads, lateLoadsAddress(loadsWatched(today)))}
        />
      )
    case 'payments':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconCash}
          tone="warn"
          what={`${formatRupees(one.due)} to pay for ${counted.orders(one.orders)}`}
          hint={say('taskPayments', { account: accountName(one.account) })}
          to={paymentsDueAddress(one.account)}
          action="Payments"
        />
      )
    case 'kiosk':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconUserExclamation}
          tone="warn"
          what={`${counted.orders(one.orders)} waiting at the kiosk`}
          hint={messages.taskKiosk}
          to={KIOSK_ORDERS}
          action="Kiosk orders"
        />
      )
    case 'short':
      return <BelowMinimum cartType={one.cartType} groups={one.groups} onSnooze={onSnooze} />
    case 'proposal':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconChecklist}
          what={`Weekly proposal: ${counted.lines(one.lines)}`}
          hint={messages.taskProposal}
          to={SCREENS.afs.path}
          action="Review"
        />
      )
    case 'preparing':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconShoppingCartCog}
          what={`${one.cart} cart: ${messages.cartPreparing}`}
          hint={messages.taskPreparing}
        />
      )
    case 'shipped':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconPackage}
          what={`${counted.orders(one.orders.length)} shipped since yesterday`}
          hint={
            <>
              <Numbers orders={one.orders} /> {messages.taskShipped}
            </>
          }
          {...wayTo(one.orders, ordersAddress('shipped', addDays(today, -1), today))}
        />
      )
    case 'weekSummary':
      return (
        <TaskRow
          onSnooze={onSnooze}
          icon={IconReportAnalytics}
          what={`Week summary, ${spanInWords(one.week)}`}
          hint={messages.taskWeekSummary}
          to={SCREENS.weekSummary.path}
          action="Open"
        />
      )
    case 'notices':
      return <Unread count={one.count} onSnooze={onSnooze} />
  }
}

interface BelowMinimumProps extends Pick<AttentionRowProps, 'onSnooze'> {
  readonly cartType: CartType
  readonly groups: readonly ShortGroup[]
}

/** Offers to fill up the order that is nearest to its minimum. */
function BelowMinimum({ cartType, groups, onSnooze }: BelowMinimumProps) {
  const [nearest, ...others] = groups.toSorted((one, other) => one.shortBy - other.shortBy)
  if (nearest === undefined) return null
  return (
    <TaskRow
      onSnooze={onSnooze}
      icon={IconShoppingCartExclamation}
      tone="warn"
      what={`${sellerName(nearest)} is ${minimumInShort(nearest)}`}
      hint={
        others.length === 0
          ? say('taskBelowMinimum', { amount: formatRupees(nearest.total) })
          : say('tasksBelowMinimum', {
              orders: counted.orders(groups.length),
              amount: formatRupees(sum(groups.map(({ total }) => total))),
            })
      }
      to={`/checkout?cart=${cartType}`}
      state={{ fill: nearest.key }}
      action="Fill up"
    />
  )
}

function Unread({ count, onSnooze }: { readonly count: number; readonly onSnooze: (() => void) | undefined }) {
  const hasScreen = useHasScreen()
  return (
    <TaskRow
      onSnooze={onSnooze}
      icon={IconBell}
      what={counted.unread(count)}
      hint={messages.taskNotices}
      {...(hasScreen(SCREENS.notifications.path) && { to: SCREENS.notifications.path, action: 'Read' })}
    />
  )
}

/** The address of a single order; the order history for several. */
const wayTo = ([first, ...others]: readonly WatchedOrder[], history: string) =>
  first !== undefined && others.length === 0
    ? { to: orderAddress(first.poid), action: 'Open' }
    : { to: history, action: 'Orders' }

const wayToLoads = ([first, ...others]: readonly WatchedLoad[], history: string) =>
  first !== undefined && others.length === 0
    ? { to: loadAddress(first.LoadID), action: 'Open' }
    : { to: history, action: 'Loads' }

const dayOr = (words: string, at: string | undefined) => (at === undefined ? undefined : `${words} ${formatDate(at)}`)

const Numbers = ({ orders }: { readonly orders: readonly WatchedOrder[] }) => (
  <Named
    of={orders.map(({ poid, maxshipdate }) => ({
      name: poid,
      to: orderAddress(poid),
      title: dayOr('promised for', maxshipdate),
    }))}
  />
)

const Loads = ({ loads }: { readonly loads: readonly WatchedLoad[] }) => (
  <Named
    of={loads.map(({ LoadID, Estimated_Delivery_DateTime: expected }) => ({
      name: LoadID,
      to: loadAddress(LoadID),
      title: dayOr('expected on', expected),
    }))}
  />
)

interface NamedProps {
  readonly of: readonly { readonly name: string; readonly to: string; readonly title: string | undefined }[]
}

function Named({ of }: NamedProps) {
  const more = of.length - NAMED
  return (
    <>
      {of.slice(0, NAMED).map(({ name, to, title }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <Anchor
            component={Link}
            to={to}
            size="xs"
            // In a sentence, colour alone doesn't mark a link.
            underline="always"
            title={title}
          >
            {name}
          </Anchor>
        </span>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}.
    </>
  )
}
