/** Every entry of the bridge on a portal that misbehaves: told the truth, never a hang, and usable right afterwards. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultAsk } from '../../src/practice/http/faults.ts'
import { type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { ENTRIES, type Examples, examples } from '../support/bridge-examples.ts'
import { SMALL_WORLD } from '../support/small-world.ts'
import { type App, drawer, openApp, ourPage, signIn } from '../support/whole-app.ts'
import { inTime, judge } from './judge.ts'

/** For faults that are waited out, on an app of little patience. */
const LITTLE_MS = 250
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
let impatient: App
let valid: Examples

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  app = openApp({
    origin: portal.origin,
    loadKeychain: async () => drawer().keychain,
    saveIn: mkdtempSync(join(tmpdir(), 'storedesk-faults-')),
  })
  const { folder } = app
  const { keychain } = drawer()
  impatient = openApp({ origin: portal.origin, loadKeychain: async () => keychain, folder, timeoutMs: LITTLE_MS })
})
afterAll(async () => {
  app.services.close()
  impatient.services.close()
  await portal.stop()
})
/** On a busy machine an app of little patience may need a few tries. */
async function signedIn(one: App): Promise<void> {
  await expect
    .poll(
      async () => {
        if (one.services.session.token() === undefined) await signIn(one, portal).catch(() => undefined)
        return one.services.session.token()
      },
      { timeout: 10_000 },
    )
    .toBeDefined()
}

beforeEach(async () => {
  await signedIn(app)
  valid = await examples(app, portal)
})
afterEach(() => {
  portal.control.clearFaults()
  expect([app, impatient].flatMap(({ defects }) => defects.splice(0))).toEqual([])
})

describe('a portal that answers with', () => {
  it.each(FAULTS.map((fault) => [`${fault.kind} ${fault.status ?? ''} × ${fault.times}`, fault] as const))(
    '%s leaves every entry usable',
    async (_, fault) => {
      const asked = fault.kind === 'hang' || fault.kind === 'drip' ? impatient : app
      for (const name of ENTRIES) {
        portal.control.clearFaults()
        await signedIn(asked)
        portal.control.faults([fault])
        judge(await inTime(asked.dispatch(ourPage, name, valid[name][0])))
      }
      portal.control.clearFaults()
      await signedIn(app)
      expect(await app.ask('cart.open', { cartType: 'all', fresh: true })).toMatchObject({ ok: true })
    },
  )
})
