import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Allowed, createHostsFile } from '../../../src/main/config/change-hosts.ts'
import { connectionHandlers } from '../../../src/main/connection/connection-handlers.ts'
import { DIRECT } from '../../../src/main/portal/proxy-routes.ts'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { say } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'
import { emptyFolder } from './folder.ts'

let portal: PracticePortal
beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
})
afterAll(() => portal.stop())

const open = (): App => openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
const thing = async (app: App, kind: string) =>
  must(await app.ask('privacy.read', undefined)).find((one) => one.kind === kind)

describe('the password', () => {
  const NEW = 'QUiet77$$lamp'
  const change = (app: App, oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
    app.ask('session.changePassword', { oldPassword, newPassword, confirmPassword })

  it('is changed by a user who knows the old one, and signs in from then on', async () => {
    const app = open()
    const { password } = await signIn(app, portal, 2)
    expect(await change(app, '', NEW)).toMatchObject({ error: { kind: 'rule', message: say('allMandatory') } })
    expect(await change(app, password, 'Welcome12##')).toMatchObject({ error: { kind: 'rule' } })
    expect(await change(app, password, NEW, `${NEW}x`)).toMatchObject({ error: { message: say('passwordsDiffer') } })
    expect(await change(app, 'not it', NEW)).toMatchObject({
      error: { kind: 'refused', message: say('passwordInvalid') },
    })
    expect(must(await app.ask('session.state', undefined)).phase).toBe('signedIn')
    must(await change(app, password, NEW))
    must(await app.ask('session.signOut', undefined))
    await signIn(app, portal, 2, NEW)
    app.services.close()
  })

  it('can’t be changed without signing in', async () => {
    const app = open()
    expect(await change(app, 'x', NEW)).toMatchObject({ error: { kind: 'session' } })
    app.services.close()
  })
})

describe('what is stored', () => {
  it('is listed and cleared kind by kind; the orders stay', async () => {
    const app = open()
    await signIn(app, portal, 0)
    must(await app.ask('cart.open', { cart: 'all', fresh: true }))
    must(await app.ask('portal.read', { call: 'session.states', args: {}, request: 'r', fresh: false }))
    const bytes = new TextEncoder().encode('product id,quantity\n12345,3\n')
    must(await app.ask('import.read', { cartType: 'all', fileName: 'cart.csv', bytes }))
    must(await app.ask('device.write', { email: 'pune@practice.storedesk.example' }))
    app.log.note('something')

    for (const kind of ['answers', 'drafts', 'logs'] as const) {
      const there = await thing(app, kind)
      expect(there, kind).toMatchObject({ canClear: true })
      expect(there?.bytes, kind).toBeGreaterThan(0)
      expect(there?.since, kind).toMatch(/^20/)
      must(await app.ask('privacy.clear', { kind }))
    }
    expect(await thing(app, 'logs')).toMatchObject({ bytes: 0, canClear: false })
    expect(must(await app.ask('import.current', { cartType: 'all' }))).toBeUndefined()
    const after = must(await app.ask('privacy.clear', { kind: 'email' }))
    expect(after.find(({ kind }) => kind === 'email')).toMatchObject({ bytes: 0 })
    expect(must(await app.ask('device.read', undefined)).email).toBeUndefined()
    expect(after.find(({ kind }) => kind === 'orders')).toMatchObject({ canClear: false })
    expect(after.find(({ kind }) => kind === 'orders')?.bytes).toBeGreaterThan(0)
    expect(
      await app.dispatch({ url: 'app://portal/', isTop: true, isKnown: true }, 'privacy.clear', { kind: 'orders' }),
    ).toMatchObject({ ok: false, error: { kind: 'request' } })
    expect(app.defects).toEqual([])
    app.services.close()
  })

  it('of another user’s drafts can’t be cleared before signing in; what others left behind of saved answers can', async () => {
    const app = open()
    const others = join(app.folder, 'users', '9-abcdef01')
    mkdirSync(others, { recursive: true })
    for (const name of ['cache.db', 'drafts.db']) writeFileSync(join(others, name), 'something')
    expect(await app.ask('privacy.clear', { kind: 'drafts' })).toMatchObject({
      error: { message: say('signInToClear') },
    })
    must(await app.ask('privacy.clear', { kind: 'answers' }))
    expect(existsSync(join(others, 'cache.db'))).toBe(false)
    expect(existsSync(join(others, 'drafts.db'))).toBe(true)
    app.services.close()
  })
})

describe('the portal’s addresses', () => {
  const hosts = { api: 'https://portal.example.com', listing: '', checkout: 'https://pay.example.com' }
  const whole = { ...hosts, listing: hosts.api }
  const yes: Allowed = (_, write) => write()
  const never: Allowed = () => {
    throw new Error('Nobody is asked about addresses that can’t be used')
  }

  it('are changed in the file for the next start, and what else stands in it stays', async () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'storedesk.json'), JSON.stringify({ externalLinks: ['www.example.com'] }))
    const file = createHostsFile(folder, {}, undefined)
    expect(file.next()).toBeUndefined()
    must(await file.change(hosts, yes))
    expect(file.next()).toEqual(whole)
    expect(JSON.parse(readFileSync(join(folder, 'storedesk.json'), 'utf8'))).toEqual({
      externalLinks: ['www.example.com'],
      hosts: { api: hosts.api, checkout: hosts.checkout },
    })
    must(await file.change({ api: '', listing: '', checkout: '' }, yes))
    expect(file.next()).toBeUndefined()
  })

  it.each([
    'portal.example.com',
    'http://portal.example.com',
    'https://portal.example.com/api',
    'https://a:b@portal.example.com',
  ])('can’t be %s', async (api) => {
    const folder = emptyFolder()
    const file = createHostsFile(folder, {}, undefined)
    expect(await file.change({ ...hosts, api }, never)).toMatchObject({ ok: false, error: { kind: 'rule' } })
    expect(existsSync(join(folder, 'storedesk.json'))).toBe(false)
  })

  it('can’t be changed where the environment sets them, or the file is read-only', async () => {
    const fixed = createHostsFile(emptyFolder(), { STOREDESK_API_HOST: hosts.api }, undefined)
    expect(fixed.mayChange()).toBe(false)
    expect(await fixed.change(hosts, never)).toMatchObject({ error: { message: say('hostsNotYours') } })
    const folder = emptyFolder()
    writeFileSync(join(folder, 'storedesk.json'), '{}')
    chmodSync(join(folder, 'storedesk.json'), 0o400)
    // Root may write to any file.
    if (process.getuid?.() !== 0) expect(createHostsFile(folder, {}, undefined).mayChange()).toBe(false)
  })
})

