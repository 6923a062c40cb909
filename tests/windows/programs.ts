/** The programs and threads of the Windows stage, each bundled into one file by tools/suite/windows.ts. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Name of the bundle, and its entry. */
export const PROGRAMS = {
  run: { name: 'windows-run', entry: 'tests/windows/run.ts' },
  other: { name: 'windows-other', entry: 'tests/windows/other.ts' },
  holder: { name: 'windows-holder', entry: 'tests/windows/holder.ts' },
  workbook: { name: 'windows-workbook-worker', entry: 'src/main/files/workbook-worker.ts' },
  backup: { name: 'windows-backup-worker', entry: 'src/main/support/backup-worker.ts' },
} as const

export type ProgramName = keyof typeof PROGRAMS

/** The folder of all bundles, relative to the running one. */
const BUNDLES = resolve(import.meta.dirname, '..')

export const programPath = (program: ProgramName): string =>
  resolve(BUNDLES, PROGRAMS[program].name, `${PROGRAMS[program].name}.mjs`)

export const programUrl = (program: ProgramName): URL => pathToFileURL(programPath(program))
