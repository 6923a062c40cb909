/**
 * The lines of an open cart with their filters, sorting and grouping, in a component of their own, so that these don't rerender the rest.
 */

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileImport, IconFilterOff, IconRepeat, IconShoppingCart } from '@tabler/icons-react'
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { cartKeyOf } from '../../shared/domain/carts/cart-ref.ts'
import { type CartFilter, isFiltered, NO_FILTER } from '../../shared/domain/carts/cart-view.ts'
import { GROUND_GROUPS } from '../../shared/domain/carts/review.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { PricedCart } from '../../shared/domain/pricing/priced-cart.ts'
import { messages } from '../../shared/messages.ts'
import { on } from '../bridge/bridge.ts'
import { nextSort } from '../grid/grid-head.tsx'
import { ColumnMenu } from '../lists/column-menu.tsx'
import { useCommand } from '../navigation/commands.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ActionMessage } from './action-message.tsx'
import classes from './cart.module.css'
import { CartFilters } from './cart-filters.tsx'
import type { CartLook } from './cart-look.ts'
import { CartLookMenu } from './cart-look-menu.tsx'
import { CartGrid, type CartGridProps } from './lines/cart-grid.tsx'
import { cartColumns, choosable } from './lines/columns.ts'
import { useCartColumns } from './lines/use-cart-columns.ts'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState } from './model/cart-models.ts'
import type { NarrowedStore } from './narrowed.ts'
import { useReview } from './proposed/review.ts'
import { ReviewActions, ReviewBar } from './proposed/review-bar.tsx'
import { QuickAdd } from './quick-add.tsx'
import { type ShownLines, useShownLines } from './use-shown-lines.ts'

export interface CartLinesProps extends Pick<CartGridProps, 'onDelete' | 'onExplain' | 'onUndoRedo'> {
  readonly model: CartModel
  readonly store: Store
  /** True if the store may import files into this cart. */
  readonly mayImport: boolean
  readonly look: CartLook
  readonly narrowed: NarrowedStore
  readonly onPasteRange: (text: string) => void
  readonly onImport: () => void
  /** Undefined for a cart that takes nothing from earlier orders. */
  readonly onReorder: (() => void) | undefined
}

/** At twice the text size only a few lines fit: each is one text line then. */
const LOW = '(max-height: 480px)'

const Adding = memo(QuickAdd)
const Look = memo(CartLookMenu)

export function CartLines(props: CartLinesProps) {
  const { model, store, mayImport, look, narrowed, onPasteRange, onImport, onReorder, ...grid } = props
  const { columns } = CART_KINDS[model.cartType]
  const { filter, sort } = useStore(narrowed)
  const { cart, places, groups } = useShownLines(model, { filter, sort }, look.grouping)
  const layout = useCartColumns(store, model.cartType, columns, cart.totals.gapQty > 0)
  const review = useReview()
  const findField = useRef<HTMLInputElement>(null)
  const isLow = useMediaQuery(LOW, false, { getInitialValueInEffect: false })
  const showAll = useCallback(() => narrowed.setState({ filter: NO_FILTER }), [narrowed])
  useShowingAll(model, cart, showAll)
  const clearFilters = () => {
    showAll()
    review?.setOnlyToReview(false)
    findField.current?.focus()
  }
  useCommand('find', () => findField.current?.select())
  return (
    <>
      <Toolbar
        {...{ model, look, narrowed, cart, places, layout, findField }}
        onPasteRange={mayImport ? onPasteRange : undefined}
      />
      {cart.lines.length === 0 ? (
        <NoLines model={model} onImport={mayImport ? onImport : undefined} onReorder={onReorder} />
      ) : (
        <CartGrid
          {...grid}
          model={model}
          places={places}
          groups={groups}
          rows={isLow ? 'dense' : look.rows}
          layout={layout}
          mayAdd={mayImport}
          filtered={isFiltered(filter)}
          nothing={
            // Folded groups leave no lines visible, but the filter does match some.
            places.length === 0 && (
              <EmptyState
                icon={IconFilterOff}
                title={isFiltered(filter) ? 'No lines match these filters' : 'All lines are reviewed'}
                actions={<Button onClick={clearFilters}>Show all lines</Button>}
              />
            )
          }
          sort={sort}
          onSort={(by) => narrowed.setState((now) => ({ sort: nextSort(now.sort, by) }))}
        />
      )}
    </>
  )
}

