/** The time budget of a whole run, part by part, next to the actual time; printed at its end. */
import { type Part, slowestOf } from './stage.ts'

/** Seconds of worker time by kind. */
export type Shares = Readonly<Record<string, number>>

/**
 * Measured on two idle, fast cores, shared by three workers. The quick run may take five minutes with its installation, a full run about
 * thirteen. New tests have to fit in: by making others cheaper, or by moving them to a cheaper kind.
 */
const quick: Shares = {
  check: 85,
  unit: 85,
  contract: 45,
  integration: 230,
  fault: 15,
  fuzz: 20,
  component: 180,
  e2e: 45,
}
const rest: Shares = {
  paper: 70,
  host: 35,
  packaging: 190,
  fault: 45,
  fuzz: 80,
  component: 760,
  e2e: 165,
  packaged: 35,
  windows: 120,
}
const all: Shares = Object.fromEntries(
  [...new Set([...Object.keys(quick), ...Object.keys(rest)])].map((kind) => [
    kind,
    (quick[kind] ?? 0) + (rest[kind] ?? 0),
  ]),
)
export const shares = { quick, rest, all }

/** Returns a table of parts, each with its most expensive tests above it, and a sentence for each part that exceeds its share. */
export function budgetTable(tested: readonly Part[], shares: Shares = all): string {
  const parts = together(tested)
  const shareOf = ({ name }: Part): number => shares[name] ?? 0
  const slowest = parts.flatMap(({ name, slowest: tests }) => [
    `Slowest of ${name}:`,
    ...tests.map((test) => `${test.seconds.toFixed(1).padStart(7)}  ${test.name}`),
    '',
  ])
  const table = [
    row('part', 'tests', 'worker s', 'share'),
    ...parts.map((part) => lineOf(part.name, [part], shareOf)),
    ...(parts.length > 1 ? [lineOf('all', parts, shareOf)] : []),
  ]
  const over = parts
    .filter((part) => part.seconds > shareOf(part))
    .map((part) => `Over its share: ${part.name}, ${part.seconds.toFixed(0)} of ${shareOf(part)} seconds`)
  return [...slowest, ...table, ...over].join('\n')
}

const row = (name: string, tests: string, seconds: string, share: string): string =>
  `${name.padEnd(14)}${tests.padStart(7)}${seconds.padStart(10)}${share.padStart(8)}`

const lineOf = (name: string, parts: readonly Part[], shareOf: (part: Part) => number): string =>
  row(
    name,
    sum(parts, ({ tests }) => tests),
    sum(parts, ({ seconds }) => seconds),
    sum(parts, shareOf),
  )

const sum = (parts: readonly Part[], of: (part: Part) => number): string =>
  parts.reduce((all, part) => all + of(part), 0).toFixed(0)

/** Merges the parts of a kind, whose tests several runners may have run. */
function together(parts: readonly Part[]): readonly Part[] {
  const byName = Map.groupBy(parts, ({ name }) => name)
  return [...byName].map(([name, some]) => ({
    name,
    tests: some.reduce((all, { tests }) => all + tests, 0),
    seconds: some.reduce((all, { seconds }) => all + seconds, 0),
    slowest: slowestOf(some.flatMap(({ slowest }) => slowest)),
  }))
}
