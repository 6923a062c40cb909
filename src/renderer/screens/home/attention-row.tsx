/** One thing that needs attention: what it is, and the way to it. */

import { Anchor, Button } from '@mantine/core'
import {
  IconBell,
  IconClockExclamation,
  IconFileImport,
  IconPackage,
  IconShoppingCartCog,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  LOAD_HISTORY,
  loadAddress,
  ORDER_HISTORY,
  orderAddress,
  ordersAddress,
} from '../../../shared/domain/people/addresses.ts'
import type { Attention, WatchedLoad, WatchedOrder } from '../../../shared/domain/people/attention.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { addDays, type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { useHasScreen } from '../../app/has-screen.ts'
import { OpenOrder } from '../../app/open-orders.tsx'
import classes from './attention.module.css'

/** Orders and loads that are named; the others are counted. */
const NAMED = 4

export function AttentionRow({ one, today }: { readonly one: Attention; readonly today: Day }) {
  switch (one.kind) {
    case 'unconfirmed':
      return <OpenOrder order={one.order} />
    case 'import':
      return (
        <Row
          icon={IconFileImport}
          tone="warn"
          what={one.sentence}
          hint="An import isn’t finished. Continue or discard it."
          to={`/checkout?cart=${one.cartType}`}
          state={{ openImport: true }}
          action="Continue"
        />
      )
    case 'late':
      return (
        <Row
          icon={IconClockExclamation}
          tone="warn"
          what={`${counted.orders(one.orders.length)} late`}
          hint={
            <>
              <Numbers orders={one.orders} /> Ask the warehouse when{' '}
              {one.orders.length === 1 ? 'it ships' : 'they ship'}.
            </>
          }
          {...wayTo(one.orders, ORDER_HISTORY)}
        />
      )
    case 'lateLoads':
      return (
        <Row
          icon={IconTruckDelivery}
          tone="warn"
          what={`${counted.loads(one.loads.length)} late`}
          hint={
            <>
              <Loads loads={one.loads} /> Ask the courier where {one.loads.length === 1 ? 'it is' : 'they are'}.
            </>
          }
          {...wayToLoads(one.loads)}
        />
      )
    case 'preparing':
      return (
        <Row
          icon={IconShoppingCartCog}
          what={`${one.cart} cart: ${messages.cartPreparing}`}
          hint="The portal is preparing it."
        />
      )
    case 'shipped':
      return (
        <Row
          icon={IconPackage}
          what={`${counted.orders(one.orders.length)} shipped since yesterday`}
          hint={
            <>
              <Numbers orders={one.orders} /> Count the boxes on arrival.
            </>
          }
          {...wayTo(one.orders, ordersAddress('shipped', addDays(today, -1), today))}
        />
      )
    case 'notices':
      return <Unread count={one.count} />
  }
}

function Unread({ count }: { readonly count: number }) {
  const hasScreen = useHasScreen()
  return (
    <Row
      icon={IconBell}
      what={counted.unread(count)}
      hint="Unread notifications from the portal."
      {...(hasScreen(SCREENS.notifications.path) && { to: SCREENS.notifications.path, action: 'Read' })}
    />
  )
}

/** One order is opened itself; several are found in the history. */
const wayTo = ([first, ...others]: readonly WatchedOrder[], history: string) =>
  first !== undefined && others.length === 0
    ? { to: orderAddress(first.poid), action: 'Open' }
    : { to: history, action: 'Orders' }

const wayToLoads = ([first, ...others]: readonly WatchedLoad[]) =>
  first !== undefined && others.length === 0
    ? { to: loadAddress(first.LoadID), action: 'Open' }
    : { to: LOAD_HISTORY, action: 'Loads' }

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
            // Within a sentence colour alone doesn’t tell it apart.
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

interface RowProps {
  readonly icon: TablerIcon
  readonly tone?: 'warn'
  readonly what: string
  readonly hint: ReactNode
  /** Where the button leads, and what it says. */
  readonly to?: string
  readonly action?: string
  readonly state?: object
}

const Row = ({ icon: Icon, tone, what, hint, to, action, state }: RowProps) => (
  <li className={classes.row} data-tone={tone}>
    <Icon size={18} stroke={1.6} aria-hidden className={classes.icon} />
    <div className={classes.said}>
      <p className={classes.what}>{what}</p>
      <p className={classes.hint}>{hint}</p>
    </div>
    {to !== undefined && (
      <Button component={Link} to={to} state={state} variant="default" size="compact-sm">
        {action}
      </Button>
    )}
  </li>
)
