/** Finds the tests that can fail because of a source file, nearest first. */
import type { Import } from '../imports/graph.ts'

const TEST = /^tests\/(unit|contract|integration)\/.*\.test\.tsx?$/
const KINDS: readonly string[] = ['unit', 'contract', 'integration']

/** Returns tests that `npm test` runs completely: unit tests first, and within a kind by the fewest imports between. */
export function relatedTests(imports: readonly Import[]): (file: string) => readonly string[] {
  const importers = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ to }) => to,
  )
  return (file) => {
    const distances = new Map([[file, 0]])
    // Iterating a map visits entries added meanwhile, in insertion order: a breadth-first search.
    for (const [path, distance] of distances) {
      for (const { from } of importers.get(path) ?? []) if (!distances.has(from)) distances.set(from, distance + 1)
    }
    const kindOf = (path: string) => KINDS.indexOf(TEST.exec(path)?.[1] ?? '')
    return [...distances]
      .filter(([path]) => TEST.test(path))
      .toSorted(([one, near], [other, far]) => kindOf(one) - kindOf(other) || near - far)
      .map(([path]) => path)
  }
}
