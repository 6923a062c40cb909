import { Button, rem } from '@mantine/core'
import { IconFilterOff, IconShoppingCartPlus } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import type { Half } from '../../../shared/domain/catalogue/movement.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { worthTogether } from '../../../shared/domain/replenishment/assist-overview.ts'
import { setsAmong } from '../../../shared/domain/replenishment/order-assist.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { Grid } from '../../grid/grid.tsx'
import cells from '../../grid/grid-cells.module.css'
import type { GridGroup } from '../../grid/grid-items.ts'
import type { RowDrawing } from '../../grid/grid-row.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { STORE_PLACES } from '../../products/places.ts'
import { notifyPut } from '../../products/put-in-cart.ts'
import { useInCart, useOrdering } from '../../products/use-in-cart.ts'
import { drawCell, Take } from './assist-cells.tsx'
import type { AssistModel } from './assist-model.ts'
import { type AssistLine, assistSource, idOf } from './assist-source.ts'
import { assistColumns, CATEGORY, inOrder, nextSort, USUAL } from './columns.ts'
import { fitting, takingOf } from './quantities.ts'
import classes from './table.module.css'
import { TakeAll } from './take-all.tsx'
import { useTake } from './use-take.ts'

export interface AssistTableProps {
  readonly of: string
  /** Undefined if products of all categories are listed together. */
  readonly half: Half | undefined
  /** The sizes from which on products count as a set; undefined if there are no sets. */
  readonly least: number | undefined
  readonly store: Store
  /** Typed quantities survive the table. */
  readonly model: AssistModel
  readonly products: readonly AssistedProduct[]
  /** Products sold or in the store that can't be ordered at present. */
  readonly hidden: number
}

export function AssistTable({ of, half, least, store, model, products, hidden }: AssistTableProps) {
  const [sort, setSort] = useState(USUAL)
  const [explained, setExplained] = useState<number>()
  const { pathname, search } = useLocation()
  const rows = useMemo(() => {
    model.show(products)
    return inOrder(products, sort)
  }, [model, products, sort])
  const sets = useMemo(() => {
    if (least === undefined) return undefined
    const facts = products.map(({ view }) => view.facts)
    return setsAmong(facts, least)
  }, [products, least])
  const order = useOrder({ store, rows, model })
  const { isOrdering, end } = order
  const source = useMemo(() => assistSource(model, rows), [model, rows])
  const places = useMemo(() => rows.map((_, place) => place), [rows])
  const drawing = useMemo((): RowDrawing<AssistLine> => {
    const context = { address: pathname + search, sets, explained, onExplain: setExplained }
    return {
      cell: (key, line, refused) => drawCell(key, line, refused, context),
      mark: ({ byHand }) => (byHand ? 'warn' : undefined),
      ...(isOrdering && { end }),
    }
  }, [pathname, search, sets, explained, isOrdering, end])
  const columns = assistColumns.filter(
    ({ key }) => (isOrdering || key !== source.number.column) && (half === undefined || key !== CATEGORY),
  )
  const tracks = half === undefined ? MANY_TRACKS : TRACKS
  return (
    <Grid
      source={source}
      label={`Suggested: ${of}`}
      columns={columns}
      end={isOrdering ? 'Add to cart' : undefined}
      tracks={isOrdering ? [...tracks, ...ORDER_TRACKS] : tracks}
      leastWidth={(isOrdering ? 884 : 680) + (half === undefined ? 140 : 0)}
      drawing={drawing}
      places={places}
      groups={NO_GROUPS}
      drawGroup={drawNoGroup}
      rows="usual"
      sort={sort}
      // A second click on a heading reverses the order.
      onSort={(by) => setSort((before) => nextSort(before, by))}
      onDelete={model.clear}
      onExplain={setExplained}
      onUndoRedo={model.undoRedo}
      nothing={<EmptyState icon={IconFilterOff} title={messages.noProductMatches} />}
      foot={
        <div className={cells.foot}>
          <span>
            {counted.products(rows.length)}
            {hidden > 0 && `, ${formatCount(hidden)} more can’t be ordered now`}
          </span>
          <TakeAllButton order={order} />
        </div>
      }
    />
  )
}

/** CSS widths: product, sold, per day, in stock, pending, in transit, warehouses, suggested. */
const FIGURES = [64, 52, 58, 64, 60, 88, 88].map((width) => rem(width))
const TRACKS = ['minmax(190px, 1fr)', ...FIGURES]
/** With the category after the product. */
const MANY_TRACKS = ['minmax(190px, 1fr)', rem(140), ...FIGURES]
/** The quantity, and the button that adds it to the cart. */
const ORDER_TRACKS = [rem(74), rem(110)]
const NO_GROUPS: readonly GridGroup[] = []
const drawNoGroup = () => null

interface OrderOptions extends Pick<AssistTableProps, 'store' | 'model'> {
  readonly rows: readonly AssistedProduct[]
}

/** The quantities of these rows to put into the cart: suggested or typed, and at most as many lines as fit. */
function useOrder({ store, rows, model }: OrderOptions) {
  const isOrdering = useOrdering(STORE_PLACES)
  const inCart = useInCart(isOrdering)
  const { take, busy, rooms } = useTake(store, isOrdering)
  const byHand = useStore(model.store, (state) => state.byHand)
  const requested = useMemo(() => rows.flatMap((row) => takingOf(row, byHand, inCart) ?? []), [rows, byHand, inCart])
  const takings = useMemo(() => fitting(requested, rooms), [requested, rooms])
  const end = useCallback(
    (line: AssistLine) => {
      const id = idOf(line.product)
      const takeOne = () => {
        const one = takingOf(line.product, model.store.getState().byHand, inCart)
        if (one !== undefined) void take([one]).then(notifyPut)
      }
      const common = { line, inCart: inCart.get(id), isBusy: busy.has(id) }
      return <Take {...common} onTake={takeOne} onRestore={() => model.restore(id)} />
    },
    [model, inCart, busy, take],
  )
  const isFull = requested.some((taking) => rooms.room(rooms.cartOf(taking)) === 0)
  return { isOrdering, end, take, takings, busy, isFull, missing: requested.length - takings.length }
}

function TakeAllButton({ order }: { readonly order: ReturnType<typeof useOrder> }) {
  const { isOrdering, takings, busy, isFull, missing } = order
  const [isOpen, setOpen] = useState(false)
  const pieces = takings.reduce((sum, { qty }) => sum + qty, 0)
  const worth = worthTogether(takings.map((one) => one.worth))
  const amount = worth === undefined || worth === 0 ? undefined : formatWholeRupees(worth)
  const facts = [counted.products(takings.length), counted.pieces(pieces), amount]
  return (
    <>
      {isOrdering && isFull && <span role="status">{messages.cartFull}</span>}
      {isOrdering && (
        <Button
          className={classes.all ?? ''}
          leftSection={<IconShoppingCartPlus size={15} aria-hidden />}
          disabled={takings.length === 0}
          loading={busy.size > 1}
          title={amount && say('assistWithGst', { amount })}
          onClick={() => setOpen(true)}
        >
          Add all ({facts.filter((part) => part !== undefined).join(', ')})
        </Button>
      )}
      <TakeAll
        opened={isOpen}
        takings={takings}
        busy={busy.size > 0}
        missing={missing}
        onTake={() => order.take(takings)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
