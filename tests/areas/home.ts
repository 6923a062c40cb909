import type { AreaTables } from '../support/area-tables.ts'

export const home = {
  calls: () => ({
    banners: () => ({}),
    menu: () => ({}),
    discounts: () => ({}),
  }),
  documents: {},
} satisfies AreaTables<'home'>
