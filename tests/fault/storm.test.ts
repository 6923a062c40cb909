/**
 * A storm: rounds of random faults while an order is placed and its outcome queried, with kills of the program, changes of the computer's
 * clock, a second window, and another computer of the store. The program's final report is compared with the portal's orders.
 * @module-tag quick
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { isUnconfirmed } from '../../src/shared/domain/orders/order.ts'
import { messages } from '../../src/shared/messages.ts'
import { OTHER_STORE } from '../support/stock-portal.ts'
import { isLocal, LOCAL_POINTS, type LocalPoint } from './points.ts'
import { type Meddling, orderPathOf, type PortalKind, startPortal, store, TOKEN } from './portal.ts'
import { NETWORK_POINTS, type NetworkPoint, startProxy } from './proxy.ts'
import { run } from './runs.ts'
import { withJournal } from './verdict.ts'

type StormPoint = LocalPoint | NetworkPoint
const POINTS: readonly StormPoint[] = [...LOCAL_POINTS, ...NETWORK_POINTS]

const ROUNDS = Number(process.env.STOREDESK_STORMS ?? 8)
const SEED = Number(process.env.STOREDESK_SEED ?? Date.now() % 1_000_000)

const PAGE = '<html><body>The gateway had a problem.</body></html>'
const SORRY = '{"message":"Not today"}'

const ON_PLACING: readonly Meddling[] = [
  { status: 403, body: PAGE, after: true },
  { status: 401, body: PAGE, after: true },
  { status: 502, body: PAGE, after: true },
  { status: 200, body: PAGE, after: true },
  { status: 404, body: PAGE, after: false },
  { status: 422, body: SORRY, after: false },
]
/** Something repeats the request; only a query right afterwards shows the truth. */
const REPEATED: Meddling = { status: 422, body: SORRY, after: true }
const ON_ASKING: readonly (Meddling | undefined)[] = [
  undefined,
  { status: 404, body: SORRY, after: false },
  { status: 500, body: SORRY, after: false },
  { status: 422, body: SORRY, after: false },
  { status: 200, body: PAGE, after: false },
]
const CLOCKS = [0, 0, 120_000, -120_000, 86_400_000, -86_400_000]

/** The same rounds for the same seed. */
function dice(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (of: number): boolean => next() < of,
    one: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined && list.length === 0) throw new Error('Nothing to choose from')
      return chosen as T
    },
  }
}

/** The figures that must stay zero. */
const NO_FAULT = {
  lost: 0,
  doubled: 0,
  'falsely confirmed': 0,
  'falsely refused': 0,
  'in another store’s cart': 0,
  stuck: 0,
}
const nothingYet = () => ({
  rounds: 0,
  kills: 0,
  ...NO_FAULT,
  'honestly unconfirmed': 0,
  'told as alike': 0,
})
type Figures = ReturnType<typeof nothingYet>

interface Plan {
  readonly clock: number
  readonly twice: boolean
  readonly elsewhere: boolean
  readonly onAsking: Meddling | undefined
  readonly onPlacing: Meddling | undefined
  readonly point: StormPoint | undefined
  readonly kill: boolean
}

function planOf({ one, chance }: ReturnType<typeof dice>, { keys, late }: PortalKind): Plan {
  const meddles = chance(0.35)
  const kill = !meddles && chance(0.5)
  const cuts = !meddles && (kill || chance(0.6))
  const repeats = keys || !late ? [...ON_PLACING, REPEATED] : ON_PLACING
  const points: readonly StormPoint[] = kill ? POINTS : NETWORK_POINTS
  return {
    clock: one(CLOCKS),
    twice: chance(0.3),
    elsewhere: chance(0.15),
    onAsking: one(ON_ASKING),
    onPlacing: meddles ? one(repeats) : undefined,
    point: cuts ? one(points) : undefined,
    kill,
  }
}

