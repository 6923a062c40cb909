/** A proxy in front of a practice portal that removes the fields named by StoreDesk: only names from the portal's documents remain. */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callNames, calls, findCall } from '../../src/shared/portal/calls.ts'
import { fieldsOf } from '../../src/shared/portal/wire-schema.ts'
import { oursOf } from '../../tools/readings/ours-of.ts'

interface DocumentedCall {
  readonly method: string
  readonly path: RegExp
  /** Every field of the answer that StoreDesk reads, and those with names of our own. */
  readonly read: ReadonlySet<string>
  readonly ours: ReadonlySet<string>
}

const marked = Map.groupBy(
  oursOf(calls).filter(({ direction, needed }) => direction === 'answer' && !needed),
  ({ call }) => call,
)

const table: readonly DocumentedCall[] = callNames
  .flatMap((name) => {
    const call = findCall(name)
    if (call === undefined) return []
    const { method, path, spec } = call
    const read = new Set(fieldsOf(spec.answer).map((field) => field.path.join('.')))
    const ours = new Set((marked.get(name) ?? []).map((field) => field.path))
    return [{ method, path, call: { method, path: patternOf(path), read, ours } }]
  })
  // A fixed address is tried before one with variable parts.
  .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)
  .map(({ call }) => call)

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.+?()]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`)
}

/** The answer without StoreDesk's names. A key that isn't a field of the schema belongs to a table. */
function stripped(call: DocumentedCall, value: unknown, above = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => stripped(call, one, above))
  if (typeof value !== 'object' || value === null) return value
  const left = Object.entries(value).flatMap(([key, one]) => {
    const path = above === '' ? key : `${above}.${key}`
    if (call.ours.has(path)) return []
    return [[key, stripped(call, one, call.read.has(path) ? path : above)] as const]
  })
  return Object.fromEntries(left)
}

export async function openDocumentsOnly(origin: string) {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)
  const server = createServer((ask, response) => {
    const { method = 'GET', url = '/', headers } = ask
    const [path = '/'] = url.split('?')
    const call = table.find((one) => one.method === method && one.path.test(path))
    const { 'accept-encoding': _, ...others } = headers
    const on = request({ hostname, port, method, path: url, headers: others, agent }, async (answered) => {
      const isJson = answered.headers['content-type']?.includes('json') === true
      const { 'content-length': __, 'transfer-encoding': ___, ...otherHeaders } = answered.headers
      if (call === undefined || !isJson) {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(response)
        return
      }
      const pieces: Buffer[] = []
      for await (const piece of answered) pieces.push(piece as Buffer)
      response.writeHead(answered.statusCode ?? 502, otherHeaders)
      const text = Buffer.concat(pieces).toString()
      response.end(text === '' ? text : JSON.stringify(stripped(call, JSON.parse(text))))
    })
    on.once('error', () => response.destroy())
    ask.pipe(on)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
