/**
 * `npm run bench [group …]`: each fast path beside a floor from the same run. Ratios count, milliseconds are this
 * machine's.
 */
import { cpus } from 'node:os'
import { buildWhenStale } from '../suite/bundles.ts'
import { benchCarts } from './cart.ts'
import { benchCsvs } from './csv.ts'
import { benchGrids } from './grids.ts'
import { benchLedger } from './ledger.ts'
import { benchListing } from './listing.ts'
import { benchLists } from './lists.ts'
import type { Group } from './measure.ts'
import { benchPaint } from './paint.ts'
import { tell } from './progress.ts'
import { benchReceiving } from './receiving.ts'
import { type GroupResult, heading, runGroup } from './run-group.ts'
import { benchStart } from './start.ts'
import { benchSuggest } from './suggest.ts'
import { benchWorkbooks } from './workbook.ts'

const groups: Readonly<Record<string, Group>> = {
  cart: benchCarts,
  csv: benchCsvs,
  grids: benchGrids,
  ledger: benchLedger,
  lists: benchLists,
  suggest: benchSuggest,
  listing: benchListing,
  paint: benchPaint,
  receiving: benchReceiving,
  start: benchStart,
  workbook: benchWorkbooks,
}
/** These open the built app. */
const OPENING = ['grids', 'listing', 'paint', 'receiving', 'start', 'suggest']
/** Seconds that a group may take on two quiet cores. */
const SHARE = 90

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(groups, name))
if (unknown.length > 0) {
  throw new Error(`There is no ${unknown.join(', ')} to measure. There are: ${Object.keys(groups).join(', ')}.`)
}
const chosen = Object.entries(groups).filter(([name]) => wanted.length === 0 || wanted.includes(name))

tell(
  `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'} × ${cpus().length}; medians\n${heading}`,
)
if (chosen.some(([name]) => OPENING.includes(name))) await buildWhenStale()
const results: GroupResult[] = []
for (const [name, group] of chosen) results.push(await runGroup(name, group))

const inSeconds = ({ name, seconds }: GroupResult): string => `${name} ${seconds.toFixed(0)} s`
tell(`\n${results.map(inSeconds).join(', ')}`)
for (const slow of results.filter(({ seconds }) => seconds > SHARE)) tell(`Over its ${SHARE} s: ${inSeconds(slow)}`)
for (const path of results.flatMap(({ missed }) => missed)) tell(`Goal missed: ${path}`)
for (const { name, problem } of results) if (problem !== undefined) tell(`Failed: ${name}`)
process.exitCode = results.some(({ missed, problem }) => missed.length > 0 || problem !== undefined) ? 1 : 0
