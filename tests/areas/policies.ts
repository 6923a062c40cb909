import { type AreaTables, screenAt } from '../support/area-tables.ts'

export const policies = {
  calls: async ({ person }) => {
    const [first] = await person.ask('policies.list', {})
    return {
      list: () => ({}),
      releaseNotes: () => ({}),
      url: () => ({ query: { path: first?.path ?? '' } }),
    }
  },
  documents: {},
  lists: { policies: screenAt('/home/account/policies'), releaseNotes: screenAt('/home/account/releasenotes') },
} satisfies AreaTables<'policies'>
