/** One line of the cart. It is drawn anew only when its own line changes, or the cursor or a choice comes or goes. */
import { IconTrash } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { useStore } from 'zustand'
import { barredTitle } from '../../../../shared/domain/cart-view.ts'
import { formatCount } from '../../../../shared/domain/money.ts'
import { messages } from '../../../../shared/messages.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState, useShortName } from '../cart-models.ts'
import { drawCell } from './cells.tsx'
import type { Cursor } from './cursor.ts'
import classes from './grid.module.css'
import type { GridHands } from './grid-hands.ts'
import { QuantityEditor } from './quantity-editor.tsx'

export interface GridRowProps {
  readonly model: CartModel
  readonly cursor: Cursor
  readonly hands: GridHands
  readonly columns: readonly string[]
  /** Parents of the cart's sets. */
  readonly sets: ReadonlySet<string>
  readonly place: number
  readonly index: number
  /** Pixels from the top of the list. */
  readonly top: number
}

const onButton = ({ target }: MouseEvent) => target instanceof Element && target.closest('button,input') !== null

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { model, cursor, hands, columns, sets, place, index, top } = props
  const priced = useCartModelState(model, (state) => state.cart.lines[place])
  const waits = useCartModelState(
    model,
    ({ cart, waiting, problem }) => problem !== undefined && waiting.has(cart.lines[place]?.line.id ?? 0),
  )
  const refused = useCartModelState(model, (state) => state.refused.get(state.cart.lines[place]?.line.id ?? 0))
  const shortName = useShortName(model)
  const active = useStore(cursor, (state) => state.place === place)
  const chosen = useStore(cursor, (state) => state.chosen.has(place))
  if (priced === undefined) return null
  const { line, product } = priced
  return (
    <div
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen || active}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      data-gap={priced.gapQty > 0 || undefined}
      data-barred={barredTitle(priced) !== undefined || undefined}
      data-line={line.id}
      style={{ top }}
      onMouseDown={(event) => {
        if (event.button !== 0 || onButton(event)) return
        event.preventDefault()
        hands.press(place, event)
      }}
      onMouseEnter={(event) => event.buttons === 1 && hands.drag(place)}
    >
      {columns.map((column) =>
        column === 'qty' ? (
          <div
            key={column}
            role="gridcell"
            className={classes.cell}
            data-align="end"
            data-column="qty"
            data-waits={waits || undefined}
            data-refused={refused !== undefined || undefined}
            title={waits ? messages.quantityWaits : undefined}
          >
            {active ? (
              <QuantityEditor model={model} line={line} name={product?.name} hands={hands} />
            ) : (
              <span className={classes.quantity}>{formatCount(line.qty)}</span>
            )}
          </div>
        ) : (
          drawCell({ column, priced, refused, inSet: sets.has(line.parent), shortName, onExplain: hands.explain })
        ),
      )}
      <div role="gridcell" className={classes.cell} data-align="end">
        <button
          type="button"
          className={classes.delete}
          aria-label={`Delete ${product?.name ?? line.id}`}
          tabIndex={-1}
          onClick={() => hands.askToDelete([line.id])}
        >
          <IconTrash size={15} aria-hidden />
        </button>
      </div>
    </div>
  )
})
