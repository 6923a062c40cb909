/** Placing orders, and the state left when the program is ended midway. */
import { deepStrictEqual, ok as isTrue, strictEqual } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sweepParts } from '../../src/main/files/atomic-file.ts'
import { backupsOf, lastGoodBackup } from '../../src/main/store/database-backups.ts'
import { orderMigrations } from '../../src/main/store/migrations/orders.ts'
import type { CallName } from '../../src/shared/portal/calls.ts'
import { must } from '../support/services-on-stock.ts'
import { startBeside } from './beside.ts'
import type { Case } from './case.ts'
import {
  CART,
  fillCart,
  GOODS,
  journalFile,
  journalOf,
  ordersAt,
  personOf,
  placeOne,
  prepared,
  type Store,
  withStore,
} from './store.ts'

/** Waits until the portal has received this call. */
async function waitForCall({ portal }: Store, call: CallName): Promise<void> {
  while (!portal.control.requests().some((one) => one.call === call)) await pause(5)
}

/** Runs another StoreDesk on this profile, and ends it with TerminateProcess once the portal has received `call`. */
async function killAt(store: Store, profile: string, act: 'place' | 'import', call: CallName): Promise<void> {
  store.app.services.close()
  store.portal.control.clearRequests()
  const beside = await startBeside(act, { profile, ...(await personOf(store)), ids: GOODS })
  await beside.until('ready')
  await Promise.race([waitForCall(store, call), beside.until('done')])
  await beside.kill()
}

/** Returns the state of the journal's only order, after it was asked about. */
async function settled(store: Store): Promise<string> {
  const app = await store.restart()
  await app.services.accounts.recover()
  const [order, ...others] = await journalOf(app)
  deepStrictEqual(others, [])
  return order?.state ?? 'none'
}

