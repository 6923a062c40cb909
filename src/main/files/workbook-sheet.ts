/**
 * The sheet of a workbook that somebody chose: which one is read, and that it is small enough, before exceljs sees any of
 * it. exceljs would unpack whatever there is, and keep sheets in files of its own.
 */
import { isOtherFormat } from './csv-encoding.ts'
import { asZip, unpacked, type ZipPart, zipDirectory } from './zip-parts.ts'

export const WORKBOOK_LIMITS = {
  /** Unpacked, of the parts that are read. */
  megabytes: 96,
  sheets: 250,
  /** Parts of the zip, pictures and all. */
  parts: 4000,
  rows: 200_000,
  cells: 4_000_000,
  seconds: 60,
} as const

const MEGABYTE = 1024 * 1024
/** Of workbook.xml and its relations, which name the sheets. */
const MOST_NAMING = 4 * MEGABYTE

/** What is wrong with a workbook as a whole. */
export type WorkbookFault = 'notWorkbook' | 'encrypted' | 'broken' | 'tooLarge' | 'tooManySheets'

export interface FirstSheet {
  readonly name: string
  /** Sheets that the workbook has, hidden ones too. */
  readonly sheets: number
  /** The workbook with this sheet alone, in the order in which exceljs needs its parts. */
  readonly zip: Iterable<Buffer>
}

const ZIP = [0x50, 0x4b]
/** What Excel puts a workbook with a password into. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, at) => bytes[at] === byte)

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'
const NO_STRINGS = Buffer.from('<sst/>')

/** The first sheet that isn't hidden. */
export function firstSheet(file: Uint8Array): FirstSheet | { readonly fault: WorkbookFault } {
  if (begins(file, COMPOUND)) return { fault: 'encrypted' }
  if (!begins(file, ZIP) || !isOtherFormat(file)) return { fault: 'notWorkbook' }
  const zip = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const directory = zipDirectory(zip)
  if (directory === undefined || directory.length > WORKBOOK_LIMITS.parts) return { fault: 'broken' }
  const parts = new Map(directory.map((part) => [part.name, part]))
  const [workbook, relations] = [parts.get(WORKBOOK), parts.get(RELATIONS)]
  if (workbook === undefined || relations === undefined) return { fault: 'broken' }
  if (workbook.size + relations.size > MOST_NAMING) return { fault: 'tooLarge' }
  const named = [unpacked(zip, workbook), unpacked(zip, relations)] as const
  if (named[0] === undefined || named[1] === undefined) return { fault: 'broken' }
  const sheets = elements(named[0].toString('utf8'), 'sheet')
  if (sheets.length > WORKBOOK_LIMITS.sheets) return { fault: 'tooManySheets' }
  const shown = sheets.find((sheet) => !/hidden/i.test(sheet.state ?? ''))
  const related = elements(named[1].toString('utf8'), 'Relationship')
  const sheet = parts.get(partName(related.find(({ Id }) => Id === shown?.['r:id'])?.Target ?? ''))
  // Without its strings a sheet would be read with all of its texts empty, without its styles with days as numbers.
  const lacks = related.some(({ Target }) => {
    const name = partName(Target ?? '')
    return (name === STRINGS || name === STYLES) && !parts.has(name)
  })
  if (shown === undefined || sheet === undefined || lacks) return { fault: 'broken' }

  const read = [workbook, relations, parts.get(STRINGS), parts.get(STYLES), sheet]
  const there = read.filter((part): part is ZipPart => part !== undefined)
  if (there.some(({ encrypted }) => encrypted)) return { fault: 'encrypted' }
  if (there.reduce((sum, { size }) => sum + size, 0) > WORKBOOK_LIMITS.megabytes * MEGABYTE)
    return { fault: 'tooLarge' }
  const out = there.map(
    (part) => [part === sheet ? 'xl/worksheets/sheet1.xml' : part.name, unpacked(zip, part)] as const,
  )
  const whole = out.flatMap(([name, bytes]) => (bytes === undefined ? [] : [[name, bytes] as const]))
  if (whole.length < out.length || !isWhole(whole)) return { fault: 'broken' }
  // Without a table of strings exceljs would wait for one.
  const strings = parts.has(STRINGS) ? [] : [[STRINGS, NO_STRINGS] as const]
  return { name: shown.name ?? '', sheets: sheets.length, zip: asZip([...strings, ...whole]) }
}

const SHEET_END = /<\/(?:\w+:)?worksheet\s*>\s*$/

/** exceljs takes whatever there is of a sheet that ends early. */
const isWhole = (parts: readonly (readonly [string, Buffer])[]): boolean =>
  SHEET_END.test(parts.at(-1)?.[1].subarray(-200).toString('latin1') ?? '')

/** A target stands beside workbook.xml, or begins at the root. */
const partName = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The attributes of each element of that name, whatever its prefix. */
function elements(xml: string, name: string): readonly Partial<Record<string, string>>[] {
  return Array.from(xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g')), ([, inside = '']) =>
    Object.fromEntries(
      Array.from(inside.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, key = '', value, other]) => [
        key,
        (value ?? other ?? '').replaceAll(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole),
      ]),
    ),
  )
}
