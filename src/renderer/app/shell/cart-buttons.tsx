import { Tooltip, VisuallyHidden } from '@mantine/core'
import {
  IconChecklist,
  IconShirt,
  IconShoppingBag,
  IconShoppingCart,
  IconUserShield,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link, useLocation } from 'react-router-dom'
import {
  CART_KINDS,
  type CartType,
  cartAddress,
  cartTypesOf,
  type ProposedCart,
  proposedAt,
} from '../../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees, formatWholeRupees, type Paise } from '../../../shared/domain/values/money.ts'
import type { MenuEntry } from '../menus.ts'
import { useHere } from '../use-menus.ts'
import { useCartCounts, useCartSum, useProposedCount } from './cart-counts.ts'
import classes from './navbar.module.css'

export interface CartButtonsProps {
  readonly store: Store
  readonly entries: readonly MenuEntry[]
}

const ICONS: Readonly<Record<CartType, TablerIcon>> = {
  all: IconShoppingCart,
  apparel: IconShirt,
  nonapparel: IconShoppingBag,
  afs: IconChecklist,
  car: IconUserShield,
}

export function CartButtons({ store, entries }: CartButtonsProps) {
  return entries.map(({ screen, label, path }) => {
    if (screen === 'cart') return <StoreCarts key={screen} store={store} path={path} />
    const kind = proposedAt(screen)
    return kind !== undefined && <ProposedCartButton key={screen} kind={kind} label={label} path={path} />
  })
}

interface ProposedCartButtonProps {
  readonly kind: ProposedCart
  readonly label: string
  readonly path: string
}

function StoreCarts({ store, path }: { readonly store: Store; readonly path: string }) {
  const cartTypes = cartTypesOf(store)
  const counts = useCartCounts(store)
  const sum = useCartSum(store)
  const { search } = useLocation()
  const isHere = useHere() === 'cart'
  const current = cartTypes.find((one) => one === new URLSearchParams(search).get('cart')) ?? cartTypes[0]
  return cartTypes.map((cartType) => (
    <CartButton
      key={cartType}
      label={CART_KINDS[cartType].title}
      icon={ICONS[cartType]}
      to={cartTypes.length === 1 ? path : cartAddress(cartType)}
      keys="Alt+2"
      count={counts[cartType]}
      sum={sum}
      isHere={isHere && current === cartType}
    />
  ))
}

function ProposedCartButton({ kind, label, path }: ProposedCartButtonProps) {
  const isHere = useHere() === CART_KINDS[kind].screen
  return <CartButton label={label} icon={ICONS[kind]} to={path} count={useProposedCount(kind)} isHere={isHere} />
}

interface CartButtonProps {
  readonly label: string
  readonly icon: TablerIcon
  readonly to: string
  readonly keys?: string
  /** Undefined if unknown: no count is shown then. */
  readonly count: number | undefined
  /** Paise with GST; undefined if only the lines are counted. */
  readonly sum?: Paise | undefined
  readonly isHere: boolean
}

function CartButton({ label, icon: Icon, to, keys, count, sum, isHere }: CartButtonProps) {
  const about = [
    label,
    ...(count === undefined ? [] : [counted.lines(count)]),
    ...(sum === undefined ? [] : [formatRupees(sum)]),
  ]
  return (
    <Tooltip
      label={about.join(', ') + (keys === undefined ? '' : ` (${keys})`)}
      events={{ hover: true, focus: true, touch: false }}
    >
      <Link to={to} className={classes.entry} aria-current={isHere ? 'page' : undefined}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes.cartLabel}>{label}</span>{' '}
        {count !== undefined && count > 0 && (
          <>
            <span className={classes.count}>{formatCount(count)}</span>
            <VisuallyHidden> {count === 1 ? 'line' : 'lines'} </VisuallyHidden>
          </>
        )}
        {sum !== undefined && sum > 0 && <span className={classes.sum}>{formatWholeRupees(sum)}</span>}
      </Link>
    </Tooltip>
  )
}
