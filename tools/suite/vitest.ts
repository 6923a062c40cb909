/** The tests that Vitest runs, told project by project from its own report. */
import { mkdirSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { inKeychainSession } from './keychain-session.ts'
import { type Outcome, readReport, run, type Stage } from './stage.ts'

export const vitestProjects = ['unit', 'contract', 'integration', 'fault', 'fuzz'] as const
export type VitestProject = (typeof vitestProjects)[number]

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** One run of Vitest over the named projects. */
export function vitestStage(projects: readonly VitestProject[]): Stage {
  return { name: projects.join(', '), run: () => runVitest(projects) }
}

async function runVitest(projects: readonly VitestProject[]): Promise<Outcome> {
  mkdirSync('test-results', { recursive: true })
  const report = `test-results/${projects.join('-')}.json`
  rmSync(report, { force: true })
  const command = [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const [program = 'vitest', ...args] = projects.includes('integration') ? inKeychainSession(command) : command
  const { code, output } = await run(program, args, { env: { NO_COLOR: '1' } })
  return vitestOutcome(readReport(report), code, output)
}

/** What a report of Vitest's comes to, for a run that ended with `code`. */
export function vitestOutcome(report: unknown, code: number, output: string): Outcome {
  const read = Report.safeParse(report)
  if (!read.success) return { passed: 0, failed: 1, output: `${output}\nNo report from Vitest.` }
  const { numPassedTests, numFailedTests, testResults } = read.data
  // A file that can't even be loaded has no tests to fail.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = numFailedTests + broken.length
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output }
}
