/** The store's own books out of a file, as their thread reads them: a bank's statement or a ledger, CSV or workbook. */
import { type OwnBooks, ownBooksOf } from '../../shared/domain/ledger/own-books.ts'
import { csvTables } from './read-tables.ts'
import { readSheets, type SheetNews, type SheetTable } from './read-workbook.ts'

/** Books are undefined where no table of the file has days and amounts. */
export type BooksNews =
  | { readonly books: OwnBooks | undefined }
  | { readonly refusal: string }
  | Extract<SheetNews, { readonly fault: unknown }>

/** `isWorkbook`: by its name; else it is a CSV. */
export function readBooks(file: Uint8Array, isWorkbook: boolean): BooksNews {
  const read = isWorkbook ? sheetsIn(file) : csvTables(file)
  return 'sheets' in read ? { books: ownBooksOf(read.sheets) } : read
}

function sheetsIn(
  file: Uint8Array,
): { readonly sheets: readonly SheetTable[] } | Extract<BooksNews, { fault: unknown }> {
  for (const news of readSheets(file)) if ('sheets' in news || 'fault' in news) return news
  return { fault: 'empty' }
}
