/** How tests and curious people steer the practice portal; over HTTP only for holders of its control token. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { type FaultAsk, type Faults, fault } from './http/faults.ts'
import type { Logged, RequestLog } from './http/request-log.ts'
import { statusOf } from './orders/life.ts'
import { netOf } from './orders/shown-order.ts'
import type { Practice, Settings } from './practice.ts'

/** An order as the portal has it: what the app says is measured by it. */
export interface TrueOrder {
  readonly poid: string
  readonly key: string | undefined
  readonly wh: number
  readonly quantity: number
  readonly netpayment: number
  readonly status: string
}

export interface Control {
  faults(faults: readonly FaultAsk[]): void
  clearFaults(): void
  settings(change: Partial<Settings>): void
  /** Moves the portal's clock forward by so many milliseconds. */
  forward(ms: number): void
  /** Every token is void: the next call of anybody is answered by 401. */
  endSessions(): void
  requests(): readonly Logged[]
  clearRequests(): void
  /** Orders of an account that were placed since the portal was opened. */
  orders(email: string): readonly TrueOrder[]
}

export interface ControlDeps {
  readonly practice: Practice
  readonly faults: Faults
  readonly log: RequestLog
  readonly forward: (ms: number) => void
}

export function createControl({ practice, faults, log, forward }: ControlDeps): Control {
  return {
    faults: (asked) => faults.set(asked),
    clearFaults: () => faults.clear(),
    settings: (change) => Object.assign(practice.settings, change),
    forward,
    endSessions: () => practice.state.endSessions(),
    requests: () => log.all(),
    clearRequests: () => log.clear(),
    orders: (email) => {
      const account = practice.world.accounts.find(({ store }) => store.email === email)
      const orders = account === undefined ? [] : practice.state.ordersOf(account.store.id)
      return orders
        .filter(({ fixed }) => fixed === undefined)
        .map((order) => ({
          poid: order.poid,
          key: order.key,
          wh: order.wh,
          quantity: order.lines.reduce((total, { qty }) => total + qty, 0),
          netpayment: netOf(practice, order),
          status: statusOf(order, practice.clock(), practice.settings.speed),
        }))
    },
  }
}

const settings = z.strictObject({
  keySupport: z.boolean().optional(),
  placeMs: z.number().min(0).max(600_000).optional(),
  speed: z.number().positive().optional(),
})

const DONE = { message: 'Done.' }

export function controlRoutes(control: Control, token: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use('*', async (ask, next) =>
    ask.req.header('x-control-token') === token ? next() : ask.json({ message: 'Not yours to steer.' }, 403),
  )
  app.post('/faults', async (ask) => {
    control.faults(z.array(fault).parse(await ask.req.json()))
    return ask.json(DONE)
  })
  app.delete('/faults', (ask) => {
    control.clearFaults()
    return ask.json(DONE)
  })
  app.patch('/settings', async (ask) => {
    const change = settings.parse(await ask.req.json())
    control.settings(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)))
    return ask.json(DONE)
  })
  app.post('/clock', async (ask) => {
    control.forward(z.object({ ms: z.number().min(0) }).parse(await ask.req.json()).ms)
    return ask.json(DONE)
  })
  app.delete('/sessions', (ask) => {
    control.endSessions()
    return ask.json(DONE)
  })
  app.get('/requests', (ask) => ask.json(control.requests()))
  app.delete('/requests', (ask) => {
    control.clearRequests()
    return ask.json(DONE)
  })
  app.get('/orders/:email', (ask) => ask.json(control.orders(ask.req.param('email'))))
  return app
}
