/** The tests that open the app. */
import { mkdirSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { type Outcome, readReport, run, type Stage } from './stage.ts'

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

export interface E2eRun {
  readonly name: string
  /** Playwright's own arguments: which files, which tags. */
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export function playwrightStage(e2e: E2eRun): Stage {
  return { name: e2e.name, run: () => runPlaywright(e2e) }
}

async function runPlaywright({ name, args = [], env = {} }: E2eRun): Promise<Outcome> {
  mkdirSync('test-results', { recursive: true })
  const report = `test-results/${name}.json`
  rmSync(report, { force: true })
  const { code, output } = await run('playwright', ['test', '--pass-with-no-tests', ...args], {
    env: { STOREDESK_E2E_REPORT: report, FORCE_COLOR: '0', ...env },
  })
  return playwrightOutcome(readReport(report), code, output)
}

/** What a report of Playwright's comes to, for a run that ended with `code`. */
export function playwrightOutcome(report: unknown, code: number, output: string): Outcome {
  const read = Report.safeParse(report)
  if (!read.success) return { passed: 0, failed: 1, output: `${output}\nNo report from Playwright.` }
  const { stats, errors } = read.data
  // A test that passes only at the second try has failed once.
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, output }
}
