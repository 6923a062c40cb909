/** Reads a chosen file on a separate thread, with limited memory and time. */
import { Worker } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { say } from '../../shared/messages.ts'
import type { FileRead } from './cart-file-reader.ts'
import type { FileKind } from './file-kind.ts'
import { unsupportedFileMessage } from './other-files.ts'
import type { BooksAnswer, BooksNews } from './read-books.ts'
import type { PickedFile } from './read-whole.ts'
import type { SheetNews } from './read-workbook.ts'
import { WORKBOOK_LIMITS } from './sheet-rows.ts'
import type { FileTask, ThreadData } from './workbook-worker.ts'

type Fault = Extract<SheetNews, { readonly fault: unknown }>['fault'] | 'tooSlow'

const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 } as const

function refusalOf(fault: Fault, file: Uint8Array): string {
  const { megabytes, sheets, rows, cells } = WORKBOOK_LIMITS
  switch (fault) {
    case 'notWorkbook':
      return unsupportedFileMessage(file)
    case 'encrypted':
      return say('workbookEncrypted')
    case 'oldWorkbook':
      return say('workbookOld')
    case 'noTable':
      return say('workbookNoTable')
    case 'broken':
      return say('workbookBroken')
    case 'empty':
      return say('csvEmpty')
    case 'tooLarge':
      return say('workbookTooLarge', { limit: `${megabytes} MB` })
    case 'tooManySheets':
      return say('workbookTooManySheets', { limit: formatCount(sheets) })
    case 'tooManyRows':
      return say('csvTooManyRows', { limit: formatCount(rows) })
    case 'tooManyCells':
      return say('workbookTooManyCells', { limit: formatCount(cells) })
    case 'tooSlow':
      return say('workbookTooSlow')
  }
}

/** Runs the thread. `hear` gets each message and returns the result, or undefined while more messages are to come. */
function onThread<T, N extends object>(
  worker: URL,
  task: FileTask,
  hear: (news: Exclude<N, { readonly fault: unknown }>) => T | undefined,
): Promise<T | { readonly refusal: string }> {
  return new Promise((resolve) => {
    const received = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const workerData: ThreadData = { ...task, received }
    const thread = new Worker(worker, { workerData, resourceLimits: MEMORY })
    const end = (read: T | { readonly refusal: string }) => {
      clearTimeout(patience)
      resolve(read)
      void thread.terminate()
    }
    const refuse = (fault: Fault) => end({ refusal: refusalOf(fault, task.file) })
    const patience = setTimeout(() => refuse('tooSlow'), WORKBOOK_LIMITS.seconds * 1000)
    thread.on('message', (news: N) => {
      Atomics.add(received, 0, 1)
      Atomics.notify(received, 0)
      if ('fault' in news) return refuse(news.fault as Fault)
      const read = hear(news as Exclude<N, { readonly fault: unknown }>)
      if (read !== undefined) end(read)
    })
    // Out of memory, or ended without a message.
    thread.on('error', () => refuse('broken'))
    thread.on('exit', () => refuse('broken'))
  })
}

/** Reads the file as a cart. `worker`: the URL of workbook-worker, built or not. */
export const createWorkbookReader =
  (worker: URL) =>
  (file: Uint8Array, choice?: ImportChoice): Promise<FileRead> => {
    const rows: ReadRow[] = []
    return onThread<FileRead, SheetNews>(worker, { file, as: 'cart', choice }, (news) => {
      if ('question' in news) return news
      if ('read' in news) {
        const { leftOut, mapping } = news.read
        return { encoding: howRead(news.read), separator: '', rows, leftOut, mapping }
      }
      if ('rows' in news) for (const row of news.rows) rows.push(row)
      return undefined
    })
  }

export type BooksRead = Exclude<BooksNews, { readonly fault: unknown }>

/** `answer`: the user's answers about the file. */
export type ReadBooks = (file: Pick<PickedFile, 'bytes'>, answer?: BooksAnswer) => Promise<BooksRead>

/** Reads the file as the store's own books. Refuses with a sentence another kind of file, one that is too long, or one without any row. */
export const createBooksReader =
  (worker: URL): ReadBooks =>
  async ({ bytes }, answer) =>
    bytes.length === 0
      ? { refusal: say('csvEmpty') }
      : onThread<BooksRead, BooksNews>(worker, { file: bytes, as: 'books', answer }, (news) => news)

/** Programs name these files .xls, too. */
const CALLED: Partial<Record<FileKind, string>> = { html: 'a web page', spreadsheetMl: 'an XML spreadsheet' }

function howRead({ sheet, sheets, kind }: Pick<Read, 'sheet' | 'sheets' | 'kind'>): string {
  const file = CALLED[kind] ?? 'an Excel workbook'
  const part = kind === 'html' ? 'table' : 'sheet'
  return sheets === 1 ? file : `the ${part} “${sheet}” of ${formatCount(sheets)} in ${file}`
}

type Read = Extract<SheetNews, { readonly read: unknown }>['read']
