/**
 * Reads workbooks of Excel up to 2003 (BIFF5 and BIFF8): a sequence of records, of which those that determine a cell's text are read.
 * Formulas, macros, drawings and styles are skipped.
 */
import { cellText } from '../../shared/domain/values/cell-text.ts'
import { type Biff, BOF, decoderOf, first, Letters, substream } from './biff-records.ts'
import { openCompound } from './compound.ts'
import { damaged } from './damaged.ts'
import { formatted, type NumberFormat, numberFormat } from './number-format.ts'
import {
  type Book,
  listed,
  MOST_COLUMNS,
  RowCount,
  type SheetRead,
  type SheetRow,
  WORKBOOK_LIMITS,
  type WorkbookFault,
} from './sheet-rows.ts'

const FILEPASS = 0x2f
const CODEPAGE = 0x42
const DATEMODE = 0x22
const FORMAT = 0x041e
const XF = 0xe0
const BOUNDSHEET = 0x85
const SST = 0xfc
const ROW = 0x0208
const COLINFO = 0x7d
const LABELSST = 0xfd
const LABEL = 0x0204
const RSTRING = 0xd6
const NUMBER = 0x0203
const RK = 0x027e
const MULRK = 0xbd
const BOOLERR = 0x0205
const FORMULA = 0x06
const STRING = 0x0207

const BIFF8 = 0x0600
const WORKSHEET = 0x10
const GLOBALS = 0x05

interface NamedSheet {
  readonly name: string
  readonly at: number
  readonly isTable: boolean
  readonly isHidden: boolean
}

/** The workbook's data that its sheets refer to. */
interface Globals {
  readonly isOf8: boolean
  decode: (bytes: Buffer) => string
  from1904: boolean
  readonly codes: Map<number, string>
  /** The format number of each style. */
  readonly styles: number[]
  readonly sheets: NamedSheet[]
  strings: readonly string[]
}

const versionIn = (bof: Buffer): number => (bof.length < 4 ? 0 : bof.readUInt16LE(0))
const kindIn = (bof: Buffer): number => (bof.length < 4 ? 0 : bof.readUInt16LE(2))

/** Opens the sheets that aren't hidden. Throws if a record breaks off. */
export function openBiff(file: Uint8Array): Book | { readonly fault: WorkbookFault } {
  const stream = streamIn(file)
  if (stream === undefined || stream.length < 4) return { fault: 'broken' }
  if (stream.readUInt16LE(0) !== BOF) return { fault: 'oldWorkbook' }
  const bof = stream.subarray(4, 4 + stream.readUInt16LE(2))
  const globals = emptyGlobals(versionIn(bof) === BIFF8)
  for (const record of substream(stream, 0)) {
    if (record.type === FILEPASS) return { fault: 'encrypted' }
    takeGlobal(record, globals)
  }
  // Some programs write a single sheet without a workbook around it.
  const sheets = kindIn(bof) === GLOBALS ? globals.sheets : [{ name: 'Sheet1', at: 0, isTable: true, isHidden: false }]
  if (sheets.length > WORKBOOK_LIMITS.sheets) return { fault: 'tooManySheets' }
  const tables = sheets.filter(({ at, isTable }) => isTable && isWorksheet(stream, at))
  const visible = tables.filter(({ isHidden }) => !isHidden)
  if (visible.length === 0) return { fault: 'noTable' }
  const formats = formatsOf(globals)
  return {
    sheets: visible.map(({ name, at }) => ({ name, read: () => readSheet(stream, at, globals, formats) })),
    hiddenSheets: tables.length - visible.length,
  }
}

function streamIn(file: Uint8Array): Buffer | undefined {
  const compound = openCompound(file)
  if (compound !== undefined) return compound.stream('workbook') ?? compound.stream('book')
  return file[0] === 9 ? Buffer.from(file.buffer, file.byteOffset, file.byteLength) : undefined
}

/** Throws if a listed sheet is missing. */
function isWorksheet(stream: Buffer, at: number): boolean {
  if (at + 8 > stream.length || stream.readUInt16LE(at) !== BOF) throw damaged()
  return stream.readUInt16LE(at + 6) === WORKSHEET
}

const emptyGlobals = (isOf8: boolean): Globals => ({
  isOf8,
  decode: decoderOf(undefined),
  from1904: false,
  codes: new Map(),
  styles: [],
  sheets: [],
  strings: [],
})

const lettersOf = ({ parts }: Biff, at: number, { decode }: Globals): Letters => new Letters(parts, at, decode)

function takeGlobal(record: Biff, globals: Globals): void {
  const bytes = first(record)
  switch (record.type) {
    case CODEPAGE:
      globals.decode = decoderOf(bytes.readUInt16LE(0))
      break
    case DATEMODE:
      globals.from1904 = bytes.readUInt16LE(0) === 1
      break
    case FORMAT: {
      const letters = lettersOf(record, 2, globals)
      globals.codes.set(bytes.readUInt16LE(0), globals.isOf8 ? letters.text(2) : letters.bytes(1))
      break
    }
    case XF:
      globals.styles.push(bytes.readUInt16LE(2))
      break
    case BOUNDSHEET: {
      const letters = lettersOf(record, 6, globals)
      globals.sheets.push({
        name: globals.isOf8 ? letters.text(1) : letters.bytes(1),
        at: bytes.readUInt32LE(0),
        isTable: bytes.readUInt8(5) === 0,
        isHidden: (bytes.readUInt8(4) & 3) !== 0,
      })
      break
    }
    case SST:
      globals.strings = sharedStrings(record, globals)
      break
    default:
  }
}

