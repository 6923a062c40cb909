import { rem } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { setParents } from '../../../shared/domain/carts/cart-groups.ts'
import { barredTitle, type CartSort, isCartOrder } from '../../../shared/domain/carts/cart-view.ts'
import type { LineGroup } from '../../../shared/domain/carts/line-group.ts'
import type { PricedCart, PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { leastWidth } from '../../../shared/lists/layout.ts'
import { type Moving, useSellThrough } from '../../catalogue/movements.ts'
import { Grid, type GridProps } from '../../grid/grid.tsx'
import type { RowDrawing } from '../../grid/grid-row.tsx'
import { type Layout, tracksOf } from '../../lists/use-layout.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useShortName } from '../model/cart-models.ts'
import { useReview } from '../proposed/review.ts'
import { cartSource } from './cart-source.ts'
import { CartTotals } from './cart-totals.tsx'
import { drawCell } from './cells.tsx'
import { BIN_WIDTH, gridColumns, TICK, TICK_WIDTH } from './columns.ts'
import { GroupWords } from './group-words.tsx'
import classes from './lines.module.css'

export interface CartGridProps
  extends Pick<
    GridProps<PricedLine, LineGroup>,
    'places' | 'groups' | 'rows' | 'nothing' | 'onDelete' | 'onExplain' | 'onUndoRedo'
  > {
  readonly model: CartModel
  readonly layout: Layout
  readonly mayAdd: boolean
  /** True if filters hide some lines. */
  readonly filtered: boolean
  readonly sort: CartSort | undefined
  readonly onSort: (by: CartSort['by']) => void
}

export function CartGrid({ model, layout, mayAdd, filtered, onSort, ...grid }: CartGridProps) {
  const { places, onDelete, onExplain } = grid
  const shortName = useShortName(model)
  const review = useReview()
  const source = useMemo(() => cartSource(model, mayAdd), [model, mayAdd])
  const isReviewed = review !== undefined
  const ends = BIN_WIDTH + (isReviewed ? TICK_WIDTH : 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new places are a new set of lines
  const moving = useMemo(() => movingIn(model.store.getState().cart), [model, places])
  const movements = useSellThrough(moving, !isReviewed)
  const columns = useMemo(() => {
    const own = gridColumns(layout.shown.map(({ key }) => key))
    return isReviewed ? [TICK, ...own] : own
  }, [layout.shown, isReviewed])
  // Sets change with the lines, not with their quantities.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new places are a new set of lines
  const sets = useMemo(() => setParents(model.store.getState().cart), [model, places])
  const drawing = useMemo(
    (): RowDrawing<PricedLine> => ({
      cell: (column, priced, refused, isActive) =>
        drawCell({
          column,
          priced,
          refused,
          tab: isActive ? 0 : -1,
          inSet: sets.has(priced.line.parent),
          shortName,
          review,
          movements,
          onTake: ({ line }, pieces) => {
            void model.setQuantity(line.id, pieces, line.qty)
            // The pressed button is gone: the focus goes to the line's quantity.
            model.seek({ ids: [line.id], focus: true, reveal: false })
          },
          onExplain,
        }),
      mark: (priced) => {
        if (barredTitle(priced) !== undefined) return 'bad'
        return priced.gapQty > 0 ? 'warn' : undefined
      },
      end: ({ line, product }, isActive) => (
        <Bin name={product?.name ?? line.id} tab={isActive ? 0 : -1} onClick={() => onDelete([line.id])} />
      ),
    }),
    [model, sets, shortName, review, movements, onExplain, onDelete],
  )
  const drawGroup = useCallback(
    (group: LineGroup): ReactNode => <GroupWords model={model} group={group} all={places} />,
    [model, places],
  )
  return (
    <Grid
      {...grid}
      source={source}
      label="Lines of the cart"
      columns={columns}
      end="Delete"
      tracks={[...(isReviewed ? [rem(TICK_WIDTH)] : []), ...tracksOf(layout.shown, layout.widths), rem(BIN_WIDTH)]}
      leastWidth={leastWidth(layout.shown, layout.widths) + ends}
      ends={ends}
      hasRoom={layout.hasRoom}
      drawing={drawing}
      drawGroup={drawGroup}
      onSort={(by) => isCartOrder(by) && onSort(by)}
      foot={<CartTotals model={model} visible={filtered ? places : undefined} />}
    />
  )
}

const movingIn = ({ lines }: PricedCart): readonly Moving[] =>
  lines.flatMap(({ product }) => (product === undefined ? [] : [{ id: product.id, categoryId: product.category.id }]))

interface BinProps {
  readonly name: string | number
  readonly tab: 0 | -1
  readonly onClick: () => void
}

const Bin = ({ name, tab, onClick }: BinProps) => (
  <button type="button" className={classes.delete} aria-label={`Delete ${name}`} tabIndex={tab} onClick={onClick}>
    <IconTrash size={15} aria-hidden />
  </button>
)
