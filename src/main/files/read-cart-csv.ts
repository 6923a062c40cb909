/** Reads a cart CSV of any program: with the fast scanner if possible, otherwise with the careful reader, which searches for the table. */
import { setImmediate } from 'node:timers/promises'
import {
  askedTable,
  type ImportChoice,
  type ImportQuestion,
  layoutOf,
  leftOutSentence,
} from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { SEPARATORS, type Separator, type TextShape } from '../../shared/domain/tables/separator.ts'
import { withOneLineEnd } from '../../shared/domain/tables/text-rows.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { say } from '../../shared/messages.ts'
import type { FileRead } from './cart-file-reader.ts'
import { cartMapping, cartShape, readCartText } from './cart-text.ts'
import { type CsvColumns, GrowingColumns, rowsOf } from './csv-columns.ts'
import { decodeText, type Encoding, isOtherFormat } from './csv-encoding.ts'
import { scanPlain } from './csv-scan.ts'

export const MAX_CSV_MEGABYTES = 32
export const MAX_CSV_ROWS = 1_000_000
/** Rows that become objects before other tasks get their turn. */
const ROWS_AT_ONCE = 10_000

export interface CartCsv {
  readonly encoding: Encoding
  readonly separator: Separator
  readonly rows: CsvColumns
  /** The sentence that refuses the whole file; it then has no rows. */
  readonly refusal: string | undefined
  /** The question that the user has to answer first. */
  readonly question?: ImportQuestion
  readonly leftOut?: string | undefined
}

const latin = new TextDecoder('latin1')
const UTF8_MARK = [0xef, 0xbb, 0xbf] as const

const refused = (refusal: string): CartCsv => ({
  encoding: 'UTF-8',
  separator: 'comma',
  rows: new GrowingColumns(0).closed(''),
  refusal,
})

/** Reads a file in pieces, with a turn for other tasks between two. */
export async function readCartCsvGently(bytes: Uint8Array, choice?: ImportChoice): Promise<CartCsv> {
  const reading = cartCsvInSteps(bytes, choice !== undefined, choice)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** Reads a cart in the form that the import takes. */
export async function readCartRows(bytes: Uint8Array, choice?: ImportChoice): Promise<FileRead> {
  const { encoding, separator, rows, refusal, question, leftOut } = await readCartCsvGently(bytes, choice)
  if (refusal !== undefined) return { refusal }
  if (question !== undefined) return { question }
  const all: ReadRow[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    for (const row of rowsOf(rows, from, from + ROWS_AT_ONCE)) all.push(row)
    await setImmediate()
  }
  const mapping = choice === undefined ? cartMapping(beginningOf(bytes)) : undefined
  return { encoding, separator, rows: all, leftOut, mapping }
}

/** Reads step by step. `careful` uses the careful reader even for plain files. */
export function* cartCsvInSteps(
  bytes: Uint8Array,
  careful = false,
  choice?: ImportChoice,
): Generator<undefined, CartCsv> {
  if (bytes.length > MAX_CSV_MEGABYTES * 1024 * 1024) {
    return refused(say('csvTooLarge', { limit: `${MAX_CSV_MEGABYTES} MB` }))
  }
  const plain = careful ? undefined : readPlain(bytes)
  return verdict(plain ?? (yield* readCarefully(bytes, choice)))
}

function verdict(read: CartCsv): CartCsv {
  if (read.refusal !== undefined || read.question !== undefined) return read
  if (read.rows.length === 0) return refused(say('csvEmpty'))
  if (read.rows.length > MAX_CSV_ROWS) return refused(say('csvTooManyRows', { limit: formatCount(MAX_CSV_ROWS) }))
  return read
}

/** Bytes that are examined to find the separator of a plain file. */
const HEAD = 65_536
/** Separators other than the comma, and the start of a line that names the separator. */
const OTHERS = /[;\t|]|^sep=/i

/** Returns the separator of the usual file: without other separators it can only be the comma. */
const shapeOfPlain = (beginning: string): Pick<TextShape, 'separator' | 'isHinted'> =>
  OTHERS.test(beginning) ? cartShape(withOneLineEnd(beginning)) : { separator: 'comma', isHinted: false }

function readPlain(bytes: Uint8Array): CartCsv | undefined {
  if (isOtherFormat(bytes)) return undefined
  const marked = UTF8_MARK.every((byte, at) => bytes[at] === byte)
  const begin = marked ? UTF8_MARK.length : 0
  const beginning = latin.decode(bytes.subarray(begin, begin + HEAD))
  const { separator, isHinted } = shapeOfPlain(beginning)
  const rows = scanPlain(bytes, {
    separator: SEPARATORS[separator],
    from: begin + (isHinted ? afterFirstLine(beginning) : 0),
    line: isHinted ? 2 : 1,
    maxRows: MAX_CSV_ROWS,
  })
  return rows && { encoding: marked ? 'UTF-8 with BOM' : 'UTF-8', separator, rows, refusal: undefined }
}

function* readCarefully(bytes: Uint8Array, choice?: ImportChoice): Generator<undefined, CartCsv> {
  const decoded = decodeText(bytes)
  if (decoded === undefined) return refused(say('csvBinary'))
  const { encoding } = decoded
  const text = withOneLineEnd(decoded.text)
  const shape = cartShape(text)
  const { separator } = shape
  const { rows, source, end, first } = yield* readCartText(text, { ...shape, maxRows: MAX_CSV_ROWS, choice })
  const read = { encoding, separator, rows: rows.closed(source), refusal: undefined, leftOut: leftOutSentence(end) }
  if (end.open === undefined) return read
  const question = { tables: [askedTable('', first, end.open)], layout: layoutOf(end.open.names) } as const
  return { ...read, question }
}

/** Returns the first lines of a file, which show its columns; the last one is complete. */
function beginningOf(bytes: Uint8Array): string {
  const end = bytes.length > HEAD ? bytes.lastIndexOf(LINE_END, HEAD) + 1 || HEAD : bytes.length
  return withOneLineEnd(decodeText(bytes.subarray(0, end))?.text ?? '')
}

const LINE_END = 0x0a

/** Returns the start of the second line. */
function afterFirstLine(text: string): number {
  const end = /\r\n|\r|\n/.exec(text)
  return end === null ? text.length : end.index + end[0].length
}
