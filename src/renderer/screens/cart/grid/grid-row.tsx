/** One line of the cart. It is drawn anew only when its own line changes, or the cursor or a choice comes or goes. */
import { IconTrash } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { useStore } from 'zustand'
import { barredTitle, type SellerName } from '../../../../shared/domain/cart-view.ts'
import { formatCount } from '../../../../shared/domain/money.ts'
import { messages } from '../../../../shared/messages.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState } from '../cart-models.ts'
import type { CartModelState } from '../cart-state.ts'
import { drawCell } from './cells.tsx'
import type { Cursor, CursorState } from './cursor.ts'
import classes from './grid.module.css'
import type { GridActions } from './grid-actions.ts'
import { QuantityEditor } from './quantity-editor.tsx'

export interface GridRowProps {
  readonly model: CartModel
  readonly cursor: Cursor
  readonly actions: GridActions
  readonly columns: readonly string[]
  readonly shortName: SellerName
  /** Parents of the cart's sets. */
  readonly sets: ReadonlySet<string>
  readonly place: number
  readonly index: number
  /** Pixels from the top of the list. */
  readonly top: number
}

const ACTIVE = 1
const CHOSEN = 2
/** Both at once: each subscription of a row is paid for at every line that scrolls into sight. */
const markOf = ({ place, chosen }: CursorState, own: number): number =>
  (place === own ? ACTIVE : 0) + (chosen.has(own) ? CHOSEN : 0)

/** Why the portal doesn't have the line's quantity: it refused it, or it waits. */
function notTakenOf({ cart, refused, waiting, problem }: CartModelState, place: number): string | undefined {
  const id = cart.lines[place]?.line.id
  if (id === undefined || (refused.size === 0 && problem === undefined)) return undefined
  return refused.get(id) ?? (problem !== undefined && waiting.has(id) ? messages.quantityWaits : undefined)
}

const onButton = ({ target }: MouseEvent) => target instanceof Element && target.closest('button,input') !== null

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { model, cursor, actions, columns, shortName, sets, place, index, top } = props
  const priced = useCartModelState(model, (state) => state.cart.lines[place])
  const notTaken = useCartModelState(model, (state) => notTakenOf(state, place))
  const mark = useStore(cursor, (state) => markOf(state, place))
  if (priced === undefined) return null
  const [active, chosen] = [(mark & ACTIVE) > 0, (mark & CHOSEN) > 0]
  const waits = notTaken === messages.quantityWaits
  const refused = waits ? undefined : notTaken
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
        actions.press(place, event)
      }}
      onMouseEnter={(event) => event.buttons === 1 && actions.drag(place)}
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
              <QuantityEditor model={model} line={line} name={product?.name} actions={actions} />
            ) : (
              <span className={classes.quantity}>{formatCount(line.qty)}</span>
            )}
          </div>
        ) : (
          drawCell({ column, priced, refused, inSet: sets.has(line.parent), shortName, onExplain: actions.explain })
        ),
      )}
      <div role="gridcell" className={classes.cell} data-align="end">
        <button
          type="button"
          className={classes.delete}
          aria-label={`Delete ${product?.name ?? line.id}`}
          tabIndex={-1}
          onClick={() => actions.askToDelete([line.id])}
        >
          <IconTrash size={15} aria-hidden />
        </button>
      </div>
    </div>
  )
})
