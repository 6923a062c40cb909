/** Opens the tables of a file of any kind that has sheets; the kind is detected by the bytes. */
import { openBiff } from './biff.ts'
import { decodeText } from './csv-encoding.ts'
import { fileKind } from './file-kind.ts'
import { htmlTables } from './html-tables.ts'
import { type Book, TooLarge, WORKBOOK_LIMITS, type WorkbookFault } from './sheet-rows.ts'
import { spreadsheetMl } from './spreadsheet-ml.ts'
import { openBook } from './workbook-sheet.ts'
import { decodedXml } from './xml.ts'

export type OpenFault = WorkbookFault | 'tooManyRows' | 'tooManyCells'

/** Returns the visible sheets of the file, or the fault. Never throws; reading its sheets may. */
export function openTables(file: Uint8Array): Book | { readonly fault: OpenFault } {
  try {
    return opened(file)
  } catch (thrown) {
    // Any error while opening means that the file isn't a table.
    return { fault: thrown instanceof TooLarge ? thrown.fault : 'broken' }
  }
}

function opened(file: Uint8Array): Book | { readonly fault: OpenFault } {
  switch (fileKind(file)) {
    case 'xlsx':
      return openBook(file)
    case 'biff':
      return openBiff(file)
    case 'html':
      return pageOf(decodeText(file)?.text ?? '')
    case 'spreadsheetMl':
      return spreadsheetMl(decodedXml(bufferOf(file)) ?? '')
    case 'encrypted':
      return { fault: 'encrypted' }
    default:
      return { fault: 'notWorkbook' }
  }
}

const bufferOf = (file: Uint8Array): Buffer => Buffer.from(file.buffer, file.byteOffset, file.byteLength)

function pageOf(text: string): Book | { readonly fault: OpenFault } {
  const tables = htmlTables(text)
  if (tables === undefined) return { fault: 'noTable' }
  if (tables.length > WORKBOOK_LIMITS.sheets) return { fault: 'tooManySheets' }
  const sheets = tables.map(({ name, rows }) => ({
    name,
    read: () => ({ rows: rows.map((row) => ({ ...row, isHidden: false })), hiddenColumns: new Set<number>() }),
  }))
  return { sheets, hiddenSheets: 0 }
}
