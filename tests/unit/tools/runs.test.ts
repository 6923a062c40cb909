import { describe, expect, it } from 'vitest'
import { playwrightProjects } from '../../../tools/suite/playwright.ts'
import { playwrightArgs, quickRun, restOfTests, vitestArgs } from '../../../tools/suite/runs.ts'
import { vitestProjects } from '../../../tools/suite/vitest.ts'

/** Kinds of tests and their selection in a run: all, the tagged ones, or the others. */
const runsOf = (selections: readonly { readonly projects: readonly string[]; readonly tagged?: boolean }[]) =>
  new Map(selections.flatMap(({ projects, tagged }) => projects.map((project) => [project, tagged] as const)))

describe('the quick run and the rest', () => {
  const kinds = [...vitestProjects, ...playwrightProjects]
  const quick = runsOf([...quickRun.vitest, ...quickRun.pages])
  const rest = runsOf([...restOfTests.vitest, ...restOfTests.pages])

  it.each(kinds)('have each test of %s once', (kind) => {
    // All of them in one run, or the tagged ones in the first and the others in the second.
    if (quick.get(kind) === true) expect(rest.get(kind)).toBe(false)
    else expect([quick.has(kind), rest.has(kind)].filter(Boolean)).toHaveLength(1)
  })

  it('have the checks and the package once', () => {
    expect([quickRun.check, restOfTests.check]).toEqual([true, false])
    expect([quickRun.packaged, restOfTests.packaged]).toEqual([false, true])
    expect([quickRun.windows, restOfTests.windows]).toEqual([false, true])
  })

  it('leave a test without a tag to the long run', () => {
    for (const kind of ['fault', 'fuzz', 'component', 'e2e']) expect(quick.get(kind)).toBe(true)
  })
})

describe('arguments of a runner', () => {
  it('name projects, and the tag where there is a choice', () => {
    expect(vitestArgs({ projects: ['unit', 'contract'] })).toEqual(['--project', 'unit', '--project', 'contract'])
    expect(vitestArgs({ projects: ['fault'], tagged: true })).toContain('--tags-filter=quick')
    expect(vitestArgs({ projects: ['fault'], tagged: false })).toContain('--tags-filter=!quick')
    expect(playwrightArgs({ projects: ['component', 'e2e'] })).toEqual(['--project=component', '--project=e2e'])
    expect(playwrightArgs({ projects: ['e2e'], tagged: true })).toEqual(['--project=e2e', String.raw`--grep=@quick\b`])
    expect(playwrightArgs({ projects: ['e2e'], tagged: false })).toContain(String.raw`--grep-invert=@(quick|smoke)\b`)
  })
})
