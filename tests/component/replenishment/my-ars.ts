/** The fixtures of the specs about My ARS. */
import { MyArs } from '../../support/pages/my-ars.ts'
import { test as base } from '../fixture.ts'

interface MyArsFixtures {
  readonly myArs: MyArs
  /** Signs in and opens an address, while that call of the portal doesn't answer. */
  readonly enterHanging: (address: string, call: string) => Promise<void>
}

export const test = base.extend<MyArsFixtures>({
  myArs: async ({ window, enter }, use) => use(new MyArs(window, enter)),

  enterHanging: async ({ signIn, portal, enter }, use) => {
    await use(async (address, call) => {
      await signIn()
      await portal.misbehave({ kind: 'hang', ms: 600_000, call, times: 1 })
      await enter(address)
    })
  },
})