interface ToolbarProps
  extends Pick<CartLinesProps, 'model' | 'look' | 'narrowed'>,
    Pick<ShownLines, 'cart' | 'places'> {
  readonly layout: CartGridProps['layout']
  readonly findField: RefObject<HTMLInputElement | null>
  readonly onPasteRange: ((text: string) => void) | undefined
}

function Toolbar({ model, look, narrowed, cart, places, layout, findField, onPasteRange }: ToolbarProps) {
  const { columns, ways, isByHand } = CART_KINDS[model.cartType]
  const review = useReview()
  const filter = useStore(narrowed, (now) => now.filter)
  const narrow = useCallback(
    (change: Partial<CartFilter>) => narrowed.setState((now) => ({ filter: { ...now.filter, ...change } })),
    [narrowed],
  )
  return (
    <div className={classes.toolbar}>
      {ways.includes('add') && <Adding model={model} onPasteRange={onPasteRange} />}
      {cart.lines.length > 0 && (
        <>
          {review !== undefined && <ReviewBar review={review} />}
          <CartFilters
            model={model}
            cart={cart}
            filter={filter}
            visibleCount={places.length}
            findField={findField}
            onChange={narrow}
          />
          <div className={classes.lookButtons}>
            {review !== undefined && <ReviewActions review={review} />}
            <Look look={look} isByHand={isByHand} />
            <ColumnMenu columns={cartColumns} layout={layout} among={choosable(columns)} compact />
          </div>
        </>
      )}
    </div>
  )
}

/** Clears the filters if they hide lines that are to be shown. */
function useShowingAll(model: CartModel, cart: PricedCart, showAll: () => void): void {
  const scrollTarget = useCartModelState(model, (state) => state.scrollTarget)
  const fold = useReview()?.fold
  useEffect(() => {
    // Once the grid has shown the lines, the scroll target is cleared in the model.
    const open = model.store.getState().scrollTarget === scrollTarget ? scrollTarget : undefined
    const ids = new Set(open?.reveal ? open.ids : [])
    if (!cart.lines.some(({ line }) => ids.has(line.id))) return
    showAll()
    fold?.(GROUND_GROUPS, false)
  }, [model, scrollTarget, cart, showAll, fold])
  // The portal reported a problem while preparing an order: show the whole cart.
  const key = cartKeyOf(model.cart)
  useEffect(() => on('cart.resetFilters', (payload) => cartKeyOf(payload.cart) === key && showAll()), [key, showAll])
}

interface NoLinesProps extends Pick<CartLinesProps, 'model' | 'onReorder'> {
  readonly onImport: (() => void) | undefined
}

function NoLines(props: NoLinesProps) {
  if (CART_KINDS[props.model.cartType].ways.includes('add')) return <WaysToFill {...props} />
  return (
    <EmptyState icon={IconShoppingCart} title="Nothing proposed">
      {messages.proposedNoneWhy}
    </EmptyState>
  )
}

/** The ways to fill the cart: buttons for some, a sentence for the rest. */
const WaysToFill = ({ model, onImport, onReorder }: NoLinesProps) => (
  <>
    <EmptyState
      icon={IconShoppingCart}
      title="The cart is empty"
      actions={
        <>
          {onImport !== undefined && (
            <Button leftSection={<IconFileImport size={15} aria-hidden />} onClick={onImport}>
              Import CSV or Excel
            </Button>
          )}
          {onReorder !== undefined && (
            <Button variant="default" leftSection={<IconRepeat size={15} aria-hidden />} onClick={onReorder}>
              Choose a past order
            </Button>
          )}
        </>
      }
    >
      {onImport === undefined ? messages.emptyWays : messages.emptyWaysAll}
    </EmptyState>
    <div className={classes.said}>
      <ActionMessage model={model} />
    </div>
  </>
)
