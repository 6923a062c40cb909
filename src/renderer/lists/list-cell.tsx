/** One cell: a value by its column's kind, and below it, quietly, what stands under it. */
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type CellPart, cellOf, wordsIn } from '../../shared/lists/cells.ts'
import type { Column } from '../../shared/lists/columns.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import type { ShownColumn } from '../../shared/lists/layout.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import { TwoLines } from '../parts/two-lines.tsx'

/** Cells that a screen draws itself. */
interface OwnCells {
  cell?(column: string, row: unknown): ReactNode
}

export interface ListCellProps {
  readonly column: ShownColumn<unknown>
  readonly row: unknown
  readonly context: ListContext
  readonly own: OwnCells
  /** Goes along where a link leads. */
  readonly fromHere: unknown
}

const NONE = '–'

export function ListCell({ column, row, context, own, fromHere }: ListCellProps) {
  const { words, under } = cellOf(column, row, context)
  const first = own.cell?.(column.key, row) || (
    <Drawn column={column.column} row={row} words={words} context={context} fromHere={fromHere} />
  )
  return (
    <TwoLines
      title={[words, ...column.under.map((one) => titled(one.column, row, context))].filter(Boolean).join('\n')}
      first={first}
      second={under.length === 0 ? undefined : <Under parts={under} row={row} own={own} fromHere={fromHere} />}
    />
  )
}

/** `CPO created: 16 Nov 2026`, for whoever points at the cell. */
function titled(column: Column<unknown>, row: unknown, context: ListContext): string {
  const words = wordsIn(column, row, context)
  return words === '' ? '' : `${column.title}: ${words}`
}

interface UnderProps extends Pick<ListCellProps, 'row' | 'own' | 'fromHere'> {
  readonly parts: readonly CellPart[]
}

function Under({ parts, row, own, fromHere }: UnderProps) {
  return parts.map(({ key, words, to, tone }, at) => (
    <span key={key} data-tone={tone}>
      {at > 0 && ' · '}
      {own.cell?.(key, row) || (to === undefined ? words : <Way to={to} fromHere={fromHere} words={words} size="xs" />)}
    </span>
  ))
}

interface DrawnProps extends Pick<ListCellProps, 'row' | 'context' | 'fromHere'> {
  readonly column: Column<unknown>
  readonly words: string
}

function Drawn({ column, row, words, context, fromHere }: DrawnProps) {
  if (words === '') return NONE
  const tone = column.tone?.(row, context)
  if (tone !== undefined) return <StatusBadge tone={tone}>{words}</StatusBadge>
  const to = column.to?.(row)
  if (to === undefined) return words
  return <Way to={to} fromHere={fromHere} words={words} size="sm" />
}

interface WayProps extends Pick<ListCellProps, 'fromHere'> {
  readonly to: string
  readonly words: string
  readonly size: 'xs' | 'sm'
}

const Way = ({ to, fromHere, words, size }: WayProps) => (
  <Anchor component={Link} to={to} state={fromHere} size={size} fw={600}>
    {words}
  </Anchor>
)
