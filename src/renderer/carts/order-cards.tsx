/** The order to each warehouse with its distance to the minimum, shown as soon as the cart has a line. */

import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { memo, useRef, useState } from 'react'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import type { SellerName } from '../../shared/domain/carts/cart-view.ts'
import { ORDER_TYPES } from '../../shared/domain/catalogue/stock-types.ts'
import {
  freeShippingSentence,
  minimumInShort,
  minimumSentence,
  minimumSentenceHere,
  progressToMinimum,
} from '../../shared/domain/orders/order-rules.ts'
import type { OrderGroup } from '../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount, formatRupees, formatWholeRupees } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import { useCommand } from '../navigation/commands.ts'
import stack from '../parts/stack.module.css'
import { Term } from '../parts/term.tsx'
import text from '../parts/text.module.css'
import { useTextScale } from '../theme/device.ts'
import { useTourMark } from '../tour/tour.ts'
import { type CartLook, keepCartLook } from './cart-look.ts'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState, useShortName } from './model/cart-models.ts'
import classes from './order-cards.module.css'
import { useHidden } from './use-hidden.ts'

/** Window height in pixels, at normal text size, up to which the window counts as low. */
const LOW = 680
/** The number of cards per row on the smallest screen. */
const IN_A_ROW = 5

export interface OrderCardsProps {
  readonly model: CartModel
  readonly look: CartLook['cards']
  /** True if the portal takes no orders from the store: no card looks ready to order then. */
  readonly refused: boolean
  /** Fills up an order to its minimum; undefined for a cart that the portal fills. */
  readonly onFill: ((group: string) => void) | undefined
}

