/**
 * The program is ended with kill -9 while it places an order, at every point where that could hurt. Started again, it
 * must say of the order what the portal knows of it, and must never have sent it twice.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KILL_POINTS, LATER_POINTS, REACHED_PORTAL } from './points.ts'
import type { PortalKind } from './portal.ts'
import { openShop, type Shop } from './shop.ts'
import { judge, nothingYet } from './verdict.ts'

const TIMES = Number(process.env.STOREDESK_KILLS ?? 20)
/** At work at the same time. */
const SHOPS = 3

describe.each<PortalKind & { readonly title: string; readonly times: number }>([
  { title: 'a portal that knows keys', keys: true, late: false, times: TIMES },
  { title: 'a portal without keys', keys: false, late: false, times: Math.ceil(TIMES / 4) },
  { title: 'a portal without keys that is late', keys: false, late: true, times: Math.ceil(TIMES / 10) },
])('killed with -9 at $title', ({ title, times, ...kind }) => {
  const figures = nothingYet()
  let shops: readonly Shop[] = []

  beforeAll(async () => {
    shops = await Promise.all(Array.from({ length: SHOPS }, () => openShop(kind)))
  })
  afterAll(async () => {
    const told = Object.entries(figures).map(([what, count]) => `${what} ${count}`)
    process.stdout.write(`${title}: ${told.join(', ')}\n`)
    await Promise.all(shops.map((shop) => shop.close()))
  })

  test.each(KILL_POINTS)('%s', async (point) => {
    const before = { ...figures }
    // Each of these takes a start more, or an answer that nobody gives.
    const kills = LATER_POINTS.some((one) => one === point) ? Math.ceil(times / 2) : times
    let left = kills
    const work = async (shop: Shop): Promise<void> => {
      while (left > 0) {
        left -= 1
        const found = await shop.killAt(point)
        judge(found, kind, figures)
        const reached = REACHED_PORTAL[point]
        if (reached !== 'perhaps') expect(found.real.length, `${point}: orders that the portal has`).toBe(reached)
      }
    }
    await Promise.all(shops.map(work))
    expect(figures).toEqual({
      ...before,
      kills: before.kills + kills,
      'honestly unconfirmed': figures['honestly unconfirmed'],
      'ordered again': figures['ordered again'],
    })
  })
})
