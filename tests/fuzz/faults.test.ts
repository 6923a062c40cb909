/** Every entry of the bridge on a portal that misbehaves: told the truth, never a hang, and usable right afterwards. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultAsk } from '../../src/practice/http/faults.ts'
import { type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { type App, drawer, openApp, ourPage, signIn } from '../integration/security/whole-app.ts'
import { ENTRIES, type Examples, examples } from './examples.ts'
import { inTime, judge } from './judge.ts'

const TIMEOUT_MS = 250
const EVERY_CALL = 1000

/** Those that end at once may go on for the whole answer; those that wait do so once. */
const FAULTS: readonly FaultAsk[] = [
  ...(['reset', 'answerLost', 'empty', 'html', 'truncated', 'wrongShape', 'wrongType', 'redirect'] as const).flatMap(
    (kind) => [
      { kind, times: 1 },
      { kind, times: EVERY_CALL },
    ],
  ),
  ...[400, 401, 403, 404, 409, 412, 422, 429, 500, 503].map((status) => ({
    kind: 'status' as const,
    status,
    times: EVERY_CALL,
    retryAfter: 1,
  })),
  { kind: 'hang', times: 1 },
  { kind: 'drip', times: 1 },
  { kind: 'huge', times: 1 },
]

let portal: PracticePortal
let app: App
let valid: Examples

beforeAll(async () => {
  portal = await startPracticePortal()
  app = openApp({
    origin: portal.origin,
    loadKeychain: async () => drawer().keychain,
    saveIn: mkdtempSync(join(tmpdir(), 'storedesk-faults-')),
    timeoutMs: TIMEOUT_MS,
  })
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})
beforeEach(async () => {
  if (app.services.session.token() === undefined) await signIn(app, portal)
  valid = await examples(app, portal)
})
afterEach(() => {
  portal.control.clearFaults()
  expect(app.defects.splice(0)).toEqual([])
})

describe('a portal that answers with', () => {
  it.each(FAULTS.map((fault) => [`${fault.kind} ${fault.status ?? ''} × ${fault.times}`, fault] as const))(
    '%s leaves every entry usable',
    async (_, fault) => {
      for (const name of ENTRIES) {
        portal.control.clearFaults()
        if (app.services.session.token() === undefined) await signIn(app, portal)
        portal.control.faults([fault])
        judge(await inTime(app.dispatch(ourPage, name, valid[name][0])))
      }
      portal.control.clearFaults()
      if (app.services.session.token() === undefined) await signIn(app, portal)
      expect(await app.ask('cart.open', { cartType: 'all', fresh: true })).toMatchObject({ ok: true })
    },
  )
})
