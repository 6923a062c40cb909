/**
 * The sheets of an .xlsx that somebody chose: which are shown, and that they are small enough, before any of them is
 * unpacked.
 */

import { damaged } from './damaged.ts'
import { hasRelations, namingXml, openPackage, type Package, type Relation, relationsOf } from './package-parts.ts'
import { type Book, WORKBOOK_LIMITS, type WorkbookFault } from './sheet-rows.ts'
import { numberFormats, readSheet, type SheetTexts, sharedStrings } from './sheet-xml.ts'
import { decodedXml, elementsIn, isTrue, rootIn, withoutEscapes, xmlEnd } from './xml.ts'
import { unpacked, type ZipPart } from './zip-parts.ts'

const MEGABYTE = 1024 * 1024

/** The names that nearly all workbooks have, for those that don't say what their parts are to each other. */
const USUAL = {
  workbook: 'xl/workbook.xml',
  strings: 'xl/sharedstrings.xml',
  styles: 'xl/styles.xml',
} as const
/** Spreadsheets in a zip that are no .xlsx: Excel's binary ones, and those of LibreOffice. */
const OTHER_SPREADSHEETS = /(?:^|\/)workbook\.bin$/
/** Sheets that have no table: charts, forms, and the macros of old. */
const NO_TABLE = new Set(['chartsheet', 'dialogsheet', 'xlmacrosheet', 'xlintlmacrosheet'])
const NAMESPACE = /\/officeDocument\/(?:2006\/)?relationships$/i

interface Fault {
  readonly fault: WorkbookFault
}

interface MainPart {
  readonly key: string
  readonly xml: string
}

/** The part that lists the sheets; what the zip is where it has none. */
export function mainPart(package_: Package): MainPart | Fault {
  try {
    return mainPartOf(package_)
  } catch {
    // XML that can't be read.
    return { fault: 'broken' }
  }
}

function mainPartOf(package_: Package): MainPart | Fault {
  const key = mainKey(package_)
  if (typeof key !== 'string') return key
  const xml = namingXml(package_, key)
  if (xml === 'broken' || xml === 'tooLarge') return { fault: xml }
  const root = rootIn(xml)
  if (root === undefined) return { fault: 'broken' }
  return root === 'workbook' ? { key, xml } : { fault: 'notWorkbook' }
}

function mainKey(package_: Package): string | Fault {
  if ([...package_.parts.keys()].some((key) => OTHER_SPREADSHEETS.test(key)) || isOpenDocument(package_)) {
    return { fault: 'oldWorkbook' }
  }
  const usual = package_.parts.has(USUAL.workbook) ? USUAL.workbook : ({ fault: 'notWorkbook' } as const)
  if (!hasRelations(package_, '')) return usual
  const relations = relationsOf(package_, '')
  if (relations === 'broken' || relations === 'tooLarge') return { fault: relations }
  const found = relations.find(({ type, part }) => type === 'officedocument' && part !== undefined)?.part
  return found ?? usual
}

function isOpenDocument({ zip, parts }: Package): boolean {
  const part = parts.get('mimetype')
  const says = part !== undefined && part.size < 200 && unpacked(zip, part)
  return says !== undefined && says !== false && /opendocument\.spreadsheet/.test(says.toString('latin1'))
}

/** The sheets that aren't hidden. Throws where XML can't be read. */
export function openBook(file: Uint8Array): Book | Fault {
  const package_ = openPackage(file, WORKBOOK_LIMITS.parts)
  if (package_ === undefined) return { fault: 'broken' }
  const main = mainPart(package_)
  if ('fault' in main) return main
  const relations = relationsOf(package_, main.key)
  if (relations === 'broken' || relations === 'tooLarge') return { fault: relations }
  const listedSheets = elementsIn(main.xml, 'sheet')
  if (listedSheets.length > WORKBOOK_LIMITS.sheets) return { fault: 'tooManySheets' }
  const idIn = sheetIds(main.xml)
  const related = listedSheets.map((sheet) => {
    const relation = relations.find(({ id }) => id === idIn(sheet))
    const isHidden = /hidden/i.test(sheet.state ?? '')
    return { name: withoutEscapes(sheet.name ?? ''), isHidden, relation }
  })
  const tables = related.filter(({ relation }) => !NO_TABLE.has(relation?.type ?? ''))
  const shown = tables.filter(({ isHidden }) => !isHidden)
  const sheets = shown.flatMap(({ name, relation }) => {
    const part = package_.parts.get(relation?.part ?? '')
    return part === undefined ? [] : [{ name, part }]
  })
  const shared = sharedParts(package_, relations)
  // Without its strings a sheet would be read with all of its texts empty, without its styles with days as numbers.
  if (shared === undefined || sheets.length < shown.length || listedSheets.length === 0) return { fault: 'broken' }
  if (sheets.length === 0) return { fault: 'noTable' }
  const from1904 = elementsIn(main.xml, 'workbookPr').some(({ date1904 }) => isTrue(date1904))
  return unpackedBook(package_.zip, { sheets, ...shared, from1904, hiddenSheets: tables.length - shown.length })
}

