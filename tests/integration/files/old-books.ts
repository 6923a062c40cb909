/** Old Excel files, record by record, and the compound files around them. */

type Field = readonly [bytes: 1 | 2 | 4, value: number] | Buffer | string

/** A field is a number with its size in bytes, or bytes, or one-byte letters. */
export function fields(...all: readonly Field[]): Buffer {
  return Buffer.concat(
    all.map((field) => {
      if (typeof field === 'string') return Buffer.from(field, 'latin1')
      if (Buffer.isBuffer(field)) return field
      const [bytes, value] = field
      const made = Buffer.alloc(bytes)
      made.writeUIntLE(value, 0, bytes)
      return made
    }),
  )
}

export const record = (type: number, ...all: readonly Field[]): Buffer => {
  const content = fields(...all)
  return fields([2, type], [2, content.length], content)
}

const float = (value: number): Buffer => {
  const made = Buffer.alloc(8)
  made.writeDoubleLE(value)
  return made
}

/** A BIFF8 text, with two bytes per letter if necessary. */
export function text8(text: string, lengthBytes: 1 | 2): Buffer {
  const isWide = /[^\0-\xff]/.test(text)
  return fields([lengthBytes, text.length], [1, isWide ? 1 : 0], Buffer.from(text, isWide ? 'utf16le' : 'latin1'))
}

export type OldCell =
  | string
  | number
  | boolean
  | { readonly number: number; readonly style: number }
  | { readonly formula: string | number | boolean }
  | { readonly error: number }
  | { readonly records: Buffer }

export interface OldSheet {
  readonly name?: string
  readonly rows: readonly (readonly (OldCell | undefined)[])[]
  readonly state?: 0 | 1 | 2
  /** 0 a table, 1 macros, 2 a chart. */
  readonly kind?: 0 | 1 | 2
  readonly hiddenRows?: readonly number[]
  readonly hiddenColumns?: readonly number[]
  readonly more?: Buffer
}

export interface OldBook {
  readonly sheets: readonly OldSheet[]
  readonly version?: 5 | 8
  /** The format of each style: its number, and its code. */
  readonly formats?: readonly (readonly [id: number, code?: string])[]
  readonly from1904?: boolean
  readonly codepage?: number
  readonly globals?: Buffer
}

const BOF = 0x0809
const EOF = record(0x0a)
const CHART = Buffer.concat([record(BOF, [2, 0x0600], [2, 0x20], [4, 0]), record(0x0203, Buffer.alloc(14)), EOF])

function cellRecord(cell: OldCell, row: number, column: number, version: 5 | 8): Buffer {
  const at = fields([2, row], [2, column])
  const label = (text: string, type: number, head: Buffer) =>
    record(type, head, version === 8 ? text8(text, 2) : fields([2, text.length], text))
  if (typeof cell === 'string') return label(cell, 0x0204, fields(at, [2, 0]))
  if (typeof cell === 'number') return record(0x0203, at, [2, 0], float(cell))
  if (typeof cell === 'boolean') return record(0x0205, at, [2, 0], [1, cell ? 1 : 0], [1, 0])
  if ('number' in cell) return record(0x0203, at, [2, cell.style], float(cell.number))
  if ('error' in cell) return record(0x0205, at, [2, 0], [1, cell.error], [1, 1])
  if ('records' in cell) return cell.records
  const { formula } = cell
  const tail = fields([2, 0], [4, 0], [2, 0])
  if (typeof formula === 'number') return record(0x06, at, [2, 0], float(formula), tail)
  const kind = typeof formula === 'string' ? 0 : 1
  const result = fields([2, kind], [2, formula === true ? 1 : 0], [2, 0], [2, 0xffff])
  const made = record(0x06, at, [2, 0], result, tail)
  return typeof formula === 'string' ? Buffer.concat([made, label(formula, 0x0207, Buffer.alloc(0))]) : made
}

function sheetStream(sheet: OldSheet, version: 5 | 8): Buffer {
  const { rows, kind = 0, hiddenRows = [], hiddenColumns = [], more = Buffer.alloc(0) } = sheet
  const type = [0x10, 0x40, 0x20][kind] ?? 0x10
  return Buffer.concat([
    record(BOF, [2, version === 8 ? 0x0600 : 0x0500], [2, type], [4, 0]),
    ...hiddenColumns.map((at) => record(0x7d, [2, at], [2, at], [2, 2000], [2, 0], [2, 1], [2, 0])),
    ...hiddenRows.map((at) => record(0x0208, [2, at], [2, 0], [2, 9], [2, 255], [4, 0], [4, 0x20])),
    ...rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (cell === undefined ? [] : [cellRecord(cell, row, column, version)])),
    ),
    CHART,
    more,
    EOF,
  ])
}

