/**
 * The practice portal: every call of the company's portal that StoreDesk makes, on this computer, with data generated from a seed. Its
 * state is one file of events; it listens on loopback only.
 */
import { randomBytes } from 'node:crypto'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Control, controlRoutes, createControl } from './control.ts'
import { createFaults } from './http/faults.ts'
import { mediaRoutes } from './http/media.ts'
import { pictureRoutes } from './http/pictures.ts'
import { createRequestLog } from './http/request-log.ts'
import { callRoutes } from './http/router.ts'
import { areaSettings, openAreas } from './open-areas.ts'
import { makeWorld } from './world/world.ts'

const USUAL_SEED = 2026

export interface PracticeOptions {
  /** Path of the state file; without it, the state ends with the process. */
  readonly stateFile?: string
  readonly seed?: number
  /** Approximate number of products. */
  readonly products?: number
  /** Speed factor of the simulation, relative to real time. */
  readonly speed?: number
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** Any free port if left out. */
  readonly port?: number
  /** Address that receives StoreDesk's own links, where the operating system doesn't. */
  readonly linksAt?: () => string | undefined
  /** Gets every text message, such as a one-time password, instead of a phone. */
  readonly smsSent?: (email: string, text: string) => void
}

export interface PracticePortal {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** Grants access to `/practice/control`. */
  readonly controlToken: string
  readonly control: Control
  readonly users: readonly { readonly email: string; readonly password: string; readonly who: string }[]
  readonly providers: readonly { readonly name: string; readonly label: string }[]
  /** The one-time password that was sent last. */
  otpFor(email: string): string | undefined
  /** The token in the last mailed link for a new password. */
  resetTokenFor(email: string): string | undefined
  stop(): Promise<void>
}

/** Starts it; rejects if the port is taken, or the state file isn't the state of this portal. */
export async function startPracticePortal(options: PracticeOptions = {}): Promise<PracticePortal> {
  const { stateFile, seed = USUAL_SEED, speed = 1, clock: machineClock = Date.now, port = 0 } = options
  const { smsSent: sms = () => undefined, linksAt = () => undefined } = options
  let ahead = 0
  const clock = (): number => machineClock() + ahead
  const world = makeWorld(seed, options.products)
  const areas = openAreas({ file: stateFile, surroundings: { world, clock, sms, linksAt, settings: { speed } } })
  const faults = createFaults()
  const log = createRequestLog(clock)
  const steering = createControl({
    settings: areas.settings,
    faults,
    log,
    forward: (ms) => {
      ahead += ms
    },
  })
  const control: Control = { ...steering, ...areas.handles }
  const controlToken = randomBytes(16).toString('hex')

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route(
    '/practice/control',
    controlRoutes({
      control,
      areas: areas.controls,
      settings: { speed: z.number().positive(), ...areaSettings },
      token: controlToken,
    }),
  )
  app.route('/pictures', pictureRoutes(world))
  app.route('/media', mediaRoutes(faults, areas.documents))
  for (const pages of areas.pages) app.route('/', pages)
  app.route('/', callRoutes({ areas, world, clock, faults, log }))
  app.notFound((ask) => ask.json({ message: 'The portal has no such call.' }, 404))
  app.onError((error, ask) => {
    process.stderr.write(`practice portal: ${error.stack ?? error.message}\n`)
    return ask.json({ message: 'The practice portal has a defect; its log says which.' }, 500)
  })

  const { server, usedPort } = await listen(app, port).catch((error: unknown) => {
    areas.close()
    throw error
  })
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        areas.close()
        resolve()
      })
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return {
    origin: `http://127.0.0.1:${usedPort}`,
    controlToken,
    control,
    users: world.accounts.map(({ store, password, who }) => ({ email: store.email, password, who })),
    providers: control.providers,
    otpFor: control.otpFor,
    resetTokenFor: control.resetTokenFor,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

type Server = ReturnType<typeof serve>

function listen(app: Hono<{ Bindings: HttpBindings }>, port: number): Promise<{ server: Server; usedPort: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, ({ port: usedPort }) => {
      server.off('error', reject)
      resolve({ server, usedPort })
    })
    server.once('error', reject)
  })
}
