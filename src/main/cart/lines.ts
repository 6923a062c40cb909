/** Lists of cart lines, as changes leave them. */
import type { CartLine } from '../../shared/domain/cart.ts'

/** Whether both have lines of the same products, in whatever order. */
export function sameProducts(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const ids = new Set(some.map((line) => line.id))
  return some.length === others.length && others.every((line) => ids.has(line.id))
}

/** The lines with some of them changed in place, and new ones at the end. */
export function withLines(lines: readonly CartLine[], changed: readonly CartLine[]): readonly CartLine[] {
  const byId = new Map(changed.map((line) => [line.id, line]))
  const kept = lines.map((line) => byId.get(line.id) ?? line)
  const here = new Set(lines.map((line) => line.id))
  return [...kept, ...[...byId.values()].filter((line) => !here.has(line.id))]
}
