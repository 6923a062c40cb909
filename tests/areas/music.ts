import type { AreaTables } from '../support/area-tables.ts'

export const music = {
  calls: () => ({ intellikit: () => ({}), commercials: () => ({}) }),
  documents: {},
} satisfies AreaTables<'music'>
