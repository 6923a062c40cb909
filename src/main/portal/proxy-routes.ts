/**
 * The ways to a host: direct, or through a proxy. The next way is tried if the one before made no connection: not a byte of the request was
 * sent by then, so a write is never sent twice.
 */
import net from 'node:net'
import type { Duplex } from 'node:stream'
import { openTunnel, TunnelError } from './tunnel.ts'

/** `direct`, or a proxy as `http://host:port`. */
export type ProxyRoute = string
export const DIRECT: ProxyRoute = 'direct'

export interface Target {
  readonly host: string
  readonly port: number
}

export interface OpenOptions {
  /** Timeout for the last way, in milliseconds. */
  readonly timeLimitMs?: number
  /** Tries the ways in their own order, ignoring which failed before. */
  readonly isAnew?: boolean
  /** Called for each way that made no connection. */
  readonly missed?: (way: ProxyRoute) => void
}

export interface OpenedRoute {
  readonly socket: Duplex
  readonly way: ProxyRoute
}

/** Timeout of a connection over the only way, or the last. */
const PATIENCE_MS = 30_000
/** Timeout if there is another way. */
const SHORT_PATIENCE_MS = 8_000
/** Time during which a failed way is tried last. */
const DEAD_FOR_MS = 5 * 60_000

/** Until when each way counts as dead, in milliseconds of `performance.now()`; the direct way is separate for each host. */
const dead = new Map<string, number>()
const nameOf = (way: ProxyRoute, { host, port }: Target): string => (way === DIRECT ? `${DIRECT} ${host}:${port}` : way)

/** Opens a bare connection to a host over the first way that works; throws the error of the last one. */
export async function connectOver(
  ways: readonly ProxyRoute[],
  target: Target,
  options: OpenOptions = {},
): Promise<OpenedRoute> {
  const { timeLimitMs = PATIENCE_MS, isAnew = false, missed } = options
  const remaining = isAnew ? [...ways] : livingFirst(ways, target)
  for (let way = remaining.shift(); way !== undefined; way = remaining.shift()) {
    const patience = remaining.length === 0 ? timeLimitMs : Math.min(timeLimitMs, SHORT_PATIENCE_MS)
    try {
      const socket = await (way === DIRECT
        ? openDirect(target, patience)
        : openTunnel(way, target.host, target.port, patience))
      dead.delete(nameOf(way, target))
      return { socket, way }
    } catch (error) {
      // A proxy that answered is alive: its refusal is final, and no other proxy is tried to get around it.
      if (error instanceof TunnelError && error.code !== 'PROXY_GONE') throw error
      dead.set(nameOf(way, target), performance.now() + DEAD_FOR_MS)
      missed?.(way)
      if (remaining.length === 0) throw error
    }
  }
  throw new Error('There is no way')
}

/** Moves ways that failed recently to the end. */
function livingFirst(ways: readonly ProxyRoute[], target: Target): ProxyRoute[] {
  const isDead = (way: ProxyRoute) => (dead.get(nameOf(way, target)) ?? 0) > performance.now()
  return [...ways.filter((way) => !isDead(way)), ...ways.filter(isDead)]
}

/** Connects without a proxy; throws Node's error for a failed connection. */
function openDirect(target: Target, timeLimitMs: number): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(target)
    socket.setTimeout(timeLimitMs, () => socket.destroy(late()))
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.setNoDelay(true)
      resolve(socket)
    })
    socket.once('error', (error) => reject(firstOf(error)))
  })
}

/** Looks like Node's error for a failed connection. */
const late = (): Error => Object.assign(new Error('Too late'), { code: 'ETIMEDOUT', syscall: 'connect' })

/** A name with several addresses fails with an error for each. */
const firstOf = (error: Error): unknown =>
  error instanceof AggregateError && !('syscall' in error) ? error.errors[0] : error
