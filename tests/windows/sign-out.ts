/** Signing out, which erases saved answers of the portal, and clearing stored data. */
import { deepStrictEqual, ok as isTrue, strictEqual } from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupsOf } from '../../src/main/store/database-backups.ts'
import { must } from '../support/services-on-stock.ts'
import { drawer } from '../support/whole-app.ts'
import type { Case, Place, Seen } from './case.ts'
import { hold } from './held.ts'
import { accountFolder, CART, fillCart, GOODS, placeOne, type Store, withStore } from './store.ts'

/** Returns the account's files whose bytes contain this text. */
const filesWith = (folder: string, text: string): readonly string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => readFileSync(path).includes(Buffer.from(text)))
    .map((path) => path.slice(folder.length + 1))

/** Signs out while something is held, and checks what is left. */
async function signedOut(place: Place, held: (store: Store) => readonly (() => void)[], before: string): Promise<Seen> {
  const { secrets, keychain } = drawer()
  return withStore(
    place,
    async (store) => {
      await fillCart(store.app)
      await store.restart()
      must(await store.app.ask('documents.open', await someDocument(store)))
      const folder = accountFolder(store.app)
      must(await store.app.ask('cart.open', { cart: CART, fresh: true }))
      const drafts = join(folder, 'drafts.db')
      isTrue(backupsOf(drafts).length > 0, 'there are backups')
      const name = `"id":${GOODS[0]}`
      isTrue(filesWith(folder, name).length > 0, 'the cart lies in a file')
      const letGo = held(store)
      const countBefore = store.app.events.length
      must(await store.app.ask('session.signOut', undefined))
      const events = store.app.events
        .slice(countBefore)
        .flatMap(({ event, what }) => (event === 'session.changed' ? [what] : []))
      deepStrictEqual([...secrets.keys()], [])
      strictEqual(existsSync(join(place.profile, 'last-user.json')), false)
      strictEqual(must(await store.app.ask('session.state', undefined)).phase, 'signedOut')
      for (const one of letGo) one()
      // Held files are gone by the next start at the latest.
      const app = await store.restart()
      strictEqual(must(await app.ask('session.state', undefined)).phase, 'signedOut')
      app.services.close()
      const left = filesWith(folder, name).filter((path) => !path.startsWith('orders') && !path.includes('orders.db'))
      deepStrictEqual(left, [])
      const documents = join(folder, 'documents')
      deepStrictEqual(existsSync(documents) ? readdirSync(documents) : [], [])
      const [{ message = '' } = {}] = events as { message?: string }[]
      return { before, after: `no token, no user, nothing of the portal in any byte. ${message}`.trim() }
    },
    { loadKeychain: async () => keychain },
  )
}

async function someDocument({ app }: Store) {
  const listed = must(await app.services.client.call('policies.list', {}))
  return { call: 'policies.url', args: { query: { path: listed[0]?.path ?? '' } }, field: 'url', request: 'policy' }
}

export const signOutCases: readonly Case[] = [
  {
    name: 'signing out erases what was kept of the portal',
    run: (place) => signedOut(place, () => [], 'a cart, answers, a document'),
  },
  {
    name: 'signing out while a program has the kept document open',
    run: (place) =>
      signedOut(
        place,
        ({ app }) => {
          const folder = join(accountFolder(app), 'documents')
          return readdirSync(folder).map((name) => hold(join(folder, name), 'asExcel'))
        },
        'a document open in another program',
      ),
  },
  {
    name: 'signing out while an antivirus holds the backups of unsent work',
    run: (place) =>
      signedOut(
        place,
        ({ app }) => backupsOf(join(accountFolder(app), 'drafts.db')).map((path) => hold(path, 'alone')),
        'every backup held',
      ),
  },
  {
    name: 'signing out while another program reads the cache',
    run: (place) =>
      signedOut(place, ({ app }) => [hold(join(accountFolder(app), 'cache.db'), 'asExcel')], 'cache.db open elsewhere'),
  },
  {
    name: 'the log is cleared while a program has one of its files open',
    run: (place) =>
      withStore(place, async ({ app }) => {
        app.log.note('something')
        const log = join(place.profile, 'logs', 'storedesk.log')
        const letGo = hold(log, 'asExcel')
        const things = must(await app.ask('privacy.clear', { kind: 'logs' }))
        isTrue((things.find(({ kind }) => kind === 'logs')?.bytes ?? 0) > 0, 'what stayed is counted')
        letGo()
        const then = must(await app.ask('privacy.clear', { kind: 'logs' }))
        strictEqual(then.find(({ kind }) => kind === 'logs')?.bytes, 0)
        return { before: 'storedesk.log open', after: 'still counted; cleared once it was closed' }
      }),
  },
  {
    name: 'orders are there again at the next sign-in',
    run: (place) =>
      withStore(place, async (store) => {
        await placeOne(store.app)
        must(await store.app.ask('session.signOut', undefined))
        isTrue(globSync('users/*/orders.db', { cwd: place.profile }).length === 1)
        return { before: '1 order, signed out', after: 'orders.db is there' }
      }),
  },
]
