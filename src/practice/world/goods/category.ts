import type { Motif } from '../../pictures/motifs.ts'
import type { Trade } from '../brands.ts'
import type { SizeScheme } from '../sizes.ts'

/** Name, HSN code, lowest and highest MRP in rupees. */
type Item = readonly [noun: string, hsn: string, least: number, most: number]

export interface Subcategory {
  readonly id: number
  readonly name: string
  readonly sizes: SizeScheme
  readonly motif: Motif
  readonly items: readonly Item[]
}

export interface Category {
  readonly id: number
  readonly name: string
  readonly trade: Trade
  /** Its share of the catalogue, relative to the others. */
  readonly weight: number
  readonly subcategories: readonly Subcategory[]
}

export const sub = (
  id: number,
  name: string,
  sizes: SizeScheme,
  motif: Motif,
  items: readonly Item[],
): Subcategory => ({
  id,
  name,
  sizes,
  motif,
  items,
})
