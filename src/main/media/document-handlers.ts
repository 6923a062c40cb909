/** The bridge's entries for documents: the address is taken from an answer here, and the page gets only a ticket. */

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { OpenedDocument } from '../../shared/bridge/documents.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import type { FileKindName } from '../../shared/domain/values/file-kinds.ts'
import { fail, isUnavailable, ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { type CallName, findCall, isCallName } from '../../shared/portal/calls.ts'
import { writeWhole } from '../files/atomic-file.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { fileName } from '../files/file-name.ts'
import { rm } from '../files/retrying-fs.ts'
import type { Clock, Handlers, Payload } from '../handlers.ts'
import { allowedAddress, type FetchDeps, fetchDocument } from '../portal/fetch-document.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { KeptDocument, KeptDocuments } from '../store/kept-documents.ts'
import { stored } from '../store/stored.ts'
import type { DocumentTickets } from './document-tickets.ts'
import type { Transfer, Transfers } from './transfers.ts'

export type DocumentHandlers = Pick<Handlers, 'documents.open' | 'documents.save'>

export interface DocumentDeps extends FetchDeps, Pick<SessionPortal, 'reader' | 'store'> {
  /** The account's documents; undefined if the disk can't be used. */
  readonly cachedDocuments: () => KeptDocuments | undefined
  readonly documentTickets: DocumentTickets
  readonly transfers: Transfers
  readonly dialogs: Dialogs
  readonly clock: Clock
}

type Ask = Payload<'documents.open'>

/** Time during which a fetched document is shown without asking again, as for catalogue data. */
const FRESH_MS = 86_400_000

export function documentHandlers(deps: DocumentDeps): DocumentHandlers {
  return {
    'documents.open': (ask) => deps.transfers.run(ask.request, (transfer) => opened(deps, ask, transfer)),
    'documents.save': async ({ ticket }) => {
      const found = deps.store() === undefined ? undefined : deps.documentTickets.find(ticket)
      if (found === undefined || !(await isThere(found.path))) return refuse('documentGone')
      const [ending] = found.content.endings
      const path = await deps.dialogs.saveAs(found.name, { name: `${ending.toUpperCase()} file`, extensions: [ending] })
      return path === undefined ? ok(undefined) : writeWhole(path, createReadStream(found.path))
    },
  }
}

const isThere = async (path: string): Promise<boolean> =>
  stat(path).then(
    (file) => file.isFile(),
    () => false,
  )

async function opened(deps: DocumentDeps, ask: Ask, transfer: Transfer): Promise<Result<OpenedDocument>> {
  const { store, cachedDocuments, documentTickets } = deps
  if (store() === undefined) return sessionEnded({ call: ask.call })
  const kinds = isCallName(ask.call) ? kindsOf(ask.call, ask.field) : undefined
  if (!isCallName(ask.call) || kinds === undefined) return fail({ kind: 'request', message: say('badRequest') })
  const address = await addressIn(deps, ask.call, ask, transfer.signal)
  if (!address.ok) return address
  const url = allowedAddress(address.value, deps)
  if (url === undefined) return refuse('documentElsewhere')
  const documents = cachedDocuments()
  if (documents === undefined) {
    return fail({ kind: 'storage', sentence: 'storageFault', message: say('storageFault') })
  }
  const document = await documentAt(deps, documents, { url, kinds, transfer })
  if (!document.ok) return document
  const { path, content, bytes, at } = document.value
  const name = nameOf(url, content.endings[0])
  const ticket = documentTickets.issue({ path, content, name })
  return ok({ ticket, kind: content.kind, name, bytes, at: isoAt(at) })
}

/** Returns the kinds of file that the registry allows in this field; undefined for a field without a document. */
function kindsOf(call: CallName, field: string): readonly FileKindName[] | undefined {
  const fields = findCall(call)?.spec.documents?.fields ?? {}
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}

/** Returns the field's address in the answer; in a list, from the row with this name. */
async function addressIn(
  { reader }: DocumentDeps,
  call: CallName,
  { args, field, row }: Ask,
  signal: AbortSignal,
): Promise<Result<string>> {
  const named = findCall(call)?.spec.documents?.row
  const read = await reader.read(call, args as never, { signal })
  if (!read.ok) return read
  const answer: unknown = read.value.answer
  const one =
    named === undefined
      ? answer
      : rowsOf(answer).find((each) => row !== undefined && String(fieldOf(each, named)) === row)
  const address = fieldOf(one, field)
  return typeof address === 'string' && address !== '' ? ok(address) : refuse('documentGone')
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined

function rowsOf(answer: unknown): readonly unknown[] {
  const rows = Array.isArray(answer) ? answer : fieldOf(answer, 'rows')
  return Array.isArray(rows) ? rows : []
}

interface Document {
  readonly url: URL
  readonly kinds: readonly FileKindName[]
  readonly transfer: Transfer
}

/** Returns the document from the disk while it is fresh, or if the host can't be reached; otherwise fetches and saves it. */
async function documentAt(
  deps: DocumentDeps,
  documents: KeptDocuments,
  { url, kinds, transfer }: Document,
): Promise<Result<KeptDocument>> {
  const known = stored(() => documents.find(url.href))
  if (!known.ok) return known
  const usable = known.value !== undefined && kinds.includes(known.value.content.kind) ? known.value : undefined
  if (usable !== undefined && deps.clock() - usable.at < FRESH_MS) return ok(usable)
  const beside = stored(() => documents.beside())
  if (!beside.ok) return beside
  const path = beside.value
  const over = new AbortController()
  const signal = AbortSignal.any([transfer.signal, over.signal])
  const progress = (done: number, total: number) => {
    if (deps.store() === undefined) over.abort()
    transfer.progress(done, total)
  }
  try {
    const fetched = await fetchDocument(deps, { url, kinds, path, signal, progress })
    if (deps.store() === undefined) return sessionEnded()
    if (fetched.ok) return stored(() => documents.keep(path, url.href, fetched.value))
    return usable !== undefined && isUnavailable(fetched.error) ? ok(usable) : fetched
  } finally {
    // A file that can't be deleted is swept when the folder is opened next.
    await rm(path, { force: true }).catch(() => undefined)
  }
}

/** The last part of its address, as a valid file name. */
function nameOf({ pathname }: URL, ending: string): string {
  const last = pathname.split('/').at(-1) ?? ''
  let plain = last
  try {
    plain = decodeURIComponent(last)
  } catch {
    // Not every address is properly encoded.
  }
  const stem = plain.replace(/\.\w{1,8}$/, '')
  return fileName(`${stem === '' ? 'Document' : stem}.${ending}`)
}
