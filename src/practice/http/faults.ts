/** Faults that the portal can be told to have: each applies to its call, a given number of times. */
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { type CallName, callNames } from '../../shared/portal/calls.ts'

export const FAULTS = [
  /** Waits `ms` before it does anything. */
  'delay',
  /** Breaks the connection before processing the request. */
  'reset',
  /** Processes the request, then breaks the connection instead of answering. */
  'answerLost',
  /** Never answers. */
  'hang',
  /** Answers with `status` without processing the request. */
  'status',
  'empty',
  'html',
  'truncated',
  'wrongShape',
  /** The right JSON with a wrong content type. */
  'wrongType',
  /** Fifty megabytes. */
  'huge',
  /** A byte now and then, never complete. */
  'drip',
  'redirect',
] as const

type Target = CallName | 'media'

export const fault = z.object({
  kind: z.enum(FAULTS),
  /** A call, or `media` for the portal's documents; every call if left out. */
  call: z
    .string()
    .refine((name): name is Target => name === 'media' || callNames.some((known) => known === name))
    .optional(),
  times: z.number().min(1).default(1),
  ms: z.number().min(0).max(600_000).default(0),
  status: z.int().min(200).max(599).default(500),
  /** The portal's own error code. */
  code: z.int().optional(),
  message: z.string().max(2000).default('The practice portal is simulating an error.'),
  /** Seconds; sent as Retry-After. */
  retryAfter: z.int().min(0).optional(),
})
export type Fault = z.output<typeof fault>
export type FaultAsk = z.input<typeof fault>

export interface Faults {
  set(faults: readonly FaultAsk[]): void
  clear(): void
  /** Returns the fault for this call, if any. */
  next(name: Target): Fault | undefined
}

export function createFaults(): Faults {
  let waiting: { readonly fault: Fault; remaining: number }[] = []
  return {
    set: (faults) => {
      waiting.push(...faults.map((one) => fault.parse(one)).map((one) => ({ fault: one, remaining: one.times })))
    },
    clear: () => {
      waiting = []
    },
    next: (name) => {
      const found = waiting.find(({ fault: { call } }) => call === undefined || call === name)
      if (found === undefined) return undefined
      found.remaining -= 1
      if (found.remaining <= 0) waiting = waiting.filter((one) => one !== found)
      return found.fault
    },
  }
}

/** Megabytes. */
const HUGE = 50
const MEGABYTE = new TextEncoder().encode('x'.repeat(1024 * 1024))

export const never = new Promise<never>(() => undefined)

const json = (body: string | ReadableStream, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })

/** Applies a fault before the call is processed; a response ends it there. */
export async function before(fault: Fault, incoming: IncomingMessage): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms))
      return undefined
    case 'reset':
      incoming.socket.destroy()
      return never
    case 'hang':
      return never
    case 'status':
      return json(
        JSON.stringify({ message: fault.message, code: fault.code }),
        fault.status,
        fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) },
      )
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } })
    default:
      return undefined
  }
}

export function after(fault: Fault, answer: string, incoming: IncomingMessage): Response | Promise<Response> {
  switch (fault.kind) {
    case 'answerLost':
      incoming.socket.destroy()
      return never
    case 'empty':
      return json('')
    case 'html':
      return new Response('<!doctype html><title>Proxy</title><h1>Sign in to the network</h1>', {
        headers: { 'content-type': 'text/html' },
      })
    case 'truncated':
      return json(answer.slice(0, Math.floor(answer.length / 2)))
    case 'wrongShape':
      return json('[true,"two",[3]]')
    case 'wrongType':
      return new Response(answer, { headers: { 'content-type': 'text/plain' } })
    case 'huge':
      return json(huge())
    case 'drip':
      return json(dripping(new TextEncoder().encode(answer)))
    default:
      return json(answer)
  }
}

/** Generated while it is read: a client that has enough hangs up. */
function huge(): ReadableStream {
  const ends = new TextEncoder()
  let remaining = HUGE
  return new ReadableStream({
    start: (controller) => controller.enqueue(ends.encode('{"padding":"')),
    pull: (controller) => {
      remaining -= 1
      controller.enqueue(remaining < 0 ? ends.encode('"}') : MEGABYTE)
      if (remaining < 0) controller.close()
    },
  })
}

export function dripping(bytes: Uint8Array): ReadableStream {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 250))
      controller.enqueue(bytes.slice(at, at + 1))
      at = Math.min(at + 1, bytes.length - 1)
    },
  })
}
