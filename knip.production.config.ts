import type { KnipConfig } from 'knip'
import { waiting } from './tools/waiting.ts'

/** What ships: an export, a file or a package that only tests and tools use is unused. */
export default {
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
  ignoreExportsUsedInFile: true,
  ignoreDependencies: waiting.filter(({ kind }) => kind === 'dependency').map(({ name }) => name),
  ignoreIssues: Object.fromEntries(
    waiting.flatMap(({ kind, name }) => (kind === 'export' ? [[name.split('#')[0], ['exports']]] : [])),
  ),
  rules: { types: 'warn', duplicates: 'off' },
} satisfies KnipConfig
