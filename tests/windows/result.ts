/** The results of a group of cases, as lines of JSON in a file: under wine nothing can be printed through a pipe. */
import { appendFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Seen } from './case.ts'

const line = z.union([
  z.strictObject({ cases: z.array(z.string()) }),
  z.strictObject({ name: z.string(), ms: z.number(), before: z.string(), after: z.string() }),
  z.strictObject({ name: z.string(), ms: z.number(), problem: z.string() }),
])
type Line = z.output<typeof line>

/** The result of one case. */
export interface CaseResult {
  readonly name: string
  readonly seconds: number
  readonly seen: Seen | undefined
  /** The reason of the failure; undefined if it passed. */
  readonly problem: string | undefined
}

/** Writes results as they come, so that none is lost when the process ends. */
export function resultsTo(file: string, cases: readonly string[]) {
  const add = (one: Line) => appendFileSync(file, `${JSON.stringify(one)}\n`)
  writeFileSync(file, '')
  add({ cases: [...cases] })
  return {
    passed: (name: string, ms: number, { before, after }: Seen) => add({ name, ms, before, after }),
    failed: (name: string, ms: number, problem: string) => add({ name, ms, problem }),
  }
}

/** Returns every case of a results file. A case without a line didn't finish: `ending` tells how its process ended. */
export function readResults(text: string, ending: string): readonly CaseResult[] {
  const lines = text
    .split('\n')
    .filter((one) => one !== '')
    .map((one) => line.parse(JSON.parse(one)))
  // An unlisted name is a failure outside of all cases.
  const names = [...new Set(lines.flatMap((one) => ('cases' in one ? one.cases : [one.name])))]
  return names.map((name) => {
    const found = lines.find((one) => 'name' in one && one.name === name)
    if (found === undefined || !('name' in found)) {
      return { name, seconds: 0, seen: undefined, problem: `It didn't come to its end: ${ending}` }
    }
    const seconds = found.ms / 1000
    if ('problem' in found) return { name, seconds, seen: undefined, problem: found.problem }
    return { name, seconds, seen: { before: found.before, after: found.after }, problem: undefined }
  })
}
