/**
 * `npm test`: the tests that a change can break. `npm run test:all`: everything; `npm test -- rest`: what the first leaves out. `npm test
 * -- unit e2e` runs these kinds completely; `npm test -- --changed` the tests affected by uncommitted changes, `--changed=main` by changes
 * since then. Prints the time of each kind and ends with one plain line: `N passed, N failed`.
 */
import { budgetTable, type Shares, shares } from './suite/budget.ts'
import { buildStage } from './suite/bundles.ts'
import { changedPaths, touchedBy } from './suite/changed.ts'
import { checks } from './suite/checks.ts'
import { packagedStage } from './suite/packaged.ts'
import { type PlaywrightRun, playwrightProjects, playwrightStage } from './suite/playwright.ts'
import { playwrightArgs, quickRun, restOfTests, SMOKE, type TestRun, vitestArgs } from './suite/runs.ts'
import { conclude, partOf, runStages, type Stage, type StageResult } from './suite/stage.ts'
import { type VitestRun, vitestProjects, vitestStage } from './suite/vitest.ts'
import { windowsStage } from './suite/windows.ts'

/** The stages to run, in this order. */
interface Plan {
  readonly check: boolean
  readonly vitest: readonly VitestRun[]
  readonly pages: readonly PlaywrightRun[]
  readonly packaged: boolean
  readonly windows: boolean
  readonly shares?: Shares
}

const CHANGED = /^--changed(?:=(.+))?$/
const kinds = ['check', ...vitestProjects, ...playwrightProjects, 'packaged', 'windows'] as const
const runs: Readonly<Record<string, Plan>> = {
  quick: { ...planOfRuns(quickRun), shares: shares.quick },
  rest: { ...planOfRuns(restOfTests), shares: shares.rest },
  all: { ...planOfRuns(quickRun, restOfTests), shares: shares.all },
}

async function planOf(args: readonly string[]): Promise<Plan> {
  const [only = 'quick', ...others] = args
  const changed = CHANGED.exec(only)
  if (changed !== null && others.length === 0) return planOfChange(changed[1])
  const run = others.length === 0 ? runs[only] : undefined
  if (run !== undefined) return run
  const unknown = args.filter((arg) => !kinds.some((kind) => kind === arg))
  if (unknown.length === 0) return planOfKinds(new Set(args))
  const names = [...Object.keys(runs), ...kinds].join(', ')
  throw new Error(`There are no tests called ${unknown.join(', ')}: there are ${names}, or --changed alone.`)
}

function planOfRuns(...parts: readonly TestRun[]): Plan {
  return {
    check: parts.some(({ check }) => check),
    vitest: parts.flatMap(({ vitest }) => vitest.map((one) => ({ name: nameOf(one), args: vitestArgs(one) }))),
    pages: parts.flatMap(({ pages }) => pages.map((one) => ({ name: nameOf(one), args: playwrightArgs(one) }))),
    packaged: parts.some(({ packaged }) => packaged),
    windows: parts.some(({ windows }) => windows),
  }
}

function nameOf({ projects, tagged }: { readonly projects: readonly string[]; readonly tagged?: boolean }): string {
  const names = projects.join(', ')
  if (tagged === undefined) return names
  return tagged ? `quick ones of ${names}` : `others of ${names}`
}

function planOfKinds(kinds: ReadonlySet<string>): Plan {
  const projects = vitestProjects.filter((project) => kinds.has(project))
  const pages = playwrightProjects.filter((project) => kinds.has(project))
  return planOfRuns({
    check: kinds.has('check'),
    vitest: projects.length > 0 ? [{ projects }] : [],
    pages: pages.length > 0 ? [{ projects: pages }] : [],
    packaged: kinds.has('packaged'),
    windows: kinds.has('windows'),
  })
}

async function planOfChange(since: string | undefined): Promise<Plan> {
  const { component, e2e, smoke } = touchedBy(await changedPaths(since))
  const drawn = component === 'all' ? [] : component
  const page = (name: string, project: string, ...args: readonly string[]) => ({
    name,
    args: [`--project=${project}`, ...args],
  })
  return {
    check: true,
    vitest: [{ name: 'changed', args: [since === undefined ? '--changed' : `--changed=${since}`] }],
    pages: [
      ...(component === 'all' || drawn.length > 0 ? [page('component', 'component', ...drawn)] : []),
      ...(e2e.length > 0 ? [page('e2e', 'e2e', ...e2e)] : []),
      ...(smoke ? [page('smoke', 'e2e', SMOKE)] : []),
    ],
    packaged: false,
    windows: false,
  }
}

const plan = await planOf(process.argv.slice(2)).catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : String(problem))
  process.exit(1)
})

// First the fast stages that open nothing, two in parallel.
const opens = plan.pages.length > 0 || plan.packaged
const quick = await runStages([...(opens ? [buildStage] : []), ...(plan.check ? checks() : [])], 2)
const built = !quick.some(({ name, failed }) => name === buildStage.name && failed > 0)

// Then one after the other: each keeps two cores busy, and four runners on two cores would take half as long again.
const pages: readonly Stage[] = [...plan.pages.map(playwrightStage), ...(plan.packaged ? [packagedStage] : [])]
if (!built) console.error(`Not run, because the app can't be built: ${pages.map(({ name }) => name).join(', ')}`)
const alone = [...plan.vitest.map(vitestStage), ...(plan.windows ? [windowsStage] : [])]
const slow = await runStages([...alone, ...(built ? pages : [])], 1)

/** The checks are one part of the table, with each check as a test. */
const partsOf = (checked: readonly StageResult[], tested: readonly StageResult[]) => [
  ...(checked.length > 0 ? [partOf('check', checked)] : []),
  ...tested.flatMap(({ parts = [] }) => parts),
]
const parts = partsOf(quick, slow)
if (parts.length > 0) console.log(`${budgetTable(parts, plan.shares)}\n`)
conclude([...quick, ...slow])
