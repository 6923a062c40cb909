import type { KnipConfig } from 'knip'

export default {
  workspaces: {
    '.': {
      // Where the program begins; whatever can't be reached from here, or from a test, is unused.
      entry: [
        'src/renderer/{index,paper}.html!',
        'src/renderer/papers/paper.tsx!',
        'src/main/program/index.ts!',
        // A thread of its own, named in electron.vite.config.ts.
        'src/main/files/workbook-worker.ts!',
        'src/main/support/backup-worker.ts!',
        'src/practice/main.ts',
        'tools/*.{ts,mjs}',
        'tools/mutate/main.ts',
        // Processes and a thread of their own on Windows' Node: tests/windows/programs.ts.
        'tests/windows/{run,other,holder}.ts',
        // Processes of their own, that are killed.
        'tests/fault/once-child.ts',
        // Vitest is told of it: tools/suite/vitest.ts.
        'tools/suite/vitest-report.ts',
        // Named in electron-builder.yml.
        'tools/packaging/after-pack.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}', 'tests/**/*.{ts,tsx}'],
      vitest: {
        config: 'vitest.config.ts',
        entry: 'tests/{unit,contract,integration,paper,packaging,fault,fuzz}/**/*.test.{ts,tsx}',
      },
      playwright: { config: 'playwright.config.ts', entry: 'tests/{component,e2e}/**/*.{test,spec}.ts' },
    },
    'packages/*': { entry: ['main.ts'], project: ['**/*.ts'] },
    'packages/bench': {
      // start-run.ts is a process of its own, which start.ts begins.
      entry: ['main.ts', 'start-run.ts', 'tests/**/*.test.ts'],
      project: ['**/*.ts'],
    },
    'packages/browser-host': {
      // What `import 'electron'` becomes there, and what tsconfig.app.json names.
      entry: ['main.ts', 'standin/{electron,declared}.ts', 'tests/**/*.test.ts'],
      project: ['**/*.ts'],
    },
  },
  // A type that is only used where it is declared still names a thing of the trade.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Playwright's own other half: it has the types of what Chromium understands.
    'playwright-core',
    // Run by name from tools/suite/checks.ts.
    '@biomejs/biome',
  ],
  // The system's own, used where they are there: tools/bootstrap/machine.mjs.
  ignoreBinaries: ['dpkg-query', 'apt-get', 'wine', 'pdftotext', 'pdffonts', 'pdfinfo', 'pdftoppm'],
  // The host knows its own app and ipcMain; the app knows the same objects as Electron types them.
  rules: { types: 'warn', duplicates: 'off' },
} satisfies KnipConfig
