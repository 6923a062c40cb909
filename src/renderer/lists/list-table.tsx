/**
 * The rows of a list, fast with a hundred thousand: only visible rows are rendered. The head and the totals are sticky; arrows move, Enter
 * opens, Space selects.
 */
import { Checkbox, rem } from '@mantine/core'
import { type KeyboardEvent, useEffect } from 'react'
import { formatAmount } from '../../shared/domain/values/money.ts'
import { alignOf, wordsOf } from '../../shared/lists/columns.ts'
import { leastWidth } from '../../shared/lists/layout.ts'
import { isWhole, type ListBalance } from '../../shared/lists/list.ts'
import { totalsBelow } from '../../shared/lists/rows.ts'
import { type FocusRows, useFocusRows } from '../grid/use-focus-rows.ts'
import { TwoLines } from '../parts/two-lines.tsx'
import { useRoom } from '../theme/use-room.ts'
import { ListHead } from './list-head.tsx'
import { ListRow, type RowProps } from './list-row.tsx'
import classes from './list-table.module.css'
import { type Layout, tracksOf } from './use-layout.ts'

/** Pixels: one line of text, or two. */
const ONE_LINE = 34
const TWO_LINES = 44
/** Pixels at most: the head and the totals cover the rows at the edges. */
const HEAD = 34
const TOTALS = 37
/** Rows before the end at which more are loaded. */
const NEAR_THE_END = 5

/** Pixels: two buttons; a checkbox. */
const ACTIONS = 76
const SELECTION = 36

export interface ListTableProps extends RowProps {
  readonly layout: Layout
  /** True if it is as high as its rows, up to a limit, instead of filling its parent. */
  readonly isBare: boolean
  /** True if it is no higher than its rows. */
  readonly isFit: boolean
}

export function ListTable(tableProps: ListTableProps) {
  const { model, layout, foundAt, isBare, isFit } = tableProps
  const { list, shown, more } = model
  const rows = shown?.rows ?? []
  const props = { ...tableProps, own: withoutEmpty(tableProps.own, rows) }
  const hasTotals = isWhole(list) && layout.shown.some(({ column }) => column.sum)
  const opening = layout.shown.some(({ column }) => column.opens) ? shown?.opening : undefined
  const height = layout.shown.some(({ under }) => under.length > 0) ? TWO_LINES : ONE_LINE
  const view = useFocusRows({
    count: rows.length,
    height,
    overscan: 8,
    // A row scrolled to must end above the totals and start below the head.
    below: HEAD + (hasTotals ? TOTALS : 0) + (opening === undefined ? 0 : TOTALS),
  })
  const { scroller, items, current, scrollTo } = view
  const lastInSight = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (more !== undefined && lastInSight >= rows.length - NEAR_THE_END) more()
  }, [more, lastInSight, rows.length])
  useEffect(() => {
    if (foundAt !== undefined) scrollTo(foundAt, 'center')
  }, [scrollTo, foundAt])
  const { tracks, least, ends } = tracksWithEnds(props)
  useRoom(scroller, ends, layout.hasRoom)
  return (
    <div
      className={classes.scroller}
      ref={scroller}
      data-bare={isBare || undefined}
      data-fit={isFit || undefined}
      data-empty={rows.length === 0 || undefined}
    >
      <div
        role="grid"
        aria-label={list.title}
        aria-rowcount={rows.length + 1}
        aria-busy={model.isFetching}
        style={{ minWidth: rem(least) }}
        onKeyDown={(event) => onKeyDown(event, rows[current], view, props)}
      >
        <Head {...props} rows={rows} tracks={tracks} opening={opening} />
        {rows.length > 0 && (
          <div className={classes.body} role="rowgroup" style={{ height: view.size }}>
            {items.map(({ key, index, start }) => {
              const row = rows[index]
              return row === undefined ? null : (
                <ListRow
                  key={key}
                  {...props}
                  row={row}
                  index={index}
                  isCurrent={index === current}
                  style={{ height: rem(height), transform: `translateY(${start}px)`, gridTemplateColumns: tracks }}
                  onFocus={() => view.setCurrent(index)}
                />
              )
            })}
          </div>
        )}
        {hasTotals && rows.length > 0 && <Totals {...props} tracks={tracks} />}
      </div>
    </div>
  )
}

/** Drops the actions column if no row has an action. */
function withoutEmpty({ actions, ...own }: RowProps['own'], rows: readonly unknown[]): RowProps['own'] {
  if (actions === undefined || (rows.length > 0 && !rows.some((row) => Boolean(actions(row))))) return own
  return { ...own, actions }
}

