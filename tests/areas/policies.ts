import type { AreaTables } from '../support/area-tables.ts'

export const policies = {
  calls: async ({ person }) => {
    const [first] = await person.ask('policies.list', {})
    return {
      list: () => ({}),
      url: () => ({ query: { path: first?.path ?? '' } }),
    }
  },
  documents: {},
} satisfies AreaTables<'policies'>
