/**
 * Chooses few lists for a long test. Each list's own definition is tested on every list; common behaviour is tested on enough lists that
 * each trait occurs.
 */
import { isWhole, type List, sizesOf } from '../../../src/shared/lists/list.ts'
import { anyList, type ListName, listNames } from '../../../src/shared/lists.ts'
import type { Place } from '../area-tables.ts'
import { where } from './list-places.ts'

export type Traits = (list: List) => readonly string[]

/** The trait of how a list is loaded. */
export const holding: Traits = (list) => {
  if (isWhole(list)) return ['whole']
  return [sizesOf(list) === undefined ? 'scrolled' : 'in pages']
}
export const columnKinds: Traits = ({ columns }) => Object.values(columns).map(({ kind }) => kind)
export const filterKinds: Traits = ({ filters }) => Object.values(filters).map(({ kind }) => kind)

const isUsual = ({ as, isGrid, hasOwnPages }: Place): boolean => as === undefined && !isGrid && !hasOwnPages

/** Lists that stores use most: of lists with the same traits these are tested. */
const FIRST: readonly ListName[] = [
  'orderHistory',
  'orderLines',
  'gapReport',
  'orderDetails',
  'autoConfirmed',
  'arsReport',
  'myArs',
  'loads',
  'loadLines',
  'boxes',
  'payments',
  'ledger',
]
const rank = (name: ListName): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

/** The fewest lists that together have all traits, of `names` or of the lists that the store in Pune sees. */
export function covering(traits: readonly Traits[], names: readonly ListName[] = listNames): readonly ListName[] {
  const his = names.filter((name) => isUsual(where[name])).toSorted((one, other) => rank(one) - rank(other))
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
