/** Compares a few products side by side: the products, their differences, and the best value of each row. */
import type { ProductFacts } from './product.ts'

export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

/** Products in an address, `1042,1049`: each once, at most as many as can be compared. */
export const comparedIn = (text: string): readonly number[] =>
  [...new Set(text.split(',').filter((id) => /^\d{1,10}$/.test(id)))].map(Number).slice(0, MOST_COMPARED)

const canBe = ({ length }: readonly unknown[]): boolean => length >= FEWEST_COMPARED && length <= MOST_COMPARED

/** The chosen products to compare: all of them, or the first of each style; undefined unless that makes two to four. */
export function comparedOf(chosen: readonly Pick<ProductFacts, 'id' | 'groupID'>[]): readonly number[] | undefined {
  const ofStyles = [...Map.groupBy(chosen, ({ id, groupID }) => groupID || -id).values()]
  const firsts = ofStyles.flatMap(([first]) => first ?? [])
  const compared = [chosen, firsts].find(canBe)
  return compared?.map(({ id }) => id)
}

export interface ComparedRow {
  readonly differs: boolean
  /** Indexes of the best values; empty if all are equal. */
  readonly best: readonly number[]
}

/** Unknown values are undefined, and neither differ nor win. */
export function compareRow(values: readonly (number | string | undefined)[], better?: 'least' | 'most'): ComparedRow {
  const differs = new Set(values.filter((value) => value !== undefined)).size > 1
  if (!differs || better === undefined) return { differs, best: [] }
  const numbers = values.filter((value) => typeof value === 'number')
  const best = better === 'least' ? Math.min(...numbers) : Math.max(...numbers)
  return { differs, best: values.flatMap((value, at) => (value === best ? [at] : [])) }
}
