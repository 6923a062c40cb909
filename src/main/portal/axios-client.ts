/**
 * The portal's HTTP client. The bearer goes only to the api and listing hosts; answers are parsed with the registry's schemas; every
 * failure becomes one typed error.
 */
import http from 'node:http'
import axios, { AxiosError, type AxiosInstance } from 'axios'
import { z } from 'zod'
import { type AppError, fail, ok } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Call, CallSpec, Host } from '../../shared/portal/call.ts'
import { type Answer, type Args, type CallName, findCall } from '../../shared/portal/calls.ts'
import { whole } from '../../shared/portal/fields.ts'
import { isFormFile } from '../../shared/portal/form-file.ts'
import { readAnswer } from '../../shared/portal/rows.ts'
import { plainLine } from '../../shared/text.ts'
import { fileName } from '../files/file-name.ts'
import { parseBounded } from './bounded-json.ts'
import type { CallOptions, CallResult, PortalClient } from './portal-client.ts'
import { DIRECT } from './proxy-routes.ts'
import { createAgents, type FindRoutes, type Sharing } from './routes.ts'

/** Timeout of a request. */
export const TIMEOUT_MS = 300_000
const MOST_REQUEST_BYTES = 16 * 1024 * 1024
const LONGEST_MESSAGE = 500

export type Hosts = Readonly<Record<Host, string>>

export interface ClientDeps {
  readonly hosts: Hosts
  readonly token: () => string | undefined
  /** Called after a 401 to a request with this token: the session has ended. */
  readonly onUnauthorized: (token: string) => void
  readonly timeoutMs?: number
  /** Without it, connections are direct. */
  readonly findRoutes?: FindRoutes
  /** Gets the Date header of every answer. */
  readonly onServerDate?: (date: unknown) => void
}

export function createPortalClient(deps: ClientDeps): PortalClient {
  const wire = axios.create({
    adapter: 'http',
    // A redirect could carry the bearer to another host; the portal has no redirects.
    maxRedirects: 0,
    maxBodyLength: MOST_REQUEST_BYTES,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    proxy: false,
  })
  return {
    call: async (name, args, options = {}) => {
      const call = findCall(name)
      if (call === undefined) throw new Error(`There is no call ${name}`)
      const answer = await send(wire, deps, name, call, args, options)
      return answer as CallResult<Answer<typeof name>>
    },
  }
}

const agentsOf = createAgents()

async function send<N extends CallName>(
  instance: AxiosInstance,
  deps: ClientDeps,
  name: N,
  call: Call,
  args: Args<N>,
  { signal, progress, inspect }: CallOptions,
): Promise<CallResult<unknown>> {
  const wire = encode(call, args)
  if (wire === undefined) return fail({ kind: 'request', message: say('badRequest'), call: name })
  const token = call.host === 'checkout' ? undefined : deps.token()
  // Covers the whole exchange: axios' own timeout restarts with every byte that arrives.
  const deadline = AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS)
  try {
    const origin = deps.hosts[call.host]
    const ways = (await deps.findRoutes?.(origin)) ?? [DIRECT]
    const response = await patiently(call, (sharing) =>
      instance.request<unknown>({
        ...agentsOf(sharing, ways),
        method: call.method,
        url: origin + wire.path,
        maxContentLength: call.maxBytes,
        ...(wire.query === undefined ? {} : { params: wire.query }),
        ...(wire.body === undefined ? {} : { data: wire.body }),
        ...(progress === undefined ? {} : { onUploadProgress: ({ loaded, total = 0 }) => progress(loaded, total) }),
        headers: {
          Accept: 'application/json',
          ...(typeof wire.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      }),
    )
    deps.onServerDate?.(response.headers.date)
    if (response.status === 401 && token !== undefined) deps.onUnauthorized(token)
    const json = parseBounded(response.data)
    inspect?.({ status: response.status, json, letters: String(response.data ?? '').length })
    return read(response.status, json, name, call)
  } catch (error) {
    const late = deadline.aborted && signal?.aborted !== true
    const unsent = call.effect === 'write' && neverConnected(error) ? { unsent: true } : {}
    return fail({ ...(late ? tooLate() : brokenConnection(error)), ...unsent, call: name })
  }
}

/** Retries a read once on a new connection if the reused one was dead, as after the computer slept. */
async function patiently<A>({ effect }: Call, ask: (sharing: Sharing) => Promise<A>): Promise<A> {
  try {
    return await ask(effect === 'read' ? 'shared' : 'fresh')
  } catch (error) {
    // Other idle connections may be dead as well.
    if (effect === 'read' && diedMeanwhile(error)) return ask('fresh')
    throw error
  }
}

const diedMeanwhile = (error: unknown): boolean =>
  error instanceof AxiosError &&
  (error.code === 'ECONNRESET' || error.code === 'EPIPE') &&
  error.response === undefined &&
  error.request instanceof http.ClientRequest &&
  error.request.reusedSocket

const connecting = z.object({ cause: z.object({ syscall: z.enum(['connect', 'getaddrinfo']) }) })

const neverConnected = (error: unknown): boolean => connecting.safeParse(error).success

interface Wire {
  readonly path: string
  readonly query: unknown
  /** JSON, or a form. */
  readonly body: string | FormData | undefined
}

/** Encodes the request; undefined if the arguments don't fit the call. */
function encode({ path, spec }: Call, args: unknown): Wire | undefined {
  const parts = z.object({ params: z.unknown(), query: z.unknown(), body: z.unknown() }).partial().safeParse(args)
  if (!parts.success) return undefined
  const encoded = (shape: z.ZodType | undefined, value: unknown) =>
    shape === undefined ? { success: true as const, data: undefined } : z.safeEncode(shape, value as never)
  const params = encoded(spec.params, parts.data.params)
  const query = encoded(spec.query, parts.data.query)
  const body = encoded(spec.body, parts.data.body)
  if (!params.success || !query.success || !body.success) return undefined
  const values = texts.safeParse(params.data ?? {})
  const queryValues = texts.safeParse(query.data ?? {})
  if (!values.success || !queryValues.success) return undefined
  // Refuses a path that leaves its place, and half a surrogate pair, which no address can contain.
  if (Object.values(values.data).some((value) => value === '.' || value === '..')) return undefined
  if (![values.data, queryValues.data].flatMap(Object.values<string>).every((value) => value.isWellFormed()))
    return undefined
  const whole = bodyOf(spec, body.data, args)
  if (whole === undefined) return undefined
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values.data[key] ?? ''))
  return { path: filled, query: query.data, ...whole }
}

