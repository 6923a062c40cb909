import type { AreaTables } from '../support/area-tables.ts'

export const car = {
  calls: () => ({
    checkCartStatus: () => ({}),
    count: () => ({}),
  }),
  staff: ['checkCartStatus'],
  documents: {},
} satisfies AreaTables<'car'>
