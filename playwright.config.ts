import { defineConfig } from '@playwright/test'

/**
 * Two kinds of test look at pages. `component`: the built page on main's services in the same process, in a browser.
 * `e2e`: the whole app, started as a person starts it.
 */
export default defineConfig({
  // One more than there are processors in a small machine: while one waits, the others work.
  workers: 3,
  globalSetup: './tests/in-memory.ts',
  retries: 0,
  // Patient: other tests run beside these, on machines that are busy. Waiting ends when there is what is waited for.
  timeout: 600_000,
  globalTimeout: 90 * 60_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.STOREDESK_PLAYWRIGHT_REPORT ?? 'test-results/playwright.json' }],
  ],
  use: { screenshot: 'only-on-failure' },
  projects: [
    // Each test has everything of its own, so any worker may take any of them. A trace costs an eighth to a quarter of a test:
    // `--trace on` when a picture and the page's text don't tell enough.
    { name: 'component', testDir: 'tests/component', outputDir: 'test-results/component', fullyParallel: true },
    { name: 'e2e', testDir: 'tests/e2e', outputDir: 'test-results/e2e' },
  ],
})
