/**
 * Asks one address step by step, without a token, and says at which step it ends: name, connection, security, answer. Each
 * step is the one that a real request takes.
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
import { openTunnel } from '../portal/tunnel.ts'

export interface HostFound {
  readonly finding: ConnectionFinding
  /** What the other side said, in a few words. */
  readonly detail: string
  readonly took: number
}

export interface HostProbe {
  readonly origin: string
  readonly proxy: string | undefined
  /** The portal's api has a call that it answers with 401 where there is no session. */
  readonly isApi: boolean
  readonly patienceMs?: number
}

/** How long each step may take. */
const PATIENCE_MS = 10_000
const MOST_BYTES = 256 * 1024
/** The api's call of who is signed in; any other host is only asked whether it speaks JSON. */
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

/** The step's result, or what its failure means. */
async function step<T>(stage: 'connect' | 'secure' | 'answer', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = codeOf(error)
    throw new StepError(findingOfError(code, stage), code)
  }
}

export async function testHost({ origin, proxy, isApi, patienceMs = PATIENCE_MS }: HostProbe): Promise<HostFound> {
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const target = { host, port: Number(port || (isSecure ? 443 : 80)) }
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  let open: Duplex | undefined
  try {
    open = await step(
      'connect',
      proxy === undefined ? connect(target, patienceMs) : openTunnel(proxy, target.host, target.port, patienceMs),
    )
    const connection = isSecure ? await step('secure', secure(open, host, patienceMs)) : open
    open = connection
    const answer = await step('answer', ask(origin, connection, patienceMs))
    const { status, contentType } = answer
    const detail = [`HTTP ${status}`, contentType.split(';')[0] ?? ''].filter((part) => part !== '').join(', ')
    return { finding: findingOfAnswer({ ...answer, took: took(), isApi }), detail, took: took() }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    return { finding: error.finding, detail: error.message, took: took() }
  } finally {
    open?.destroy()
  }
}

const late = (): Error => Object.assign(new Error('Too late'), { code: 'ETIMEDOUT' })

function connect(target: { host: string; port: number }, patienceMs: number): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(target)
    socket.setTimeout(patienceMs, () => socket.destroy(late()))
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
    socket.once('error', (error) => reject(firstOf(error)))
  })
}

/** A name with several addresses fails with an error for each. */
const firstOf = (error: Error): unknown =>
  error instanceof AggregateError && codeOf(error) === '' ? error.errors[0] : error

function secure(socket: Duplex, host: string, patienceMs: number): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const servername = net.isIP(host) === 0 ? host : ''
    const secured = tls.connect({ socket, host, servername, minVersion: 'TLSv1.2', rejectUnauthorized: true })
    const timer = setTimeout(() => secured.destroy(late()), patienceMs)
    secured.once('secureConnect', () => {
      clearTimeout(timer)
      resolve(secured)
    })
    secured.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    // Ended without a word, as by a server that speaks no TLS.
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

function ask(origin: string, connection: Duplex, patienceMs: number): Promise<HostAnswer> {
  const { request } = origin.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${PATH}`, {
      headers: { Accept: 'application/json' },
      createConnection: () => connection,
      signal: AbortSignal.timeout(patienceMs),
    })
    asked.once('error', reject)
    asked.once('response', (response) => {
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
          asked.destroy()
        }
      })
      response.once('end', end)
      response.once('error', reject)
    })
    asked.end()
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
