/** What is measured, and how: paths take turns in short rounds, and processor time counts, so that a busy machine slows all of them alike. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A path of ours beside what an engineer would pick instead. Their ratio is judged, the figures themselves are not. */
export interface Finding {
  readonly path: string
  /** What ours is held against, measured in the same run. */
  readonly against: string
  readonly ours: number
  readonly theirs: number
  /** Of both figures; milliseconds unless it says otherwise. */
  readonly unit?: string
  /** The ratio, ours ÷ theirs, that may not be exceeded. */
  readonly goal: number
  readonly note: string
}

export const ratioOf = ({ ours, theirs }: Finding): number => ours / theirs

/** A figure that isn't a number misses, too. */
export const isMissed = (finding: Finding): boolean => !(ratioOf(finding) <= finding.goal)

/** One run that finds the figures of one or several paths; repeated when one of them misses its goal. */
export interface Measurement {
  readonly what: string
  /** `false`: left out of the quick half, though its group is in it. */
  readonly quick?: false | undefined
  readonly run: () => readonly Finding[] | Promise<readonly Finding[]>
}

export interface Group {
  /** Belongs to the quick half, which runs unless something else is asked for. */
  readonly quick: boolean
  /** Needs the built app. */
  readonly opensApp?: true
  /** Prepares each measurement before it yields it, and cleans up at the end. */
  readonly measurements: () => Iterable<Measurement> | AsyncIterable<Measurement>
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Keeps results alive, so that no work is optimized away. */
export const sink: { last: unknown } = { last: undefined }

/** Processor time of this process, in milliseconds. That of one thread is counted in coarse ticks on some systems. */
export function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds that one look at the clock spans at least: what is shorter runs several times. */
const SPAN = 2
/** Runs before the first round, so that all paths are compiled; milliseconds that they take at least together. */
const WARM_UP = 300
const WARM_UP_RUNS = 3

interface Turns {
  readonly rounds: number
  /** Collects garbage before each run: for paths that leave much of it behind. */
  readonly clean?: boolean
}

type Paths<Name extends string> = Readonly<Record<Name, () => unknown>>

/**
 * Processor time of one run of each path, in milliseconds: that of its fastest round. A busy machine only ever adds to it, by
 * caches that others emptied.
 */
export async function fastest<Name extends string>(
  paths: Paths<Name>,
  { rounds, clean = false }: Turns,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(paths) as Name[]
  const runners: { readonly name: Name; readonly runs: number; readonly times: number[] }[] = []
  for (const name of names) runners.push({ name, runs: await warmUp(paths[name]), times: [] })
  for (let round = 0; round < rounds; round++) {
    for (const { name, runs, times } of runners) {
      if (clean) collectGarbage()
      times.push(await timeOf(paths[name], runs))
    }
  }
  return Object.fromEntries(runners.map(({ name, times }) => [name, Math.min(...times)])) as Record<Name, number>
}

async function timeOf(run: () => unknown, runs: number): Promise<number> {
  const begin = spent()
  for (let nth = 0; nth < runs; nth++) {
    const result = run()
    sink.last = result instanceof Promise ? await result : result
  }
  return (spent() - begin) / runs
}

/** Returns how many runs belong between two looks at the clock. */
async function warmUp(run: () => unknown): Promise<number> {
  const begin = spent()
  const times: number[] = []
  while (times.length < WARM_UP_RUNS || spent() - begin < WARM_UP) times.push(await timeOf(run, 1))
  return Math.max(1, Math.round(SPAN / percentile(times, 0.5)))
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (times: readonly number[]): number => percentile(times, 0.5)

/** The same numbers at every run: a linear congruence, 0 ≤ value < 1. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
