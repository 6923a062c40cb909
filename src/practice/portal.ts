/**
 * The practice portal: everything that StoreDesk asks of the company's portal, on this computer, on data made from a
 * seed. Its state is one file of events; it listens on loopback only.
 */
import { randomBytes } from 'node:crypto'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createOtps } from './areas/otps.ts'
import { type Control, controlRoutes, createControl } from './control.ts'
import { createFaults } from './http/faults.ts'
import { pictureRoutes } from './http/pictures.ts'
import { createRequestLog } from './http/request-log.ts'
import { callRoutes } from './http/router.ts'
import { pastOrders } from './orders/past.ts'
import type { Practice, Settings } from './practice.ts'
import { openState } from './state/portal-state.ts'
import { makeWorld } from './world/world.ts'

const USUAL_SEED = 2026

export interface PracticeOptions {
  /** Where the state is kept; without it, it ends with the process. */
  readonly stateFile?: string
  readonly seed?: number
  /** How often faster than life orders move on. */
  readonly speed?: number
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** Any free one, if left out. */
  readonly port?: number
  /** Told of every one-time password: no phone rings. */
  readonly otpSent?: (email: string, code: string) => void
}

export interface PracticePortal {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** Opens `/practice/control` to whoever has it. */
  readonly controlToken: string
  readonly control: Control
  /** People to sign in as. */
  readonly users: readonly { readonly email: string; readonly password: string; readonly who: string }[]
  /** The one-time password that was sent last. */
  otpFor(email: string): string | undefined
  stop(): Promise<void>
}

/** Starts it; rejects when the port is taken or the state file is somebody else's. */
export async function startPracticePortal(options: PracticeOptions = {}): Promise<PracticePortal> {
  const { stateFile, seed = USUAL_SEED, speed = 1, clock: machineClock = Date.now, port = 0 } = options
  const otpSent = options.otpSent ?? (() => undefined)
  let ahead = 0
  const clock = (): number => machineClock() + ahead
  const world = makeWorld(seed)
  const state = openState({
    file: stateFile,
    now: clock(),
    seed,
    history: (openedAt) => pastOrders(world, openedAt),
  })
  const settings: Settings = { keySupport: true, placeMs: 0, speed }
  const practice: Practice = { world, state, settings, otps: createOtps(clock, otpSent), clock, working: new Map() }
  const faults = createFaults()
  const log = createRequestLog(clock)
  const control = createControl({
    practice,
    faults,
    log,
    forward: (ms) => {
      ahead += ms
    },
  })
  const controlToken = randomBytes(16).toString('hex')

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/practice/control', controlRoutes(control, controlToken))
  app.route('/pictures', pictureRoutes(world))
  app.route('/', callRoutes({ practice, faults, log }))
  app.notFound((ask) => ask.json({ message: 'The portal has no such call.' }, 404))
  app.onError((error, ask) => {
    process.stderr.write(`practice portal: ${error.stack ?? error.message}\n`)
    return ask.json({ message: 'The practice portal has a defect; its log says which.' }, 500)
  })

  const { server, taken } = await listen(app, port).catch((error: unknown) => {
    state.close()
    throw error
  })
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        state.close()
        resolve()
      })
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return {
    origin: `http://127.0.0.1:${taken}`,
    controlToken,
    control,
    users: world.accounts.map(({ store, password, who }) => ({ email: store.email, password, who })),
    otpFor: (email) => practice.otps.shown(email),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

type Server = ReturnType<typeof serve>

function listen(app: Hono<{ Bindings: HttpBindings }>, port: number): Promise<{ server: Server; taken: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, ({ port: taken }) => {
      server.off('error', reject)
      resolve({ server, taken })
    })
    server.once('error', reject)
  })
}
