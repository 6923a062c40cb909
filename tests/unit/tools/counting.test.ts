import { describe, expect, it } from 'vitest'
import { playwrightOutcome } from '../../../tools/suite/playwright.ts'
import { vitestOutcome } from '../../../tools/suite/vitest.ts'

describe('counting tests of Vitest', () => {
  const file = (project: string, ms: number, states: readonly string[], errors = 0) => ({
    project,
    path: `tests/${project}/one.test.ts`,
    ms,
    errors,
    tests: states.map((state, nth) => ({ name: `does ${nth}`, state, ms: nth * 100 })),
  })
  const PASSED = ['passed', 'passed']

  it('takes its numbers', () => {
    const report = [file('unit', 10, PASSED), file('fuzz', 10, ['passed', 'failed', 'skipped'])]
    expect(vitestOutcome(report, 1, '')).toMatchObject({ passed: 3, failed: 1 })
  })
  it('counts a file that could not be loaded as one failure', () => {
    expect(vitestOutcome([file('unit', 10, PASSED), file('unit', 10, [], 1)], 1, '')).toMatchObject({
      passed: 2,
      failed: 1,
    })
  })
  it('believes the exit code when an error belongs to no test', () => {
    expect(vitestOutcome([file('unit', 10, PASSED)], 1, '')).toMatchObject({ passed: 2, failed: 1 })
  })
  it('fails without a report', () => {
    expect(vitestOutcome(undefined, 0, '')).toMatchObject({ passed: 0, failed: 1 })
  })
  it('tells what each project cost, the start of its files included, and its dearest tests', () => {
    const report = [file('unit', 1500, PASSED), file('unit', 700, PASSED), file('fuzz', 9000, ['passed'])]
    expect(vitestOutcome(report, 0, '').parts).toEqual([
      {
        name: 'unit',
        tests: 4,
        seconds: 2.2,
        slowest: [0.1, 0.1, 0, 0].map((seconds, at) => ({
          name: `tests/unit/one.test.ts › does ${at < 2 ? 1 : 0}`,
          seconds,
        })),
      },
      { name: 'fuzz', tests: 1, seconds: 9, slowest: [{ name: 'tests/fuzz/one.test.ts › does 0', seconds: 0 }] },
    ])
  })
})

describe('counting tests of Playwright', () => {
  const suites = [
    {
      specs: [spec('opens', 'e2e', [3000])],
      suites: [{ specs: [spec('draws', 'component', [500]), spec('opens again', 'e2e', [4000, 1000])] }],
    },
  ]
  const report = (unexpected: number, flaky: number, ...errors: string[]) => ({
    stats: { expected: 5, unexpected, flaky },
    errors,
    suites,
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
  it('tells what each project cost, however deep its tests lie, every try of them', () => {
    expect(playwrightOutcome(report(0, 0), 0, '').parts).toEqual([
      {
        name: 'component',
        tests: 1,
        seconds: 0.5,
        slowest: [{ name: 'tests/one.spec.ts › draws', seconds: 0.5 }],
      },
      {
        name: 'e2e',
        tests: 2,
        seconds: 8,
        slowest: [
          { name: 'tests/one.spec.ts › opens again', seconds: 5 },
          { name: 'tests/one.spec.ts › opens', seconds: 3 },
        ],
      },
    ])
  })
})

function spec(title: string, projectName: string, durations: readonly number[]) {
  const results = durations.map((duration) => ({ duration }))
  return { title, file: 'tests/one.spec.ts', tests: [{ projectName, results }] }
}
