/** The tests that Vitest runs, reported by project. */
import { z } from 'zod'
import { inKeychainSession } from './keychain-session.ts'
import { type Outcome, type Part, partOf, readReport, reportOf, run, type Stage } from './stage.ts'

export const vitestProjects = [
  'unit',
  'contract',
  'integration',
  'paper',
  'host',
  'packaging',
  'fault',
  'fuzz',
] as const
export type VitestProject = (typeof vitestProjects)[number]

/** The format of tools/suite/vitest-report.ts. */
const Report = z.array(
  z.object({
    project: z.string(),
    path: z.string(),
    ms: z.number(),
    errors: z.number(),
    tests: z.array(z.object({ name: z.string(), state: z.string(), ms: z.number() })),
  }),
)
type Report = z.output<typeof Report>

export interface VitestRun {
  /** The name of the run, and of its report. */
  readonly name: string
  /** Vitest's own arguments: projects, tags and files. */
  readonly args: readonly string[]
}

export function vitestStage(vitest: VitestRun): Stage {
  return { name: vitest.name, run: () => runVitest(vitest) }
}

async function runVitest({ name, args }: VitestRun): Promise<Outcome> {
  const report = reportOf(name)
  const reporters = ['--reporter=dot', '--reporter=./tools/suite/vitest-report.ts']
  const [program, ...programArgs] = inKeychainSession(['vitest', 'run', ...reporters, ...args])
  const { code, output } = await run(program, programArgs, { env: { NO_COLOR: '1', STOREDESK_VITEST_REPORT: report } })
  return vitestOutcome(readReport(report), code, output)
}

/** Returns the outcome of a Vitest report, for a run that ended with `code`. */
export function vitestOutcome(report: unknown, code: number, output: string): Outcome {
  const read = Report.safeParse(report)
  if (!read.success) return { passed: 0, failed: 1, output: `${output}\nNo report from Vitest.` }
  const tests = read.data.flatMap((file) => file.tests)
  const failing = tests.filter(({ state }) => state === 'failed').length
  const broken = read.data.filter(({ errors }) => errors > 0).length
  const failed = failing + broken
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    notRun: tests.filter(({ state }) => state === 'skipped').length,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output,
    parts: vitestProjects.flatMap((project) => partsOf(project, read.data)),
  }
}

function partsOf(project: VitestProject, report: Report): readonly Part[] {
  const files = report.filter((file) => file.project === project)
  if (files.length === 0) return []
  const seconds = files.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const times = files.flatMap(({ path, tests }) =>
    tests.map(({ name, ms }) => ({ name: `${path} › ${name}`, seconds: ms / 1000 })),
  )
  return [partOf(project, times, seconds)]
}