/** Returns the stream of a workbook. */
export function oldStream({ sheets, version = 8, formats = [[0]], ...rest }: OldBook): Buffer {
  const { from1904 = false, codepage, globals = Buffer.alloc(0) } = rest
  const named = (at: readonly number[]) =>
    sheets.map(({ name = 'Sheet1', state = 0, kind = 0 }, nth) =>
      record(
        0x85,
        [4, at[nth] ?? 0],
        [1, state],
        [1, kind],
        version === 8 ? text8(name, 1) : fields([1, name.length], name),
      ),
    )
  const head = (at: readonly number[]) =>
    Buffer.concat([
      record(BOF, [2, version === 8 ? 0x0600 : 0x0500], [2, 0x05], [4, 0]),
      ...(codepage === undefined ? [] : [record(0x42, [2, codepage])]),
      record(0x22, [2, from1904 ? 1 : 0]),
      ...formats.flatMap(([id, code]) =>
        code === undefined
          ? []
          : [record(0x041e, [2, id], version === 8 ? text8(code, 2) : fields([1, code.length], code))],
      ),
      ...formats.map(([id]) => record(0xe0, [2, 0], [2, id], Buffer.alloc(16))),
      ...named(at),
      globals,
      EOF,
    ])
  const streams = sheets.map((sheet) => sheetStream(sheet, version))
  let at = head([]).length
  const places = streams.map((stream) => {
    const begin = at
    at += stream.length
    return begin
  })
  return Buffer.concat([head(places), ...streams])
}

const SECTOR = 512
const END = 0xfffffffe
const NONE = 0xffffffff

const padded = (bytes: Buffer, to: number): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (to - 1))])

/** Returns a compound file of these streams; short ones are in the mini stream. */
export function compoundOf(streams: Readonly<Record<string, Buffer>>): Uint8Array {
  const sectors: Buffer[] = []
  const chains: number[] = []
  const put = (bytes: Buffer): number => {
    const begin = sectors.length
    const all = padded(bytes, SECTOR)
    for (let at = 0; at < all.length; at += SECTOR) {
      sectors.push(all.subarray(at, at + SECTOR))
      chains.push(at + SECTOR < all.length ? sectors.length : END)
    }
    return all.length === 0 ? END : begin
  }
  const entries = Object.entries(streams)
  const short = entries.filter(([, bytes]) => bytes.length < 4096)
  const shortBytes = Buffer.concat(short.map(([, bytes]) => padded(bytes, 64)))
  const shortChains: number[] = []
  const shortBegins = new Map<string, number>()
  for (const [name, bytes] of short) {
    shortBegins.set(name, shortChains.length)
    const count = Math.ceil(bytes.length / 64)
    for (let nth = 1; nth <= count; nth++) shortChains.push(nth < count ? shortChains.length + 1 : END)
  }
  const shortBegin = put(shortBytes)
  const shortTable = put(Buffer.concat(shortChains.map((number) => fields([4, number]))))
  const begins = entries.map(([name, bytes]) => shortBegins.get(name) ?? put(bytes))
  const entry = (name: string, type: number, right: number, child: number, begin: number, size: number) => {
    const letters = Buffer.from(`${name}\0`, 'utf16le')
    const numbers = fields([2, letters.length], [1, type], [1, 1], [4, NONE], [4, right], [4, child])
    return fields(padded(letters, 64), numbers, Buffer.alloc(36), [4, begin], [4, size], [4, 0])
  }
  const directory = put(
    Buffer.concat([
      entry('Root Entry', 5, NONE, entries.length === 0 ? NONE : 1, shortBegin, shortBytes.length),
      ...entries.map(([name, bytes], nth) =>
        entry(name, 2, nth + 1 < entries.length ? nth + 2 : NONE, NONE, begins[nth] ?? END, bytes.length),
      ),
    ]),
  )
  // The table also chains its own sectors, and the header refers to it.
  const count = Math.ceil((sectors.length + 1) / (SECTOR / 4 - 1))
  const table = Array.from({ length: count }, (_, nth) => sectors.length + nth)
  const all = [...chains, ...table.map(() => 0xfffffffd)]
  const tableBytes = Buffer.alloc(count * SECTOR, 0xff)
  for (const [nth, number] of all.entries()) tableBytes.writeUInt32LE(number, nth * 4)
  const header = fields(
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(16),
    [2, 0x3e],
    [2, 3],
    [2, 0xfffe],
    [2, 9],
    [2, 6],
    Buffer.alloc(10),
    [4, count],
    [4, directory],
    [4, 0],
    [4, 4096],
    [4, shortChains.length === 0 ? END : shortTable],
    [4, shortChains.length === 0 ? 0 : 1],
    [4, END],
    [4, 0],
    ...Array.from({ length: 109 }, (_, nth): Field => [4, table[nth] ?? NONE]),
  )
  return new Uint8Array(Buffer.concat([header, ...sectors, tableBytes]))
}

/** An .xls. */
export const oldBook = (book: OldBook): Uint8Array =>
  compoundOf({ [book.version === 5 ? 'Book' : 'Workbook']: oldStream(book) })
