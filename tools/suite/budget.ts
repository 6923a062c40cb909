/** What a whole run may cost, part by part, and what it did cost: told at its end. */
import type { Part } from './stage.ts'

/**
 * Seconds of worker time of a run on two quiet cores, which three workers share: ten minutes, with its installation. Whoever adds
 * tests pays for them here: by making others cheaper, or by moving them to a cheaper kind.
 */
const SHARES: Readonly<Record<string, number>> = {
  check: 75,
  unit: 60,
  contract: 40,
  integration: 290,
  fault: 55,
  fuzz: 75,
  component: 810,
  e2e: 200,
  packaged: 35,
}

/** A table of parts, each with its dearest tests above it, and a sentence for each part that is over its share. */
export function budgetTable(parts: readonly Part[]): string {
  const slowest = parts.flatMap(({ name, slowest: tests }) => [
    `Slowest of ${name}:`,
    ...tests.map((test) => `${test.seconds.toFixed(1).padStart(7)}  ${test.name}`),
    '',
  ])
  const table = [
    row('part', 'tests', 'worker s', 'share'),
    ...parts.map((part) => told(part.name, [part])),
    ...(parts.length > 1 ? [told('all', parts)] : []),
  ]
  const over = parts
    .filter((part) => part.seconds > shareOf(part))
    .map((part) => `Over its share: ${part.name}, ${part.seconds.toFixed(0)} of ${shareOf(part)} seconds`)
  return [...slowest, ...table, ...over].join('\n')
}

const row = (name: string, tests: string, seconds: string, share: string): string =>
  `${name.padEnd(14)}${tests.padStart(7)}${seconds.padStart(10)}${share.padStart(8)}`

const told = (name: string, parts: readonly Part[]): string =>
  row(
    name,
    sum(parts, ({ tests }) => tests),
    sum(parts, ({ seconds }) => seconds),
    sum(parts, shareOf),
  )

const sum = (parts: readonly Part[], of: (part: Part) => number): string =>
  parts.reduce((all, part) => all + of(part), 0).toFixed(0)

const shareOf = ({ name }: Part): number => SHARES[name] ?? 0