export function OrderCards({ model, look, refused, onFill }: OrderCardsProps) {
  const { isByHand } = CART_KINDS[model.cartType]
  const groups = useCartModelState(model, (state) => state.cart.groups)
  const shortName = useShortName(model)
  const list = useRef<HTMLUListElement>(null)
  const scale = useTextScale()
  // In a low window, with large text or with many orders the lines need the room, so the cards are folded until opened.
  const low = useMediaQuery(`(max-height: ${LOW * scale}px)`, false, { getInitialValueInEffect: false })
  const [opened, setOpened] = useState(false)
  const short = groups.find((group) => minimumSentenceHere(group) !== undefined)
  // A command, as the lowest windows have no room for the cards with the button for it.
  useCommand('fillUp', () => short !== undefined && onFill?.(short.key), short !== undefined && onFill !== undefined)
  const tight = low || groups.length > IN_A_ROW
  const folded = tight ? !opened : look === 'folded'
  const { hidden, scrolls } = useHidden(list, `${folded} ${groups.length}`)
  const mark = useTourMark('orders')
  if (groups.length === 0) return null
  const Icon = folded ? IconChevronDown : IconChevronUp
  const fold = folded ? 'Show orders as cards' : 'Show orders in one line'
  const Order = folded ? FoldedOrder : OrderCard
  return (
    <div className={classes.orders} {...mark}>
      <ul
        ref={list}
        className={folded ? classes.folded : classes.cards}
        aria-label="Orders by warehouse"
        // A scrolling list must be focusable to scroll by keyboard.
        {...(scrolls && { tabIndex: 0 })}
      >
        {groups.map((group) => (
          <Order key={group.key} group={group} shortName={shortName} refused={refused} onFill={onFill} />
        ))}
      </ul>
      {folded && hidden > 0 && (
        <button
          type="button"
          className={classes.moreOrders}
          title={`${counted.orders(hidden)} more`}
          aria-label={`${counted.orders(hidden)} more`}
          onClick={() => list.current?.scrollBy({ top: list.current.clientHeight })}
        >
          +{formatCount(hidden)}
        </button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={fold}
        title={fold}
        aria-expanded={!folded}
        onClick={() => (tight ? setOpened(folded) : keepCartLook(isByHand, { cards: folded ? 'open' : 'folded' }))}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

interface OrderCardProps {
  readonly group: OrderGroup
  readonly shortName: SellerName
  readonly refused: boolean
  /** Opens the fill-up dialog for an order; undefined for a cart that the portal fills. */
  readonly onFill: ((key: string) => void) | undefined
}

/** Memoized: a change leaves the groups that it doesn't touch identical, so they don't rerender. */
const OrderCard = memo(function OrderCard({ group, shortName, refused, onFill }: OrderCardProps) {
  const { whType, orderType, total, minimum, quantity, shipDays, orderable, lines } = group
  const called = shortName(group)
  const short = minimumSentence({ ...group, whName: called })
  const freeShipping = freeShippingSentence(group)
  const missing = minimumSentenceHere(group) ?? freeShipping
  const reached = reachedWords(orderType, refused)
  const counts = `${counted.lines(lines.length)}, ${counted.pieces(quantity)}, ships in about ${counted.days(shipDays)}`
  const least = minimum === 0 ? 'No minimum' : `Minimum ${formatWholeRupees(minimum)}`
  const percent = Math.floor(progressToMinimum(group) * 100)
  return (
    <li className={`${stack.box} ${classes.orderCard}`} data-orderable={(orderable && !refused) || undefined}>
      <div className={classes.orderHead}>
        <strong className={`${text.clipped} ${classes.warehouse}`} title={`${sellerName(group)} (${whType})`}>
          {called}
        </strong>
        <span className={classes.orderKind} data-kind={orderType}>
          <Term>{ORDER_TYPES[orderType]}</Term>
        </span>
        <span className={classes.orderTotal}>{formatRupees(total)}</span>
      </div>
      <progress
        className={classes.progress}
        value={percent}
        max={100}
        aria-label={`${called}: ${percent}% of the minimum`}
      />
      <div className={classes.orderHead}>
        <span
          className={`${text.clipped} ${classes.orderNote}`}
          data-short={refused || short !== undefined || undefined}
          title={dotted(least, short, freeShipping)}
        >
          <Short group={group} called={called} onFill={onFill} words={missing ?? reached} />
        </span>
        <span className={classes.quiet} title={counts}>
          {missing === undefined && `${counted.lines(lines.length)} · `}
          {counted.days(shipDays)}
        </span>
      </div>
    </li>
  )
})

interface ShortProps extends Pick<OrderCardProps, 'group' | 'onFill'> {
  readonly called: string
  readonly words: string
}

/** The amount missing to the minimum, as a button that opens the fill-up dialog if there is one. */
function Short({ group, called, onFill, words }: ShortProps) {
  const missing = minimumSentenceHere(group)
  if (missing === undefined || onFill === undefined) return words
  return (
    <button
      type="button"
      className={classes.fill}
      aria-label={`${words === missing ? words : `${words}, ${missing}`}: fill up the order from ${called}`}
      onClick={() => onFill(group.key)}
    >
      {words}
    </button>
  )
}

function reachedWords(orderType: OrderGroup['orderType'], refused: boolean): string {
  if (refused) return 'Can’t be ordered'
  return orderType === 'OWNED' ? 'Free shipping' : 'Ready to order'
}

/** Name and total, and the missing amount if there is one. */
const FoldedOrder = memo(function FoldedOrder({ group, shortName, refused, onFill }: OrderCardProps) {
  const { orderType, total, orderable } = group
  const called = shortName(group)
  const short = minimumSentence({ ...group, whName: called })
  const inShort = minimumInShort(group)
  const note = [sellerName(group), ORDER_TYPES[orderType], short, freeShippingSentence(group)]
  return (
    <li className={classes.foldedOrder} data-orderable={(orderable && !refused) || undefined} title={dotted(...note)}>
      <strong>{called}</strong>
      {orderType === 'DS_JIT' && (
        <span className={classes.orderKind} data-kind={orderType}>
          <Term>{ORDER_TYPES[orderType]}</Term>
        </span>
      )}
      <span>{formatRupees(total)}</span>
      {inShort !== undefined && (
        <span className={classes.missing}>
          <Short group={group} called={called} onFill={onFill} words={inShort} />
        </span>
      )}
    </li>
  )
})
