import type { AreaTables } from '../support/area-tables.ts'

export const afs = {
  calls: () => ({
    checkCartStatus: () => ({}),
    count: () => ({}),
  }),
  documents: {},
} satisfies AreaTables<'afs'>
