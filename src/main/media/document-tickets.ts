/** The documents that a page may show: by ticket, and in ranges if requested, so that sound and film can be seeked. */
import { randomBytes } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { rangeOf } from '../../shared/domain/values/byte-range.ts'
import type { KeptDocument } from '../store/kept-documents.ts'

export interface TicketedDocument extends Pick<KeptDocument, 'path' | 'content'> {
  /** The suggested file name, with its extension. */
  readonly name: string
}

export interface DocumentTickets {
  issue(document: TicketedDocument): string
  find(ticket: string): TicketedDocument | undefined
  /** Answers `app://portal/media/<ticket>`; undefined for an unknown ticket, or if the file is gone. */
  answer(ticket: string, range: string | null): Promise<Response | undefined>
  /** Keeps earlier documents from the next user who signs in. */
  forget(): void
}

/** Beyond this limit the least recently used one is dropped. */
const MAX_TICKETS = 1000

export function createDocumentTickets(): DocumentTickets {
  const documents = new Map<string, TicketedDocument>()
  return {
    issue: (document) => {
      const known = [...documents].find(([, { path, name }]) => path === document.path && name === document.name)
      const ticket = known?.[0] ?? randomBytes(16).toString('hex')
      documents.delete(ticket)
      documents.set(ticket, document)
      for (const oldest of documents.keys()) {
        if (documents.size <= MAX_TICKETS) break
        documents.delete(oldest)
      }
      return ticket
    },
    find: (ticket) => documents.get(ticket),
    answer: async (ticket, range) => {
      const found = documents.get(ticket)
      if (found !== undefined) {
        documents.delete(ticket)
        documents.set(ticket, found)
      }
      // Opened once: a sign-out may delete the file at any moment, and an open file can be read to its end.
      const file = found && (await open(found.path).catch(() => undefined))
      return found === undefined || file === undefined ? undefined : pieceOf(found.content, file, range)
    },
    forget: () => documents.clear(),
  }
}

async function pieceOf(
  content: TicketedDocument['content'],
  file: FileHandle,
  rangeHeader: string | null,
): Promise<Response> {
  const { size } = await file.stat()
  const range = rangeOf(rangeHeader, size)
  if (range === 'none') {
    await file.close()
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  const headers = {
    'Content-Type': content.type,
    'Content-Length': String(to - from + 1),
    'Accept-Ranges': 'bytes',
    ...(range === undefined ? {} : { 'Content-Range': `bytes ${from}-${to}/${size}` }),
  }
  const body = Readable.toWeb(file.createReadStream({ start: from, end: to })) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >
  return new Response(body, { status: range === undefined ? 200 : 206, headers })
}
