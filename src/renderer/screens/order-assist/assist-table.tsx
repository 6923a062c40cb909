/** What is suggested, product by product; only the rows in sight are drawn. */

import { Button, NumberInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconShoppingCartPlus } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { setSize } from '../../../shared/domain/carts/cart-rules.ts'
import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { type Half, MIN_SET_SIZE, setsAmong } from '../../../shared/domain/replenishment/order-assist.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { useRowWindow } from '../../grid/use-row-window.ts'
import { STORE_PLACES } from '../../products/places.ts'
import { tellPut } from '../../products/put-in-cart.ts'
import { useInCart, useOrdering } from '../../products/use-in-cart.ts'
import { AssistRow } from './assist-row.tsx'
import { type AssistSort, assistColumns, inOrder, nextSort, USUAL } from './columns.ts'
import { fitting, isByHand, quantityText, type Typed, takingOf } from './quantities.ts'
import classes from './table.module.css'
import { TakeAll } from './take-all.tsx'
import { useTake } from './use-take.ts'

/** Pixels at the usual size of text, as in table.module.css. */
const ROW_HEIGHT = 44

export interface AssistTableProps {
  readonly category: Category
  readonly half: Half
  readonly store: Store
  readonly products: readonly AssistedProduct[]
  /** Sold or in the shop, and not to be had just now. */
  readonly hidden: number
}

export function AssistTable({ category, half, store, products, hidden }: AssistTableProps) {
  const [sort, setSort] = useState(USUAL)
  const [least, setLeast] = useState(MIN_SET_SIZE)
  const rows = useMemo(() => inOrder(products, sort), [products, sort])
  const sets = useMemo(() => {
    if (half !== 'apparel') return undefined
    const facts = products.map(({ view }) => view.facts)
    return setsAmong(facts, least)
  }, [products, least, half])
  const order = useOrder(category, store, rows)
  const { scroller, items, size } = useRowWindow({ count: rows.length, height: ROW_HEIGHT, overscan: 6 })
  return (
    <div className={classes.frame}>
      <div className={classes.scroller} ref={scroller} data-empty={rows.length === 0 || undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: its rows stand where they are in the whole. */}
        <div
          className={classes.table}
          role="table"
          aria-label={`Suggested: ${category.name}`}
          aria-rowcount={rows.length + 1}
          data-ordering={order.isOrdering || undefined}
        >
          <Head sort={sort} isOrdering={order.isOrdering} onSort={setSort} />
          {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
          <div className={classes.body} role="rowgroup" style={{ height: size }}>
            {items.map(({ index, start }) => {
              const row = rows[index]
              if (row === undefined) return null
              const { id } = row.view.facts
              const drawn = { row, index, top: start, sizes: sets?.get(id), ...order.of(row) }
              return <AssistRow key={id} {...drawn} onType={order.type} onTake={order.takeOne} />
            })}
          </div>
        </div>
      </div>
      {rows.length === 0 && <p className={classes.none}>No product fits what is chosen above.</p>}
      <div className={classes.foot}>
        <span>
          {counted.products(rows.length)}
          {hidden > 0 && `, ${formatCount(hidden)} more can’t be ordered at the moment`}
        </span>
        {half === 'apparel' && <LeastOfSet least={least} onChange={setLeast} />}
        <TakeAllButton order={order} />
      </div>
    </div>
  )
}

/** What goes into the cart of these rows: what is suggested of each or was typed, and as many of them as it has room for. */
function useOrder(category: Category, store: Store, rows: readonly AssistedProduct[]) {
  const [typed, setTyped] = useState<Typed>(new Map())
  const isOrdering = useOrdering(STORE_PLACES)
  const inCart = useInCart(isOrdering)
  const { take, busy, room } = useTake(category, store, isOrdering)
  const wanted = useMemo(() => rows.flatMap((row) => takingOf(row, typed, inCart) ?? []), [rows, typed, inCart])
  const takings = useMemo(() => fitting(wanted, room), [wanted, room])
  const type = useCallback((id: number, text: string | undefined) => {
    setTyped((before) => {
      const next = new Map(before)
      if (text === undefined) next.delete(id)
      else next.set(id, text)
      return next
    })
  }, [])
  const takeOne = useCallback(
    (row: AssistedProduct) => {
      const one = takingOf(row, typed, inCart)
      if (one !== undefined) void take([one]).then(tellPut)
    },
    [take, typed, inCart],
  )
  const of = (row: AssistedProduct) => {
    const { id } = row.view.facts
    const text = quantityText(row, typed)
    return { text, isByHand: isByHand(row, typed), inCart: inCart.get(id), isOrdering, isBusy: busy.has(id) }
  }
  return { of, isOrdering, type, takeOne, take, takings, busy, room, missing: wanted.length - takings.length }
}

interface LeastOfSetProps {
  readonly least: number
  readonly onChange: (least: number) => void
}

const LeastOfSet = ({ least, onChange }: LeastOfSetProps) => (
  <NumberInput
    className={classes.sizes ?? ''}
    aria-label="Sizes that make a set"
    prefix="Set from "
    suffix=" sizes"
    min={1}
    max={99}
    allowDecimal={false}
    allowNegative={false}
    value={least}
    onChange={(value) => onChange(setSize(Number(value)))}
  />
)

function TakeAllButton({ order }: { readonly order: ReturnType<typeof useOrder> }) {
  const { isOrdering, takings, busy, room, missing } = order
  const [isAsked, setAsked] = useState(false)
  const pieces = takings.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <>
      {isOrdering && room === 0 && takings.length + missing > 0 && <span role="status">{messages.cartFull}</span>}
      {isOrdering && (
        <Button
          className={classes.all ?? ''}
          leftSection={<IconShoppingCartPlus size={15} aria-hidden />}
          disabled={takings.length === 0}
          loading={busy.size > 1}
          onClick={() => setAsked(true)}
        >
          Take all ({counted.products(takings.length)}, {counted.pieces(pieces)})
        </Button>
      )}
      <TakeAll
        opened={isAsked}
        takings={takings}
        busy={busy.size > 0}
        missing={missing}
        onTake={() => order.take(takings)}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

interface HeadProps {
  readonly sort: AssistSort
  readonly isOrdering: boolean
  readonly onSort: (sort: AssistSort) => void
}

const Head = ({ sort, isOrdering, onSort }: HeadProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the rows stand where they are in the whole.
  <div className={classes.head} role="rowgroup">
    {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
    {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons are what is focused. */}
    <div className={classes.headRow} role="row" aria-rowindex={1}>
      {assistColumns
        .filter(({ key }) => isOrdering || key !== 'qty')
        .map(({ key, title, align, of }) => {
          const direction = sort.descending ? 'descending' : 'ascending'
          const sorted = sort.by === key ? direction : undefined
          const Arrow = sort.descending ? IconArrowDown : IconArrowUp
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            // biome-ignore lint/a11y/useFocusableInteractive: see above.
            <div key={key} role="columnheader" className={classes.cell} data-align={align} aria-sort={sorted}>
              {of === undefined ? (
                title
              ) : (
                <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, key))}>
                  {title}
                  {sorted !== undefined && <Arrow size={12} aria-hidden />}
                </button>
              )}
            </div>
          )
        })}
    </div>
  </div>
)
