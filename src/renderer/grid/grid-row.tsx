/** One row of a grid. It rerenders only if it changes, or if the cursor or the selection enters or leaves it. */
import { type MouseEvent, memo, type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { formatCount } from '../../shared/domain/values/money.ts'
import type { Cursor, CursorState } from './cursor.ts'
import { numberDraft } from './drafts.ts'
import classes from './grid.module.css'
import type { GridActions } from './grid-actions.ts'
import type { GridColumn } from './grid-head.tsx'
import { NumberEditor } from './number-editor.tsx'
import { NumberSteps, type Step } from './number-steps.tsx'
import type { GridSource } from './source.ts'

/** The rendering of rows; must keep its identity between renders. */
export interface RowDrawing<Row> {
  /**
   * Renders a cell, with `gridcell` as its role. Called as a function, as a component per cell would be half the cost of a row while
   * scrolling. `refused` is the reason why typed input wasn't taken. `isActive` is true for the row with the cursor, whose buttons are
   * reached by Tab.
   */
  cell(key: string, row: Row, refused: string | undefined, isActive: boolean): ReactNode
  /** The colour of a bar at the start of a row that needs attention. */
  mark?(row: Row): 'warn' | 'bad' | undefined
  end?(row: Row, isActive: boolean): ReactNode
}

export interface GridRowProps<Row> {
  readonly source: GridSource<Row>
  readonly drawing: RowDrawing<Row>
  readonly cursor: Cursor
  readonly actions: GridActions
  readonly columns: readonly GridColumn[]
  readonly place: number
  readonly index: number
  /** Pixels from the top of the grid. */
  readonly top: number
}

const ACTIVE = 1
const CHOSEN = 2
/** Both in one subscription, as each costs time for every row that scrolls into view. */
const markOf = ({ place, chosen }: CursorState, own: number): number =>
  (place === own ? ACTIVE : 0) + (chosen.has(own) ? CHOSEN : 0)

const onButton = ({ target }: MouseEvent) => target instanceof Element && target.closest('button,input') !== null

function Row<Row>({ source, drawing, cursor, actions, columns, place, index, top }: GridRowProps<Row>) {
  const row = source.useRow(place)
  const rejection = source.useRejected(place)
  const mark = useStore(cursor, (state) => markOf(state, place))
  const [hovered, setHovered] = useState(false)
  if (row === undefined) return null
  const { number } = source
  const [active, chosen] = [(mark & ACTIVE) > 0, (mark & CHOSEN) > 0]
  const waits = rejection === number.waits
  const refused = waits ? undefined : rejection
  return (
    <div
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen || active}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      data-id={source.idOf(row)}
      data-mark={drawing.mark?.(row)}
      style={{ top }}
      onMouseDown={(event) => {
        if (event.button !== 0 || onButton(event)) return
        event.preventDefault()
        actions.press(place, event)
      }}
      onMouseEnter={(event) => {
        if (event.buttons === 1) actions.drag(place)
        else setHovered(true)
      }}
      onMouseLeave={() => setHovered(false)}
    >
      {columns.map(({ key }) =>
        key === number.column ? (
          <div
            key={key}
            role="gridcell"
            className={classes.cell}
            data-align="end"
            data-column={key}
            data-steps={number.step !== undefined || undefined}
            data-waits={waits || undefined}
            data-refused={refused !== undefined || undefined}
            title={waits ? number.waits : undefined}
          >
            {active ? (
              <NumberEditor source={source} row={row} isRefused={rejection !== undefined && !waits} actions={actions} />
            ) : (
              <Resting source={source} row={row} place={place} hovered={hovered} actions={actions} />
            )}
          </div>
        ) : (
          drawing.cell(key, row, refused, active)
        ),
      )}
      {drawing.end !== undefined && (
        <div role="gridcell" className={classes.cell} data-align="end">
          {drawing.end(row, active)}
        </div>
      )}
    </div>
  )
}

interface RestingProps<Row> extends Pick<GridRowProps<Row>, 'source' | 'place' | 'actions'> {
  readonly row: Row
  readonly hovered: boolean
}

/** Keeps the height of a field that shows no number yet. */
const NOT_SET = '\u00a0'

/** The number of a row that hasn't the cursor. A press on its buttons brings the cursor, with one more or less typed. */
function Resting<Row>({ source, row, place, hovered, actions }: RestingProps<Row>) {
  const { number, drafts } = source
  const value = number.of(row)
  const text = <span className={classes.number}>{number.isSet?.(row) === false ? NOT_SET : formatCount(value)}</span>
  const { step } = number
  if (step === undefined || !hovered) return text
  const press = (by: Step) => {
    actions.press(place, { shiftKey: false, ctrlKey: false })
    const id = source.idOf(row)
    drafts.set(numberDraft(id), String(value + by))
    source.preview(id, value + by)
  }
  return (
    <NumberSteps
      label={(by) => step(row, by)}
      can={(by) => number.parse(String(value + by)) !== undefined}
      onStep={press}
    >
      {text}
    </NumberSteps>
  )
}

export const GridRow = memo(Row) as typeof Row