/** How a sheet says which relation is its: by an attribute of the relations' own namespace, whatever its prefix. */
function sheetIds(xml: string): (sheet: Partial<Record<string, string>>) => string | undefined {
  const names = ['r:id']
  for (const [, prefix, uri = ''] of xml.matchAll(/\sxmlns:([^\s=<>"'/:]+)\s*=\s*["']([^"'<>]*)["']/g)) {
    if (NAMESPACE.test(uri)) names.unshift(`${prefix}:id`)
  }
  return (sheet) => names.map((name) => sheet[name]).find((id) => id !== undefined)
}

interface SharedParts {
  readonly strings: ZipPart | undefined
  readonly styles: ZipPart | undefined
}

/** Undefined where one that is related isn't there. */
function sharedParts(package_: Package, relations: readonly Relation[]): SharedParts | undefined {
  const { parts } = package_
  const find = (type: string, usual: string): ZipPart | 'missing' | undefined => {
    const related = relations.find((relation) => relation.type === type)
    if (related !== undefined) return parts.get(related.part ?? '') ?? 'missing'
    return hasRelations(package_, '') ? undefined : parts.get(usual)
  }
  const [strings, styles] = [find('sharedstrings', USUAL.strings), find('styles', USUAL.styles)]
  return strings === 'missing' || styles === 'missing' ? undefined : { strings, styles }
}

interface Found extends SharedParts {
  readonly sheets: readonly { readonly name: string; readonly part: ZipPart }[]
  readonly hiddenSheets: number
  readonly from1904: boolean
}

function unpackedBook(zip: Buffer, { strings, styles, sheets, hiddenSheets, from1904 }: Found): Book | Fault {
  const there = [strings, styles, ...sheets.map(({ part }) => part)].filter((part) => part !== undefined)
  if (there.some(({ encrypted }) => encrypted)) return { fault: 'encrypted' }
  if (there.reduce((sum, { size }) => sum + size, 0) > WORKBOOK_LIMITS.megabytes * MEGABYTE)
    return { fault: 'tooLarge' }
  const [strung, styled] = [strings, styles].map((part) => part && (unpacked(zip, part) ?? 'broken'))
  const found = sheets.flatMap(({ name, part }) => {
    const bytes = unpacked(zip, part)
    return bytes === undefined ? [] : [{ name, bytes, root: rootAtEnd(bytes) }]
  })
  const isBroken = found.length < sheets.length || found.some(({ root }) => root === undefined)
  if (strung === 'broken' || styled === 'broken' || isBroken) return { fault: 'broken' }
  const tables = found.filter(({ root }) => root === 'worksheet')
  if (tables.length === 0) return { fault: 'noTable' }
  const texts = once(
    (): SheetTexts => ({
      strings: strung === undefined ? [] : sharedStrings(textOf(strung)),
      formats: styled === undefined ? [] : numberFormats(textOf(styled)),
      from1904,
    }),
  )
  return {
    sheets: tables.map(({ name, bytes }) => ({ name, read: () => readSheet(textOf(bytes), texts()) })),
    hiddenSheets,
  }
}

const SHEET_END = /<\/(?:[^\s<>"'/:=]+:)?(worksheet|chartsheet|dialogsheet|macrosheet)\s*>\s*$/i

/** What a sheet is, by its last element; undefined where it ends early. */
const rootAtEnd = (sheet: Buffer): string | undefined => SHEET_END.exec(xmlEnd(sheet, 200))?.[1]?.toLowerCase()

function textOf(bytes: Buffer): string {
  const text = decodedXml(bytes)
  if (text === undefined) throw damaged()
  return text
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
