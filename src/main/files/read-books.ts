/** Reads the store's own books from a file, on the reader's thread: a bank statement or a ledger, as text or workbook. */
import { type BooksChoice, type BooksReading, ownBooksOf } from '../../shared/domain/ledger/own-books.ts'
import { SEPARATORS, type Separator } from '../../shared/domain/tables/separator.ts'
import { say } from '../../shared/messages.ts'
import { fileKind } from './file-kind.ts'
import { readSheets, type SheetNews } from './read-workbook.ts'
import { textTable } from './text-table.ts'

/** The user's answers about a file: the separator of a text, and its columns; undefined where the file's own structure counts. */
export interface BooksAnswer {
  readonly separator?: Separator | undefined
  readonly choice?: BooksChoice | undefined
}

/** `reading` is undefined if no table of the file has days and amounts. */
export type BooksNews =
  | { readonly reading: BooksReading | undefined; readonly separator?: Separator }
  | { readonly refusal: string }
  | Extract<SheetNews, { readonly fault: unknown }>

/** Detects the kind of the file by its bytes and reads it. */
export function readBooks(file: Uint8Array, answer?: BooksAnswer): BooksNews {
  const kind = fileKind(file)
  if (kind === 'pdf') return { refusal: say('ownBooksPdf') }
  if (kind === 'other') return { refusal: say('ownBooksNoTable') }
  if (kind !== 'text') {
    for (const news of readSheets(file)) {
      if ('sheets' in news) return { reading: ownBooksOf(news.sheets, answer?.choice) }
      if ('fault' in news) return news
    }
    return { fault: 'empty' }
  }
  const read = textTable(file, answer?.separator)
  if ('refusal' in read) return read
  const { separator, rows } = read
  return { reading: ownBooksOf([{ name: '', rows, separator: SEPARATORS[separator] }], answer?.choice), separator }
}
