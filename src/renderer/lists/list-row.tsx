import { Checkbox } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { wordsIn } from '../../shared/lists/cells.ts'
import { alignOf } from '../../shared/lists/columns.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import { ListCell } from './list-cell.tsx'
import classes from './list-table.module.css'
import type { Selection } from './selection.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'

/** The parts of a row that a screen adds: its own cells, and actions in a last column. */
export interface RowOwn {
  cell?(column: string, row: unknown): ReactNode
  actions?(row: unknown): ReactNode
  readonly actionsWidth?: number
}

export interface RowProps {
  readonly model: ListModel
  readonly layout: Layout
  readonly own: RowOwn
  readonly selection: Selection | undefined
  /** The index of the row that Ctrl+F is at. */
  readonly foundAt: number | undefined
  readonly onOpen: ((row: unknown) => void) | undefined
  /** True if a cell's product opens over the screen on a click. */
  readonly showsProducts: boolean
}

export interface ListRowProps extends RowProps {
  readonly row: unknown
  readonly index: number
  /** True for the row with the keyboard. */
  readonly isCurrent: boolean
  readonly style: CSSProperties
  readonly onFocus: () => void
}

export function ListRow(props: ListRowProps) {
  const { model, layout, own, selection, foundAt, onOpen, showsProducts, row, index, isCurrent, style, onFocus } = props
  const { list, context } = model
  return (
    <div
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selection?.has(row)}
      data-index={index}
      data-tone={list.tone?.(row, context)}
      data-found={index === foundAt || undefined}
      tabIndex={isCurrent ? 0 : -1}
      style={style}
      onFocus={onFocus}
      onDoubleClick={() => onOpen?.(row)}
    >
      {selection !== undefined && (
        <div role="gridcell" className={classes.cell}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={`Select ${nameOf(layout.shown, row, context) || list.key(row)}`}
            disabled={!selection.isOpen}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
          />
        </div>
      )}
      {layout.shown.map((column) => (
        <div key={column.key} role="gridcell" className={classes.cell} data-align={alignOf(column.column.kind)}>
          <ListCell {...{ column, row, context, own, showsProducts }} fromHere={model.fromHere} />
        </div>
      ))}
      {own.actions !== undefined && (
        <div role="gridcell" className={classes.actions}>
          {own.actions(row)}
        </div>
      )}
    </div>
  )
}

/** The words by which the user knows a row: those of its link, or of its first column. */
function nameOf(shown: ListRowProps['layout']['shown'], row: unknown, context: ListContext): string {
  const named = shown.find(({ column }) => column.kind === 'link') ?? shown[0]
  return named === undefined ? '' : wordsIn(named.column, row, context)
}
