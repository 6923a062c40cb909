/**
 * Takes what is advised of many products at once. Within each group targets are raised first; then those are lowered that are the most
 * pieces too high, as far as the group's minimum allows. So what is taken together can be saved together.
 */
import { type ArsParent, groupKey, groupTotal, totalsOf } from './my-ars.ts'
import type { Movement } from './order-assist.ts'
import { adviseTarget } from './target-advice.ts'

export interface TakenTarget<P> {
  readonly parent: P
  /** As it stands, saved or not. */
  readonly was: number
  readonly target: number
}

/** A group of which something is taken, or of which nothing can be. */
export interface TakenGroup<P> {
  readonly first: P
  /** Undefined where the portal doesn't tell it. */
  readonly original: number | undefined
  readonly before: number
  readonly after: number
  /** Pieces that it would still be short of its minimum: nothing of it is taken then. */
  readonly short: number
  readonly taken: readonly TakenTarget<P>[]
}

export interface Advised {
  /** Targets that aren't saved yet, by product. */
  readonly drafts: ReadonlyMap<number, number>
  readonly movementOf: (id: number) => Movement | undefined
  /** Of which products advice is taken. */
  readonly isChosen: (id: number) => boolean
}

export interface TakenAdvice<P> {
  readonly groups: readonly TakenGroup<P>[]
  /** Products that stay above what is suggested: their groups' minimum leaves no room. */
  readonly held: number
}

/** @param parents every parent of each group: the list read to its end. */
export function takeAdvice<P extends ArsParent>(parents: readonly P[], advised: Advised): TakenAdvice<P> {
  const groups = [...Map.groupBy(parents, groupKey).values()].map((group) => ofGroup(group, advised))
  return {
    groups: groups.filter(({ taken, short }) => taken.length > 0 || short > 0),
    held: groups.reduce((sum, group) => sum + group.held, 0),
  }
}

function ofGroup<P extends ArsParent>(group: readonly P[], { drafts, movementOf, isChosen }: Advised) {
  const { total: before, original, width } = groupTotal(group, drafts)
  const chosen = group.filter(({ id }) => isChosen(id))
  const targetOf = ({ id, targetStock }: P): number => drafts.get(id) ?? targetStock
  const taken: TakenTarget<P>[] = []
  let total = before
  const take = (parent: P, verdict: 'low' | 'high') => {
    const was = targetOf(parent)
    const movement = movementOf(parent.id)
    const advice = adviseTarget({ ...parent, targetStock: was }, movement, totalsOf(total, original, width))
    if (advice.verdict !== verdict) return
    total += advice.take - was
    taken.push({ parent, was, target: advice.take })
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
  const held = tooHigh.length - taken.filter(({ was, target }) => target < was).length
  const [first] = group as readonly [P, ...P[]]
  const short = taken.length > 0 ? (totalsOf(total, original, width).missing ?? 0) : 0
  const found: TakenGroup<P> =
    short > 0
      ? { first, original, before, after: before, short, taken: [] }
      : { first, original, before, after: total, short: 0, taken }
  return { ...found, held: short > 0 ? 0 : held }
}
