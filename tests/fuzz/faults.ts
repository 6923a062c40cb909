/** Every entry of the bridge on a misbehaving portal: it reports the truth, never hangs, and works right afterwards. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultAsk } from '../../src/practice/http/faults.ts'
import { type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import type { BridgeName } from '../../src/shared/bridge.ts'
import { ENTRIES, type Examples, examples } from '../support/bridge-examples.ts'
import { shareOf } from '../support/counts.ts'
import { pieceOf } from '../support/piece.ts'
import { SMALL_WORLD } from '../support/small-world.ts'
import { type App, drawer, openApp, ourPage, signIn } from '../support/whole-app.ts'
import { inTime, judge } from './judge.ts'

/** For faults that end by a time-out, on an app with short time-outs. */
const LITTLE_MS = 250
/** The number of shops that wait for these in parallel. */
const WAITING = 3
const EVERY_CALL = 1000

/** Faults that end at once may affect the whole answer; faults with a wait occur once. */
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

/** An app on a portal of its own. */
interface Shop {
  readonly portal: PracticePortal
  readonly app: App
  /** The same app with longer time-outs, if it has short ones. */
  readonly patient: App
}

async function openShop(isPatient: boolean): Promise<Shop> {
  const portal = await startPracticePortal(SMALL_WORLD)
  const { keychain } = drawer()
  const setup = { origin: portal.origin, loadKeychain: async () => keychain }
  const patient = openApp({ ...setup, saveIn: mkdtempSync(join(tmpdir(), 'storedesk-faults-')) })
  const app = isPatient ? patient : openApp({ ...setup, folder: patient.folder, timeoutMs: LITTLE_MS })
  return { portal, app, patient }
}

/** On a busy machine an app with short time-outs may need a few tries. */
async function signedIn(one: App, portal: PracticePortal): Promise<void> {
  await expect
    .poll(async () => {
      if (one.services.session.token() === undefined) await signIn(one, portal).catch(() => undefined)
      return one.services.session.token()
    })
    .toBeDefined()
}

/** Calls each remaining entry at this shop while the fault is active. */
async function askEach({ portal, app, patient }: Shop, left: BridgeName[], fault: FaultAsk): Promise<void> {
  await signedIn(patient, portal)
  const valid: Examples = await examples(patient, portal)
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    portal.control.clearFaults()
    await signedIn(app, portal)
    portal.control.faults([fault])
    judge(await inTime(app.dispatch(ourPage, name, valid[name][0])))
  }
  portal.control.clearFaults()
  await signedIn(patient, portal)
  // A request that an entry left running may still end in the fault, and a second caller at the same shop shares it.
  await expect.poll(() => patient.ask('cart.open', { cart: 'all', fresh: true })).toMatchObject({ ok: true })
}

/** Calls the entries assigned to `file`. */
export function fuzzFaults(file: string): void {
  let usual: Shop
  let waiting: readonly Shop[]
  const all = () => [usual, ...waiting]
  beforeAll(async () => {
    usual = await openShop(true)
    waiting = await Promise.all(Array.from({ length: WAITING }, () => openShop(false)))
  })
  afterAll(async () => {
    for (const { app, patient } of all()) for (const one of new Set([app, patient])) one.services.close()
    await Promise.all(all().map(({ portal }) => portal.stop()))
  })
  afterEach(() => {
    for (const { portal } of all()) portal.control.clearFaults()
    expect(all().flatMap(({ app, patient }) => [app, patient].flatMap(({ defects }) => defects.splice(0)))).toEqual([])
  })

  describe('a portal that answers with', () => {
    it.each(FAULTS.map((fault, nth) => [`${fault.kind} ${fault.status ?? ''} × ${fault.times}`, fault, nth] as const))(
      '%s leaves every entry usable',
      async (_, fault, nth) => {
        const shops = fault.kind === 'hang' || fault.kind === 'drip' ? waiting : [usual]
        // Each entry meets every second fault: one of the two kinds, once or permanent.
        const left = [...shareOf(pieceOf(ENTRIES, file), nth + Math.floor(nth / 2), 2)]
        await Promise.all(shops.map((shop) => askEach(shop, left, fault)))
      },
    )
  })
}
