/** A running practice portal: can be made to misbehave, and gives its true state. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const controlFile = z.object({ origin: z.string(), controlToken: z.string() })
const trueOrders = z.array(z.object({ poid: z.string(), key: z.string().optional(), netpayment: z.number() }))

const requests = z.array(z.object({ call: z.string() }))

export interface PortalFault {
  readonly kind: string
  readonly call?: string
  readonly times?: number
  readonly ms?: number
  readonly status?: number
  readonly message?: string
  readonly code?: number
}

/** The control file through which the practice portal of an app under test is steered. */
export const controlFileOf = (profile: string): string => join(profile, 'practice-control.json')

/** The portal of an app that was opened on `profile`. */
export const portalOf = (profile: string): Steered =>
  steered(() => controlFile.parse(JSON.parse(readFileSync(controlFileOf(profile), 'utf8'))))

export type Steered = ReturnType<typeof steered>

/** `where` is called each time, as a restarted app has a portal at another address. */
export function steered(where: () => z.output<typeof controlFile>) {
  const steer = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { origin, controlToken } = where()
    const answer = await fetch(`${origin}/practice/control${path}`, {
      method,
      headers: { 'x-control-token': controlToken, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return {
    misbehave: (...faults: readonly PortalFault[]) => steer('POST', '/faults', faults),
    /** Names of the calls received since the last `forget`. */
    asked: async () => requests.parse(await steer('GET', '/requests')).map(({ call }) => call),
    forget: () => steer('DELETE', '/requests'),
    behave: () => steer('DELETE', '/faults'),
    settings: (change: {
      keySupport?: boolean
      placeMs?: number
      closedWh?: number
      preparesMs?: number
      looksForStockMs?: number
      countsBesides?: number
      proposedLines?: number
      arsParents?: number
    }) => steer('PATCH', '/settings', change),
    /** Milliseconds. */
    forward: (ms: number) => steer('POST', '/clock', { ms }),
    /** Sets quantities in the CAR cart of a store, as another operator; 0 deletes a line. */
    changeCar: (user: number, put: readonly { readonly id: number; readonly qty: number }[]) =>
      steer('POST', `/car/${user}`, put),
    /** Sets the target of a parent of My ARS, as another computer. */
    changeTarget: (email: string, product: number, target: number) =>
      steer('PUT', `/ars/${email}/${product}`, { target }),
    /** Deletes a parent of My ARS, as another computer. */
    deleteParent: (email: string, product: number) => steer('DELETE', `/ars/${email}/${product}`),
    endSessions: () => steer('DELETE', '/sessions'),
    /** Sends a call to the portal as another client: another computer, an app. */
    call: async (email: string, password: string, method: string, path: string, body: unknown) => {
      const { origin } = where()
      const post = (to: string, how: string, what: unknown, token?: string) =>
        fetch(`${origin}${to}`, {
          method: how,
          headers: {
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(what),
        })
      const credentials = { email, password, system: 'india-b2b-store' }
      const signedIn = await post('/api/auth/local/store/loginwithcams', 'POST', credentials)
      const { token } = z.object({ token: z.string() }).parse(await signedIn.json())
      const answer = await post(path, method, body, token)
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    },
    /** Placed orders, oldest first. */
    orders: async (email: string) => trueOrders.parse(await steer('GET', `/orders/${email}`)),
  }
}
