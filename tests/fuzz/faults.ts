/** Every entry of the bridge on a portal that misbehaves: told the truth, never a hang, and usable right afterwards. */
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

/** For faults that are waited out, on an app of little patience. */
const LITTLE_MS = 250
/** Shops at which they are, at the same time: there they wait together. */
const WAITING = 3
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

/** An app on a portal of its own. */
interface Shop {
  readonly portal: PracticePortal
  readonly app: App
  /** The same app with more patience, where it has little. */
  readonly patient: App
}

async function openShop(isPatient: boolean): Promise<Shop> {
  const portal = await startPracticePortal(SMALL_WORLD)
  const { keychain } = drawer()
  const given = { origin: portal.origin, loadKeychain: async () => keychain }
  const patient = openApp({ ...given, saveIn: mkdtempSync(join(tmpdir(), 'storedesk-faults-')) })
  const app = isPatient ? patient : openApp({ ...given, folder: patient.folder, timeoutMs: LITTLE_MS })
  return { portal, app, patient }
}

/** On a busy machine an app of little patience may need a few tries. */
async function signedIn(one: App, portal: PracticePortal): Promise<void> {
  await expect
    .poll(async () => {
      if (one.services.session.token() === undefined) await signIn(one, portal).catch(() => undefined)
      return one.services.session.token()
    })
    .toBeDefined()
}

/** Each entry that is left is asked at this shop while the fault is there. */
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
  // What an entry left on its way may still end in the fault, and whoever asks the same shares that.
  await expect.poll(() => patient.ask('cart.open', { cart: 'all', fresh: true })).toMatchObject({ ok: true })
}

/** The entries that are `file`'s to ask. */
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
        // Each entry meets every second fault: of a kind that comes once or for good, one of the two.
        const left = [...shareOf(pieceOf(ENTRIES, file), nth + Math.floor(nth / 2), 2)]
        await Promise.all(shops.map((shop) => askEach(shop, left, fault)))
      },
    )
  })
}
