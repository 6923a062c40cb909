/** Control of the practice portal by tests and curious users; over HTTP only with its control token. */
import { Hono } from 'hono'
import { z } from 'zod'
import type { AreaHandles } from './areas.ts'
import { type FaultAsk, type Faults, fault } from './http/faults.ts'
import type { Logged, RequestLog } from './http/request-log.ts'
import type { AreaControl, Settings } from './practice.ts'

interface PortalControl {
  faults(faults: readonly FaultAsk[]): void
  clearFaults(): void
  settings(change: Partial<Settings>): void
  /** Moves the portal's clock forward by this many milliseconds. */
  forward(ms: number): void
  requests(): readonly Logged[]
  clearRequests(): void
}

export type Control = PortalControl & AreaHandles

export interface ControlDeps {
  readonly settings: Settings
  readonly faults: Faults
  readonly log: RequestLog
  readonly forward: (ms: number) => void
}

export const createControl = ({ settings, faults, log, forward }: ControlDeps): PortalControl => ({
  faults: (list) => faults.set(list),
  clearFaults: () => faults.clear(),
  settings: (change) => Object.assign(settings, change),
  forward,
  requests: () => log.all(),
  clearRequests: () => log.clear(),
})

const DONE = { message: 'Done.' }

export interface RoutesDeps {
  readonly control: PortalControl
  readonly areas: readonly AreaControl[]
  readonly settings: z.ZodRawShape
  readonly token: string
}

export function controlRoutes({ control, areas, settings, token }: RoutesDeps): Hono {
  const change = z.strictObject(settings).partial()
  const app = new Hono()
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
    control.settings(change.parse(await ask.req.json()))
    return ask.json(DONE)
  })
  app.post('/clock', async (ask) => {
    control.forward(z.object({ ms: z.number().min(0) }).parse(await ask.req.json()).ms)
    return ask.json(DONE)
  })
  app.get('/requests', (ask) => ask.json(control.requests()))
  app.delete('/requests', (ask) => {
    control.clearRequests()
    return ask.json(DONE)
  })
  for (const { routes } of areas) routes(app)
  return app
}