async function storm(kind: PortalKind, rounds: number, seed: number): Promise<Figures> {
  const figures = nothingYet()
  const random = dice(seed)
  const portal = await startPortal(kind)
  const proxy = await startProxy(portal.port)
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-storm-'))
  const start = () =>
    run({ folder, port: proxy.port, token: TOKEN, store, cart: kind.cart ?? 'all', switches: kind.cart === 'car' })
  let app = start()
  await app.until('recovered')

  const round = async (): Promise<void> => {
    const plan = planOf(random, kind)
    const before = portal.placed.length
    portal.fillCart()
    app.tell({ do: 'clock', ms: plan.clock })
    app.tell({ do: 'prepare' })
    await app.until('prepared')
    portal.meddling.place = plan.onPlacing
    portal.meddling.status = plan.onAsking
    const { point, kill } = plan
    if (point !== undefined && isLocal(point)) app.tell({ do: 'stand', at: point })
    else if (point !== undefined)
      proxy.arm({ path: orderPathOf(kind), point, happens: kill ? app.kill : () => undefined })
    // A program that stops at one of its own points has no other window that continues.
    const twice = plan.twice && !(kill && point !== undefined && isLocal(point))
    app.tell(twice ? { do: 'place twice', heedsNotices: kind.late } : { do: 'place' })
    if (kill && point !== undefined && isLocal(point)) {
      await app.until('point')
      app.kill()
    }
    if (kill) {
      expect(await app.ended).toBe('SIGKILL')
      figures.kills += 1
    } else await app.until('placed')
    const real = portal.placed.slice(before)
    if (plan.elsewhere) portal.orderElsewhere()
    if (kill) {
      app = start()
      app.tell({ do: 'clock', ms: plan.clock })
      await app.until('recovered')
    }
    portal.meddling.status = undefined
    app.tell({ do: 'check' })
    const reported = withJournal.parse(await app.until('checked')).journal.value
    judge({ real, reported, plan })
    app.tell({ do: 'set aside' })
    await app.until('set aside')
  }

  const judge = ({
    real,
    reported,
    plan,
  }: {
    real: typeof portal.placed
    reported: ReportedOrder
    plan: Plan
  }): void => {
    figures.rounds += 1
    if (real.length > 1) figures.doubled += 1
    for (const one of real) if (!reported.some(({ key }) => key === one.key)) figures.lost += 1
    for (const order of reported) {
      const its = portal.placed.filter(({ key }) => key === order.key)
      const alike = order.message?.startsWith(messages.orderFoundInHistory.slice(0, 40)) === true
      const right = order.groups[0]?.poid === its[0]?.poid
      if (order.state === 'accepted' && !right && !alike) figures['falsely confirmed'] += 1
      if (order.state === 'rejected' && its.length > 0) figures['falsely refused'] += 1
    }
    if (kind.cart === 'car' && real.some(({ user }) => user !== OTHER_STORE)) figures['in another store’s cart'] += 1
    // The quantities typed into the other store's cart exceed those of any order, and no other quantities do.
    const [mine, theirs] = [[...portal.cart.values()], [...portal.beside.values()]]
    if (mine.some(({ qty }) => qty > 1_000)) figures['in another store’s cart'] += 1
    if (theirs.some(({ qty }) => qty > 1 && qty <= 1_000)) figures['in another store’s cart'] += 1
    const open = reported.filter(({ state }) => isUnconfirmed(state))
    if (
      reported.some(({ key, message }) => real.some((one) => one.key === key) && message?.startsWith('An order like'))
    ) {
      figures['told as alike'] += 1
    }
    for (const { key } of open) {
      const there = portal.placed.some((one) => one.key === key)
      // An operator's history doesn't show a store's orders: without keys they can't be found.
      const isShown = there && !kind.late && !plan.elsewhere && kind.cart !== 'car'
      if (kind.keys || isShown) figures.stuck += 1
      else figures['honestly unconfirmed'] += 1
    }
  }

  for (let left = rounds; left > 0; left -= 1) await round()
  app.quit()
  expect(await app.ended, 'it ends when it is asked to').toBe(0)
  await Promise.all([proxy.close(), portal.close()])
  rmSync(folder, { recursive: true, force: true })
  return figures
}

type ReportedOrder = z.output<typeof withJournal>['journal']['value']

const KINDS: readonly (PortalKind & { readonly title: string })[] = [
  { title: 'knows keys', keys: true, late: false },
  { title: 'knows keys, late', keys: true, late: true },
  { title: 'no keys', keys: false, late: false },
  { title: 'no keys, late', keys: false, late: true },
  { title: 'AFS, knows keys', keys: true, late: false, cart: 'afs' },
  { title: 'AFS, no keys', keys: false, late: false, cart: 'afs' },
  { title: 'CAR, knows keys', keys: true, late: false, cart: 'car' },
  { title: 'CAR, no keys', keys: false, late: false, cart: 'car' },
]

describe(`a storm of ${ROUNDS} rounds (seed ${SEED})`, () => {
  test('loses, doubles and invents nothing', async () => {
    const rounds = Math.ceil(ROUNDS / KINDS.length)
    const all = await Promise.all(KINDS.map((kind, nth) => storm(kind, rounds, SEED + nth)))
    const columns = Object.keys(nothingYet())
    const lines = all.map((figures, nth) => [KINDS[nth]?.title ?? '', ...Object.values(figures)].join(' | '))
    process.stdout.write(`${['portal', ...columns].join(' | ')}\n${lines.join('\n')}\n`)
    for (const figures of all) expect(figures).toMatchObject(NO_FAULT)
  }, 3_600_000)
})
