/** Measures processor time, with the compared paths in turns in short rounds, so that a busy machine slows all of them equally. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** One of our paths and its usual alternative. Only their ratio is judged, not the figures. */
export interface Finding {
  readonly path: string
  /** The alternative, measured in the same run. */
  readonly against: string
  readonly ours: number
  readonly theirs: number
  /** Unit of both figures; milliseconds by default. */
  readonly unit?: string
  /** Maximum of the ratio ours ÷ theirs. */
  readonly goal: number
  readonly note: string
}

export const ratioOf = ({ ours, theirs }: Finding): number => ours / theirs

/** A NaN misses, too. */
export const isMissed = (finding: Finding): boolean => !(ratioOf(finding) <= finding.goal)

/** A run that measures one or several paths; repeated if one misses its goal. */
export interface Measurement {
  readonly what: string
  /** `false`: not in the quick half, although its group is. */
  readonly quick?: false | undefined
  readonly run: () => readonly Finding[] | Promise<readonly Finding[]>
}

export interface Group {
  /** Part of the quick half, which is the default. */
  readonly quick: boolean
  /** Needs the built app. */
  readonly opensApp?: true
  /** Prepares each measurement before yielding it, and cleans up at the end. */
  readonly measurements: () => Iterable<Measurement> | AsyncIterable<Measurement>
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Keeps results alive, so that no work is optimized away. */
export const sink: { last: unknown } = { last: undefined }

/** Processor time of this process, in milliseconds. Some systems count a single thread's time only in coarse ticks. */
export function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Minimum milliseconds between two readings of the clock: faster runs are repeated. */
const SPAN = 2
/** Minimum milliseconds of runs before the first round, so that all paths are compiled. */
const WARM_UP = 300
const WARM_UP_RUNS = 3

interface Turns {
  readonly rounds: number
  /** Collects garbage before each run, for paths that leave much of it. */
  readonly clean?: boolean
}

type Paths<Name extends string> = Readonly<Record<Name, () => unknown>>

/**
 * Returns the processor time of one run of each path in milliseconds, from its fastest round. Other load on the machine can only add to it,
 * by emptying caches.
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

/** Returns the number of runs between two readings of the clock. */
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

/** A pseudo-random sequence that is the same in every run: a linear congruential generator, 0 ≤ value < 1. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
