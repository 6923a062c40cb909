/** The contents of a cell, on screen and on paper: a column's value in words, and the smaller values below it. */
import { isNamedBy, nameParts } from '../domain/catalogue/product-name.ts'
import type { Tone } from '../tone.ts'
import { type Column, wordsOf } from './columns.ts'
import type { ListContext } from './context.ts'
import type { VisibleColumn } from './layout.ts'
import type { Columns } from './list.ts'

export interface CellPart {
  readonly key: string
  /** Including the prefix used there: `CPO 16 Nov 2026`. */
  readonly words: string
  /** The address of a link, if any. */
  readonly to?: string | undefined
  /** Id of the product that it names. */
  readonly product?: number | undefined
  readonly tone?: Tone | undefined
}

export interface Cell {
  /** '' if there is none. */
  readonly words: string
  readonly under: readonly CellPart[]
}

/** A value in display form, with its unit. */
export function wordsIn<Row>(column: Column<Row>, row: Row, context: ListContext): string {
  const text = column.says?.(row, context)
  if (text !== undefined) return text
  const value = column.of(row, context)
  const words = wordsOf(column.kind, value)
  if (words === '' || column.unit === undefined) return words
  return `${words} ${value === 1 ? column.unit[0] : column.unit[1]}`
}

export function cellOf<Row>({ column, under }: VisibleColumn<Row>, row: Row, context: ListContext): Cell {
  const parts = under.flatMap(({ key, column: small }) => {
    const words = wordsIn(small, row, context)
    if (words === '') return []
    const before = small.standsAlone?.(row, context) === true ? '' : (small.before ?? '')
    const text = `${before}${words}`
    return [{ key, words: text, to: small.to?.(row), product: small.product?.(row), tone: small.tone?.(row, context) }]
  })
  const words = wordsIn(column, row, context)
  if (column.product?.(row) !== undefined && under.length > 0) return ofProduct(words, parts)
  return { words, under: parts.filter((part) => part.words !== words) }
}

/** The title of a product's name, with its variant and what else is known of it below; nothing is written twice. */
function ofProduct(name: string, parts: readonly CellPart[]): Cell {
  const { title, variant } = nameParts({ name })
  if (variant === '') return { words: name, under: parts }
  const known = new Set(variant.toLowerCase().split(' · '))
  const others = parts.filter(({ words }) => !isNamedBy(title, words) && !known.has(words.toLowerCase()))
  return { words: title, under: [{ key: 'variant', words: variant }, ...others] }
}

/** Id of the row's product, from the first column that names one; undefined for a row without a product. */
export const productOf = <Row>(columns: Columns<Row>, row: Row): number | undefined =>
  Object.values(columns)
    .map((column) => column.product?.(row))
    .find((id) => id !== undefined)