describe('a new start', () => {
  const handlers = (busy: boolean, restarted: string[], hasPractice = true) =>
    connectionHandlers({
      hosts: { api: portal.origin, listing: portal.origin, checkout: portal.origin },
      now: undefined,
      hasPractice,
      hostsFile: createHostsFile(emptyFolder(), {}, undefined),
      isProxyFixed: false,
      findRoutes: async () => [DIRECT],
      busy: () => busy,
      restart: () => restarted.push('now'),
      whenTrusted: (_, write) => write(),
    })

  it('is refused while an order is on its way', async () => {
    const restarted: string[] = []
    expect(await handlers(true, restarted)['app.restart'](undefined)).toMatchObject({
      error: { kind: 'rule', message: say('restartWaits') },
    })
    expect(restarted).toEqual([])
    must(await handlers(false, restarted)['app.restart'](undefined))
    expect(restarted).toEqual(['now'])
  })

  it('isn’t needed to test what is in use: one answer for the three duties of one address', async () => {
    const [tested, ...others] = must(await handlers(false, [])['connection.test'](undefined))
    expect(tested).toMatchObject({ finding: 'portal', isFor: ['api', 'listing', 'checkout'], proxy: undefined })
    expect(others).toEqual([])
  })

  it('needs an address in a build without the practice portal', async () => {
    const without = handlers(false, [], false)
    const hosts = { api: 'https://portal.invalid', listing: '', checkout: 'https://pay.invalid' }
    const refusal = { ok: false, error: { kind: 'rule', message: say('hostsNeeded') } }
    expect(await without['connection.test'](undefined)).toMatchObject(refusal)
    expect(await without['connection.change']({ ...hosts, api: '' })).toMatchObject(refusal)
    const next = { ...hosts, listing: hosts.api }
    expect(must(await without['connection.change'](hosts))).toMatchObject({ now: undefined, next })
    expect(must(await without['connection.test'](undefined)).map(({ origin }) => origin)).toEqual([
      next.api,
      next.checkout,
    ])
  })
})
