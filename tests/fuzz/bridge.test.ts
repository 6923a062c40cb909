/** Whatever a page sends to whatever entry ends in an answer or a typed refusal: no crash, no hang, no stack trace. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sender } from '../../src/main/dispatch.ts'
import { type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { bridge } from '../../src/shared/bridge.ts'
import { refuse } from '../../src/shared/errors.ts'
import { say } from '../../src/shared/messages.ts'
import { callNames, findCall } from '../../src/shared/portal/calls.ts'
import { ENTRIES, type Examples, examples, isEntry } from '../support/bridge-examples.ts'
import { must } from '../support/services-on-stock.ts'
import { type App, drawer, openApp, ourPage, signIn } from '../support/whole-app.ts'
import { inTime, judge } from './judge.ts'
import { names, payloads, scrap } from './payloads.ts'

const RUNS = Number(process.env.STOREDESK_FUZZ ?? 1000)
const badRequest = { ok: false, error: { kind: 'request', message: say('badRequest') } }

let portal: PracticePortal
let app: App
let valid: Examples

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
  valid = await examples(app, portal)
}
afterEach(() => {
  expect(app.defects.splice(0)).toEqual([])
})

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

  it('four files dropped on one cart at once: one is read, the others wait their turn', async () => {
    const [file] = valid['import.read']
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.dispatch(ourPage, 'import.read', file)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error).toEqual(refuse('importRunning').error)
    }
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
