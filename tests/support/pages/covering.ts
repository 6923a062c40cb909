/**
 * Few lists for a long walk. What every list says for itself is looked at in every list; what they all have from one
 * piece of machinery is tried on so many of them that each of its traits occurs.
 */
import { isWhole, type List, sizesOf } from '../../../src/shared/lists/list.ts'
import { anyList, type ListName, listNames } from '../../../src/shared/lists.ts'
import type { Place } from '../area-tables.ts'
import { where } from './list-places.ts'

export type Traits = (list: List) => readonly string[]

/** How a list comes. */
export const holding: Traits = (list) => {
  if (isWhole(list)) return ['whole']
  return [sizesOf(list) === undefined ? 'scrolled' : 'in pages']
}
export const columnKinds: Traits = ({ columns }) => Object.values(columns).map(({ kind }) => kind)
export const filterKinds: Traits = ({ filters }) => Object.values(filters).map(({ kind }) => kind)

const isUsual = ({ as, isGrid, hasOwnPages }: Place): boolean => as === undefined && !isGrid && !hasOwnPages

/** Of `names`, or of those that the store in Pune sees: so many that between them they have all traits of all. */
export function covering(traits: readonly Traits[], names: readonly ListName[] = listNames): readonly ListName[] {
  const his = names.filter((name) => isUsual(where[name]))
  const of = (name: ListName) => traits.flatMap((say) => say(anyList(name)))
  const missing = new Set(his.flatMap(of))
  const worth = (name: ListName) => new Set(of(name).filter((trait) => missing.has(trait))).size
  const chosen: ListName[] = []
  while (missing.size > 0) {
    const best = his.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    chosen.push(best)
    for (const trait of of(best)) missing.delete(trait)
  }
  return chosen
}
