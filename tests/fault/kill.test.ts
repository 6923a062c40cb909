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
import { LOCAL_POINTS } from './points.ts'
import { startPortal, TOKEN, type TruePortal } from './portal.ts'
import { NETWORK_POINTS, startProxy } from './proxy.ts'
import { run } from './runs.ts'

const TIMES = Number(process.env.STOREDESK_KILLS ?? 20)
const ORDER_PATH = '/api/order'

const journalLine = z.object({
  journal: z.object({
    ok: z.literal(true),
    value: z.array(
      z.object({
        key: z.string(),
        state: z.enum(JOURNAL_STATES),
        message: z.string().optional(),
        groups: z.array(z.object({ outcome: z.string(), poid: z.string().optional() })),
      }),
    ),
  }),
})

const figures = { kills: 0, lost: 0, doubled: 0, falselyConfirmed: 0, falselyRejected: 0, unconfirmed: 0, replaced: 0 }

/** One store at one portal; several can be at work at once. */
async function stand() {
  const portal = await startPortal()
  const proxy = await startProxy(portal.port)
  return { portal, proxy, close: () => Promise.all([proxy.close(), portal.close()]) }
}

type Stand = Awaited<ReturnType<typeof stand>>

async function killAt({ portal, proxy }: Stand, point: (typeof POINTS)[number]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-kill-'))
  const task = { folder, port: proxy.port, token: TOKEN, store }
  const before = portal.placed.length
  portal.fillCart()
  try {
    const first = run({ ...task, does: 'place', ...(isLocal(point) ? { standsAt: point } : {}) })
    const prepared = await first.until('prepared')
    if (!isLocal(point)) proxy.arm({ path: ORDER_PATH, point, happens: first.kill })
    first.go()
    if (isLocal(point)) {
      await first.until('point')
      first.kill()
    }
    expect(await first.ended, `${point}: it was to be killed`).toBe('SIGKILL')
    figures.kills += 1

    const second = run({ ...task, does: 'recover' })
    const recovered = journalLine.parse(await second.until('recovered')).journal.value
    const again = await second.until('prepared')
    if (Array.isArray(again?.groups) && again.groups.length > 0) second.go()
    expect(await second.ended).toBe(0)
    count(portal, portal.placed.slice(before), recovered, String(prepared?.key))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Compares what the app said after the kill with what the portal has. */
function count(
  portal: TruePortal,
  placed: TruePortal['placed'],
  journal: z.output<typeof journalLine>['journal']['value'],
  key: string,
): void {
  const real = placed.filter((one) => one.key === key)
  const told = journal.find((one) => one.key === key)
  if (real.length > 0 && told === undefined) figures.lost += 1
  if (placed.length > 1) figures.doubled += 1
  // Nothing that the person wanted is gone either: what wasn't placed could be placed after the restart.
  if (placed.length === 0 && (portal.keys || told?.state !== 'unknown')) figures.lost += 1
  if (told?.state === 'accepted' && real[0]?.poid !== told.groups[0]?.poid) process.stdout.write(JSON.stringify({ told, real, placed }) + '\n')
  if (told?.state === 'accepted' && real[0]?.poid !== told.groups[0]?.poid) figures.falselyConfirmed += 1
  if (told?.state === 'rejected' && real.length > 0) figures.falselyRejected += 1
  if (told?.state === 'unknown') figures.unconfirmed += 1
  if (real.length === 0 && placed.length === 1) figures.replaced += 1
}

const POINTS = [...LOCAL_POINTS, ...NETWORK_POINTS]
const isLocal = (point: (typeof POINTS)[number]): point is (typeof LOCAL_POINTS)[number] =>
  (LOCAL_POINTS as readonly string[]).includes(point)

describe.each([{ keys: true }, { keys: false }])('killed with -9, at a portal that knows keys: $keys', ({ keys }) => {
  let stands: readonly Stand[] = []

  beforeAll(async () => {
    stands = await Promise.all([stand(), stand()])
    for (const { portal } of stands) portal.keys = keys
    Object.assign(figures, {
      kills: 0,
      lost: 0,
      doubled: 0,
      falselyConfirmed: 0,
      falselyRejected: 0,
      unconfirmed: 0,
      replaced: 0,
    })
  })
  afterAll(async () => {
    process.stdout.write(
      `keys ${keys}: ${figures.kills} kills: lost ${figures.lost}, doubled ${figures.doubled}, falsely confirmed ` +
        `${figures.falselyConfirmed}, falsely “not placed” ${figures.falselyRejected}; ${figures.unconfirmed} honestly ` +
        `unconfirmed, ${figures.replaced} placed after the restart\n`,
    )
    await Promise.all(stands.map((one) => one.close()))
  })

  test.each(POINTS)('%s', async (point) => {
    const kills = figures.kills
    let left = TIMES
    const work = async (at: Stand): Promise<void> => {
      while (left > 0) {
        left -= 1
        await killAt(at, point)
      }
    }
    await Promise.all(stands.map(work))
    expect(figures).toMatchObject({
      kills: kills + TIMES,
      lost: 0,
      doubled: 0,
      falselyConfirmed: 0,
      falselyRejected: 0,
    })
    // With keys there is always an answer; without them an order that isn't in the history stays unconfirmed.
    if (keys) expect(figures.unconfirmed).toBe(0)
  })
})
