/** Changes a store's My ARS as another computer would, for tests of the app's reaction. */
import { z } from 'zod'
import type { AreaControl, PracticeOf } from '../../practice.ts'
import type { PracticeAccount } from '../../world/accounts.ts'
import { nowOf } from './now.ts'
import type { ArsChange } from './state.ts'

export interface ArsHandles {
  /** Sets the target (pieces) of a parent. Throws for a product that isn't in the store's list. */
  changeTarget(email: string, product: number, target: number): void
  /** Takes a parent out of the list, into the bin. Throws for a product that isn't in it. */
  deleteParent(email: string, product: number): void
}

export function arsControl(practice: PracticeOf<'ars'>): AreaControl<ArsHandles> {
  const accountOf = (email: string): PracticeAccount => {
    const account = practice.world.accounts.find(({ store }) => store.email === email)
    if (account === undefined) throw new Error(`Nobody is called ${email}`)
    return account
  }
  const change = (email: string, id: number, done: ArsChange): void => {
    const account = accountOf(email)
    if (!nowOf({ ...practice, account }).lines.has(id)) throw new Error(`Product ${id} is not in the list of ${email}`)
    practice.record({ type: 'arsChanged', user: account.store.id, at: practice.clock(), change: done })
  }
  const handles: ArsHandles = {
    changeTarget: (email, id, target) => change(email, id, { kind: 'targets', targets: [{ id, target }] }),
    deleteParent: (email, id) => change(email, id, { kind: 'parent', id }),
  }
  return {
    handles,
    routes: (app) => {
      app.put('/ars/:email/:product', async (ask) => {
        const { target } = z.object({ target: z.int().min(1) }).parse(await ask.req.json())
        handles.changeTarget(ask.req.param('email'), Number(ask.req.param('product')), target)
        return ask.json({ message: 'Done.' })
      })
      app.delete('/ars/:email/:product', (ask) => {
        handles.deleteParent(ask.req.param('email'), Number(ask.req.param('product')))
        return ask.json({ message: 'Done.' })
      })
    },
  }
}
