import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Keychain } from '../../../src/main/vault/vault.ts'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { LIST_FORMATS } from '../../../src/shared/bridge/entry.ts'
import { plentiful, some } from '../../support/goods.ts'
import { must } from '../../support/services-on-stock.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

let portal: PracticePortal
/** The first user's password, after the change. */
let changed: string | undefined
beforeAll(async () => {
  portal = await startPracticePortal()
})
afterAll(() => portal.stop())

const orders = z.object({ rows: z.array(z.object({ poid: z.string() })) })

/** The encodings that a text may have in a file. */
const guises = (secret: string): readonly Buffer[] => [
  Buffer.from(secret, 'utf8'),
  Buffer.from(secret, 'utf16le'),
  // base64 of a longer text that contains the secret, without the ends that depend on the neighbouring text.
  ...[0, 1, 2].map((before) => {
    const coded = Buffer.from(' '.repeat(before) + secret, 'utf8').toString('base64')
    return Buffer.from(coded.slice(before === 0 ? 0 : 4, -4))
  }),
  Buffer.from(Buffer.from(secret, 'utf8').toString('hex')),
]

function filesWith(secret: string, ...folders: readonly string[]): readonly string[] {
  const needles = guises(secret)
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => {
        const bytes = readFileSync(file)
        return needles.some((guise) => bytes.includes(guise))
      }),
  )
}

/** A day's work: carts, imports, an order, exports, papers, the portal's faults, and two defects. */
async function work(app: App): Promise<readonly unknown[]> {
  const answers: unknown[] = []
  const note = <T>(answer: T): T => {
    answers.push(answer)
    return answer
  }
  note(await app.ask('app.about', undefined))
  note(await app.ask('session.state', undefined))
  const cart = must(note(await app.ask('cart.open', { cart: 'all', fresh: true })))
  const sample = `product id,quantity\n${cart.lines.map(({ id }) => `${id},3`).join('\n')}\n12345,6\n`
  const bytes = new TextEncoder().encode(sample)
  note(await app.ask('import.read', { cartType: 'all', fileName: 'cart.csv', bytes }))
  note(await app.ask('import.saveSample', undefined))
  note(await app.ask('cart.export', { cart: 'all', format: 'csv' }))
  note(await app.ask('orders.prepare', { cart: 'all' }))
  note(await app.ask('orders.journal', { open: false }))
  const filters = { ordered: { from: '2026-11-01', to: '2026-11-21' } }
  const saving = { list: 'orderHistory', filters, subject: '', columns: ['poid', 'net'], request: 'l' } as const
  for (const format of LIST_FORMATS) note(await app.ask('lists.save', { ...saving, format }))
  note(await app.ask('settings.write', { key: 'list.orderHistory', value: { columns: ['poid'] } }))
  for (const call of ['session.rules', 'session.states', 'order.history', 'session.meFirst', 'nonsense']) {
    note(await app.ask('portal.read', { call, args: { query: {} }, request: call, fresh: true }))
  }
  portal.control.faults([{ kind: 'status', times: 3 }])
  note(await app.ask('portal.read', { call: 'session.states', args: {}, request: 'x', fresh: true }))
  portal.control.clearFaults()
  app.log.fault('defect in a test', new Error('request failed', { cause: { Authorization: 'Bearer x' } }))
  return answers
}

describe.each<readonly [string, 'keychain' | 'memory', (keychain: Keychain) => () => Promise<Keychain>]>([
  ['a keychain', 'keychain', (keychain) => async () => keychain],
  ['no keychain', 'memory', () => () => Promise.reject(new Error('There is no keychain'))],
])('on a computer with %s', (_, kind, load) => {
  it('token, password and one-time password are in no file, no log, no event and no answer', async () => {
    const { keychain } = drawer()
    const saveIn = mkdtempSync(join(tmpdir(), 'storedesk-saved-'))
    const app = openApp({ origin: portal.origin, loadKeychain: load(keychain), saveIn })
    const email = portal.users[0]?.email ?? ''
    const wrong = 'not-the-Pa55word'
    await app.ask('session.requestOtp', { email, password: wrong })
    await app.ask('session.verifyOtp', { email, password: wrong, mobilenumber: '', code: '999999' })
    // The usual password is a word that occurs in many files.
    const password = 'canary-Pa55-8c1f'
    const own = await signIn(app, portal, 0, changed)
    changed = password
    const id = own.state.phase === 'signedIn' ? own.state.store.id : 0
    const body = { oldPassword: own.password, newPassword: password, confirmPassword: password }
    must(await app.services.client.call('session.changePassword', { params: { id }, body }))
    const { code, state } = await signIn(app, portal, 0, changed)
    expect(state).toMatchObject({ phase: 'signedIn', vault: kind })
    const token = app.services.session.token() ?? ''
    expect(token.length).toBeGreaterThan(15)

    const answers = await work(app)
    const crossed = JSON.stringify([answers, app.events, state])
    // Ensures that files were written in which a secret could be found.
    expect(filesWith('Delhi', app.folder).length + filesWith('Maharashtra', app.folder).length).toBeGreaterThan(0)
    expect(readdirSync(saveIn).length).toBeGreaterThan(0)

    for (const secret of [token, password, wrong]) {
      expect(filesWith(secret, app.folder, saveIn)).toEqual([])
      expect(crossed).not.toContain(secret)
    }
    const logs = filesWith(code, join(app.folder, 'logs'))
    expect(logs).toEqual([])
    app.services.close()
    expect(filesWith(token, app.folder, saveIn)).toEqual([])
  })

  it('a sign-out leaves neither token nor saved answers, and the next start asks for a sign-in', async () => {
    const { keychain, secrets } = drawer()
    const first = openApp({ origin: portal.origin, loadKeychain: load(keychain) })
    await signIn(first, portal, 1)
    await first.ask('portal.read', { call: 'session.states', args: {}, request: 'r', fresh: true })
    must(await first.ask('session.signOut', undefined))
    expect(must(await first.ask('session.state', undefined))).toEqual({ phase: 'signedOut' })
    expect([...secrets]).toEqual([])
    first.services.close()

    const second = openApp({ origin: 'http://127.0.0.1:9', loadKeychain: load(keychain), folder: first.folder })
    await second.services.signIn.restore()
    expect(must(await second.ask('session.state', undefined))).toEqual({ phase: 'signedOut' })
    const unasked = await second.ask('portal.read', { call: 'session.states', args: {}, request: 'r', fresh: false })
    expect(unasked).toMatchObject({ ok: false, error: { kind: 'session' } })
    second.services.close()
  })
})

