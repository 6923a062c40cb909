/**
 * Runs a group of cases on Windows' Node: `node run.mjs GROUP RESULTS FOLDER`. Writes the results as lines of JSON, and always ends with 0:
 * the Linux side counts them.
 */
import { join } from 'node:path'
import { type Case, makePlace } from './case.ts'
import { groups } from './groups.ts'
import { resultsTo } from './result.ts'

const [group = '', file = '', folder = ''] = process.argv.slice(2)
// Also replaces the system's temporary folder.
process.env.TEMP = folder
process.env.TMP = folder

const cases: readonly Case[] = Object.entries(groups).find(([name]) => name === group)?.[1] ?? []
const results = resultsTo(
  file,
  cases.map(({ name }) => name),
)
process.on('unhandledRejection', (reason) => results.failed('unhandled rejection', 0, String(reason)))
for (const [nth, { name, run }] of cases.entries()) {
  const begin = performance.now()
  const took = () => Math.round(performance.now() - begin)
  try {
    const seen = await run(makePlace(join(folder, `${group}-${nth + 1}`)))
    results.passed(name, took(), seen)
  } catch (problem) {
    results.failed(name, took(), problem instanceof Error ? (problem.stack ?? problem.message) : String(problem))
  }
}
process.exit(0)