export const orderCases: readonly Case[] = [
  {
    name: 'an order is placed once, is in the journal and in its backup',
    run: (place) =>
      withStore(place, async (store) => {
        const { app } = store
        const before = await ordersAt(app)
        const order = await placeOne(app)
        strictEqual(order.state, 'accepted')
        const after = await ordersAt(app)
        const poids = order.groups.flatMap(({ poid }) => poid ?? [])
        strictEqual(after.count, before.count + poids.length)
        isTrue(poids.every((id) => after.newest.includes(id)))
        const file = journalFile(app)
        app.services.close()
        isTrue(lastGoodBackup(file, orderMigrations) !== undefined)
        return {
          before: `${before.count} orders at the portal`,
          after: `${poids.length} more, accepted in the journal, a whole backup`,
        }
      }),
  },
  {
    name: 'an order whose answer is lost is asked about, and not sent again',
    run: (place) =>
      withStore(place, async (store) => {
        const { app, portal } = store
        const before = await ordersAt(app)
        await fillCart(app)
        const ask = await prepared(app)
        portal.control.faults([{ kind: 'answerLost', call: 'order.place' }])
        await app.ask('orders.place', ask)
        strictEqual(await settled(store), 'accepted')
        strictEqual((await ordersAt(store.app)).count, before.count + ask.groups.length)
        return { before: 'sent, no answer', after: 'accepted after a start, once at the portal' }
      }),
  },
  {
    name: 'ended while the portal hasn’t taken the order yet: not lost, not doubled',
    run: (place) =>
      withStore(place, async (store) => {
        const before = (await ordersAt(store.app)).count
        store.portal.control.faults([{ kind: 'hang', call: 'order.place' }])
        await killAt(store, place.profile, 'place', 'order.place')
        const state = await settled(store)
        const after = (await ordersAt(store.app)).count
        strictEqual(after, before)
        isTrue(state === 'rejected' || state === 'unknown' || state === 'sending', state)
        return {
          before: 'TerminateProcess while it is sent',
          after: `0 orders at the portal, “${state}” in the journal`,
        }
      }),
  },
  {
    name: 'ended after the portal took the order, before its answer came: found, not doubled',
    run: (place) =>
      withStore(place, async (store) => {
        const before = (await ordersAt(store.app)).count
        store.portal.control.faults([{ kind: 'answerLost', call: 'order.place' }])
        await killAt(store, place.profile, 'place', 'order.placeStatus')
        strictEqual(await settled(store), 'accepted')
        const [order] = await journalOf(store.app)
        const poids = order?.groups.flatMap(({ poid }) => poid ?? []) ?? []
        isTrue(poids.length > 0)
        strictEqual((await ordersAt(store.app)).count, before + poids.length)
        return {
          before: 'TerminateProcess while it is asked about',
          after: `accepted, once at the portal (${poids.length} groups)`,
        }
      }),
  },
  {
    name: 'ended right after an order was accepted: it is in the journal',
    run: (place) =>
      withStore(place, async (store) => {
        store.app.services.close()
        const person = await personOf(store)
        const beside = await startBeside('place', { profile: place.profile, ...person, ids: GOODS })
        await beside.until('done')
        await beside.kill()
        strictEqual(await settled(store), 'accepted')
        return { before: 'accepted, then TerminateProcess', after: 'accepted after a start' }
      }),
  },
  {
    name: 'ended in the middle of an import: it goes on, and no line is doubled',
    run: (place) =>
      withStore(place, async (store) => {
        store.portal.control.faults([{ kind: 'answerLost', call: 'cart.update' }])
        await killAt(store, place.profile, 'import', 'cart.update')
        const app = await store.restart()
        const waiting = must(await app.ask('import.current', { cartType: CART }))
        isTrue(waiting !== undefined, 'the import waits')
        must(await app.ask('import.commit', { importId: waiting?.id ?? '' }))
        const { cart } = must(await app.services.client.call('cart.lines', {}))
        deepStrictEqual(cart.map(({ id, qty }) => [id, qty]).toSorted(), GOODS.map((id) => [id, 3]).toSorted())
        return { before: 'TerminateProcess while rows are sent', after: `${cart.length} lines, each once` }
      }),
  },
  {
    name: 'ended while it writes a list: the old file is whole, the rest is swept',
    run: async ({ files }) => {
      const path = join(files, 'list.csv')
      writeFileSync(path, 'the old list')
      const beside = await startBeside('write', { path })
      await beside.until('writing')
      await beside.kill()
      strictEqual(readFileSync(path, 'utf8'), 'the old list')
      const [left = ''] = readdirSync(files).filter((name) => name.endsWith('.part'))
      utimesSync(join(files, left), new Date(0), new Date(0))
      await sweepParts(files, Date.now())
      strictEqual(existsSync(join(files, left)), false)
      return { before: 'the old list, a new one half written', after: 'the old list alone' }
    },
  },
  {
    name: 'ended again and again while it saves settings: the file is always whole',
    run: async ({ profile }) => {
      const beside = await startBeside('settings', { profile })
      await beside.until('writing')
      await pause(300)
      await beside.kill()
      const { textSize } = JSON.parse(readFileSync(join(profile, 'device.json'), 'utf8'))
      isTrue([90, 115].includes(textSize))
      return { before: 'written hundreds of times, TerminateProcess', after: `device.json says ${textSize}%` }
    },
  },
  {
    name: 'ended while it makes its first backups: the journal opens, the backup is whole or none',
    run: (place) =>
      withStore(place, async (store) => {
        await placeOne(store.app)
        const file = journalFile(store.app)
        store.app.services.close()
        const beside = await startBeside('backups', { file })
        await beside.until('writing')
        await pause(200)
        await beside.kill()
        isTrue(lastGoodBackup(file, orderMigrations) !== undefined)
        const app = await store.restart()
        strictEqual((await journalOf(app)).length, 1)
        return {
          before: 'backups one after the other, TerminateProcess',
          after: `1 order, ${backupsOf(file).length} backups`,
        }
      }),
  },
]
