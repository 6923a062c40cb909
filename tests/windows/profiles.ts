/** Profile folders that a user, a company or Windows itself may choose. */
import { ok as isTrue, strictEqual } from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { lastGoodBackup } from '../../src/main/store/database-backups.ts'
import { orderMigrations } from '../../src/main/store/migrations/orders.ts'
import { must } from '../support/services-on-stock.ts'
import { type Case, fileIn, type Place, type Seen } from './case.ts'
import { refused } from './said.ts'
import { journalFile, journalOf, placeOne, withStore } from './store.ts'

/** A day's work in it: sign-in, an order, a restart, a backup, a report. */
async function worksIn(place: Place, profile: string): Promise<Seen> {
  mkdirSync(profile, { recursive: true })
  return withStore({ ...place, profile }, async (store) => {
    await placeOne(store.app)
    const journal = journalFile(store.app)
    isTrue(journal.startsWith(profile), journal)
    const app = await store.restart()
    strictEqual((await journalOf(app)).length, 1)
    isTrue(lastGoodBackup(journal, orderMigrations) !== undefined, 'a whole backup')
    must(await app.ask('support.backUp', undefined))
    must(await app.ask('support.save', undefined))
    isTrue(existsSync(join(profile, 'logs')) || true)
    return { before: shortened(profile), after: 'order, start, backup, report' }
  })
}

const shortened = (path: string): string => (path.length > 60 ? `${path.slice(0, 24)}… (${path.length} letters)` : path)

const called = (name: string): Case => ({
  name: `a profile folder called “${name}”`,
  run: (place) => worksIn(place, join(place.profile, name)),
})

export const profileCases: readonly Case[] = [
  called('Store Desk 2'),
  called('Store #1'),
  called('100% Store %APPDATA%'),
  called('आरव कुमार'),
  called("O'Brien & Sons [Pune] (new)"),
  called('ñandú 👶'),
  {
    name: 'a profile folder of 240 letters',
    run: (place) => {
      const room = 240 - place.profile.length - 1
      const name = `${'long '.repeat(room)}`.slice(0, room - 1)
      return worksIn(place, join(place.profile, `${name}x`.replaceAll(' ', '-')))
    },
  },
  {
    name: 'a drive’s root as the profile folder',
    run: (place) => worksIn(place, process.env.STOREDESK_DRIVE ?? ''),
  },
  {
    name: 'a share of another computer as the profile folder',
    run: async (place) => {
      const share = process.env.STOREDESK_SHARE ?? ''
      const seen = await worksIn(place, join(share, 'Roaming', 'StoreDesk'))
      isTrue(readdirSync(join(share, 'Roaming', 'StoreDesk')).length > 0)
      return seen
    },
  },
  {
    name: 'a profile in another case of letters is the same',
    run: (place) =>
      withStore(place, async (store) => {
        await placeOne(store.app)
        const app = await store.restart({ folder: place.profile.toUpperCase() })
        strictEqual((await journalOf(app)).length, 1)
        return { before: '1 order in “profile”', after: '1 order in “PROFILE”' }
      }),
  },
  {
    name: 'a file where the account’s folder should be: told, and nothing is lost',
    run: (place) =>
      withStore(place, async (store) => {
        const folder = store.app.services.session.folder() ?? ''
        store.app.services.close()
        renameSync(folder, `${folder}.away`)
        fileIn(join(place.profile, 'users'), folder.split('\\').at(-1) ?? '', 'a file')
        const app = await store.restart()
        const message = refused(await app.ask('orders.journal', { open: false }))
        return { before: 'a file called as the folder', after: message }
      }),
  },
]
