/**
 * The sheets of a workbook that somebody chose: which are shown, and that they are small enough, before any of them is
 * unpacked.
 */
import { isOtherFormat } from './csv-encoding.ts'
import { decoded } from './sheet-xml.ts'
import { unpacked, type ZipPart, zipDirectory } from './zip-parts.ts'

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
export type WorkbookFault = 'notWorkbook' | 'encrypted' | 'oldWorkbook' | 'broken' | 'tooLarge' | 'tooManySheets'

export interface BookSheet {
  readonly name: string
  readonly xml: Buffer
}

/** The sheets that are shown, unpacked, and what their cells refer to. */
export interface Book {
  readonly sheets: readonly BookSheet[]
  readonly hiddenSheets: number
  readonly strings: Buffer | undefined
  readonly styles: Buffer | undefined
}

const ZIP = [0x50, 0x4b]
/** What Excel puts a workbook with a password into, and what an old workbook is. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, at) => bytes[at] === byte)

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'

/** The names of what lies in a compound file are in two bytes a letter. */
const holds = (compound: Buffer, name: string): boolean => compound.includes(Buffer.from(name, 'utf16le'))

/** Of a compound file, which no new workbook is. */
function compoundFault(bytes: Uint8Array): WorkbookFault {
  const compound = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (holds(compound, 'EncryptedPackage')) return 'encrypted'
  return holds(compound, 'Workbook') ? 'oldWorkbook' : 'notWorkbook'
}

/** The sheets that aren't hidden. */
export function openBook(file: Uint8Array): Book | { readonly fault: WorkbookFault } {
  if (begins(file, COMPOUND)) return { fault: compoundFault(file) }
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
  const related = elements(named[1].toString('utf8'), 'Relationship')
  const shown = sheets.filter((sheet) => !/hidden/i.test(sheet.state ?? ''))
  const partOf = (id: string | undefined) =>
    parts.get(partName(related.find(({ Id }) => Id !== undefined && Id === id)?.Target ?? ''))
  // A sheet of a chart alone has no rows.
  const found = shown.flatMap((sheet) => {
    const part = partOf(sheet['r:id'])
    return part === undefined || /chartsheets/.test(part.name) ? [] : [{ name: sheet.name ?? '', part }]
  })
  // Without its strings a sheet would be read with all of its texts empty, without its styles with days as numbers.
  const lacks = related.some(({ Target }) => {
    const name = partName(Target ?? '')
    return (name === STRINGS || name === STYLES || name.startsWith('xl/worksheets/')) && !parts.has(name)
  })
  if (found.length === 0 || lacks) return { fault: 'broken' }
  return unpackedBook(zip, found, sheets.length - shown.length, parts)
}

interface NamedPart {
  readonly name: string
  readonly part: ZipPart
}

function unpackedBook(
  zip: Buffer,
  found: readonly NamedPart[],
  hiddenSheets: number,
  parts: ReadonlyMap<string, ZipPart>,
): Book | { readonly fault: WorkbookFault } {
  const shared = [parts.get(STRINGS), parts.get(STYLES)] as const
  const there = [...shared, ...found.map(({ part }) => part)].filter((part) => part !== undefined)
  if (there.some(({ encrypted }) => encrypted)) return { fault: 'encrypted' }
  if (there.reduce((sum, { size }) => sum + size, 0) > WORKBOOK_LIMITS.megabytes * MEGABYTE)
    return { fault: 'tooLarge' }
  const [strings, styles] = shared.map((part) => part && (unpacked(zip, part) ?? 'broken'))
  const sheets = found.flatMap(({ name, part }) => {
    const xml = unpacked(zip, part)
    return xml !== undefined && isWhole(xml) ? [{ name, xml }] : []
  })
  if (strings === 'broken' || styles === 'broken' || sheets.length < found.length) return { fault: 'broken' }
  return { sheets, hiddenSheets, strings, styles }
}

const SHEET_END = /<\/(?:\w+:)?worksheet\s*>\s*$/

/** A sheet that ends early isn't read. */
const isWhole = (sheet: Buffer): boolean => SHEET_END.test(sheet.subarray(-200).toString('latin1'))

/** A target stands beside workbook.xml, or begins at the root. */
const partName = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** The attributes of each element of that name, whatever its prefix. */
function elements(xml: string, name: string): readonly Partial<Record<string, string>>[] {
  return Array.from(xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g')), ([, inside = '']) =>
    Object.fromEntries(
      Array.from(inside.matchAll(/(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, key = '', value, other]) => [
        key,
        decoded(value ?? other ?? ''),
      ]),
    ),
  )
}