const withFile = z.object({ file: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }) })

/** Undefined for a form with a file that it may not have, or without one. */
function bodyOf({ form }: CallSpec, fields: unknown, args: unknown): Pick<Wire, 'body'> | undefined {
  if (form === undefined) return { body: fields === undefined ? undefined : JSON.stringify(fields) }
  const upload = withFile.safeParse(args)
  if (!upload.success || !isFormFile(form, upload.data.file)) return undefined
  const { name, bytes } = upload.data.file
  const body = new FormData()
  body.append(form.fields, JSON.stringify(fields))
  body.append(form.part, new Blob([bytes]), fileName(name))
  return { body }
}

/** Values of an address, converted to text. */
const texts = z.record(
  z.string(),
  z.unknown().transform((value) => String(value)),
)

function read(status: number, json: unknown, name: CallName, call: Call): CallResult<unknown> {
  if (status >= 200 && status < 300) {
    const { parsed, unread, unshown } = readAnswer(call.spec.answer, json)
    if (parsed.success) {
      return { ...ok(parsed.data), ...(unread.length > 0 && { unread }), ...(unshown.length > 0 && { unshown }) }
    }
    const field = parsed.error.issues[0]?.path.join('.') || 'answer'
    return fail({ kind: 'answer', message: say('strangeAnswer'), status, call: name, field })
  }
  const message = messageIn(json)
  const worded = message !== undefined
  if (status === 401)
    return fail({ kind: 'session', message: message ?? say('sessionEnded'), status, worded, call: name })
  if (status >= 400 && status < 500) {
    const details = { ...codeIn(json), worded, ...(!worded && isThing(json) && { json: true }) }
    return fail({ kind: 'refused', message: message ?? say('refused'), status, ...details, call: name })
  }
  if (status >= 500) return fail({ kind: 'portal', message: message ?? say('portalFault'), status, worded, call: name })
  return fail({
    kind: 'answer',
    message: say('strangeAnswer'),
    status,
    call: name,
  })
}

const isThing = (json: unknown): boolean => typeof json === 'object' && json !== null && !Array.isArray(json)

const withCode = z.object({ code: whole(0, Number.MAX_SAFE_INTEGER) })

const codeIn = (json: unknown): Pick<AppError, 'code'> => withCode.safeParse(json).data ?? {}

const withMessage = z.object({ message: z.string() })

/** Returns the portal's own sentence: one line of plain text with a readable length. */
function messageIn(json: unknown): string | undefined {
  const found = withMessage.safeParse(json)
  if (!found.success) return undefined
  const text = plainLine(found.data.message).trim()
  return text === '' || text.length > LONGEST_MESSAGE ? undefined : text
}

const tooLate = (): AppError => ({ kind: 'timeout', message: say('timeout') })

function brokenConnection(error: unknown): AppError {
  if (axios.isCancel(error)) return { kind: 'cancelled', message: say('cancelled') }
  if (!(error instanceof AxiosError)) throw error
  // The same code stands for an answer that is too long, and for a connection that broke during one.
  const tooLong = error.message.startsWith('maxContentLength')
  switch (error.code) {
    case AxiosError.ECONNABORTED:
    case AxiosError.ETIMEDOUT:
      return tooLate()
    case AxiosError.ERR_BAD_RESPONSE:
      if (tooLong) return { kind: 'answer', message: say('strangeAnswer'), field: 'length' }
      return { kind: 'offline', message: say('offline') }
    default:
      return { kind: 'offline', message: say('offline') }
  }
}
