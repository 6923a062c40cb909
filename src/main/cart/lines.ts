import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'

/** True if both have lines of the same products, in any order. */
export function sameProducts(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const ids = idsOf(some)
  return some.length === others.length && others.every((line) => ids.has(line.id))
}

export const idsOf = (lines: readonly CartLine[]): ReadonlySet<number> => new Set(lines.map(({ id }) => id))

/** The first line of each product. */
export const byProduct = (lines: readonly CartLine[]): ReadonlyMap<number, CartLine> =>
  new Map(lines.toReversed().map((line) => [line.id, line]))

/** Pieces of the removed lines, by product. */
export function removedFrom(before: readonly CartLine[], now: readonly CartLine[]): ReadonlyMap<number, number> {
  const here = idsOf(now)
  return new Map(before.flatMap(({ id, qty }) => (here.has(id) ? [] : [[id, qty] as const])))
}
