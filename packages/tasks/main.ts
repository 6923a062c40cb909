/**
 * `npm run tasks`: a store manager's most frequent tasks, each the long way and the short one, on the built page and a practice portal:
 * clicks, keys, seconds. `-- 5 place`: the task with this number, and those with this word in their name. `-- --runs 1`: faster. `--
 * --write` updates docs/tasks.md; `-- --pictures <folder>` saves a picture of each end.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { PageOnServices } from '../../tests/component/page-on-services.ts'
import { rootArgs } from '../../tools/runtime.ts'
import { buildWhenStale } from '../../tools/suite/bundles.ts'
import { findShell } from '../browser-host/chromium/find.ts'
import { documentOf } from './document.ts'
import { type Measured, measure } from './measure.ts'
import { lineOf, tableOf } from './table.ts'
import { tasks } from './tasks.ts'

const DOCUMENT = 'docs/tasks.md'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, write: { type: 'boolean' }, pictures: { type: 'string' } },
})
const chosen = tasks.filter(
  ({ name }, at) => positionals.length === 0 || positionals.some((one) => matches(one, name, at + 1)),
)
if (values.write === true && chosen.length < tasks.length) throw new Error(`${DOCUMENT} has all tasks: name none`)

function matches(text: string, name: string, nth: number): boolean {
  return /^\d+$/.test(text) ? text === String(nth) : name.includes(text)
}

await buildWhenStale()
const browser = await chromium.launch({ executablePath: findShell(), args: [...rootArgs(), '--disable-gpu'] })
const all: Measured[] = []
const failed: string[] = []
try {
  const opened = await PageOnServices.open(browser)
  for (const task of chosen) {
    try {
      const one = await measure(opened, task, { runs: Number(values.runs), pictures: values.pictures })
      all.push(one)
      console.log(lineOf(one).join(' | '))
    } catch (problem) {
      failed.push(task.name)
      console.error(`${task.name}: ${problem instanceof Error ? problem.stack : problem}`)
    }
  }
  await opened.close()
} finally {
  await browser.close()
}
console.log(`\nclicks, keys, seconds: before → after\n${tableOf(all)}`)
if (failed.length > 0) throw new Error(`Not done: ${failed.join(', ')}`)
if (values.write === true) writeFileSync(DOCUMENT, documentOf(all, Number(values.runs)))
