/** Lists as their screens show them, each for a user who may see it. */
import type { ListName } from '../../../src/shared/lists.ts'
import { EMAIL } from '../../support/goods.ts'
import { type ListOnScreen, listOn } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'
import { goTo } from '../../support/pages/steps.ts'
import { test as base } from '../fixture.ts'

/** One list represents all of them in the quick run. */
export const quickOf = (name: ListName) => ({ tag: name === 'orderHistory' ? ['@quick'] : [] })

export interface ListFixtures {
  /** Signs in; the list isn't loaded yet. */
  readonly listOf: (name: ListName, email?: string) => Promise<ListOnScreen>
}

export const test = base.extend<ListFixtures>({
  listOf: async ({ opened, window, ask, visit, signIn }, use) => {
    await use(async (name, email = where[name].as ?? EMAIL) => {
      const isNew = await signIn(email)
      const goOn = (address: string) => goTo(window, address)
      return listOn({ window, ask, visit: isNew || !opened.isLoaded ? visit : goOn }, name)
    })
  },
})
