/** Measures how the time of reading grows when the input doubles. */
import { sink, spent } from './measure.ts'

export interface Growing {
  readonly what: string
  readonly make: (rows: number) => string
  readonly read: (text: string) => unknown
}

const SIZES = [2_000, 4_000, 8_000, 16_000] as const
const ROUNDS = 15
/** Minimum milliseconds of a run: faster readings are repeated within one run. */
const SPAN = 4
/** Readings below this many milliseconds block nothing, and their measurement is only noise. */
const LEAST_MS = 1.5

export interface Sample {
  readonly rows: number
  /** Milliseconds of one reading. */
  readonly ms: number
}

/**
 * Returns a function that measures the processor time of each size in milliseconds: the fastest of all runs so far, with the sizes in
 * turns. Each call runs them again.
 */
export function measuring({ make, read }: Growing): () => readonly Sample[] {
  const sized = SIZES.map((rows) => ({ rows, text: make(rows), best: Number.POSITIVE_INFINITY }))
  return () => {
    for (const { text } of sized) timeOf(read, text, 1)
    const runs = sized.map(({ text }) => Math.max(1, Math.ceil(SPAN / Math.max(timeOf(read, text, 1), 0.01))))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, one] of sized.entries()) one.best = Math.min(one.best, timeOf(read, one.text, runs[at] ?? 1))
    }
    return sized.map(({ rows, best }) => ({ rows, ms: Math.max(LEAST_MS, best) }))
  }
}

function timeOf(read: (text: string) => unknown, text: string, runs: number): number {
  const before = spent()
  for (let nth = 0; nth < runs; nth += 1) sink.last = read(text)
  return (spent() - before) / runs
}

/** Pairs each size with the one before. */
export const doublings = (samples: readonly Sample[]) =>
  samples.slice(1).map(({ rows, ms }, at) => ({ rows, before: samples[at]?.ms ?? Number.NaN, after: ms }))