describe('after a sign-out', () => {
  it('no order, product or name of the store can be read out of any file', async () => {
    const { keychain } = drawer()
    const setup = { origin: portal.origin, loadKeychain: async () => keychain }
    const first = openApp(setup)
    await signIn(first, portal, 0, changed)
    const items = some(plentiful, 20).map(({ id }) => ({ id, qty: 2 }))
    must(await first.ask('cart.add', { cart: 'all', items }))
    first.services.close()

    // Restarted, so that there are backups of the earlier data.
    const app = openApp({ ...setup, folder: first.folder })
    await app.services.signIn.restore()
    const cart = must(await app.ask('cart.open', { cart: 'all', fresh: true }))
    const read = { call: 'order.history', args: { query: { pageNo: 1, pageSize: 50 } }, request: 'r', fresh: true }
    const { rows } = orders.parse(must(await app.ask('portal.read', read)).answer)
    const products = cart.supply.products.map(({ name }) => name)
    const { address1 = '', mobilenumber = '' } = app.services.session.store() ?? {}
    const known = [...rows.map(({ poid }) => poid), ...products, address1, mobilenumber]
    const found = () => known.filter((one) => filesWith(one, app.folder).length > 0)
    expect(rows.length).toBeGreaterThan(20)
    expect(products.length).toBeGreaterThan(5)
    // A text that spans two pages of a database isn't found.
    expect(found().length).toBeGreaterThan(known.length * 0.9)

    must(await app.ask('session.signOut', undefined))
    expect(found()).toEqual([])
    app.services.close()
    expect(found()).toEqual([])
  })
})

describe('a session', () => {
  it('lasts over a restart where there is a keychain', async () => {
    const { keychain } = drawer()
    const first = openApp({ origin: portal.origin, loadKeychain: async () => keychain })
    const { state } = await signIn(first, portal, 1)
    first.services.close()
    const second = openApp({ origin: portal.origin, loadKeychain: async () => keychain, folder: first.folder })
    await second.services.signIn.restore()
    expect(must(await second.ask('session.state', undefined))).toEqual(state)
    second.services.close()
  })

  it('without a network begins with what was known of the store, and reads what was saved', async () => {
    const { keychain } = drawer()
    const first = openApp({ origin: portal.origin, loadKeychain: async () => keychain })
    await signIn(first, portal, 1)
    const read = { call: 'session.states', args: {}, request: 'r', fresh: true }
    const online = must(await first.ask('portal.read', read))
    first.services.close()

    const origin = 'http://127.0.0.1:9'
    const second = openApp({ origin, loadKeychain: async () => keychain, folder: first.folder })
    await second.services.signIn.restore()
    expect(must(await second.ask('session.state', undefined))).toMatchObject({ phase: 'signedIn' })
    expect(must(await second.ask('portal.read', read))).toEqual({ ...online, saved: true })
    second.services.close()
  })

  it('that the portal ended is told once, with a sentence, however many calls were on their way', async () => {
    const { keychain, secrets } = drawer()
    const app = openApp({ origin: portal.origin, loadKeychain: async () => keychain })
    await signIn(app, portal, 1)
    app.events.length = 0
    portal.control.endSessions()
    const calls = ['session.states', 'session.meFirst', 'session.rules', 'order.history', 'session.userList']
    const answers = await Promise.all(
      calls.map((call) =>
        app.ask('portal.read', { call, args: { query: { appType: '1' } }, request: call, fresh: true }),
      ),
    )
    expect(answers.every(({ ok }) => !ok)).toBe(true)
    expect(app.events.filter(({ event }) => event === 'session.changed')).toEqual([
      {
        event: 'session.changed',
        what: {
          state: { phase: 'signedOut', expired: true },
          message: 'Your session has ended. Sign in again to continue where you left off.',
        },
      },
    ])
    expect(app.services.session.token()).toBeUndefined()
    expect([...secrets]).toEqual([])
    app.services.close()
  })

  it('of an account is hidden from the next one', async () => {
    const { keychain } = drawer()
    const app = openApp({ origin: portal.origin, loadKeychain: async () => keychain })
    await signIn(app, portal, 2)
    const one = app.services.session.folder()
    await app.ask('session.signOut', undefined)
    await signIn(app, portal, 1)
    expect(app.services.session.folder()).not.toBe(one)
    app.services.close()
  })
})
