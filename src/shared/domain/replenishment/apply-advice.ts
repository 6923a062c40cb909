/**
 * Applies the suggested targets of many products at once. In each group, targets are raised first; then the targets that are the furthest
 * too high are lowered, as far as the group's minimum allows. So the applied targets can be saved together.
 */

import type { Movement } from '../catalogue/movement.ts'
import { type ArsParent, groupKey, groupTotal, totalsOf } from './my-ars.ts'
import { adviseTarget } from './target-advice.ts'

export interface AppliedTarget<P> {
  readonly parent: P
  /** The current target, saved or not. */
  readonly was: number
  readonly target: number
}

/** A group with applied suggestions, or one in which none can be applied. */
export interface AppliedGroup<P> {
  readonly first: P
  /** Undefined if the portal doesn't send it. */
  readonly original: number | undefined
  readonly before: number
  readonly after: number
  /** Pieces that the group would still be below its minimum: then nothing in it is applied. */
  readonly short: number
  readonly applied: readonly AppliedTarget<P>[]
}

export interface Advised {
  /** Unsaved targets, by product. */
  readonly drafts: ReadonlyMap<number, number>
  readonly movementOf: (id: number) => Movement | undefined
  /** True for products whose suggestion is to be applied. */
  readonly isChosen: (id: number) => boolean
}

export interface AppliedAdvice<P> {
  readonly groups: readonly AppliedGroup<P>[]
  /** The number of products that stay above the suggestion because of their group's minimum. */
  readonly held: number
}

/** @param parents all parents of each group, so the whole list must be loaded. */
export function applyAdvice<P extends ArsParent>(parents: readonly P[], advised: Advised): AppliedAdvice<P> {
  const groups = [...Map.groupBy(parents, groupKey).values()].map((group) => ofGroup(group, advised))
  return {
    groups: groups.filter(({ applied, short }) => applied.length > 0 || short > 0),
    held: groups.reduce((sum, group) => sum + group.held, 0),
  }
}

function ofGroup<P extends ArsParent>(group: readonly P[], { drafts, movementOf, isChosen }: Advised) {
  const { total: before, original, width } = groupTotal(group, drafts)
  const chosen = group.filter(({ id }) => isChosen(id))
  const targetOf = ({ id, targetStock }: P): number => drafts.get(id) ?? targetStock
  const applied: AppliedTarget<P>[] = []
  let total = before
  const take = (parent: P, verdict: 'low' | 'high') => {
    const was = targetOf(parent)
    const movement = movementOf(parent.id)
    const advice = adviseTarget({ ...parent, targetStock: was }, movement, totalsOf(total, original, width))
    if (advice.verdict !== verdict) return
    total += advice.take - was
    applied.push({ parent, was, target: advice.take })
  }
  for (const parent of chosen) take(parent, 'low')
  const excess = (parent: P): number => {
    const was = targetOf(parent)
    // As if the group had no minimum.
    const { take: goal } = adviseTarget({ ...parent, targetStock: was }, movementOf(parent.id), totalsOf(was, 0, width))
    return was - goal
  }
  const tooHigh = chosen.map((parent) => ({ parent, over: excess(parent) })).filter(({ over }) => over > 0)
  for (const { parent } of tooHigh.toSorted((one, other) => other.over - one.over)) take(parent, 'high')
  const held = tooHigh.length - applied.filter(({ was, target }) => target < was).length
  const [first] = group as readonly [P, ...P[]]
  const short = applied.length > 0 ? (totalsOf(total, original, width).missing ?? 0) : 0
  const found: AppliedGroup<P> =
    short > 0
      ? { first, original, before, after: before, short, applied: [] }
      : { first, original, before, after: total, short: 0, applied }
  return { ...found, held: short > 0 ? 0 : held }
}
