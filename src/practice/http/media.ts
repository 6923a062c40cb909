/** Documents: `/media/<folder>/<name>.<extension>`, whole or as a byte range. Faults apply to them under the name `media`. */
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { rangeOf } from '../../shared/domain/values/byte-range.ts'
import { documentNamed } from '../documents/make.ts'
import type { Documents } from '../practice.ts'
import { before, dripping, type Fault, type Faults, never } from './faults.ts'

/** `documents`: those that areas build from their state; all others are generated from their names. */
export function mediaRoutes(faults: Pick<Faults, 'next'>, documents: Documents): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/:folder/:name', async (ask) => {
    const { incoming } = ask.env
    const { folder, name } = ask.req.param()
    const document = (Object.hasOwn(documents, folder) ? documents[folder]?.(name) : undefined) ?? documentNamed(name)
    if (document === undefined) return ask.notFound()
    const fault = faults.next('media')
    const instead = fault && ((await before(fault, incoming)) ?? (await spoilt(fault, document.bytes, incoming)))
    if (instead !== undefined) return instead
    const { bytes, type } = document
    const range = rangeOf(ask.req.header('range') ?? null, bytes.length)
    const headers = { 'content-type': type, 'accept-ranges': 'bytes' }
    if (range === undefined) return new Response(bytes, { headers })
    if (range === 'none') return new Response(null, { status: 416 })
    const partial = { ...headers, 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` }
    return new Response(bytes.slice(range.from, range.to + 1), { status: 206, headers: partial })
  })
  return app
}

const MB = 1024 * 1024

/** Returns the response of a fault instead of the document; undefined if the fault leaves it unchanged. */
function spoilt(fault: Fault, bytes: Uint8Array, incoming: IncomingMessage): Response | Promise<Response> | undefined {
  switch (fault.kind) {
    case 'answerLost':
      incoming.socket.destroy()
      return never
    case 'empty':
      return new Response('')
    case 'html':
    case 'wrongShape':
    case 'wrongType':
      return new Response('<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'application/pdf' } })
    case 'truncated':
      return new Response(cutOff(bytes, incoming), { headers: { 'content-length': String(bytes.length) } })
    case 'huge':
      return new Response(endless(bytes))
    case 'drip':
      return new Response(dripping(bytes))
    default:
      return undefined
  }
}

/** Sends half of it, then breaks the connection. */
function cutOff(bytes: Uint8Array, incoming: IncomingMessage): ReadableStream {
  let sent = false
  return new ReadableStream({
    pull: async (controller) => {
      if (!sent) controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)))
      else {
        await new Promise((resolve) => setTimeout(resolve, 50))
        incoming.socket.destroy()
      }
      sent = true
    },
  })
}

/** Sends the document, then endless further megabytes. */
function endless(bytes: Uint8Array): ReadableStream {
  let hasStarted = false
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(hasStarted ? new Uint8Array(MB) : bytes)
      hasStarted = true
    },
  })
}