function sharedStrings(record: Biff, globals: Globals): readonly string[] {
  const count = first(record).readUInt32LE(4)
  const letters = lettersOf(record, 8, globals)
  const all: string[] = []
  for (let nth = 0; nth < count; nth++) all.push(cellText(letters.text(2)))
  return all
}

function formatsOf({ codes, styles }: Globals): readonly NumberFormat[] {
  const known = new Map<number, NumberFormat>()
  return styles.map((id) => {
    const format = known.get(id) ?? numberFormat(id, codes.get(id))
    known.set(id, format)
    return format
  })
}

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function truthOrError(value: number, isError: boolean): string {
  if (isError) return ERRORS[value] ?? '#N/A'
  return value === 0 ? 'FALSE' : 'TRUE'
}

/** Reads a number in four bytes: the upper half of a double, or an integer; divided by 100 if the last bit says so. */
function shortNumber(bytes: Buffer, at: number): number {
  const bits = bytes.readInt32LE(at)
  const upper = Buffer.alloc(8)
  upper.writeInt32LE(bits & ~3, 4)
  const number = (bits & 2) === 0 ? upper.readDoubleLE(0) : bits >> 2
  return (bits & 1) === 0 ? number : number / 100
}

/** Collects the cells of a sheet; its records may come in any order. */
class Cells {
  readonly #rows = new Map<number, Map<number, string>>()
  readonly #count = new RowCount()
  put(row: number, column: number, text: string): void {
    if (text === '' || column >= MOST_COLUMNS) return
    let cells = this.#rows.get(row)
    if (cells === undefined) {
      this.#count.row()
      cells = new Map()
      this.#rows.set(row, cells)
    }
    if (cells.has(column)) throw damaged()
    this.#count.cells(1)
    cells.set(column, cellText(text))
  }
  rows(hidden: ReadonlySet<number>): readonly SheetRow[] {
    return [...this.#rows]
      .sort(([one], [other]) => one - other)
      .map(([row, cells]) => ({ line: row + 1, cells: listed(cells), isHidden: hidden.has(row) }))
  }
}

function readSheet(stream: Buffer, at: number, globals: Globals, formats: readonly NumberFormat[]): SheetRead {
  const cells = new Cells()
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  /** The cell of the formula whose text is in the next record. */
  let waiting: { readonly row: number; readonly column: number } | undefined
  const numberText = (number: number, style: number): string => {
    // A number without a known format may be a date.
    if (formats[style] === undefined && formats.length > 0) throw damaged()
    return formatted(number, formats[style], globals.from1904)
  }
  for (const record of substream(stream, at)) {
    const bytes = first(record)
    const [row, column, style] = [0, 2, 4].map((from) => (from + 2 <= bytes.length ? bytes.readUInt16LE(from) : 0)) as [
      number,
      number,
      number,
    ]
    switch (record.type) {
      case ROW:
        if ((bytes.readUInt16LE(12) & 0x20) !== 0) hiddenRows.add(row)
        break
      case COLINFO:
        if (style === 0 || (bytes.readUInt16LE(8) & 1) !== 0)
          for (let nth = row; nth <= Math.min(column, MOST_COLUMNS); nth++) hiddenColumns.add(nth)
        break
      case NUMBER:
        cells.put(row, column, numberText(bytes.readDoubleLE(6), style))
        break
      case RK:
        cells.put(row, column, numberText(shortNumber(bytes, 6), style))
        break
      case MULRK:
        for (let nth = 0; 4 + nth * 6 + 8 <= bytes.length; nth++)
          cells.put(row, column + nth, numberText(shortNumber(bytes, 6 + nth * 6), bytes.readUInt16LE(4 + nth * 6)))
        break
      case BOOLERR:
        cells.put(row, column, truthOrError(bytes.readUInt8(6), bytes.readUInt8(7) !== 0))
        break
      case LABELSST: {
        const text = globals.strings[bytes.readUInt32LE(6)]
        if (text === undefined) throw damaged()
        cells.put(row, column, text)
        break
      }
      case LABEL:
      case RSTRING: {
        const letters = lettersOf(record, 6, globals)
        cells.put(row, column, globals.isOf8 ? letters.text(2) : letters.bytes(2))
        break
      }
      case FORMULA:
        waiting = undefined
        if (bytes.readUInt16LE(12) !== 0xffff) cells.put(row, column, numberText(bytes.readDoubleLE(6), style))
        else if (bytes.readUInt8(6) === 0) waiting = { row, column }
        else if (bytes.readUInt8(6) < 3)
          cells.put(row, column, truthOrError(bytes.readUInt8(8), bytes.readUInt8(6) === 2))
        break
      case STRING: {
        const letters = lettersOf(record, 0, globals)
        if (waiting !== undefined)
          cells.put(waiting.row, waiting.column, globals.isOf8 ? letters.text(2) : letters.bytes(2))
        waiting = undefined
        break
      }
      default:
    }
  }
  return { rows: cells.rows(hiddenRows), hiddenColumns }
}
