import { defineConfig } from 'vitest/config'
import { QUICK_TAG } from './tools/suite/runs.ts'

const IN_MEMORY = 'tests/in-memory.ts'

/** Milliseconds after which a test or a hook counts as hanging. A slow machine is no failure: no test has a shorter limit. */
const HANGS = 600_000

/** Its files share a process: what is loaded once serves all of them. */
const shared = { isolate: false, setupFiles: 'tests/fresh-modules.ts' }

interface More {
  readonly globalSetup?: string[]
  readonly isolate?: boolean
  readonly setupFiles?: string
}

/**
 * A folder under tests/ is a project: `vitest run --project unit`. Tests of the packages are unit tests; the browser host has its own
 * project. What opens the app is Playwright's: tests/e2e.
 */
const project = (name: string, more: More = shared, include = [`tests/${name}/**/*.test.{ts,tsx}`]) => ({
  extends: true as const,
  test: { name, include, ...more },
})

export default defineConfig({
  test: {
    environment: 'node',
    passWithNoTests: true,
    // Native modules, whole processes and open sockets: ending a thread among them can bring down the whole run.
    pool: 'forks',
    // One more than there are processors in a small machine: while one waits, the others work.
    maxWorkers: 3,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    // A state is looked for often, and for as long as a busy machine may take.
    expect: { poll: { interval: 5, timeout: 120_000 } },
    globalSetup: [IN_MEMORY],
    tags: [{ name: QUICK_TAG, description: 'Runs in `npm test`, though its folder does not as a whole.' }],
    projects: [
      project('unit', shared, ['tests/unit/**/*.test.{ts,tsx}', 'packages/{bench,soak,tasks}/tests/**/*.test.ts']),
      project('contract'),
      project('integration'),
      project('paper'),
      project('host', shared, ['packages/browser-host/tests/**/*.test.ts']),
      project('packaging'),
      project('fault', { globalSetup: ['tests/fault/bundle.ts'] }),
      project('fuzz'),
    ],
  },
})
