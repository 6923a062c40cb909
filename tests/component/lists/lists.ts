/** Lists as their screens show them: for each test as whoever sees the list. */

import type { ListName } from '../../../src/shared/lists.ts'
import { EMAIL } from '../../support/goods.ts'
import { type ListOnScreen, listOn } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'
import { test as base } from '../fixture.ts'

export interface ListFixtures {
  /** Signs in; the list isn't loaded yet. */
  readonly listOf: (name: ListName, email?: string) => Promise<ListOnScreen>
}

export const test = base.extend<ListFixtures>({
  listOf: async ({ window, ask, visit, signIn }, use) => {
    await use(async (name, email = where[name].as ?? EMAIL) => {
      await signIn(email)
      return listOn({ window, ask, visit }, name)
    })
  },
})
