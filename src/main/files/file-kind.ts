/** What a file is, by its bytes: what it is called decides nothing. */
import { isCompound, openCompound } from './compound.ts'
import { decodeText } from './csv-encoding.ts'
import { isZip, openPackage } from './package-parts.ts'
import { mainPart } from './workbook-sheet.ts'

/**
 * `xlsx`: a workbook in a zip, also one that its reader refuses: broken, or of a kind that isn't read. `biff`: an older one.
 * `html`, `spreadsheetMl`: tables that are called .xls by whoever writes them. `encrypted`: a workbook with a password.
 * `text` may be a table, `other` can't.
 */
export type FileKind = 'xlsx' | 'biff' | 'html' | 'spreadsheetMl' | 'text' | 'pdf' | 'encrypted' | 'other'

/** Bytes by which text is told apart. */
const LOOKED_AT = 65_536
/** A PDF may have something before it. */
const BEFORE_PDF = 1024

/** Never throws; an empty file is text. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (isCompound(bytes)) return compoundKind(bytes)
  if (isZip(bytes)) return zipKind(bytes)
  if (isBareBiff(bytes)) return 'biff'
  const text = decodeText(bytes.subarray(0, LOOKED_AT))?.text
  if (text !== undefined) return textKind(text)
  return Buffer.from(bytes.subarray(0, BEFORE_PDF)).includes('%PDF-') ? 'pdf' : 'other'
}

function compoundKind(bytes: Uint8Array): FileKind {
  const names = openCompound(bytes)?.names
  // One whose directory is lost is left to its reader to refuse.
  if (names === undefined) return 'biff'
  if (names.has('encryptedpackage')) return 'encrypted'
  return names.has('workbook') || names.has('book') ? 'biff' : 'other'
}

function zipKind(bytes: Uint8Array): FileKind {
  const package_ = openPackage(bytes)
  // One that was cut off is left to its reader to refuse.
  if (package_ === undefined) return 'xlsx'
  const main = mainPart(package_)
  return 'fault' in main && main.fault === 'notWorkbook' ? 'other' : 'xlsx'
}

/** An old workbook outside of a compound file, as some programs write it: the record that begins it, and its length. */
const isBareBiff = ([record, version = 0, length = 0, high]: Uint8Array): boolean =>
  record === 9 && [0, 2, 4, 8].includes(version) && [4, 6, 8, 16].includes(length) && high === 0

/** Before the first element: blanks, and what says how it is written. */
const MARKUP = /^\s*</
const SPREADSHEET = /<(?:[\w-]+:)?Workbook\s[^<>]*urn:schemas-microsoft-com:office:spreadsheet/
const XML = /^\s*<\?xml\s/
const HTML = /<(?:!doctype\s+html|html|head|body|meta|style|script|title|div|form|center|font|table|tr|td)[\s/>]/i

function textKind(text: string): FileKind {
  if (/^\s*%PDF-/.test(text)) return 'pdf'
  if (!MARKUP.test(text)) return 'text'
  if (SPREADSHEET.test(text)) return 'spreadsheetMl'
  if (HTML.test(text)) return 'html'
  // Any other XML has rows for programs alone.
  return XML.test(text) ? 'other' : 'text'
}
