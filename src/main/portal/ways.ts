/**
 * Ways to a host: directly, or through a proxy. The next one is tried when no connection comes about over the one before: not a byte
 * of the request has gone out by then, so that a write is never sent twice.
 */
import net from 'node:net'
import type { Duplex } from 'node:stream'
import { openTunnel, TunnelError } from './tunnel.ts'

/** `direct`, or a proxy as `http://host:port`. */
export type Way = string
export const DIRECT: Way = 'direct'

export interface Target {
  readonly host: string
  readonly port: number
}

export interface OpenOptions {
  /** Milliseconds for the last of the ways. */
  readonly patienceMs?: number
  /** Tries them in their own order, whatever is known of them. */
  readonly isAnew?: boolean
  /** Told of each over which no connection came about. */
  readonly missed?: (way: Way) => void
}

export interface OpenedWay {
  readonly socket: Duplex
  readonly way: Way
}

/** How long a connection may take over the only way, or the last. */
const PATIENCE_MS = 30_000
/** And where there is another one. */
const SHORT_PATIENCE_MS = 8_000
/** So long a way that was dead is tried last. */
const DEAD_FOR_MS = 5 * 60_000

/** Until when each way counts as dead, in milliseconds of `performance.now()`; going directly is another way for each host. */
const dead = new Map<string, number>()
const nameOf = (way: Way, { host, port }: Target): string => (way === DIRECT ? `${DIRECT} ${host}:${port}` : way)

/** Opens a bare connection with a host over the first of the ways that makes one; throws what the last of them said. */
export async function openWay(ways: readonly Way[], target: Target, options: OpenOptions = {}): Promise<OpenedWay> {
  const { patienceMs = PATIENCE_MS, isAnew = false, missed } = options
  const left = isAnew ? [...ways] : livingFirst(ways, target)
  for (let way = left.shift(); way !== undefined; way = left.shift()) {
    const patience = left.length === 0 ? patienceMs : Math.min(patienceMs, SHORT_PATIENCE_MS)
    try {
      const socket = await (way === DIRECT
        ? openDirect(target, patience)
        : openTunnel(way, target.host, target.port, patience))
      dead.delete(nameOf(way, target))
      return { socket, way }
    } catch (error) {
      // A proxy that answers is there: what it says is told, and no other one is asked to let it through all the same.
      if (error instanceof TunnelError && error.code !== 'PROXY_GONE') throw error
      dead.set(nameOf(way, target), performance.now() + DEAD_FOR_MS)
      missed?.(way)
      if (left.length === 0) throw error
    }
  }
  throw new Error('There is no way')
}

/** Those that were dead a little ago are kept for last. */
function livingFirst(ways: readonly Way[], target: Target): Way[] {
  const isDead = (way: Way) => (dead.get(nameOf(way, target)) ?? 0) > performance.now()
  return [...ways.filter((way) => !isDead(way)), ...ways.filter(isDead)]
}

/** A connection without a proxy; throws as Node says of one that isn't made. */
function openDirect(target: Target, patienceMs: number): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(target)
    socket.setTimeout(patienceMs, () => socket.destroy(late()))
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.setNoDelay(true)
      resolve(socket)
    })
    socket.once('error', (error) => reject(firstOf(error)))
  })
}

/** As Node says of a connection that wasn't made. */
const late = (): Error => Object.assign(new Error('Too late'), { code: 'ETIMEDOUT', syscall: 'connect' })

/** A name with several addresses fails with an error for each. */
const firstOf = (error: Error): unknown =>
  error instanceof AggregateError && !('syscall' in error) ? error.errors[0] : error
