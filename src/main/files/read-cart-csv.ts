/**
 * Reads a cart CSV, whoever wrote it: the plain way where it can, the careful way where it must. Columns are found by the
 * names in the first row where it names them; else a row is two whole numbers.
 */
import { setImmediate } from 'node:timers/promises'
import type { ReadRow } from '../../shared/domain/judge-row.ts'
import { formatCount } from '../../shared/domain/money.ts'
import { say } from '../../shared/messages.ts'
import { type CsvColumns, GrowingColumns, rowsOf } from './csv-columns.ts'
import {
  columnsOf,
  decodeText,
  type Encoding,
  HEAD,
  headOf,
  isOtherFormat,
  SEPARATORS,
  type Separator,
} from './csv-encoding.ts'
import { readQuoted, withOneLineEnd } from './csv-quoted.ts'
import { scanPlain } from './csv-scan.ts'

export const MAX_CSV_MEGABYTES = 32
export const MAX_CSV_ROWS = 1_000_000
/** Rows that become objects before others get their turn. */
const ROWS_AT_ONCE = 10_000

export interface CartCsv {
  readonly encoding: Encoding
  readonly separator: Separator
  readonly rows: CsvColumns
  /** A refusal of the whole file, as a sentence; there are no rows then. */
  readonly refusal: string | undefined
}

const latin = new TextDecoder('latin1')
const UTF8_MARK = [0xef, 0xbb, 0xbf] as const

const refused = (refusal: string): CartCsv => ({
  encoding: 'UTF-8',
  separator: 'comma',
  rows: new GrowingColumns(0).closed(''),
  refusal,
})

/** Reads a file in pieces between which others get their turn. */
export async function readCartCsvGently(bytes: Uint8Array): Promise<CartCsv> {
  const reading = cartCsvInSteps(bytes)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** What the import takes: a refusal, or how the file was written and its rows. */
export async function readCartRows(
  bytes: Uint8Array,
): Promise<
  | { readonly refusal: string }
  | { readonly encoding: Encoding; readonly separator: Separator; readonly rows: readonly ReadRow[] }
> {
  const { encoding, separator, rows, refusal } = await readCartCsvGently(bytes)
  if (refusal !== undefined) return { refusal }
  const all: ReadRow[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    for (const row of rowsOf(rows, from, from + ROWS_AT_ONCE)) all.push(row)
    await setImmediate()
  }
  return { encoding, separator, rows: all }
}

/** The reading itself, step by step. `careful` takes papaparse's way also for plain files. */
export function* cartCsvInSteps(bytes: Uint8Array, careful = false): Generator<undefined, CartCsv> {
  if (bytes.length > MAX_CSV_MEGABYTES * 1024 * 1024) {
    return refused(say('csvTooLarge', { limit: `${MAX_CSV_MEGABYTES} MB` }))
  }
  const plain = careful ? undefined : readPlain(bytes)
  return verdict(plain ?? (yield* readCarefully(bytes)))
}

function verdict(read: CartCsv): CartCsv {
  if (read.refusal !== undefined) return read
  if (read.rows.length === 0) return refused(say('csvEmpty'))
  if (read.rows.length > MAX_CSV_ROWS) return refused(say('csvTooManyRows', { limit: formatCount(MAX_CSV_ROWS) }))
  return read
}

function readPlain(bytes: Uint8Array): CartCsv | undefined {
  if (isOtherFormat(bytes)) return undefined
  const marked = UTF8_MARK.every((byte, at) => bytes[at] === byte)
  const begin = marked ? UTF8_MARK.length : 0
  const beginning = latin.decode(bytes.subarray(begin, begin + HEAD))
  const { separator, hinted } = headOf(beginning)
  const hint = hinted ? afterFirstLine(beginning) : 0
  if (columnsOf(beginning.slice(hint), separator) !== undefined) return undefined
  const from = begin + hint
  const rows = scanPlain(bytes, {
    separator: SEPARATORS[separator],
    from,
    line: hinted ? 2 : 1,
    maxRows: MAX_CSV_ROWS,
  })
  return rows && { encoding: marked ? 'UTF-8 with BOM' : 'UTF-8', separator, rows, refusal: undefined }
}

function* readCarefully(bytes: Uint8Array): Generator<undefined, CartCsv> {
  const decoded = decodeText(bytes)
  if (decoded === undefined) return refused(say('csvBinary'))
  const { encoding } = decoded
  const { separator, hinted } = headOf(decoded.text)
  const text = withOneLineEnd(decoded.text)
  const from = hinted ? afterFirstLine(text) : 0
  const { rows, source } = yield* readQuoted(text, from, {
    separator: SEPARATORS[separator],
    line: hinted ? 2 : 1,
    maxRows: MAX_CSV_ROWS,
    columns: columnsOf(text.slice(from, from + HEAD), separator),
  })
  return { encoding, separator, rows: rows.closed(source), refusal: undefined }
}

/** Where the second line begins. */
function afterFirstLine(text: string): number {
  const end = /\r\n|\r|\n/.exec(text)
  return end === null ? text.length : end.index + end[0].length
}
