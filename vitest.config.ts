import { defineConfig } from 'vitest/config'

/** A folder under tests/ is a project: `vitest run --project unit`. What opens the app is Playwright's: tests/e2e. */
const project = (name: string, more: { pool: 'threads' | 'forks'; testTimeout: number; globalSetup?: string }) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], hookTimeout: more.testTimeout, ...more },
})

export default defineConfig({
  test: {
    environment: 'node',
    passWithNoTests: true,
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      project('unit', { pool: 'threads', testTimeout: 10_000 }),
      project('contract', { pool: 'threads', testTimeout: 30_000 }),
      // Native modules and whole processes: each file in a process of its own.
      project('integration', { pool: 'forks', testTimeout: 60_000 }),
      project('fault', { pool: 'forks', testTimeout: 300_000, globalSetup: 'tests/fault/bundle.ts' }),
      project('fuzz', { pool: 'forks', testTimeout: 600_000 }),
    ],
  },
})
