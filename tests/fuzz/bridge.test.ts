/** Whatever a page sends to whatever entry ends in an answer or a typed refusal: no crash, no hang, no stack trace. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sender } from '../../src/main/dispatch.ts'
import { type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { type Ask, type BridgeName, bridge } from '../../src/shared/bridge.ts'
import { say } from '../../src/shared/messages.ts'
import { callNames, findCall } from '../../src/shared/portal/calls.ts'
import { must } from '../integration/ordering/desk-on-shelf.ts'
import { type App, drawer, openApp, ourPage, signIn } from '../integration/security/whole-app.ts'
import { names, payloads, scrap } from './payloads.ts'

const RUNS = Number(process.env.STOREDESK_FUZZ ?? 1000)
/** What the slowest honest answer may take, on a machine that does other things too. */
const PATIENCE_MS = 15_000

const isEntry = (name: string): name is BridgeName => Object.hasOwn(bridge, name)
const ENTRIES = Object.keys(bridge).filter(isEntry)

const KINDS = new Set([
  'offline',
  'timeout',
  'cancelled',
  'session',
  'refused',
  'portal',
  'answer',
  'request',
  'rule',
  'file',
  'storage',
])
/** Stack traces, and where things lie on this computer. */
const TELLTALE = /\n\s+at |node:internal|node_modules|\.[cm]?[jt]s:\d|file:\/\/|\/(home|tmp|work|usr|root)\/|[A-Z]:\\/

const badRequest = { ok: false, error: { kind: 'request', message: say('badRequest') } }

let portal: PracticePortal
let app: App
let valid: { readonly [N in BridgeName]: readonly Ask<N>[] }

beforeAll(async () => {
  portal = await startPracticePortal()
  app = openApp({
    origin: portal.origin,
    loadKeychain: async () => drawer().keychain,
    saveIn: mkdtempSync(join(tmpdir(), 'storedesk-fuzz-')),
    timeoutMs: 5_000,
  })
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})
const signedIn = async (): Promise<void> => {
  if (app.services.session.token() === undefined) await signIn(app, portal)
}
const withExamples = async (): Promise<void> => {
  await signedIn()
  valid = await examples()
}
afterEach(() => {
  expect(app.defects.splice(0)).toEqual([])
})

/** Payloads that do something, for things that are there. */
async function examples(): Promise<typeof valid> {
  const cartType = 'all'
  const map = must(await app.services.client.call('session.mapping', { query: {} })).map(({ whID }) => whID)
  const misc = { map, userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true }
  const body = { page: 1, size: 5, misc }
  const ids = must(await app.services.client.call('catalogue.listing', { body })).products.map(({ id }) => id)
  expect(ids).toHaveLength(5)
  const items = ids.map((id) => ({ id, qty: 2 }))
  const rows = [...items.map(({ id, qty }) => `${id},${qty}`), 'x,y'].join('\n')
  const bytes = new TextEncoder().encode(`product id,quantity\n${rows}\n`)
  // A finished or a discarded one makes place for the next.
  const waiting = must(await app.ask('import.current', { cartType }))
  if (waiting !== undefined) must(await app.ask('import.discard', { importId: waiting.id }))
  const importId = must(await app.ask('import.read', { cartType, fileName: 'cart.csv', bytes })).id
  await app.ask('cart.add', { cartType, items })
  const { key, groups } = must(await app.ask('orders.prepare', { cartType }))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const query = { pageNo: 1, pageSize: 10 }
  const orderId = must(await app.services.client.call('order.history', { query })).rows[0]?.poid ?? ''
  expect(orderId).not.toBe('')
  const { email, password } = portal.users[0] ?? { email: '', password: '' }
  return {
    'app.about': [undefined],
    'app.openLink': [{ url: 'https://portal.example.in/' }],
    'session.state': [undefined],
    'session.requestOtp': [{ email, password }],
    'session.verifyOtp': [{ email, password, mobilenumber: '9000000000', code: '123456' }],
    'session.signOut': [undefined],
    'portal.read': [
      { call: 'session.states', args: {}, request: 'r', fresh: false },
      { call: 'session.me', args: { params: { id: 7 } }, request: 'r', fresh: true },
      { call: 'session.checkResetToken', args: { params: { token: 'x' } }, request: 'r', fresh: true },
      { call: 'order.invoice', args: { query: { orderId } }, request: 'r', fresh: true },
      { call: 'catalogue.productList', args: { body: { products: ids } }, request: 'r', fresh: false },
    ],
    'portal.cancel': [{ request: 'r' }],
    'cart.open': [{ cartType, fresh: false }],
    'cart.add': [{ cartType, items }],
    'cart.setQuantities': [{ cartType, items }],
    'cart.remove': [{ cartType, ids }],
    'cart.clear': [{ cartType }],
    'cart.reorder': [{ cartType, orderId }],
    'cart.exportCsv': [{ cartType }],
    'import.pick': [{ cartType }],
    'import.read': [{ cartType, fileName: 'cart.csv', bytes }],
    'import.current': [{ cartType }],
    'import.rows': [{ importId, from: 0, count: 100, verdicts: ['taken'] }],
    'import.fix': [{ importId, line: 7, text: `${ids[0]},3` }],
    'import.setMode': [{ importId, mode: 'replace' }],
    'import.headerIsData': [{ importId, isData: true }],
    'import.commit': [{ importId }],
    'import.stop': [{ importId }],
    'import.discard': [{ importId }],
    'import.exportRejected': [{ importId }],
    'import.saveSample': [undefined],
    'orders.prepare': [{ cartType }],
    'orders.place': [{ key, groups: groups.map((group) => group.key), total }],
    'orders.journal': [{ open: true }],
    'orders.check': [{ key }],
    'orders.setAside': [{ key }],
    'orders.exportHistory': [{ fromDate: '2026-10-01', toDate: '2026-11-01', status: 'Pending' }],
    'papers.invoice': [{ orderId }],
    'papers.printInvoice': [{ orderId }],
    'papers.saveInvoice': [{ orderId }],
  }
}

