/**
 * The lines of an open cart with their filters, sorting and grouping, in a component of their own, so that these don't rerender the rest.
 */

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileImport, IconFilterOff, IconRepeat, IconShoppingCart } from '@tabler/icons-react'
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PricedCart } from '../../shared/domain/carts/cart.ts'
import { type CartGrouping, groupsOf } from '../../shared/domain/carts/cart-groups.ts'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { cartKeyOf } from '../../shared/domain/carts/cart-ref.ts'
import {
  type CartFilter,
  type CartSort,
  isFiltered,
  NO_FILTER,
  placesToShow,
} from '../../shared/domain/carts/cart-view.ts'
import type { LineGroup } from '../../shared/domain/carts/line-group.ts'
import { byRisk, GROUND_GROUPS } from '../../shared/domain/carts/review.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { on } from '../bridge/bridge.ts'
import { nextSort } from '../grid/grid-head.tsx'
import { ColumnMenu } from '../lists/column-menu.tsx'
import { useCommand } from '../navigation/commands.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import classes from './cart.module.css'
import { CartFilters } from './cart-filters.tsx'
import type { CartLook } from './cart-look.ts'
import { CartLookMenu } from './cart-look-menu.tsx'
import { CartGrid, type CartGridProps } from './lines/cart-grid.tsx'
import { cartColumns, choosable } from './lines/columns.ts'
import { useCartColumns } from './lines/use-cart-columns.ts'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState, useShortName } from './model/cart-models.ts'
import { type Review, useReview } from './proposed/review.ts'
import { ReviewActions, ReviewBar } from './proposed/review-bar.tsx'
import { QuickAdd } from './quick-add.tsx'
import { SaidLine } from './said.tsx'

/** The filter and sort order of the lines. */
export interface Narrowed {
  readonly filter: CartFilter
  readonly sort: CartSort | undefined
}

export interface CartLinesProps extends Pick<CartGridProps, 'onDelete' | 'onExplain' | 'onUndoRedo'> {
  readonly model: CartModel
  readonly store: Store
  /** True if the store may import files into this cart. */
  readonly mayImport: boolean
  readonly look: CartLook
  /** Kept while the lines are unmounted, as during an import review. */
  readonly kept: RefObject<Narrowed>
  readonly onPasteRange: (text: string) => void
  readonly onImport: () => void
  /** Undefined for a cart that takes nothing from earlier orders. */
  readonly onReorder: (() => void) | undefined
}

/** At twice the text size only a few lines fit: each is one text line then. */
const LOW = '(max-height: 480px)'

const Adding = memo(QuickAdd)
const Look = memo(CartLookMenu)

