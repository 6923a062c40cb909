/** Workbooks made by people and programs, and by an attacker. */
import { crc32, deflateRawSync } from 'node:zlib'
import exceljs from 'exceljs'

export type Given = string | number | boolean | Date | null | { readonly formula: string; readonly result?: number }

/** Written as a whole, as Excel does: the table of strings comes after the sheets. */
export async function book(
  sheets: Readonly<Record<string, readonly (readonly Given[])[]>>,
  hidden: readonly string[] = [],
) {
  const made = new exceljs.Workbook()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = made.addWorksheet(name)
    if (hidden.includes(name)) sheet.state = 'hidden'
    for (const row of rows) sheet.addRow([...row])
  }
  return new Uint8Array(await made.xlsx.writeBuffer())
}

export interface PartGiven {
  readonly name: string
  readonly bytes: Buffer
  /** The unpacked size stated in the directory, if it is wrong. */
  readonly says?: number
  readonly flags?: number
  readonly method?: number
}

/** Builds a zip byte by byte. */
export function zipOf(parts: readonly PartGiven[]): Uint8Array {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let at = 0
  for (const { name, bytes, says = bytes.length, flags = 0, method = 8 } of parts) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(flags, 6)
    head.writeUInt16LE(method, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(says, 22)
    head.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(method, 10)
    central.writeUInt32LE(crc32(bytes), 16)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(says, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    locals.push(head, Buffer.from(name), packed)
    centrals.push(central, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface BookGiven {
  readonly sheet: string | Buffer
  readonly strings?: string
  readonly sheets?: number
  readonly more?: readonly PartGiven[]
  readonly says?: number
  readonly flags?: number
}

/** A workbook from hand-written parts. */
export function bookOf({ sheet, strings, sheets = 1, more = [], says, flags }: BookGiven): Uint8Array {
  const names = Array.from(
    { length: sheets },
    (_, at) => `<sheet name="S${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return zipOf([
    {
      name: 'xl/workbook.xml',
      bytes: Buffer.from(`<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets>${names.join('')}</sheets></workbook>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: Buffer.from(
        '<Relationships><Relationship Id="rId1" Type="x" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: Buffer.from(sheet),
      ...(says !== undefined && { says }),
      ...(flags !== undefined && { flags }),
    },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', bytes: Buffer.from(strings) }]),
    ...more,
  ])
}

export const sheetOf = (rows: string): string => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`
