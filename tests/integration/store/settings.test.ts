/** Settings stay with their account, over sessions and starts, and no other account sees them. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { say } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const key = 'list.orderHistory'
const value = { columns: ['poid', 'net'], widths: { poid: 140 } }
const badRequest = { ok: false, error: { kind: 'request', message: say('badRequest') } }

let portal: PracticePortal
let app: App
const { keychain } = drawer()

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
})
afterAll(() => portal.stop())
beforeEach(() => {
  app = openApp({ origin: portal.origin, loadKeychain: async () => keychain })
  return () => app.services.close()
})

const read = async (from = app) => must(await from.ask('settings.read', { key }))
const drafts = () => join(app.services.session.folder() ?? '', 'drafts.db')

describe('a setting', () => {
  it('is read as it was written, also after signing out and after another start', async () => {
    await signIn(app, portal)
    expect(await read()).toBeUndefined()
    must(await app.ask('settings.write', { key, value }))
    expect(await read()).toEqual(value)
    await app.ask('session.signOut', undefined)
    await signIn(app, portal)
    expect(await read()).toEqual(value)
    app.services.close()
    const next = openApp({ origin: portal.origin, loadKeychain: async () => keychain, folder: app.folder })
    await signIn(next, portal)
    expect(await read(next)).toEqual(value)
    next.services.close()
  })

  it('that tells where the user was ends with the session', async () => {
    const recent = { key: 'recent' as const, value: { visited: [{ to: '/home', title: 'Home' }] } }
    await signIn(app, portal)
    must(await app.ask('settings.write', recent))
    must(await app.ask('settings.write', { key, value }))
    expect(must(await app.ask('settings.read', { key: 'recent' }))).toEqual(recent.value)
    await app.ask('session.signOut', undefined)
    await signIn(app, portal)
    expect(must(await app.ask('settings.read', { key: 'recent' }))).toBeUndefined()
    expect(await read()).toEqual(value)
  })

  it('isn’t shared with another account', async () => {
    await signIn(app, portal)
    must(await app.ask('settings.write', { key, value }))
    await signIn(app, portal, 1)
    expect(await read()).toBeUndefined()
  })

  it('is for people who are signed in', async () => {
    expect(await app.ask('settings.read', { key })).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(await app.ask('settings.write', { key, value })).toMatchObject({ ok: false, error: { kind: 'session' } })
  })

  it.each([
    ['a name that is in no table', { key: 'list.nothing', value }],
    ['a field that it does not have', { key, value: { colour: 'red' } }],
    ['a value of another kind', { key, value: 'wide' }],
    [
      'more than eight kilobytes',
      {
        key,
        value: {
          columns: Array.from({ length: 100 }, () => 'x'.repeat(64)),
          widths: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}`.padStart(64, 'w'), 100])),
        },
      },
    ],
  ])('with %s is refused', async (_, payload) => {
    await signIn(app, portal)
    expect(await app.ask('settings.write', payload as never)).toEqual(badRequest)
    expect(await read()).toBeUndefined()
  })

  it.each(['not JSON', '"wide"', '{"columns":"many"}'])('that stands there as %s counts as not there', async (kept) => {
    await signIn(app, portal)
    must(await app.ask('settings.write', { key, value }))
    const db = new BetterSqlite3(drafts())
    db.prepare('UPDATE settings SET value = ?').run(kept)
    db.close()
    expect(await read()).toBeUndefined()
  })

  it('is not kept where the account’s files can’t be used, without a message', async () => {
    await signIn(app, portal)
    const file = drafts()
    app.services.close()
    for (const companion of ['', '-wal', '-shm']) rmSync(file + companion, { force: true })
    mkdirSync(file)
    const next = openApp({ origin: portal.origin, loadKeychain: async () => keychain, folder: app.folder })
    await signIn(next, portal)
    expect(await next.ask('settings.write', { key, value })).toEqual({ ok: true, value: undefined })
    expect(await next.ask('settings.read', { key })).toEqual({ ok: true, value: undefined })
    next.services.close()
  })
})