export function CartLines({
  model,
  store,
  mayImport,
  look,
  kept,
  onPasteRange,
  onImport,
  onReorder,
  ...grid
}: CartLinesProps) {
  const { cartType } = model
  const edition = useCartModelState(model, (state) => state.edition)
  const [filter, setFilter] = useState(kept.current.filter)
  const [sort, setSort] = useState(kept.current.sort)
  kept.current = { filter, sort }
  const { columns, ways } = CART_KINDS[cartType]
  const layout = useCartColumns(store, cartType, columns)
  const review = useReview()
  const shortName = useShortName(model)
  const findField = useRef<HTMLInputElement>(null)
  const isLow = useMediaQuery(LOW, false, { getInitialValueInEffect: false })

  // Quantities aren't a dependency: a line must not vanish from under the cursor when its gap closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines
  const { cart, places } = useMemo(() => {
    const now = model.store.getState().cart
    const found = placesToShow(now, filter, sort)
    return {
      cart: now,
      places: review === undefined ? found : reviewed(now, found, review, { sort, by: look.grouping }),
    }
  }, [model, edition, filter, sort, look.grouping, review?.reviews, review?.isOpenOnly])
  const isNarrowed = isFiltered(filter) || review?.isOpenOnly === true
  const groups = useMemo(
    () =>
      folded(groupsOf(cart, places, look.grouping, shortName, review?.reviews), cart, isNarrowed ? undefined : review),
    [cart, places, look.grouping, shortName, review, isNarrowed],
  )

  useShowingAll(
    model,
    cart,
    useCallback(() => setFilter(NO_FILTER), []),
  )
  const narrow = useCallback((change: Partial<CartFilter>) => setFilter((now) => ({ ...now, ...change })), [])
  const clearFilters = () => {
    setFilter(NO_FILTER)
    review?.setOpenOnly(false)
    findField.current?.focus()
  }
  useCommand('find', () => findField.current?.select())

  return (
    <>
      <div className={classes.toolbar}>
        {ways.includes('add') && <Adding model={model} onPasteRange={mayImport ? onPasteRange : undefined} />}
        {cart.lines.length > 0 && (
          <>
            {review !== undefined && <ReviewBar review={review} />}
            <CartFilters
              model={model}
              cart={cart}
              filter={filter}
              shown={places.length}
              findField={findField}
              onChange={narrow}
            />
            <div className={classes.lookButtons}>
              {review !== undefined && <ReviewActions review={review} />}
              <Look look={look} isByHand={CART_KINDS[cartType].isByHand} />
              <ColumnMenu columns={cartColumns} layout={layout} among={choosable(columns)} compact />
            </div>
          </>
        )}
      </div>
      {cart.lines.length === 0 && ways.includes('add') && (
        <Empty model={model} onImport={mayImport ? onImport : undefined} onReorder={onReorder} />
      )}
      {cart.lines.length === 0 && !ways.includes('add') && (
        <EmptyState icon={IconShoppingCart} title="Nothing proposed">
          {messages.proposedNoneWhy}
        </EmptyState>
      )}
      {cart.lines.length > 0 && (
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
          onSort={(by) => setSort((before) => nextSort(before, by))}
        />
      )}
    </>
  )
}

/** The lines of a proposal to show, those with the most money at risk first; grouped by section or warehouse they keep their order. */
function reviewed(
  cart: PricedCart,
  places: readonly number[],
  { isOpenOnly, open, reviews }: Review,
  { sort, by }: { readonly sort: CartSort | undefined; readonly by: CartGrouping },
): readonly number[] {
  const shown = isOpenOnly ? places.filter((place) => open.has(cart.lines[place]?.line.id ?? 0)) : places
  return sort === undefined && (by === 'ground' || by === 'none') ? byRisk(cart, shown, reviews) : shown
}

/** Marks the groups of a proposal that are folded; other carts' groups aren't changed. */
function folded(groups: readonly LineGroup[], { lines }: PricedCart, review: Review | undefined): readonly LineGroup[] {
  if (review === undefined) return groups
  return groups.map((group) => {
    if (group.review === undefined) return group
    const ids = group.places.flatMap((place) => lines[place]?.line.id ?? [])
    return { ...group, isFolded: review.isFolded(group, ids) }
  })
}

/** Clears the filters if they hide lines that are to be shown. */
function useShowingAll(model: CartModel, cart: PricedCart, showAll: () => void): void {
  const sought = useCartModelState(model, (state) => state.sought)
  const fold = useReview()?.fold
  useEffect(() => {
    // Once the grid has shown the lines, `sought` is cleared in the model.
    const open = model.store.getState().sought === sought ? sought : undefined
    const ids = new Set(open?.reveal ? open.ids : [])
    if (!cart.lines.some(({ line }) => ids.has(line.id))) return
    showAll()
    fold?.(GROUND_GROUPS, false)
  }, [model, sought, cart, showAll, fold])
  // The portal reported a problem while preparing an order: show the whole cart.
  const key = cartKeyOf(model.cart)
  useEffect(() => on('cart.resetFilters', (told) => cartKeyOf(told.cart) === key && showAll()), [key, showAll])
}

interface EmptyProps extends Pick<CartLinesProps, 'model' | 'onReorder'> {
  readonly onImport: (() => void) | undefined
}

/** The ways to fill the cart: buttons for some, a sentence for the rest. */
const Empty = ({ model, onImport, onReorder }: EmptyProps) => (
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
      <SaidLine model={model} />
    </div>
  </>
)
