/** A workbook that somebody chose, read by a thread of its own with little memory and time. */
import { Worker } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { say } from '../../shared/messages.ts'
import type { FileRead } from './cart-file-reader.ts'
import { notTaken } from './cart-file-reader.ts'
import type { SheetNews } from './read-workbook.ts'
import { WORKBOOK_LIMITS } from './workbook-sheet.ts'

type Fault = Extract<SheetNews, { readonly fault: unknown }>['fault'] | 'tooSlow'

const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 } as const

function refusalOf(fault: Fault): string {
  const { megabytes, sheets, rows, cells } = WORKBOOK_LIMITS
  switch (fault) {
    case 'notWorkbook':
      return notTaken()
    case 'encrypted':
      return say('workbookEncrypted')
    case 'oldWorkbook':
      return say('workbookOld')
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

/** `worker`: where workbook-worker is, built or not. */
export const createWorkbookReader =
  (worker: URL) =>
  (file: Uint8Array, choice?: ImportChoice): Promise<FileRead> =>
    new Promise((resolve) => {
      const thread = new Worker(worker, { workerData: { file, choice }, resourceLimits: MEMORY })
      const rows: ReadRow[] = []
      const end = (read: FileRead) => {
        clearTimeout(patience)
        resolve(read)
        void thread.terminate()
      }
      const refuse = (fault: Fault) => end({ refusal: refusalOf(fault) })
      const patience = setTimeout(() => refuse('tooSlow'), WORKBOOK_LIMITS.seconds * 1000)
      thread.on('message', (news: SheetNews) => {
        if ('rows' in news) for (const row of news.rows) rows.push(row)
        else if ('fault' in news) refuse(news.fault)
        else if ('question' in news) end(news)
        else end({ encoding: howRead(news.read), separator: '', rows, leftOut: news.read.leftOut })
      })
      // Out of memory, or ended without a word.
      thread.on('error', () => refuse('broken'))
      thread.on('exit', () => refuse('broken'))
    })

const howRead = ({ sheet, sheets }: { readonly sheet: string; readonly sheets: number }): string =>
  sheets === 1 ? 'an Excel workbook' : `the sheet “${sheet}” of ${formatCount(sheets)} in an Excel workbook`
