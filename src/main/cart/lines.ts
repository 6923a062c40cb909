/** Lists of cart lines, as changes leave them. */
import type { CartLine } from '../../shared/domain/cart.ts'

/** Whether both have lines of the same products, in whatever order. */
export function sameProducts(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const ids = idsOf(some)
  return some.length === others.length && others.every((line) => ids.has(line.id))
}

/** The lines with some of them changed in place, and new ones at the end. */
export function withLines(lines: readonly CartLine[], changed: readonly CartLine[]): readonly CartLine[] {
  const left = new Map(changed.map((line) => [line.id, line]))
  // Of a product that is on two lines the first is changed, as on the screen.
  const kept = lines.map((line) => {
    const other = left.get(line.id)
    left.delete(line.id)
    return other ?? line
  })
  return [...kept, ...left.values()]
}

export const idsOf = (lines: readonly CartLine[]): ReadonlySet<number> => new Set(lines.map(({ id }) => id))

/** The first line of each product. */
export const byProduct = (lines: readonly CartLine[]): ReadonlyMap<number, CartLine> =>
  new Map(lines.toReversed().map((line) => [line.id, line]))

/** Pieces of the lines that aren't there any more, by product. */
export function goneFrom(before: readonly CartLine[], now: readonly CartLine[]): ReadonlyMap<number, number> {
  const here = idsOf(now)
  return new Map(before.flatMap(({ id, qty }) => (here.has(id) ? [] : [[id, qty] as const])))
}
