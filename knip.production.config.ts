import type { KnipConfig } from 'knip'

/** What ships: an export, a file or a package that only tests and tools use is unused. */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/main/program/index.ts!',
        'src/main/files/workbook-worker.ts!',
        'src/main/support/backup-worker.ts!',
        'src/preload/index.ts!',
        'src/renderer/app/main.tsx!',
        'src/renderer/papers/paper.tsx!',
        'src/practice/main.ts!',
      ],
      project: ['src/**/*.{ts,tsx}!'],
    },
  },
  ignoreWorkspaces: ['packages/*'],
  ignoreExportsUsedInFile: true,
  rules: { types: 'warn', duplicates: 'off' },
} satisfies KnipConfig
