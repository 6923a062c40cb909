/** The company's policies: the same for every store; a new one each quarter. */
import { DAY, iso, known } from '../../kit/rows.ts'
import type { AreaCalls } from '../../practice.ts'

const POLICIES = [
  ['Returns and replacements', 'policies/returns.pdf'],
  ['Visual merchandising', 'policies/visual-merchandising.pdf'],
  ['Working hours and leave', 'policies/leave.pdf'],
  ['Where the fire exits are', 'policies/exits.png'],
] as const

export const policiesCalls: AreaCalls<'policies'> = {
  list: (_, { openedAt }) =>
    POLICIES.map(([name, path], nth) => ({ name, path, createdAt: iso(openedAt - (12 + nth * 90) * DAY) })),
  url: ({ query }) => {
    const [, path] = known(
      POLICIES.find((one) => one[1] === query.path),
      'There is no such policy.',
    )
    return { url: `media/${path}` }
  },
}
