/** What a person looks for in My ARS beyond category, subcategory and type. */
import { adviseTarget, coversNothing, neverSold } from '../../../shared/domain/replenishment/target-advice.ts'
import type { ByHand } from '../../grid/numbers-by-hand.ts'
import type { Parent } from './my-ars-model.ts'
import type { Movements } from './use-movements.ts'

export const LOOKS = {
  all: 'All products',
  low: 'Target too low',
  high: 'Target too high',
  neverSold: 'Alternates that never sold',
  nothing: 'Lines that cover nothing',
  changed: 'Not saved yet',
  pending: 'With a request',
} as const
export type Look = keyof typeof LOOKS

export const isLook = (value: string | null): value is Look => value !== null && Object.hasOwn(LOOKS, value)

/** Whether a parent is what is looked for; what isn't known of it yet leaves it out. */
export function fits(look: Look, parent: Parent, { of }: Movements, byHand: ByHand): boolean {
  const movement = of(parent.id)
  switch (look) {
    case 'all':
      return true
    case 'low':
    case 'high':
      return movement !== undefined && adviseTarget(parent, movement)?.verdict === look
    case 'neverSold':
      return neverSold(parent, of).length > 0
    case 'nothing':
      return coversNothing(parent, of)
    case 'changed':
      return (byHand.get(parent.id) ?? parent.targetStock) !== parent.targetStock
    default:
      return parent.isRequestPending || parent.alternateProducts.some(({ isRequestPending }) => isRequestPending)
  }
}
