/** An account whose files were damaged while the app was closed. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { say } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

let portal: PracticePortal
let keychain = drawer().keychain
let folder: string
let account: string

const start = () => openApp({ origin: portal.origin, loadKeychain: async () => keychain, folder })
const notices = async (app: App) => must(await app.ask('app.about', undefined)).notices

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
})
afterAll(() => portal.stop())

/** A day's work, then the app is closed. */
beforeEach(async () => {
  keychain = drawer().keychain
  const app = openApp({ origin: portal.origin, loadKeychain: async () => keychain })
  folder = app.folder
  await signIn(app, portal)
  must(await app.ask('cart.open', { cart: 'all', fresh: true }))
  account = app.services.session.folder() ?? ''
  app.services.close()
})

describe('the next start', () => {
  it('on whole files has nothing to say', async () => {
    const app = start()
    await app.services.signIn.restore()
    must(await app.ask('cart.open', { cart: 'all', fresh: true }))
    expect(await notices(app)).toEqual([])
    app.services.close()
  })

  it.each(['orders.db', 'drafts.db', 'cache.db'])(
    'with a damaged %s works, and tells where the old one is',
    async (name) => {
      for (const companion of ['-wal', '-shm']) rmSync(join(account, name + companion), { force: true })
      writeFileSync(join(account, name), 'not a database at all, but long enough to be looked at '.repeat(100))
      const app = start()
      await app.services.signIn.restore()
      // Known from the start of the session, before the files were used.
      const [notice, ...more] = await notices(app)
      expect(more).toEqual([])
      must(await app.ask('cart.open', { cart: 'all', fresh: true }))
      must(await app.ask('orders.journal', { open: false }))
      expect(notice).toContain(`${name} was damaged and is kept as ${name}.damaged-`)
      expect(readdirSync(account).some((file) => file.startsWith(`${name}.damaged-`))).toBe(true)
      app.services.close()
    },
  )

  it.each(['orders.db', 'drafts.db'])(
    'with a %s of a newer StoreDesk says so, and signs in all the same',
    async (name) => {
      const newer = new BetterSqlite3(join(account, name))
      newer.pragma('user_version = 99')
      newer.close()
      const app = start()
      await app.services.signIn.restore()
      expect(must(await app.ask('session.state', undefined)).phase).toBe('signedIn')
      for (const answer of [
        await app.ask('cart.open', { cart: 'all', fresh: true }),
        await app.ask('orders.journal', { open: true }),
      ]) {
        expect(answer).toEqual({
          ok: false,
          error: { kind: 'storage', message: say('storageNewer', { file: name }) },
        })
      }
      expect(app.defects).toEqual([])
      app.services.close()
    },
  )

  it('with a cache of a newer StoreDesk asks the portal, and leaves it alone', async () => {
    const newer = new BetterSqlite3(join(account, 'cache.db'))
    newer.pragma('user_version = 99')
    newer.close()
    const app = start()
    await app.services.signIn.restore()
    const read = { call: 'session.states', args: {}, request: 'r', fresh: false }
    expect(await app.ask('portal.read', read)).toMatchObject({ ok: true, value: { saved: false } })
    expect(existsSync(join(account, 'cache.db'))).toBe(true)
    app.services.close()
  })

  it('with a file where the account’s folder should be says what is wrong', async () => {
    rmSync(account, { recursive: true })
    writeFileSync(account, '')
    const app = start()
    await app.services.signIn.restore()
    expect(await app.ask('cart.open', { cart: 'all', fresh: true })).toMatchObject({
      ok: false,
      error: { kind: 'storage', message: say('storageFault') },
    })
    const read = { call: 'session.states', args: {}, request: 'r', fresh: false }
    expect(await app.ask('portal.read', read)).toMatchObject({ ok: true })
    expect(app.defects).toEqual([])
    app.services.close()
  })

  it('whose drafts have no place on the disk says what is wrong', async () => {
    const place = join(account, 'drafts.db')
    rmSync(place, { force: true })
    mkdirSync(place)
    const app = start()
    await app.services.signIn.restore()
    expect(await app.ask('cart.open', { cart: 'all', fresh: true })).toMatchObject({
      ok: false,
      error: { kind: 'storage' },
    })
    expect(app.defects).toEqual([])
    app.services.close()
  })
})
