/** One cell: a value by its column's kind, and below it, quietly, what stands under it. */
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type Column, wordsOf } from '../../shared/lists/columns.ts'
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
}

const NONE = '–'

export function ListCell({ column: { key, column, under }, row, context, own }: ListCellProps) {
  const words = wordsIn(column, row, context)
  const first = own.cell?.(key, row) || <Drawn column={column} row={row} words={words} />
  if (under.length === 0) return <TwoLines title={words} first={first} />
  const parts = under
    .map((one) => ({ ...one, words: underWords(one.column, row, context) }))
    .filter((one) => one.words !== '')
  return (
    <TwoLines
      title={[words, ...parts.map((one) => `${one.column.title}: ${wordsIn(one.column, row, context)}`)].join('\n')}
      first={first}
      second={parts.length === 0 ? undefined : <Under parts={parts} row={row} own={own} />}
    />
  )
}

interface UnderProps {
  readonly parts: readonly { readonly key: string; readonly words: string }[]
  readonly row: unknown
  readonly own: OwnCells
}

function Under({ parts, row, own }: UnderProps) {
  return parts.map(({ key, words }, at) => (
    <span key={key}>
      {at > 0 && ' · '}
      {own.cell?.(key, row) || words}
    </span>
  ))
}

function Drawn({
  column,
  row,
  words,
}: {
  readonly column: Column<unknown>
  readonly row: unknown
  readonly words: string
}) {
  const { search } = useLocation()
  if (words === '') return NONE
  const tone = column.tone?.(row)
  if (tone !== undefined) return <StatusBadge tone={tone}>{words}</StatusBadge>
  const to = column.to?.(row)
  if (to === undefined) return words
  return (
    <Anchor component={Link} to={to} state={{ listSearch: search }} size="sm" fw={600}>
      {words}
    </Anchor>
  )
}

function wordsIn(column: Column<unknown>, row: unknown, context: ListContext): string {
  const value = column.of(row, context)
  const words = wordsOf(column.kind, value)
  if (words === '' || column.unit === undefined) return words
  return `${words} ${value === 1 ? column.unit[0] : column.unit[1]}`
}

function underWords(column: Column<unknown>, row: unknown, context: ListContext): string {
  const words = wordsIn(column, row, context)
  return words === '' ? '' : `${column.before ?? ''}${words}`
}
