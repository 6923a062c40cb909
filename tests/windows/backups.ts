/** Backups of a profile, and restoring them. */

import { deepStrictEqual, ok as isTrue, strictEqual } from 'node:assert/strict'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { backupsOf } from '../../src/main/store/database-backups.ts'
import { repairStaged, restoreStaged } from '../../src/main/support/profile-backup.ts'
import { dayAt } from '../../src/shared/domain/values/dates.ts'
import { messages } from '../../src/shared/messages.ts'
import { must } from '../support/services-on-stock.ts'
import { startBeside } from './beside.ts'
import { type Case, fileIn, type Place } from './case.ts'
import { hold, holdFor } from './held.ts'
import { plain, refused } from './said.ts'
import {
  accountFolder,
  CART,
  fillCart,
  GOODS,
  journalFile,
  journalOf,
  personOf,
  placeCart,
  placeOne,
  type Store,
  withStore,
} from './store.ts'

/** A store with an order and a template, and its backup. */
const backedUp = <T>(place: Place, use: (store: Store, backup: string) => Promise<T>): Promise<T> =>
  withStore(
    place,
    async (store) => {
      await fillCart(store.app)
      must(await store.app.ask('templates.save', { cartType: CART, name: 'Every week' }))
      await placeCart(store.app)
      const { path = '' } = must(await store.app.ask('support.backUp', undefined)) ?? {}
      return use(store, path)
    },
    { opens: join(place.files, `storedesk-backup-${dayAt(Date.now())}.zip`) },
  )

/** Closes StoreDesk, restores the waiting backup as the program does at its start, and starts StoreDesk. */
async function putBack(store: Store, { profile }: Place): Promise<string> {
  store.app.services.close()
  const message = restoreStaged(profile, Date.now())
  await store.restart()
  return plain(message ?? '')
}

const templatesOf = async ({ app }: Store): Promise<readonly string[]> =>
  must(await app.ask('templates.list', undefined)).map(({ name }) => name)

export const backupCases: readonly Case[] = [
  {
    name: 'a backup is made while everything is open',
    run: (place) =>
      backedUp(place, async ({ app }, path) => {
        strictEqual((await journalOf(app)).length, 1)
        const parts = Object.keys(unzipSync(readFileSync(path)))
        isTrue(
          parts.every((name) => !name.includes('\\')),
          'names with slashes',
        )
        isTrue(parts.some((name) => name.endsWith('/orders.db')))
        return {
          before: 'databases open, one order',
          after: `${parts.length} parts: ${parts.map((name) => name.split('/').at(-1)).join(', ')}`,
        }
      }),
  },
  {
    name: 'a backup is made while another program writes to the journal',
    run: (place) =>
      backedUp(place, async (store) => {
        const beside = await startBeside('lock', { path: journalFile(store.app) })
        await beside.until('ready')
        must(await store.app.ask('support.backUp', undefined))
        await beside.kill()
        strictEqual((await journalOf(store.app)).length, 1)
        return { before: 'a transaction of another program', after: 'a backup, and the journal as it was' }
      }),
  },
  {
    name: 'a backup is put back: what was removed since is there again, orders stay',
    run: (place) =>
      backedUp(place, async (store) => {
        for (const { id } of must(await store.app.ask('templates.list', undefined)))
          must(await store.app.ask('templates.remove', { id }))
        must(await store.app.ask('support.restore', undefined))
        const message = await putBack(store, place)
        deepStrictEqual(await templatesOf(store), ['Every week'])
        strictEqual((await journalOf(store.app)).length, 1)
        return { before: 'no template, 1 order', after: `the template, 1 order; ${message}` }
      }),
  },
  {
    name: 'a read-only backup on a stick is put back',
    run: (place) =>
      backedUp(place, async (store, path) => {
        chmodSync(path, 0o444)
        for (const { id } of must(await store.app.ask('templates.list', undefined)))
          must(await store.app.ask('templates.remove', { id }))
        must(await store.app.ask('support.restore', undefined))
        const message = await putBack(store, place)
        deepStrictEqual(await templatesOf(store), ['Every week'])
        return { before: 'a read-only zip', after: message }
      }),
  },
  {
    name: 'a backup that a program locks against reading is reported, nothing waits',
    run: (place) =>
      backedUp(place, async (store, path) => {
        const letGo = hold(path, 'alone')
        const message = refused(await store.app.ask('support.restore', undefined))
        letGo()
        strictEqual(existsSync(join(place.profile, 'restore')), false)
        return { before: 'held by a program', after: message }
      }),
  },
  {
    name: 'a file that isn’t a backup is reported, nothing waits',
    run: (place) =>
      backedUp(place, async (store, path) => {
        fileIn(place.files, path.split('\\').at(-1) ?? '', 'PK no zip')
        const message = refused(await store.app.ask('support.restore', undefined))
        strictEqual(existsSync(join(place.profile, 'restore')), false)
        return { before: 'a text called .zip', after: message }
      }),
  },
  {
    name: 'what waits is put back though a program holds a database for a second',
    run: (place) =>
      backedUp(place, async (store) => {
        must(await store.app.ask('support.restore', undefined))
        const drafts = join(accountFolder(store.app), 'drafts.db')
        store.app.services.close()
        await holdFor(drafts, 'asExcel', 1000)
        const message = await putBack(store, place)
        deepStrictEqual(await templatesOf(store), ['Every week'])
        return { before: 'drafts.db held for a second', after: message }
      }),
  },
  {
    name: 'what waits isn’t put back while a program holds a database: told, nothing is lost, and done at the next start',
    run: (place) =>
      backedUp(place, async (store) => {
        must(await store.app.ask('support.restore', undefined))
        const drafts = join(accountFolder(store.app), 'drafts.db')
        store.app.services.close()
        const letGo = hold(drafts, 'asExcel')
        const message = plain(restoreStaged(place.profile, Date.now()) ?? '')
        letGo()
        await store.restart()
        deepStrictEqual(await templatesOf(store), ['Every week'])
        const then = await putBack(store, place)
        deepStrictEqual(await templatesOf(store), ['Every week'])
        strictEqual((await journalOf(store.app)).length, 1)
        return { before: 'drafts.db open in another program', after: `${message} At the next start: ${then}` }
      }),
  },
  {
    name: 'the journal’s backup is held by a program: no order waits for it, an older one stays',
    run: (place) =>
      backedUp(place, async (store) => {
        const journal = journalFile(store.app)
        await store.restart()
        const held = backupsOf(journal).map((path) => hold(path, 'asExcel'))
        const again = await placeOne(store.app, GOODS.slice(2))
        strictEqual(again.state, 'accepted')
        store.app.services.close()
        isTrue(backupsOf(journal).length > 0)
        for (const letGo of held) letGo()
        return { before: 'every backup open in another program', after: 'an order accepted, backups there' }
      }),
  },
  {
    name: 'a repair sets a damaged database aside, and goes on where one is held',
    run: (place) =>
      backedUp(place, async (store) => {
        must(await store.app.ask('support.repair', undefined))
        const folder = accountFolder(store.app)
        store.app.services.close()
        const letGo = hold(join(folder, 'cache.db'), 'asExcel')
        const message = plain(repairStaged(place.profile, Date.now()) ?? '')
        letGo()
        const app = await store.restart()
        strictEqual((await journalOf(app)).length, 1)
        return { before: 'cache.db open in another program', after: message }
      }),
  },
]

