/** What stands in a cell, on a screen and on paper alike: a column's value in words, and small below it those under it. */
import type { Tone } from '../tone.ts'
import { type Column, wordsOf } from './columns.ts'
import type { ListContext } from './context.ts'
import type { ShownColumn } from './layout.ts'
import type { Columns } from './list.ts'

export interface CellPart {
  readonly key: string
  /** With what stands before it there: `CPO 16 Nov 2026`. */
  readonly words: string
  /** Where it leads, if anywhere. */
  readonly to?: string | undefined
  /** Number of the product that it names. */
  readonly product?: number | undefined
  readonly tone?: Tone | undefined
}

export interface Cell {
  /** '' where there is nothing. */
  readonly words: string
  readonly under: readonly CellPart[]
}

/** A value as a person reads it, with its unit. */
export function wordsIn<Row>(column: Column<Row>, row: Row, context: ListContext): string {
  const said = column.says?.(row, context)
  if (said !== undefined) return said
  const value = column.of(row, context)
  const words = wordsOf(column.kind, value)
  if (words === '' || column.unit === undefined) return words
  return `${words} ${value === 1 ? column.unit[0] : column.unit[1]}`
}

export function cellOf<Row>({ column, under }: ShownColumn<Row>, row: Row, context: ListContext): Cell {
  const parts = under.flatMap(({ key, column: small }) => {
    const words = wordsIn(small, row, context)
    if (words === '') return []
    const before = small.standsAlone?.(row, context) === true ? '' : (small.before ?? '')
    const said = `${before}${words}`
    return [{ key, words: said, to: small.to?.(row), product: small.product?.(row), tone: small.tone?.(row, context) }]
  })
  return { words: wordsIn(column, row, context), under: parts }
}

/** Number of the product that a row is about, by the first column that names one; undefined for a row without. */
export const productOf = <Row>(columns: Columns<Row>, row: Row): number | undefined =>
  Object.values(columns)
    .map((column) => column.product?.(row))
    .find((id) => id !== undefined)
