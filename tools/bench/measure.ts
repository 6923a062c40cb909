/** Medians of runs that take turns, so that whatever else the machine does falls on all of them alike. */

/** What the table prints: a floor, what we measure against it, and the ratio that is the goal. */
export interface Finding {
  readonly path: string
  readonly floor: string
  /** Milliseconds. */
  readonly floorTook: number
  readonly tookMedian: number
  readonly goal: number | undefined
  /** What is and what isn't in the measured time. */
  readonly note: string
}

export const ratioOf = ({ floorTook, tookMedian }: Finding): number => tookMedian / floorTook

export const isMissed = (finding: Finding): boolean => finding.goal !== undefined && ratioOf(finding) > finding.goal

/** What is measured at one go: one path, or several that one run tells of. What misses is measured again, it alone. */
export interface Measurement {
  /** As it is told while it runs. */
  readonly what: string
  readonly run: () => readonly Finding[] | Promise<readonly Finding[]>
}

/** Makes what each measurement needs before it is asked for, and takes all of it away in the end. */
export type Group = () => Iterable<Measurement> | AsyncIterable<Measurement>

/** Written to, so that no result is thrown away unseen. */
export const sink: { last: unknown } = { last: undefined }

/** Milliseconds between two looks at the clock: far above what the clock can tell apart. */
const LOOK_EVERY = 0.5

/**
 * Median milliseconds of one run of each path; what is short runs several times between two looks at the clock. Rounds
 * are short, so that a neighbour's burst of work falls on all paths or on none.
 */
export function medians<Name extends string>(
  paths: Readonly<Record<Name, () => unknown>>,
  { rounds }: { readonly rounds: number },
): Readonly<Record<Name, number>> {
  const names = Object.keys(paths) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  const atOnce = new Map<Name, number>()
  for (const name of names) atOnce.set(name, warmUp(paths[name]))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const run = paths[name]
      const runs = atOnce.get(name) ?? 1
      const begin = performance.now()
      for (let nth = 0; nth < runs; nth++) sink.last = run()
      times.get(name)?.push((performance.now() - begin) / runs)
    }
  }
  const found = {} as Record<Name, number>
  for (const [name, list] of times) found[name] = percentile(list, 0.5)
  return found
}

/** Milliseconds that each path runs before it is measured, so that it is compiled as well as it will be. */
const WARM_UP = 300

/** How many runs fit between two looks at the clock. */
function warmUp(run: () => unknown): number {
  const begin = performance.now()
  const took: number[] = []
  while (took.length < 3 || performance.now() - begin < WARM_UP) {
    const from = performance.now()
    sink.last = run()
    took.push(performance.now() - from)
  }
  return Math.max(1, Math.round(LOOK_EVERY / percentile(took, 0.5)))
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The same numbers at every run: a linear congruence, 0 ≤ value < 1. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
