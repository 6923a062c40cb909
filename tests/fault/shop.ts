/** One store at one portal, and its program, which is killed and restarted on the same folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { isUnconfirmed } from '../../src/shared/domain/orders/order.ts'
import { isLocal, isNetwork, type KillPoint, type LaterPoint } from './points.ts'
import { type Meddling, orderPathOf, type PortalKind, startPortal, store, TOKEN } from './portal.ts'
import { startProxy } from './proxy.ts'
import { run } from './runs.ts'
import { type Found, withJournal } from './verdict.ts'

const STATUS_PATH = '/api/order/checkPlaceOrderStatus'
/** The portal has the order, but a gateway reports an error. */
const GATEWAY: Meddling = { status: 502, body: '<html></html>', after: true }
const AT_WORK: Meddling = { status: 412, body: '{"message":"Your order is still in progress"}', after: false }

const prepared = z.object({ key: z.string(), groups: z.array(z.string()) })

export interface Shop {
  /** Places a cart, kills the program at the point, restarts it, and orders the groups again that it reports as not placed. */
  killAt(point: KillPoint): Promise<Found>
  close(): Promise<void>
}

export async function openShop(kind: PortalKind): Promise<Shop> {
  const portal = await startPortal(kind)
  const proxy = await startProxy(portal.port)
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-kill-'))
  const start = (opening?: string) =>
    run({ folder, port: proxy.port, token: TOKEN, store, opening, cart: kind.cart ?? 'all' })
  let app = start()
  const prepare = async () => {
    app.tell({ do: 'prepare' })
    return prepared.parse(await app.until('prepared'))
  }

  const killed = async (point: KillPoint): Promise<void> => {
    expect(await app.ended, `${point}: it was to be killed`).toBe('SIGKILL')
  }

  /** Kills the program after the order was sent: while it queries the outcome, waits, restarts or ends. */
  const killLater = async (point: LaterPoint): Promise<void> => {
    switch (point) {
      case 'during lookup':
        portal.meddling.place = GATEWAY
        proxy.arm({ path: STATUS_PATH, point: 'body sent', says: 'clientOrderKey', happens: app.kill })
        return app.tell({ do: 'place' })
      case 'during backoff':
        portal.meddling.place = GATEWAY
        portal.meddling.status = AT_WORK
        app.tell({ do: 'place' })
        await app.until('placed')
        portal.meddling.status = undefined
        return app.kill()
      case 'during the quit':
        app.tell({ do: 'place and quit' })
        await app.until('point')
        return app.kill()
      case 'during migration':
      case 'during backup':
        proxy.arm({ path: orderPathOf(kind), point: 'answer lost', happens: app.kill })
        app.tell({ do: 'place' })
        await killed(point)
        app = start(point)
        await app.until('point')
        return app.kill()
    }
  }

  return {
    killAt: async (point) => {
      const before = portal.placed.length
      portal.fillCart()
      const { key } = await prepare()
      if (!isLocal(point) && !isNetwork(point)) await killLater(point)
      else {
        if (isLocal(point)) app.tell({ do: 'stand', at: point })
        else proxy.arm({ path: orderPathOf(kind), point, happens: app.kill })
        app.tell({ do: 'place' })
      }
      if (isLocal(point)) {
        await app.until('point')
        app.kill()
      }
      await killed(point)

      app = start()
      const journal = withJournal.parse(await app.until('recovered')).journal.value
      const keys = new Set<string | undefined>(journal.map((order) => order.key))
      expect(
        portal.placed.slice(0, before).filter((one) => !keys.has(one.key)),
        'placed at an earlier kill, and gone now',
      ).toEqual([])
      const reported = journal.find((order) => order.key === key)
      const { groups } = await prepare()
      // A user who is told that the order is placed doesn't place it again.
      if (groups.length > 0 && reported?.state !== 'accepted') {
        app.tell({ do: 'place' })
        await app.until('placed')
      }
      const placed = portal.placed.slice(before)
      if (reported !== undefined && isUnconfirmed(reported.state)) {
        app.tell({ do: 'set aside' })
        await app.until('set aside')
      }
      return { real: placed.filter((one) => one.key === key), placed, reported }
    },
    close: async () => {
      app.quit()
      expect(await app.ended, 'it ends when it is asked to').toBe(0)
      await Promise.all([proxy.close(), portal.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
