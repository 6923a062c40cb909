import { describe, expect, it } from 'vitest'
import { playwrightOutcome } from '../../../tools/suite/playwright.ts'
import { vitestOutcome } from '../../../tools/suite/vitest.ts'

describe('counting tests of Vitest', () => {
  const report = (numFailedTests: number, ...files: ReadonlyArray<readonly [status: string, tests: number]>) => ({
    numPassedTests: 5,
    numFailedTests,
    testResults: files.map(([status, tests]) => ({ status, assertionResults: Array.from({ length: tests }) })),
  })

  it('takes its numbers', () => {
    expect(vitestOutcome(report(2, ['failed', 7]), 1, '')).toMatchObject({ passed: 5, failed: 2 })
  })
  it('counts a file that could not be loaded as one failure', () => {
    expect(vitestOutcome(report(0, ['passed', 5], ['failed', 0]), 1, '')).toMatchObject({ passed: 5, failed: 1 })
  })
  it('believes the exit code when an error belongs to no test', () => {
    expect(vitestOutcome(report(0, ['passed', 5]), 1, '')).toMatchObject({ passed: 5, failed: 1 })
  })
  it('fails without a report', () => {
    expect(vitestOutcome(undefined, 0, '')).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('counting tests of Playwright', () => {
  const report = (unexpected: number, flaky: number, ...errors: string[]) => ({
    stats: { expected: 5, unexpected, flaky },
    errors,
  })

  it('counts a test that passed at the second try as failed', () => {
    expect(playwrightOutcome(report(1, 1), 1, '')).toMatchObject({ passed: 5, failed: 2 })
  })
  it('counts errors outside of tests', () => {
    expect(playwrightOutcome(report(0, 0, 'no such file'), 1, '')).toMatchObject({ passed: 5, failed: 1 })
  })
  it('fails without a report', () => {
    expect(playwrightOutcome({}, 0, '')).toMatchObject({ passed: 0, failed: 1 })
  })
})
