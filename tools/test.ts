/**
 * `npm test`: everything. `npm test -- unit e2e` runs the named stages only: check, unit, contract, integration, fault,
 * fuzz, e2e, packaged. Ends with one plain line: `N passed, N failed`.
 */
import { buildStage } from './suite/bundles.ts'
import { checks } from './suite/checks.ts'
import { packagedStage } from './suite/packaged.ts'
import { playwrightStage } from './suite/playwright.ts'
import { conclude, runStages, type Stage } from './suite/stage.ts'
import { vitestProjects, vitestStage } from './suite/vitest.ts'

const stages = ['check', ...vitestProjects, 'e2e', 'packaged'] as const
type StageName = (typeof stages)[number]

const named = process.argv.slice(2)
const isStage = (name: string): name is StageName => stages.some((stage) => stage === name)
const unknown = named.filter((name) => !isStage(name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${stages.join(', ')}.`)
  process.exit(1)
}
const wanted = new Set<StageName>(named.length > 0 ? named.filter(isStage) : stages)
const when = (name: StageName, ...what: Stage[]) => (wanted.has(name) ? what : [])

// Quick and quiet things first, two at a time.
const opens = wanted.has('e2e') || wanted.has('packaged')
const quick = await runStages([...(opens ? [buildStage] : []), ...when('check', ...checks())], 2)
const built = !quick.some(({ name, failed }) => name === buildStage.name && failed > 0)

// Then windows beside everything else: each waits much of its time, for answers, pauses and processes that were killed.
const windows = [...when('e2e', playwrightStage({ name: 'e2e' })), ...when('packaged', packagedStage)]
if (!built) console.error(`Not run, because the app can't be built: ${windows.map(({ name }) => name).join(', ')}`)
const projects = vitestProjects.filter((project) => wanted.has(project))
const slow = await Promise.all([
  runStages(projects.length > 0 ? [vitestStage(projects)] : [], 1),
  runStages(built ? windows : [], 1),
])
conclude([...quick, ...slow.flat()])
