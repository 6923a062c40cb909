/**
 * Tests one address step by step, without a token, and reports the step at which it fails: name, connection, security, answer. Each step is
 * the same as for a real request.
 */
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import {
  type ConnectionFinding,
  findingOfAnswer,
  findingOfError,
} from '../../shared/domain/people/connection-findings.ts'
import { connectOver, DIRECT, type ProxyRoute } from '../portal/proxy-routes.ts'

export interface HostFound {
  readonly finding: ConnectionFinding
  /** The error code or a short description of the answer. */
  readonly detail: string
  readonly took: number
  /** The proxy that was used, or tried last; undefined for none. */
  readonly proxy: string | undefined
  /** Ways tried earlier, without a connection. */
  readonly missed: readonly ProxyRoute[]
}

export interface HostProbe {
  readonly origin: string
  readonly ways: readonly ProxyRoute[]
  /** True for the portal's api, which has a call that it answers with 401 without a session. */
  readonly isApi: boolean
  readonly timeLimitMs?: number
}

/** Timeout of each step. */
const PATIENCE_MS = 10_000
const MOST_BYTES = 256 * 1024
/** The api's call for the signed-in user. Any other host only has to answer JSON. */
const PATH = '/api/users/me'

class StepError extends Error {
  readonly finding: ConnectionFinding
  constructor(finding: ConnectionFinding, detail: string) {
    super(detail)
    this.finding = finding
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Returns the step's result, or throws the meaning of its failure. */
async function step<T>(stage: 'connect' | 'secure' | 'answer', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = codeOf(error)
    throw new StepError(findingOfError(code, stage), code)
  }
}

export async function testHost({ origin, ways, isApi, timeLimitMs = PATIENCE_MS }: HostProbe): Promise<HostFound> {
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const target = { host, port: Number(port || (isSecure ? 443 : 80)) }
  const startedAt = performance.now()
  const took = () => Math.round(performance.now() - startedAt)
  const missed: ProxyRoute[] = []
  const over = () => {
    const way = ways[missed.length] ?? missed.at(-1)
    return { proxy: way === DIRECT ? undefined : way, missed: missed.filter((one) => one !== way) }
  }
  let open: Duplex | undefined
  try {
    const options = { timeLimitMs, isAnew: true, missed: (way: ProxyRoute) => missed.push(way) }
    open = (await step('connect', connectOver(ways, target, options))).socket
    const connection = isSecure ? await step('secure', secure(open, host, timeLimitMs)) : open
    open = connection
    const answer = await step('answer', ask(origin, connection, timeLimitMs))
    const { status, contentType } = answer
    const detail = [`HTTP ${status}`, contentType.split(';')[0] ?? ''].filter((part) => part !== '').join(', ')
    return { finding: findingOfAnswer({ ...answer, took: took(), isApi }), detail, took: took(), ...over() }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    return { finding: error.finding, detail: error.message, took: took(), ...over() }
  } finally {
    open?.destroy()
  }
}

const late = (): Error => Object.assign(new Error('Too late'), { code: 'ETIMEDOUT' })

function secure(socket: Duplex, host: string, timeLimitMs: number): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const servername = net.isIP(host) === 0 ? host : ''
    const secured = tls.connect({ socket, host, servername, minVersion: 'TLSv1.2', rejectUnauthorized: true })
    const timer = setTimeout(() => secured.destroy(late()), timeLimitMs)
    secured.once('secureConnect', () => {
      clearTimeout(timer)
      resolve(secured)
    })
    secured.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    // Closed without an error, for instance by a server that speaks no TLS.
    secured.once('close', () => {
      clearTimeout(timer)
      reject(new Error('closed'))
    })
  })
}

interface HostAnswer {
  readonly status: number
  readonly contentType: string
  readonly isJson: boolean
}

function ask(origin: string, connection: Duplex, timeLimitMs: number): Promise<HostAnswer> {
  const { request } = origin.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${origin}${PATH}`, {
      headers: { Accept: 'application/json' },
      createConnection: () => connection,
      signal: AbortSignal.timeout(timeLimitMs),
    })
    clientRequest.once('error', reject)
    clientRequest.once('response', (response) => {
      const { statusCode = 0, headers } = response
      const contentType = headers['content-type'] ?? ''
      const pieces: Buffer[] = []
      let length = 0
      const end = () => resolve({ status: statusCode, contentType, isJson: isJson(Buffer.concat(pieces).toString()) })
      response.on('data', (piece: Buffer) => {
        length += piece.length
        pieces.push(piece)
        if (length > MOST_BYTES) {
          end()
          clientRequest.destroy()
        }
      })
      response.once('end', end)
      response.once('error', reject)
    })
    clientRequest.end()
  })
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
