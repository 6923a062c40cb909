/**
 * `npm run bench`: the quick half; `npm run bench -- all`: everything; `npm run bench -- paint csv`: these groups. Each fast path is
 * compared, in the same run, with what an engineer would use instead: the ratios count, the milliseconds are for information.
 */
import { cpus } from 'node:os'
import { buildWhenStale } from '../../tools/suite/bundles.ts'
import { cart } from './cart.ts'
import { csv } from './csv.ts'
import { distance } from './distance.ts'
import { grids } from './grids.ts'
import { growth } from './growth.ts'
import { ledger } from './ledger.ts'
import { listing } from './listing.ts'
import { lists } from './lists.ts'
import type { Group } from './measure.ts'
import { paint } from './paint.ts'
import { tell } from './progress.ts'
import { receiving } from './receiving.ts'
import { type GroupResult, heading, runGroup } from './run-group.ts'
import { start } from './start.ts'
import { suggest } from './suggest.ts'
import { workbook } from './workbook.ts'

const groups: Readonly<Record<string, Group>> = {
  cart,
  csv,
  distance,
  growth,
  lists,
  ledger,
  paint,
  listing,
  receiving,
  grids,
  suggest,
  start,
  workbook,
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => name !== 'all' && !Object.hasOwn(groups, name))
if (unknown.length > 0) {
  throw new Error(`There is no ${unknown.join(', ')} to measure. There are: all, ${Object.keys(groups).join(', ')}.`)
}
const onlyQuick = requested.length === 0
const isChosen = (name: string, { quick }: Group): boolean =>
  onlyQuick ? quick : requested.includes('all') || requested.includes(name)
const chosen = Object.entries(groups).filter(([name, group]) => isChosen(name, group))

tell(`Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'} × ${cpus().length}\n${heading}`)
if (chosen.some(([, { opensApp }]) => opensApp)) await buildWhenStale()
const results: GroupResult[] = []
for (const [name, group] of chosen) results.push(await runGroup(name, group, onlyQuick))

tell(`\n${results.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}`)
if (onlyQuick) tell('That was the quick half. Everything: npm run bench -- all')
for (const path of results.flatMap(({ missed }) => missed)) tell(`Goal missed: ${path}`)
for (const { name, problem } of results) if (problem !== undefined) tell(`Failed: ${name}`)
process.exitCode = results.some(({ missed, problem }) => missed.length > 0 || problem !== undefined) ? 1 : 0
