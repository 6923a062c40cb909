/** The tests that look at pages: component tests, and those that open the app. */
import { z } from 'zod'
import { type Outcome, type Part, partOf, readReport, reportOf, run, type Stage } from './stage.ts'

export const playwrightProjects = ['component', 'e2e'] as const
export type PlaywrightProject = (typeof playwrightProjects)[number]

const Test = z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })
const Spec = z.object({ title: z.string(), file: z.string(), tests: z.array(Test) })
type Spec = z.output<typeof Spec>

interface Suite {
  readonly specs: Spec[]
  readonly suites?: Suite[] | undefined
}
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(Suite),
})

export interface PlaywrightRun {
  /** The name of the run, and of its report. */
  readonly name: string
  /** Playwright's own arguments: projects, tags and files. */
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export function playwrightStage(playwright: PlaywrightRun): Stage {
  return { name: playwright.name, run: () => runPlaywright(playwright) }
}

async function runPlaywright({ name, args, env = {} }: PlaywrightRun): Promise<Outcome> {
  const report = reportOf(name)
  const { code, output } = await run('playwright', ['test', '--pass-with-no-tests', ...args], {
    // The page uses the store's time zone on every machine.
    env: { STOREDESK_PLAYWRIGHT_REPORT: report, FORCE_COLOR: '0', TZ: 'Asia/Kolkata', ...env },
  })
  return playwrightOutcome(readReport(report), code, output)
}

/** Returns the outcome of a Playwright report, for a run that ended with `code`. */
export function playwrightOutcome(report: unknown, code: number, output: string): Outcome {
  const read = Report.safeParse(report)
  if (!read.success) return { passed: 0, failed: 1, output: `${output}\nNo report from Playwright.` }
  const { stats, errors, suites } = read.data
  // A test that passes only on the second try has failed once.
  const failed = stats.unexpected + stats.flaky + errors.length
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output,
    parts: playwrightProjects.flatMap((project) => partsOf(project, specs)),
  }
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)]

function partsOf(project: PlaywrightProject, specs: readonly Spec[]): readonly Part[] {
  const times = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ projectName }) => projectName === project)
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
  )
  return times.length === 0 ? [] : [partOf(project, times)]
}