/** The answer, or 'hung'. */
async function inTime<T>(work: Promise<T>): Promise<T | 'hung'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'hung'>((resolve) => {
    timer = setTimeout(() => resolve('hung'), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** An answer that may cross to the page, or a refusal that tells nothing of the inside. */
function judge(answer: Awaited<ReturnType<App['dispatch']>> | 'hung'): void {
  if (answer === 'hung') throw new Error('No answer came')
  if (answer.ok) {
    structuredClone(answer.value)
    return
  }
  const { kind, message } = answer.error
  if (!KINDS.has(kind)) throw new Error(`Refused as ${kind}`)
  if (message === '' || message.length > 600) throw new Error(`No sentence: ${message}`)
  if (TELLTALE.test(JSON.stringify(answer.error)) || message.includes('defect')) throw new Error(`It tells: ${message}`)
}

describe('every entry of the bridge', () => {
  beforeEach(withExamples)

  it.each(ENTRIES)('%s', async (name) => {
    const { ask } = bridge[name]
    const fits = (payload: unknown): boolean => {
      try {
        return ask.safeParse(payload).success
      } catch {
        return false
      }
    }
    let refused = 0
    await fc.assert(
      fc.asyncProperty(payloads(valid[name]), async (payload) => {
        const asked = portal.control.requests().at(-1)
        const told = app.told.length
        const mayAct = fits(payload)
        const answer = await inTime(app.dispatch(ourPage, name, payload))
        judge(answer)
        if (mayAct) return
        refused += 1
        expect(answer).toEqual(badRequest)
        expect(portal.control.requests().at(-1)).toBe(asked)
        expect(app.told).toHaveLength(told)
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(refused).toBeGreaterThan(RUNS / 10)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('all at once', async () => {
    const asks = fc.sample(fc.constantFrom(...ENTRIES), 400).map((name) => {
      const [payload] = fc.sample(payloads(valid[name]), 1)
      return inTime(app.dispatch(ourPage, name, payload))
    })
    for (const answer of await Promise.all(asks)) judge(answer)
  })

  it('still does its work afterwards', async () => {
    expect(must(await app.ask('session.state', undefined))).toMatchObject({ phase: 'signedIn' })
    expect((await app.ask('cart.open', { cartType: 'all', fresh: true })).ok).toBe(true)
  })
})

describe('a read', () => {
  beforeEach(signedIn)

  it.each(callNames)('of %s, whatever its arguments', async (call) => {
    const args = fc.record({ params: scrap, query: scrap, body: scrap }, { requiredKeys: [] })
    const odd = fc.dictionary(fc.string(), scrap)
    await fc.assert(
      fc.asyncProperty(fc.oneof(args, odd), async (given) => {
        const asked = portal.control.requests().at(-1)
        judge(await inTime(app.dispatch(ourPage, 'portal.read', { call, args: given, request: 'r', fresh: true })))
        if (findCall(call)?.effect === 'write') expect(portal.control.requests().at(-1)).toBe(asked)
      }),
      { numRuns: RUNS / 10, endOnFailure: true },
    )
  })
})

describe('an entry', () => {
  beforeAll(withExamples)

  it.each(ENTRIES)('%s refuses fifty megabytes', async (name) => {
    const bulk = [new Uint8Array(50 * 1024 * 1024), 'x'.repeat(25 * 1024 * 1024)]
    const [example] = valid[name]
    const more = typeof example === 'object' ? bulk.map((bytes) => ({ ...example, more: bytes })) : []
    for (const payload of [...bulk, ...more]) {
      expect(await inTime(app.dispatch(ourPage, name, payload))).toEqual(badRequest)
    }
  })
})

describe('a name that isn’t in the table', () => {
  it('is refused, whatever comes with it', async () => {
    await fc.assert(
      fc.asyncProperty(names, fc.anything(), async (name, payload) => {
        fc.pre(!(typeof name === 'string' && isEntry(name)))
        expect(await app.dispatch(ourPage, name, payload)).toEqual(badRequest)
      }),
      { numRuns: RUNS },
    )
  })
})

const STRANGERS: readonly (readonly [string, Sender | undefined])[] = [
  ['a frame that is gone', undefined],
  ['a window that isn’t ours', { ...ourPage, isKnown: false }],
  ['a frame within our page', { ...ourPage, isTop: false }],
  ...[
    '',
    'about:blank',
    'about:srcdoc',
    'https://portal/',
    'http://portal/',
    'file:///app/portal/index.html',
    'data:text/html,app://portal/',
    'app://portal.evil.example/',
    'app://portal:443/',
    'app://evil/portal',
    'app://evil@portal.example/',
    'app:portal',
    'apps://portal/',
    'blob:app://portal/1',
    'javascript:app://portal/',
    'not an address',
  ].map((url) => [`a page at ${JSON.stringify(url)}`, { ...ourPage, url }] as const),
]

describe('a stranger', () => {
  beforeAll(withExamples)

  it.each(STRANGERS)('%s is refused at every entry, and nothing happens', async (_, sender) => {
    const asked = portal.control.requests().at(-1)
    const told = app.told.length
    for (const name of ENTRIES) {
      const [payload] = valid[name]
      expect(await app.dispatch(sender, name, payload)).toEqual(badRequest)
    }
    expect(portal.control.requests().at(-1)).toBe(asked)
    expect(app.told).toHaveLength(told)
  })
})
