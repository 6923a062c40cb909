/** The tests that a source file can fail, nearest first. */
import type { Import } from '../imports/graph.ts'

const TEST = /^tests\/(unit|contract|integration)\/.*\.test\.tsx?$/
const KINDS: readonly string[] = ['unit', 'contract', 'integration']

/** Returns what `npm test` runs whole, unit tests first, and of a kind those by the fewest imports away. */
export function relatedTests(imports: readonly Import[]): (file: string) => readonly string[] {
  const importers = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ to }) => to,
  )
  return (file) => {
    const distances = new Map([[file, 0]])
    // A map is walked in the order in which it grows: breadth first.
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
