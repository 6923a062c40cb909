/**
 * `npm test`: everything. `npm test -- unit e2e` runs the named parts only: check, unit, contract, integration, fault,
 * fuzz, component, e2e, packaged. `npm test -- --changed` runs what uncommitted changes touch, `--changed=main` what has changed
 * since then. Ends with what each part cost and one plain line: `N passed, N failed`.
 */
import { budgetTable } from './suite/budget.ts'
import { buildStage } from './suite/bundles.ts'
import { changedPaths, touchedBy } from './suite/changed.ts'
import { checks } from './suite/checks.ts'
import { packagedStage } from './suite/packaged.ts'
import { type PlaywrightRun, playwrightProjects, playwrightStage } from './suite/playwright.ts'
import { conclude, type Part, partOf, runStages, type Stage, type StageResult } from './suite/stage.ts'
import { type VitestRun, vitestProjects, vitestStage } from './suite/vitest.ts'

const kinds = ['check', ...vitestProjects, ...playwrightProjects, 'packaged'] as const
type Kind = (typeof kinds)[number]

/** What is to run; nothing of a kind that isn't there. */
interface Plan {
  readonly check: boolean
  readonly vitest?: VitestRun
  readonly pages: readonly PlaywrightRun[]
  readonly packaged: boolean
}

const CHANGED = /^--changed(?:=(.+))?$/

/** Tests of the browser host are left out while it is what they passed with, unless somebody asks for their kind. */
const WITH_HOST = 'integration'

/** What is tried on the package needn't be tried before it is packed. */
const NOT_SMOKE = ['--grep-invert', '@smoke']

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)

async function planOf(args: readonly string[]): Promise<Plan> {
  const changed = args.map((arg) => CHANGED.exec(arg)).find((found) => found !== null)
  if (changed !== undefined && args.length === 1) return planOfChange(changed[1])
  const unknown = args.filter((arg) => !isKind(arg))
  if (unknown.length > 0) {
    throw new Error(
      `There is no kind of test ${unknown.join(', ')}: there are ${kinds.join(', ')}, or --changed alone.`,
    )
  }
  const wanted = new Set<Kind>(args.length > 0 ? args.filter(isKind) : kinds)
  const projects = vitestProjects.filter((project) => wanted.has(project))
  const pages = playwrightProjects.filter((project) => wanted.has(project))
  const isPackaged = wanted.has('packaged')
  return {
    check: wanted.has('check'),
    ...(projects.length > 0 && { vitest: { projects, withHost: args.includes(WITH_HOST) } }),
    pages: pages.length > 0 ? [{ name: pages.join(', '), projects: pages, args: isPackaged ? NOT_SMOKE : [] }] : [],
    packaged: isPackaged,
  }
}

async function planOfChange(since: string | undefined): Promise<Plan> {
  const { component, e2e, smoke } = touchedBy(await changedPaths(since))
  const drawn = component === 'all' ? [] : component
  const pages: readonly (PlaywrightRun & { readonly needed: boolean })[] = [
    { name: 'component', projects: ['component'], args: drawn, needed: component === 'all' || drawn.length > 0 },
    { name: 'e2e', projects: ['e2e'], args: e2e, needed: e2e.length > 0 },
    { name: 'smoke', projects: ['e2e'], args: ['--grep', '@smoke'], needed: smoke },
  ]
  return {
    check: true,
    vitest: { projects: vitestProjects, args: [since === undefined ? '--changed' : `--changed=${since}`] },
    pages: pages.filter(({ needed }) => needed),
    packaged: false,
  }
}

/** The gate is one part of the table, each check one of its tests. */
function partOfChecks(results: readonly StageResult[]): readonly Part[] {
  return results.length > 0 ? [partOf('check', results)] : []
}

const plan = await planOf(process.argv.slice(2)).catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : String(problem))
  process.exit(1)
})

// Quick and quiet things first, two at a time.
const opens = plan.pages.length > 0 || plan.packaged
const quick = await runStages([...(opens ? [buildStage] : []), ...(plan.check ? checks() : [])], 2)
const built = !quick.some(({ name, failed }) => name === buildStage.name && failed > 0)

// Then one after the other: each keeps two cores busy by itself, and four runners on two cores cost half as much again.
const pages: readonly Stage[] = [...plan.pages.map(playwrightStage), ...(plan.packaged ? [packagedStage] : [])]
if (!built) console.error(`Not run, because the app can't be built: ${pages.map(({ name }) => name).join(', ')}`)
const slow = await runStages(
  [...(plan.vitest === undefined ? [] : [vitestStage(plan.vitest)]), ...(built ? pages : [])],
  1,
)

const parts = [...partOfChecks(quick), ...slow.flatMap(({ parts: its = [] }) => its)]
if (parts.length > 0) console.log(`${budgetTable(parts)}\n`)
conclude([...quick, ...slow])
