/** A damaged journal, and its handling at the next start. */
import { deepStrictEqual, ok as isTrue, strictEqual } from 'node:assert/strict'
import { chmodSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { backupsOf } from '../../src/main/store/database-backups.ts'
import { must } from '../support/services-on-stock.ts'
import type { Case, Place, Seen } from './case.ts'
import { hold, holdFor } from './held.ts'
import { refused } from './said.ts'
import { CART, fillCart, journalFile, journalOf, placeOne, prepared, type Store, withStore } from './store.ts'

/** After an order StoreDesk ends, the journal is damaged, and StoreDesk starts again. */
const harmed = (
  place: Place,
  harm: (journal: string) => unknown,
  found: (store: Store, journal: string) => Promise<Seen>,
): Promise<Seen> =>
  withStore(place, async (store) => {
    await placeOne(store.app)
    const journal = journalFile(store.app)
    store.app.services.close()
    await harm(journal)
    await store.restart()
    return found(store, journal)
  })

/** Checks that the order is there from the backup, and that ordering is held until the user has looked. */
async function isHeld({ app }: Store, before: string): Promise<Seen> {
  strictEqual((await journalOf(app)).length, 1)
  const message = refused(await app.ask('orders.prepare', { cart: CART }))
  isTrue(must(await app.ask('orders.held', undefined)) !== undefined)
  isTrue(app.services.notices.length > 0, 'the user is told')
  return { before, after: `1 order from the backup; ${message}` }
}

function removeJournal(journal: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(journal + end, { force: true })
}

export const recoveryCases: readonly Case[] = [
  {
    name: 'the journal was deleted: its backup takes its place, ordering is held',
    run: (place) => harmed(place, removeJournal, (store) => isHeld(store, 'orders.db deleted')),
  },
  {
    name: 'the journal was overwritten: it is set aside, its backup takes its place, ordering is held',
    run: (place) =>
      harmed(
        place,
        (journal) => {
          removeJournal(journal)
          writeFileSync(journal, 'not a database, and long enough to be looked at '.repeat(100))
        },
        async (store, journal) => {
          isTrue(readdirSync(dirname(journal)).some((name) => /^orders\.db\.damaged-[^:]+$/.test(name)))
          return isHeld(store, 'orders.db overwritten')
        },
      ),
  },
  {
    name: 'the journal was emptied: its backup takes its place',
    run: (place) =>
      harmed(
        place,
        (journal) => {
          removeJournal(journal)
          writeFileSync(journal, '')
        },
        (store) => isHeld(store, 'orders.db of 0 bytes'),
      ),
  },
  {
    name: 'the journal was cut off by a full disk: its backup takes its place',
    run: (place) =>
      harmed(
        place,
        (journal) => truncateSync(journal, 5000),
        (store) => isHeld(store, 'orders.db of 5,000 bytes'),
      ),
  },
  {
    name: 'the newest backup is damaged, too: the one before is taken',
    run: (place) =>
      withStore(place, async (store) => {
        await placeOne(store.app)
        const journal = journalFile(store.app)
        await store.restart()
        store.app.services.close()
        const backups = backupsOf(journal)
        isTrue(backups.length >= 2)
        writeFileSync(backups.at(-1) ?? '', 'no backup')
        removeJournal(journal)
        await store.restart()
        return isHeld(store, 'orders.db deleted, its newest backup overwritten')
      }),
  },
  {
    name: 'a backup that was made read-only is put back, and can be written to',
    run: (place) =>
      harmed(
        place,
        (journal) => {
          for (const backup of backupsOf(journal)) chmodSync(backup, 0o444)
          removeJournal(journal)
        },
        (store) => isHeld(store, 'orders.db deleted, its backups read-only'),
      ),
  },
  {
    name: 'after the history was looked at, ordering waits until nothing can be on its way',
    run: (place) =>
      harmed(place, removeJournal, async ({ app }) => {
        const { orders = [] } = must(await app.ask('orders.lookBack', undefined)) ?? {}
        isTrue(orders.some(({ inJournal }) => inJournal))
        const message = refused(await app.ask('orders.release', undefined))
        return { before: 'held', after: `${orders.length} orders shown; ${message}` }
      }),
  },
  {
    name: 'the journal is held by a program for a second: it is waited for',
    run: (place) =>
      withStore(place, async (store) => {
        await placeOne(store.app)
        const journal = journalFile(store.app)
        store.app.services.close()
        await holdFor(journal, 'alone', 1000)
        const app = await store.restart()
        const first = await app.ask('orders.journal', { open: false })
        if (!first.ok) refused(first)
        while (!(await app.ask('orders.journal', { open: false })).ok)
          await new Promise((resolve) => setTimeout(resolve, 100))
        strictEqual((await journalOf(app)).length, 1)
        deepStrictEqual(
          readdirSync(dirname(journal)).filter((name) => name.includes('damaged')),
          [],
        )
        return {
          before: 'held for a second',
          after: `${first.ok ? 'opened' : 'told, then opened'}: 1 order, nothing set aside`,
        }
      }),
  },
  {
    name: 'the newest backup is held for good: it is named, and nothing is ordered meanwhile',
    run: (place) =>
      withStore(place, async (store) => {
        await placeOne(store.app)
        const journal = journalFile(store.app)
        store.app.services.close()
        const newest = backupsOf(journal).at(-1) ?? ''
        const letGo = hold(newest, 'alone')
        const app = await store.restart()
        const message = refused(await app.ask('orders.prepare', { cart: CART }))
        isTrue(message.startsWith(basename(newest)), message)
        strictEqual((await journalOf(app)).length, 1)
        letGo()
        await fillCart(app)
        await prepared(app)
        return { before: 'its newest backup is held', after: `${message} Let go: ordering goes on` }
      }),
  },
  {
    name: 'the journal is held for good: told, and never taken for a damaged one',
    run: (place) =>
      withStore(place, async (store) => {
        await placeOne(store.app)
        const journal = journalFile(store.app)
        store.app.services.close()
        const letGo = hold(journal, 'alone')
        const app = await store.restart()
        const message = refused(await app.ask('orders.journal', { open: false }))
        letGo()
        strictEqual((await journalOf(app)).length, 1)
        strictEqual(existsSync(`${journal}.restored`), false)
        deepStrictEqual(
          readdirSync(dirname(journal)).filter((name) => name.includes('damaged')),
          [],
        )
        return { before: 'held by a program', after: `${message} Let go: 1 order` }
      }),
  },
]
