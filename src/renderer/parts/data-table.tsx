/**
 * A list of rows that stays quick at a hundred thousand: only what is in sight is drawn. Sticky head, sorting by a
 * click on a heading, totals that stay in sight; arrows move, Enter opens.
 */
import {
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { AppError } from '../../shared/errors.ts'
import classes from './data-table.module.css'
import { DataTableHead, type HeadCell } from './data-table-head.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadingState } from './loading-state.tsx'

export interface TableColumn<Row> {
  readonly key: string
  readonly title: string
  /** A track of the grid: `90px`, `minmax(160px, 1fr)`. */
  readonly width: string
  /** Amounts and counts stand at the right, in figures of one width. */
  readonly align?: 'start' | 'end' | 'center'
  readonly cell: (row: Row) => ReactNode
  /** Present on columns that can be sorted by. Amounts as paise, moments as ISO text. */
  readonly sortBy?: (row: Row) => number | string
  /** What stands in the totals row. */
  readonly total?: ReactNode
}

export interface DataTableProps<Row extends RowData> {
  /** What the table is, for those who don't see it. */
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly onOpen?: (row: Row) => void
  readonly rowTone?: (row: Row) => 'warn' | 'bad' | 'quiet' | undefined
  readonly loading?: boolean
  readonly error?: AppError | undefined
  readonly onRetry?: (() => void) | undefined
  /** Drawn in place of rows when there are none. */
  readonly empty?: ReactNode
  /** Pixels; text must fit in one line, or two at 44. */
  readonly rowHeight?: number
  /** `fill` takes the height its parent leaves and scrolls inside; `content` grows (lists on papers and in cards). */
  readonly height?: 'fill' | 'content'
  /** For lists that the portal sorts: the heading's click is reported, rows stay as they come. */
  readonly onSort?: (sorting: SortingState) => void
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, onOpen, rowTone, rowHeight = 34, height = 'fill' } = props
  const [sorting, setSorting] = useState<SortingState>([])
  const [current, setCurrent] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)

  const columnDefs = useMemo(
    () =>
      columns.map(({ key, sortBy }) => ({
        id: key,
        accessorFn: (row: Row) => sortBy?.(row) ?? '',
        enableSorting: sortBy !== undefined,
        sortUndefined: 'last' as const,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    state: { sorting },
    onSortingChange: setSorting,
    manualSorting: props.onSort !== undefined,
  })
  const sorted = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: height === 'content' ? sorted.length : 8,
  })

  const toggleSort = (key: string) => {
    const now = sorting.find((entry) => entry.id === key)
    // Up, down, as it came.
    const next = now?.desc === true ? [] : [{ id: key, desc: now !== undefined }]
    setSorting(next)
    props.onSort?.(next)
  }

  const goTo = (index: number) => {
    const to = Math.max(0, Math.min(sorted.length - 1, index))
    setCurrent(to)
    virtual.scrollToIndex(to)
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('button,a,input,select') !== null) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 300) / rowHeight) - 2)
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: sorted.length - 1,
    }
    const to = moves[event.key]
    const row = sorted[current]?.original
    if (to !== undefined) goTo(to)
    else if (event.key === 'Enter' && onOpen !== undefined && row !== undefined) onOpen(row)
    else return
    event.preventDefault()
  }

  const tracks = columns.map((column) => column.width).join(' ')
  const heads: readonly HeadCell[] = columns.map(({ key, title, align, sortBy }) => {
    const by = sorting.find((entry) => entry.id === key)
    const direction = by?.desc === true ? 'descending' : 'ascending'
    const sorted = by === undefined ? undefined : direction
    return { key, title, align: align ?? 'start', sortable: sortBy !== undefined, sorted }
  })
  const hasTotals = columns.some((column) => column.total !== undefined)
  const bare = props.error !== undefined || props.loading === true || rows.length === 0

  return (
    <div className={classes.frame} data-height={height}>
      <div className={classes.scroller} ref={scroller} data-height={height}>
        <div
          className={classes.table}
          role="grid"
          aria-label={label}
          aria-rowcount={sorted.length + 1}
          aria-busy={props.loading}
          onKeyDown={onKeyDown}
        >
          <DataTableHead cells={heads} tracks={tracks} onSort={toggleSort} />
          {!bare && (
            <div className={classes.body} role="rowgroup" style={{ height: virtual.getTotalSize() }}>
              {virtual.getVirtualItems().map((item) => {
                const row = sorted[item.index]?.original
                if (row === undefined) return null
                return (
                  <div
                    key={rowKey(row)}
                    className={classes.row}
                    role="row"
                    aria-rowindex={item.index + 2}
                    data-index={item.index}
                    data-tone={rowTone?.(row)}
                    data-opens={onOpen !== undefined || undefined}
                    tabIndex={item.index === Math.min(current, sorted.length - 1) ? 0 : -1}
                    style={{ height: rowHeight, transform: `translateY(${item.start}px)`, gridTemplateColumns: tracks }}
                    onFocus={() => setCurrent(item.index)}
                    onDoubleClick={() => onOpen?.(row)}
                  >
                    {columns.map((column) => (
                      <div
                        key={column.key}
                        role="gridcell"
                        className={classes.cell}
                        data-align={column.align ?? 'start'}
                      >
                        {column.cell(row)}
                      </div>
                    ))}
                  </div>
                )
              })}
            </div>
          )}
          {hasTotals && !bare && (
            <div className={classes.totals} role="rowgroup">
              <div className={classes.totalsRow} role="row" style={{ gridTemplateColumns: tracks }}>
                {columns.map((column) => (
                  <div key={column.key} role="gridcell" className={classes.cell} data-align={column.align ?? 'start'}>
                    {column.total}
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
        {props.error !== undefined && <ErrorState error={props.error} onRetry={props.onRetry} />}
        {props.error === undefined && props.loading === true && <LoadingState label={`Loading: ${label}`} />}
        {props.error === undefined && props.loading !== true && rows.length === 0 && props.empty}
      </div>
    </div>
  )
}