/** Two programs on one profile: `--diagnose` while StoreDesk runs, and a copy started from another Windows account. */
export const twoCases: readonly Case[] = [
  {
    name: 'another StoreDesk has the profile open: both see the orders',
    run: (place) =>
      backedUp(place, async (store) => {
        const beside = await startBeside('open', { profile: place.profile, ...(await personOf(store)), ids: GOODS })
        await beside.until('ready')
        const order = await placeOne(store.app, GOODS.slice(2))
        strictEqual(order.state, 'accepted')
        strictEqual((await journalOf(store.app)).length, 2)
        await beside.kill()
        strictEqual((await journalOf(store.app)).length, 2)
        return { before: '1 order, two programs', after: '2 orders, also after the other was ended' }
      }),
  },
  {
    name: 'two StoreDesks place the same cart: one order',
    run: (place) =>
      withStore(place, async (store) => {
        const person = await personOf(store)
        const others = await Promise.all(
          [1, 2].map(() => startBeside('place', { profile: place.profile, ...person, ids: GOODS })),
        )
        await Promise.allSettled(others.map((one) => one.until('done')))
        for (const one of others) await one.kill()
        const app = await store.restart()
        const poids = (await journalOf(app)).flatMap(({ groups }) => groups.flatMap(({ poid }) => poid ?? []))
        strictEqual(new Set(poids).size, poids.length)
        isTrue((await journalOf(app)).filter(({ state }) => state === 'accepted').length <= 1)
        return { before: 'one cart, two programs', after: `${poids.length} groups placed, each once` }
      }),
  },
  {
    name: 'another program writes to the journal for good: told, not hung',
    run: (place) =>
      backedUp(place, async (store) => {
        const beside = await startBeside('lock', { path: journalFile(store.app) })
        await beside.until('ready')
        await fillCart(store.app, GOODS.slice(2))
        const message = refused(await store.app.ask('orders.prepare', { cart: CART }))
        await beside.kill()
        isTrue(message === messages.storageBusy, message)
        return { before: 'a transaction of another program', after: message }
      }),
  },
  {
    name: 'the report is made while another StoreDesk works',
    run: (place) =>
      backedUp(place, async (store) => {
        const beside = await startBeside('open', { profile: place.profile, ...(await personOf(store)), ids: GOODS })
        await beside.until('ready')
        const parts = must(await store.app.ask('support.report', undefined))
        const databases = parts.find(({ name }) => name === 'databases.txt')?.text ?? ''
        await beside.kill()
        isTrue(/orders\.db: .*whole/.test(databases), databases)
        isTrue(!/[A-Z]:\\|\\\\/.test(databases), 'no path of this computer')
        return { before: 'databases open twice', after: `${databases.trim().split('\n').length} databases, all whole` }
      }),
  },
]
