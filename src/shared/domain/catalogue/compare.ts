/** A few products side by side: which they are, in what they differ, and which has the best of it. */
import type { ProductFacts } from './product-view.ts'

export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

/** Products that an address names, `1042,1049`: each once, no more than are compared. */
export const comparedIn = (said: string): readonly number[] =>
  [...new Set(said.split(',').filter((id) => /^\d{1,10}$/.test(id)))].map(Number).slice(0, MOST_COMPARED)

const canBe = ({ length }: readonly unknown[]): boolean => length >= FEWEST_COMPARED && length <= MOST_COMPARED

/** Which of those that were chosen are compared: all, or of each style the first; undefined where these aren't two to four. */
export function comparedOf(chosen: readonly Pick<ProductFacts, 'id' | 'groupID'>[]): readonly number[] | undefined {
  const ofStyles = [...Map.groupBy(chosen, ({ id, groupID }) => groupID || -id).values()]
  const firsts = ofStyles.flatMap(([first]) => first ?? [])
  const compared = [chosen, firsts].find(canBe)
  return compared?.map(({ id }) => id)
}

export interface ComparedRow {
  readonly differs: boolean
  /** Whose value is the best, by their places; empty where all are equal. */
  readonly best: readonly number[]
}

/** What isn't known of a product is undefined, and neither differs nor wins. */
export function compareRow(values: readonly (number | string | undefined)[], better?: 'least' | 'most'): ComparedRow {
  const differs = new Set(values.filter((value) => value !== undefined)).size > 1
  if (!differs || better === undefined) return { differs, best: [] }
  const numbers = values.filter((value) => typeof value === 'number')
  const best = better === 'least' ? Math.min(...numbers) : Math.max(...numbers)
  return { differs, best: values.flatMap((value, at) => (value === best ? [at] : [])) }
}
