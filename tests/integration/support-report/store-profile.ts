/** The profile of a store with an order and a template, and its backup. */
import { copyFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPracticePortal } from '../../../src/practice/portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { drawer, openApp, signIn } from '../../support/whole-app.ts'

const cartType = 'all'

export type App = ReturnType<typeof openApp>
export type StoreProfile = Awaited<ReturnType<typeof profileOfStore>>

export const newWork = (): string => mkdtempSync(join(tmpdir(), 'storedesk-backups-'))

/** @param work the folder for saved files */
export async function profileOfStore(work: string) {
  const portal = await startPracticePortal(SMALL_WORLD)
  const open = (folder?: string, opens?: string): App =>
    openApp({
      origin: portal.origin,
      loadKeychain: async () => drawer().keychain,
      saveIn: work,
      ...(folder !== undefined && { folder }),
      ...(opens !== undefined && { opens }),
    })
  const signInto = (app: App) => signIn(app, portal)
  const first = open()
  await signInto(first)
  await fill(first)
  const written = must(await first.ask('support.backUp', undefined))
  const backup = join(work, 'kept.zip')
  copyFileSync(written?.path ?? '', backup)
  first.services.close()
  return {
    backup,
    open,
    signIn: signInto,
    /** Reopens that store on a separate computer. */
    reopened: async (): Promise<App> => {
      const folder = mkdtempSync(join(tmpdir(), 'storedesk-same-'))
      cpSync(first.folder, folder, { recursive: true })
      const app = open(folder)
      await signInto(app)
      return app
    },
    stop: () => portal.stop(),
  }
}

async function fill(app: App): Promise<void> {
  const map = must(await app.services.client.call('session.mapping', { query: {} })).map(({ whID }) => whID)
  const misc = { map, userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true }
  const { products } = must(await app.services.client.call('catalogue.listing', { body: { page: 1, size: 3, misc } }))
  must(await app.ask('cart.add', { cart: cartType, items: products.map(({ id }) => ({ id, qty: 30 })) }))
  must(await app.ask('templates.save', { cartType, name: 'Every week' }))
  const { key, groups } = must(await app.ask('orders.prepare', { cart: cartType }))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  must(await app.ask('orders.place', { key, groups: groups.map((group) => group.key), total }))
}
