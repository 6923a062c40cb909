/**
 * Downloads a document to a file, from an address that the portal named: from allowed hosts only, with a size limit, and accepted only by
 * its own first bytes. The bearer goes to the portal's own hosts, as with every call.
 */
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import axios from 'axios'
import { headOf, refuseHead } from '../../shared/domain/papers/picture-check.ts'
import {
  contentOf,
  type FileContent,
  type FileKindName,
  MOST_DOCUMENT_BYTES,
  TELLING_BYTES,
} from '../../shared/domain/values/file-kinds.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { diskRefusal } from '../files/disk-errors.ts'
import type { Hosts } from './axios-client.ts'
import { createAgents, type FindRoutes } from './routes.ts'

export interface DocumentHosts {
  readonly hosts: Hosts
  /** Names of further hosts that serve the portal's documents. */
  readonly documentHosts: readonly string[]
}

export interface FetchDeps extends DocumentHosts {
  readonly findRoutes: FindRoutes
  readonly token: () => string | undefined
  /** Timeout for the next bytes. */
  readonly timeLimitMs?: number | undefined
}

export interface DocumentRequest {
  readonly url: URL
  readonly kinds: readonly FileKindName[]
  /** The file to write to. */
  readonly path: string
  readonly signal: AbortSignal
  /** Gets the bytes received so far; `total` is 0 if unknown. */
  readonly progress: (done: number, total: number) => void
}

const PATIENCE_MS = 30_000
/** A host of documents may redirect within itself. */
const MOST_REDIRECTS = 3

/** Returns the address if documents may be fetched from it; an address without a host is the portal's own. */
export function allowedAddress(text: string, { hosts, documentHosts }: DocumentHosts): URL | undefined {
  if (!URL.canParse(text, hosts.api)) return undefined
  const url = new URL(text, hosts.api)
  if (url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  const isOwn = Object.values(hosts).includes(url.origin)
  const isNamed = url.protocol === 'https:' && url.port === '' && documentHosts.includes(url.hostname)
  return isOwn || isNamed ? url : undefined
}

/** Writes the document to `path`; the caller deletes the file if this fails. */
export async function fetchDocument(deps: FetchDeps, request: DocumentRequest): Promise<Result<FileContent>> {
  const { timeLimitMs = PATIENCE_MS } = deps
  const late = new AbortController()
  let timer = setTimeout(() => late.abort(), timeLimitMs)
  const hears = () => {
    clearTimeout(timer)
    timer = setTimeout(() => late.abort(), timeLimitMs)
  }
  const signal = AbortSignal.any([request.signal, late.signal])
  try {
    const answer = await ask(deps, request.url, signal)
    if (!answer.ok) return answer
    const stop = () => answer.value.body.destroy()
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    const written = await write(answer.value, request, hears)
    signal.throwIfAborted()
    return written.ok && written.value.kind === 'picture' ? await soundPicture(request.path, written.value) : written
  } catch (thrown) {
    if (request.signal.aborted) return fail({ kind: 'cancelled', message: say('cancelled') })
    if (late.signal.aborted) return fail({ kind: 'timeout', message: say('timeout') })
    if (isOfTheDisk(thrown)) return fail({ kind: 'storage', sentence: 'storageFault', message: say('storageFault') })
    return fail(notReached)
  } finally {
    clearTimeout(timer)
  }
}

const notReached: AppError = { kind: 'offline', message: say('offline') }

/** True for a full disk, or a folder that can't be written to. */
const isOfTheDisk = (thrown: unknown): boolean => diskRefusal(thrown) !== undefined && !axios.isAxiosError(thrown)

interface Coming {
  readonly body: Readable
  /** As stated by the host; 0 if it isn't. */
  readonly length: number
}

const agentsOf = createAgents()

async function ask(deps: FetchDeps, first: URL, signal: AbortSignal): Promise<Result<Coming>> {
  let url = first
  for (let nth = 0; nth <= MOST_REDIRECTS; nth += 1) {
    const isPortal = [deps.hosts.api, deps.hosts.listing].includes(url.origin)
    const token = isPortal ? deps.token() : undefined
    const { status, headers, data } = await axios.get<Readable>(url.href, {
      ...agentsOf('fresh', await deps.findRoutes(url.origin)),
      adapter: 'http',
      responseType: 'stream',
      decompress: false,
      maxRedirects: 0,
      validateStatus: () => true,
      proxy: false,
      headers: {
        Accept: '*/*',
        'Accept-Encoding': 'identity',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      signal,
    })
    if (status === 200) {
      const packed: unknown = headers['content-encoding'] ?? 'identity'
      if (packed === 'identity') return ok({ body: data, length: Number(headers['content-length'] ?? 0) || 0 })
    }
    data.destroy()
    const to: unknown = headers.location
    const next = status >= 300 && status < 400 && typeof to === 'string' ? sameHost(to, url) : undefined
    if (next === undefined) return refusal(status)
    url = next
  }
  return refuse('documentStrange')
}

/** Returns the target of a redirect; undefined if it is another host. */
function sameHost(to: string, from: URL): URL | undefined {
  const next = URL.canParse(to, from.href) ? new URL(to, from) : undefined
  return next?.origin === from.origin && next.username === '' && next.password === '' ? next : undefined
}

function refusal(status: number): Result<never> {
  if (status >= 500) return fail({ kind: 'portal', message: say('portalFault'), status })
  if (status >= 400) return fail({ kind: 'refused', sentence: 'documentGone', message: say('documentGone'), status })
  return refuse(status >= 300 ? 'documentElsewhere' : 'documentStrange')
}

async function write(
  { body, length }: Coming,
  request: DocumentRequest,
  hears: () => void,
): Promise<Result<FileContent>> {
  const { kinds, path, progress } = request
  const file = await open(path, 'wx')
  try {
    let content: FileContent | undefined
    let done = 0
    for await (const piece of bufferedPieces(body)) {
      hears()
      content ??= contentOf(piece)
      if (content === undefined || !kinds.includes(content.kind)) return refuse('documentStrange')
      const most = MOST_DOCUMENT_BYTES[content.kind]
      done += piece.length
      if (Math.max(done, length) > most) return refuse('documentTooLarge', { most: String(most / 1024 / 1024) })
      await file.writeFile(piece)
      progress(done, length)
    }
    if (content === undefined) return refuse('documentStrange')
    return length > 0 && done !== length ? fail(notReached) : ok(content)
  } finally {
    body.destroy()
    await file.close()
  }
}

/** A picture's size is near its beginning, after the camera's metadata. */
const HEAD_BYTES = 1024 * 1024

/** A small file can claim more pixels than fit in memory: the size is read from its head before anything unpacks it. */
async function soundPicture(path: string, content: FileContent): Promise<Result<FileContent>> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const why = refuseHead(headOf(buffer.subarray(0, bytesRead)))
    return why === undefined ? ok(content) : refuse(why)
  } finally {
    await file.close()
  }
}

/** Yields the pieces as they come, except that the first is long enough to recognise the kind of file. */
async function* bufferedPieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first: Buffer | undefined = Buffer.alloc(0)
  for await (const piece of body) {
    if (first === undefined) yield piece
    else {
      first = Buffer.concat([first, piece])
      if (first.length < TELLING_BYTES) continue
      yield first
      first = undefined
    }
  }
  if (first !== undefined && first.length > 0) yield first
}
