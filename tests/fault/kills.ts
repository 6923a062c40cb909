/**
 * The program is ended with kill -9 while it places an order, at every critical point. After a restart it must report the order's real
 * state at the portal, and must never have sent it twice.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KILL_POINTS, type KillPoint, REACHED_PORTAL } from './points.ts'
import type { PortalKind } from './portal.ts'
import { openShop, type Shop } from './shop.ts'
import { judge, nothingYet } from './verdict.ts'

/** Repetitions at each point of a portal that knows keys: one here, many in `npm run fuzz`. */
const TIMES = Number(process.env.STOREDESK_KILLS ?? 1)
/** Maximum shops at work at the same time. */
const SHOPS = 3

/** `share`: the number of repetitions at a portal that knows keys. `points`: limits the test to these. */
export function killAtEveryPoint(
  title: string,
  kind: PortalKind,
  share = 1,
  points: readonly KillPoint[] = KILL_POINTS,
): void {
  describe(`killed with -9 at ${title}`, () => {
    const times = Math.ceil(TIMES * share)
    const figures = nothingYet()
    let shops: readonly Shop[] = []

    beforeAll(async () => {
      shops = await Promise.all(Array.from({ length: Math.min(SHOPS, times) }, () => openShop(kind)))
    })
    afterAll(async () => {
      const parts = Object.entries(figures).map(([what, count]) => `${what} ${count}`)
      process.stdout.write(`${title}: ${parts.join(', ')}\n`)
      await Promise.all(shops.map((shop) => shop.close()))
    })

    test.each(points)('%s', async (point) => {
      const before = { ...figures }
      let left = times
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
        kills: before.kills + times,
        'honestly unconfirmed': figures['honestly unconfirmed'],
        'ordered again': figures['ordered again'],
      })
    })
  })
}
