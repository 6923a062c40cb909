/**
 * The two runs of the tests. `npm test` is quick: the tests that a change can break. The rest takes longer. A test belongs to the quick run
 * by its folder or by its own tag; without either it is in the rest.
 */
import type { PlaywrightProject } from './playwright.ts'
import type { VitestProject } from './vitest.ts'

/** The tag of a test in a folder that isn't completely in the quick run: `{ tags: 'quick' }`, `{ tag: '@quick' }`. */
export const QUICK_TAG = 'quick'
/** The tag of tests that also run on the packaged app. */
const SMOKE_TAG = 'smoke'

/** Tests that one runner runs together. */
export interface Selection<Project> {
  readonly projects: readonly Project[]
  /** Tests with the quick run's tag, those without it, or all. */
  readonly tagged?: boolean
}

export interface TestRun {
  readonly check: boolean
  readonly vitest: readonly Selection<VitestProject>[]
  readonly pages: readonly Selection<PlaywrightProject>[]
  readonly packaged: boolean
  /** Main on Windows' own Node, if wine is installed. */
  readonly windows: boolean
}

export const quickRun: TestRun = {
  check: true,
  vitest: [{ projects: ['unit', 'contract', 'integration'] }, { projects: ['fault', 'fuzz'], tagged: true }],
  pages: [{ projects: ['component', 'e2e'], tagged: true }],
  packaged: false,
  windows: false,
}

export const restOfTests: TestRun = {
  check: false,
  vitest: [{ projects: ['fault', 'fuzz'], tagged: false }, { projects: ['paper', 'host', 'packaging'] }],
  pages: [{ projects: ['component', 'e2e'], tagged: false }],
  packaged: true,
  windows: true,
}

/** Vitest's arguments for a selection. */
export const vitestArgs = ({ projects, tagged }: Selection<VitestProject>): readonly string[] => [
  ...projects.flatMap((project) => ['--project', project]),
  ...(tagged === undefined ? [] : [`--tags-filter=${tagged ? QUICK_TAG : `!${QUICK_TAG}`}`]),
]

/** Playwright's arguments for a selection. Smoke tests without the quick tag run on the package only. */
export function playwrightArgs({ projects, tagged }: Selection<PlaywrightProject>): readonly string[] {
  // With a blank instead of `=` Playwright would take the following arguments for projects, too.
  const chosen = projects.map((project) => `--project=${project}`)
  if (tagged === undefined) return chosen
  return [...chosen, tagged ? `--grep=@${QUICK_TAG}\\b` : `--grep-invert=@(${QUICK_TAG}|${SMOKE_TAG})\\b`]
}

export const SMOKE = `--grep=@${SMOKE_TAG}\\b`