/** The tracks of the columns, with the checkbox column before and the actions column after them if there are any. */
function tracksWithEnds({ layout, own, selection }: ListTableProps) {
  const before = selection === undefined ? [] : [SELECTION]
  const after = own.actions === undefined ? [] : [own.actionsWidth ?? ACTIONS]
  const ends = [...before, ...after].reduce((sum, width) => sum + width, 0)
  return {
    tracks: [...before.map(rem), ...tracksOf(layout.shown, layout.widths), ...after.map(rem)].join(' '),
    least: ends + leastWidth(layout.shown, layout.widths),
    ends,
  }
}

/** Enter opens the current row, Space selects it, other keys move. */
function onKeyDown(event: KeyboardEvent, row: unknown, view: FocusRows, { selection, onOpen }: ListTableProps) {
  if (event.target instanceof HTMLElement && event.target.closest('button,a,input,select') !== null) return
  if (event.key === 'Enter' && onOpen !== undefined && row !== undefined) onOpen(row)
  else if (event.key === ' ' && selection !== undefined && row !== undefined) selection.toggle(row)
  else {
    view.move(event)
    return
  }
  event.preventDefault()
}

interface HeadProps extends ListTableProps {
  readonly rows: readonly unknown[]
  readonly tracks: string
  /** The opening balance, sticky below the head. */
  readonly opening: ListBalance | undefined
}

function Head({ model, layout, own, selection, isBare, rows, tracks, opening }: HeadProps) {
  return (
    <div className={classes.head} role="rowgroup">
      <div className={classes.headRow} role="row" aria-rowindex={1} style={{ gridTemplateColumns: tracks }}>
        {selection !== undefined && (
          <div role="columnheader" className={classes.headCell} aria-label="Selected">
            <Checkbox
              size="xs"
              aria-label="Select all rows shown"
              disabled={!selection.isOpen || rows.length === 0}
              checked={selection.hasAll(rows)}
              indeterminate={selection.count > 0 && !selection.hasAll(rows)}
              onChange={() => selection.toggleAll(rows)}
            />
          </div>
        )}
        <ListHead
          layout={layout}
          sort={model.state.sort}
          canResize={!isBare}
          onSort={isWhole(model.list) ? model.sortBy : undefined}
        />
        {own.actions !== undefined && (
          <div role="columnheader" className={classes.headCell}>
            Actions
          </div>
        )}
      </div>
      {opening !== undefined && <Opening {...{ layout, own, selection, tracks, opening }} />}
    </div>
  )
}

type OpeningProps = Pick<HeadProps, 'layout' | 'own' | 'selection' | 'tracks'> & { readonly opening: ListBalance }

/** `Opening balance`, with the amount in the balance column. */
const Opening = ({ layout, own, selection, tracks, opening: { label, amount, side } }: OpeningProps) => (
  <div className={classes.openingRow} role="row" style={{ gridTemplateColumns: tracks }}>
    {selection !== undefined && <div role="gridcell" className={classes.cell} />}
    {layout.shown.map(({ key, column: { kind, opens } }, at) => (
      <div
        key={key}
        role="gridcell"
        className={classes.cell}
        data-align={alignOf(kind)}
        data-over={at === 0 || undefined}
      >
        {at === 0 && <span>{label}</span>}
        {opens && <TwoLines first={formatAmount(amount)} second={side} />}
      </div>
    ))}
    {own.actions !== undefined && <div role="gridcell" className={classes.cell} />}
  </div>
)

function Totals({ model, layout, selection, own, tracks }: ListTableProps & { readonly tracks: string }) {
  const { shown, list } = model
  const totalled = {
    sums: shown?.sums ?? {},
    ...(shown?.withoutValue && { withoutValue: shown.withoutValue }),
    rows: shown?.rows.length ?? 0,
    isWhole: shown?.lack === undefined && (shown?.answers.unread ?? 0) === 0,
    noun: list.noun,
  }
  const totals = totalsBelow(layout.shown, totalled)
  return (
    <div className={classes.totals} role="rowgroup">
      <div className={classes.totalsRow} role="row" style={{ gridTemplateColumns: tracks }}>
        {selection !== undefined && <div role="gridcell" className={classes.cell} />}
        {totals.map(({ key, kind, value, coverage }, at) => (
          <div
            key={key}
            role="gridcell"
            className={classes.cell}
            data-align={alignOf(kind)}
            // The label of a row may run over the next column if that is empty.
            data-over={(typeof value === 'string' && totals[at + 1]?.value === undefined) || undefined}
          >
            <span>
              {wordsOf(kind, value)}
              {coverage !== undefined && <span className={classes.ofRows}>{coverage}</span>}
            </span>
          </div>
        ))}
        {own.actions !== undefined && <div role="gridcell" className={classes.cell} />}
      </div>
    </div>
  )
}
