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
import { type CartType, cartAddress } from '../../../shared/domain/carts/cart-kinds.ts'
import { minimumInShort } from '../../../shared/domain/orders/order-rules.ts'
import { weeksRange } from '../../../shared/domain/orders/order-weeks.ts'
import { spanInWords } from '../../../shared/domain/papers/week-summary.ts'
import { accountName, paymentsDueAddress } from '../../../shared/domain/payments/payment.ts'
import {
  KIOSK_ORDERS,
  lateLoadsAddress,
  lateOrdersAddress,
  loadAddress,
  orderAddress,
  ordersAddress,
} from '../../../shared/domain/screens/addresses.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { addDays, type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { formatCount, formatRupees, sum } from '../../../shared/domain/values/money.ts'
import {
  type Attention,
  loadsWatched,
  type ShortGroup,
  type WatchedLoad,
  type WatchedOrder,
} from '../../../shared/domain/watching/attention.ts'
import { messages, say } from '../../../shared/messages.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import { useHasScreen } from '../../navigation/has-screen.ts'
import { OpenOrder } from '../../orders/open-orders.tsx'
import { TaskRow, type TaskRowProps } from './task-row.tsx'

/** Orders and loads that are named; the rest is counted. */
const NAMED = 4

export interface AttentionRowProps {
  readonly one: Attention
  readonly today: Day
  readonly onSnooze: (() => void) | undefined
}

export function AttentionRow({ one, today, onSnooze }: AttentionRowProps) {
  const hasScreen = useHasScreen()
  if (one.kind === 'unconfirmed') return <OpenOrder order={one.order} />
  const line = lineOf(one.kind, one, { today, hasScreen })
  return line === undefined ? null : <TaskRow {...line} onSnooze={onSnooze} />
}

type RowKind = Exclude<Attention['kind'], 'unconfirmed'>
type Task<K extends RowKind> = Extract<Attention, { readonly kind: K }>
type Line = Omit<TaskRowProps, 'onSnooze'>

interface About {
  readonly today: Day
  readonly hasScreen: (path: string) => boolean
}

/** The line of each kind of task; undefined if there is nothing to say. */
const LINES: { readonly [K in RowKind]: (task: Task<K>, about: About) => Line | undefined } = {
  import: ({ cartType, sentence }) => ({
    icon: IconFileImport,
    tone: 'warn',
    what: sentence,
    hint: messages.taskImport,
    to: cartAddress(cartType),
    state: { openImport: true },
    action: 'Continue',
  }),
  late: ({ orders }, { today }) => ({
    icon: IconClockExclamation,
    tone: 'warn',
    what: `${counted.orders(orders.length)} late`,
    hint: (
      <>
        <Numbers orders={orders} /> {messages.taskLate}
      </>
    ),
    ...wayTo(orders, lateOrdersAddress(weeksRange(today))),
  }),
  lateLoads: ({ loads }, { today }) => ({
    icon: IconTruckDelivery,
    tone: 'warn',
    what: `${counted.loads(loads.length)} late`,
    hint: (
      <>
        <Loads loads={loads} /> {messages.taskLateLoads}
      </>
    ),
    ...wayToLoads(loads, lateLoadsAddress(loadsWatched(today))),
  }),
  payments: ({ account, orders, due }) => ({
    icon: IconCash,
    tone: 'warn',
    what: `${formatRupees(due)} to pay for ${counted.orders(orders)}`,
    hint: say('taskPayments', { account: accountName(account) }),
    to: paymentsDueAddress(account),
    action: 'Payments',
  }),
  kiosk: ({ orders }) => ({
    icon: IconUserExclamation,
    tone: 'warn',
    what: `${counted.orders(orders)} waiting at the kiosk`,
    hint: messages.taskKiosk,
    to: KIOSK_ORDERS,
    action: 'Kiosk orders',
  }),
  short: ({ cartType, groups }) => belowMinimum(cartType, groups),
  proposal: ({ lines }) => ({
    icon: IconChecklist,
    what: `Weekly proposal: ${counted.lines(lines)}`,
    hint: messages.taskProposal,
    to: SCREENS.afs.path,
    action: 'Review',
  }),
  preparing: ({ cart }) => ({
    icon: IconShoppingCartCog,
    what: `${cart} cart: ${messages.cartPreparing}`,
    hint: messages.taskPreparing,
  }),
  shipped: ({ orders }, { today }) => ({
    icon: IconPackage,
    what: `${counted.orders(orders.length)} shipped since yesterday`,
    hint: (
      <>
        <Numbers orders={orders} /> {messages.taskShipped}
      </>
    ),
    ...wayTo(orders, ordersAddress('shipped', addDays(today, -1), today)),
  }),
  weekSummary: ({ week }) => ({
    icon: IconReportAnalytics,
    what: `Week summary, ${spanInWords(week)}`,
    hint: messages.taskWeekSummary,
    to: SCREENS.weekSummary.path,
    action: 'Open',
  }),
  notices: ({ count }, { hasScreen }) => ({
    icon: IconBell,
    what: counted.unread(count),
    hint: messages.taskNotices,
    ...(hasScreen(SCREENS.notifications.path) && { to: SCREENS.notifications.path, action: 'Read' }),
  }),
}

function lineOf<K extends RowKind>(kind: K, task: Task<K>, about: About): Line | undefined {
  const line: (task: Task<K>, about: About) => Line | undefined = LINES[kind]
  return line(task, about)
}

/** Offers to fill up the order that is nearest to its minimum. */
function belowMinimum(cartType: CartType, groups: readonly ShortGroup[]): Line | undefined {
  const [nearest, ...others] = groups.toSorted((one, other) => one.shortBy - other.shortBy)
  if (nearest === undefined) return undefined
  return {
    icon: IconShoppingCartExclamation,
    tone: 'warn',
    what: `${sellerName(nearest)} is ${minimumInShort(nearest)}`,
    hint:
      others.length === 0
        ? say('taskBelowMinimum', { amount: formatRupees(nearest.total) })
        : say('tasksBelowMinimum', {
            orders: counted.orders(groups.length),
            amount: formatRupees(sum(groups.map(({ total }) => total))),
          }),
    to: cartAddress(cartType),
    state: { fill: nearest.key },
    action: 'Fill up',
  }
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
