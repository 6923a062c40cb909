/** One cell: a value formatted by its column's kind, with the stacked columns below it in muted text. */
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type CellPart, cellOf, wordsIn } from '../../shared/lists/cells.ts'
import type { Column } from '../../shared/lists/columns.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import type { VisibleColumn } from '../../shared/lists/layout.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { ProductOverlayLink } from '../products/screen-product-overlay.tsx'

interface OwnCells {
  cell?(column: string, row: unknown): ReactNode
}

export interface ListCellProps {
  readonly column: VisibleColumn<unknown>
  readonly row: unknown
  readonly context: ListContext
  readonly own: OwnCells
  /** Navigation state passed along with a link. */
  readonly fromHere: unknown
  /** True if a cell's product opens over the screen on a click. */
  readonly showsProducts: boolean
}

const NONE = '–'

export function ListCell({ column, row, context, own, fromHere, showsProducts }: ListCellProps) {
  const { words, under } = cellOf(column, row, context)
  const first = own.cell?.(column.key, row) || (
    <Drawn {...{ row, words, context, fromHere, showsProducts }} column={column.column} />
  )
  return (
    <TwoLines
      title={[words, ...column.under.map((one) => titled(one.column, row, context))].filter(Boolean).join('\n')}
      first={first}
      second={under.length === 0 ? undefined : <Under {...{ row, own, fromHere, showsProducts }} parts={under} />}
    />
  )
}

/** The tooltip of a cell: `CPO created: 16 Nov 2026`. */
function titled(column: Column<unknown>, row: unknown, context: ListContext): string {
  const words = wordsIn(column, row, context)
  return words === '' ? '' : `${column.title}: ${words}`
}

type Ways = Pick<ListCellProps, 'fromHere' | 'showsProducts'>

interface UnderProps extends Pick<ListCellProps, 'row' | 'own'>, Ways {
  readonly parts: readonly CellPart[]
}

function Under({ parts, row, own, ...ways }: UnderProps) {
  return parts.map(({ key, words, to, product, tone }, at) => (
    <span key={key} data-tone={tone}>
      {at > 0 && ' · '}
      {own.cell?.(key, row) || <Way {...ways} to={to} product={product} words={words} size="xs" />}
    </span>
  ))
}

interface DrawnProps extends Pick<ListCellProps, 'row' | 'context'>, Ways {
  readonly column: Column<unknown>
  readonly words: string
}

function Drawn({ column, row, words, context, ...ways }: DrawnProps) {
  if (words === '') return NONE
  const tone = column.tone?.(row, context)
  if (tone !== undefined) return <StatusBadge tone={tone}>{words}</StatusBadge>
  return <Way {...ways} to={column.to?.(row)} product={column.product?.(row)} words={words} size="sm" />
}

interface WayProps extends Ways {
  readonly to: string | undefined
  readonly product: number | undefined
  readonly words: string
  readonly size: 'xs' | 'sm'
}

/** Renders a link or a product link, or only the words if there is no target. */
function Way({ to, product, words, size, fromHere, showsProducts }: WayProps) {
  if (to !== undefined) {
    return (
      <Anchor component={Link} to={to} state={fromHere} size={size} fw={600}>
        {words}
      </Anchor>
    )
  }
  if (product === undefined || !showsProducts) return words
  return (
    <ProductOverlayLink id={product} size={size}>
      {words}
    </ProductOverlayLink>
  )
}
