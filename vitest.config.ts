import { defineConfig } from 'vitest/config'

const IN_MEMORY = 'tests/in-memory.ts'

/** Its files share a process: what is loaded once serves all of them. */
const shared = { isolate: false, setupFiles: 'tests/fresh-modules.ts' }

interface More {
  readonly testTimeout: number
  readonly globalSetup?: string[]
  readonly isolate?: boolean
  readonly setupFiles?: string
}

/** A folder under tests/ is a project: `vitest run --project unit`. What opens the app is Playwright's: tests/e2e. */
const project = (name: string, more: More) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], hookTimeout: 300_000, ...more },
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
    // A state is looked for often, and for as long as a busy machine may take.
    expect: { poll: { interval: 5, timeout: 10_000 } },
    globalSetup: [IN_MEMORY],
    projects: [
      project('unit', { testTimeout: 30_000, ...shared }),
      project('contract', { testTimeout: 30_000, ...shared }),
      project('integration', { testTimeout: 60_000, ...shared }),
      project('fault', { testTimeout: 300_000, globalSetup: ['tests/fault/bundle.ts'] }),
      project('fuzz', { testTimeout: 600_000, ...shared }),
    ],
  },
})
