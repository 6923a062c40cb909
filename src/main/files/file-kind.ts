/** Detects the kind of a file by its bytes; the file name is ignored. */
import { isCompound, openCompound } from './compound.ts'
import { decodeText } from './csv-encoding.ts'
import { isZip, openPackage } from './package-parts.ts'
import { mainPart } from './workbook-sheet.ts'

/**
 * `xlsx`: a workbook in a zip, including one that its reader refuses because it is broken or of another kind. `biff`: an older workbook.
 * `html`, `spreadsheetMl`: tables that programs save as .xls. `encrypted`: a workbook with a password. `text` may be a table, `other`
 * can't.
 */
export type FileKind = 'xlsx' | 'biff' | 'html' | 'spreadsheetMl' | 'text' | 'pdf' | 'encrypted' | 'other'

/** Bytes that are examined to recognise text. */
const SNIFFED_BYTES = 65_536
/** Bytes that a PDF may have before its header. */
const BEFORE_PDF = 1024

/** Never throws; an empty file is text. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (isCompound(bytes)) return compoundKind(bytes)
  if (isZip(bytes)) return zipKind(bytes)
  if (isBareBiff(bytes)) return 'biff'
  const text = decodeText(bytes.subarray(0, SNIFFED_BYTES))?.text
  if (text !== undefined) return textKind(text)
  return Buffer.from(bytes.subarray(0, BEFORE_PDF)).includes('%PDF-') ? 'pdf' : 'other'
}

function compoundKind(bytes: Uint8Array): FileKind {
  const names = openCompound(bytes)?.names
  // A file whose directory is lost is left to the reader to refuse.
  if (names === undefined) return 'biff'
  if (names.has('encryptedpackage')) return 'encrypted'
  return names.has('workbook') || names.has('book') ? 'biff' : 'other'
}

function zipKind(bytes: Uint8Array): FileKind {
  const package_ = openPackage(bytes)
  // A truncated file is left to the reader to refuse.
  if (package_ === undefined) return 'xlsx'
  const main = mainPart(package_)
  return 'fault' in main && main.fault === 'notWorkbook' ? 'other' : 'xlsx'
}

/**
 * True for an old workbook outside of a compound file, as some programs write it; recognised by its first record and that record's length.
 */
const isBareBiff = ([record, version = 0, length = 0, high]: Uint8Array): boolean =>
  record === 9 && [0, 2, 4, 8].includes(version) && [4, 6, 8, 16].includes(length) && high === 0

/** Blanks and the XML declaration may precede the first element. */
const MARKUP = /^\s*</
const SPREADSHEET = /<(?:[\w-]+:)?Workbook\s[^<>]*urn:schemas-microsoft-com:office:spreadsheet/
const XML = /^\s*<\?xml\s/
const HTML = /<(?:!doctype\s+html|html|head|body|meta|style|script|title|div|form|center|font|table|tr|td)[\s/>]/i

function textKind(text: string): FileKind {
  if (/^\s*%PDF-/.test(text)) return 'pdf'
  if (!MARKUP.test(text)) return 'text'
  if (SPREADSHEET.test(text)) return 'spreadsheetMl'
  if (HTML.test(text)) return 'html'
  // Other XML isn't a table for users.
  return XML.test(text) ? 'other' : 'text'
}
