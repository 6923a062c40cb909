/**
 * The program is ended with kill -9 while it places an order, at every point where that could hurt. Started again, it
 * must say of the order what the portal knows of it, and must never have sent it twice.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { JOURNAL_STATES } from '../../src/shared/domain/order.ts'
import { store } from '../integration/ordering/shelf.ts'
import { isLocal, KILL_POINTS, type KillPoint, REACHED_PORTAL } from './points.ts'
import { type PortalKind, startPortal, TOKEN } from './portal.ts'
import { startProxy } from './proxy.ts'
import { run } from './runs.ts'
import { type Figures, type Found, judge, nothingYet } from './verdict.ts'

const TIMES = Number(process.env.STOREDESK_KILLS ?? 20)
const STANDS = 3
const ORDER_PATH = '/api/order'

const recovered = z.object({
  journal: z.object({
    ok: z.literal(true),
    value: z.array(
      z.object({
        key: z.string(),
        state: z.enum(JOURNAL_STATES),
        groups: z.array(z.object({ outcome: z.string(), poid: z.string().optional() })),
      }),
    ),
  }),
})
const prepared = z.object({ key: z.string(), groups: z.array(z.string()) })

/** One store at one portal; several can be at work at once. */
async function openStand(kind: PortalKind) {
  const portal = await startPortal(kind)
  const proxy = await startProxy(portal.port)
  return { portal, proxy, close: () => Promise.all([proxy.close(), portal.close()]) }
}

type Stand = Awaited<ReturnType<typeof openStand>>

/** Places a cart, kills the program at the point, starts it again, and orders again what it says wasn't placed. */
async function killAt({ portal, proxy }: Stand, point: KillPoint): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-kill-'))
  const task = { folder, port: proxy.port, token: TOKEN, store }
  const before = portal.placed.length
  portal.fillCart()
  try {
    const first = run({ ...task, does: 'place', ...(isLocal(point) ? { standsAt: point } : {}) })
    const { key } = prepared.parse(await first.until('prepared'))
    if (!isLocal(point)) proxy.arm({ path: ORDER_PATH, point, happens: first.kill })
    first.go()
    if (isLocal(point)) {
      await first.until('point')
      first.kill()
    }
    expect(await first.ended, `${point}: it was to be killed`).toBe('SIGKILL')

    const second = run({ ...task, does: 'recover' })
    const journal = recovered.parse(await second.until('recovered')).journal.value
    const told = journal.find((order) => order.key === key)
    const { groups } = prepared.parse(await second.until('prepared'))
    if (groups.length > 0 && told?.state !== 'accepted') second.go()
    else second.leave()
    expect(await second.ended, `${point}: started again, it works`).toBe(0)
    const placed = portal.placed.slice(before)
    return { real: placed.filter((one) => one.key === key), placed, told }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe.each<PortalKind & { readonly title: string; readonly times: number }>([
  { title: 'a portal that knows keys', keys: true, late: false, times: TIMES },
  { title: 'a portal without keys', keys: false, late: false, times: Math.ceil(TIMES / 4) },
  { title: 'a portal without keys that is late', keys: false, late: true, times: Math.ceil(TIMES / 10) },
])('killed with -9 at $title', ({ title, times, ...kind }) => {
  const figures: Figures = nothingYet()
  let stands: readonly Stand[] = []

  beforeAll(async () => {
    stands = await Promise.all(Array.from({ length: STANDS }, () => openStand(kind)))
  })
  afterAll(async () => {
    const told = Object.entries(figures).map(([what, count]) => `${what} ${count}`)
    process.stdout.write(`${title}: ${told.join(', ')}\n`)
    await Promise.all(stands.map((one) => one.close()))
  })

  test.each(KILL_POINTS)('%s', async (point) => {
    const before = { ...figures }
    let left = times
    const work = async (at: Stand): Promise<void> => {
      while (left > 0) {
        left -= 1
        const found = await killAt(at, point)
        judge(found, kind, figures)
        const reached = REACHED_PORTAL[point]
        if (reached !== 'perhaps') expect(found.real.length, `${point}: the portal has it`).toBe(reached)
      }
    }
    await Promise.all(stands.map(work))
    expect(figures).toEqual({
      ...before,
      kills: before.kills + times,
      'honestly unconfirmed': figures['honestly unconfirmed'],
      'ordered again': figures['ordered again'],
    })
  })
})
