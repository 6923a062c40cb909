/** Opens the sheets of a chosen .xlsx: finds the visible ones, and checks their size before any of them is unpacked. */

import { damaged } from './damaged.ts'
import { hasRelations, namingXml, openPackage, type Package, type Relation, relationsOf } from './package-parts.ts'
import { type Book, WORKBOOK_LIMITS, type WorkbookFault } from './sheet-rows.ts'
import { numberFormats, readSheet, type SheetTexts, sharedStrings } from './sheet-xml.ts'
import { decodedXml, elementsIn, isTrue, rootIn, withoutEscapes, xmlEnd } from './xml.ts'
import { unpacked, type ZipPart } from './zip-parts.ts'

const MEGABYTE = 1024 * 1024

/** The usual part names, for workbooks without relations between their parts. */
const USUAL = {
  workbook: 'xl/workbook.xml',
  strings: 'xl/sharedstrings.xml',
  styles: 'xl/styles.xml',
} as const
/** Spreadsheets in a zip that aren't .xlsx: Excel's binary format, and LibreOffice's. */
const OTHER_SPREADSHEETS = /(?:^|\/)workbook\.bin$/
/** Sheets without a table: charts, forms, and old macros. */
const NO_TABLE = new Set(['chartsheet', 'dialogsheet', 'xlmacrosheet', 'xlintlmacrosheet'])
const NAMESPACE = /\/officeDocument\/(?:2006\/)?relationships$/i

interface Fault {
  readonly fault: WorkbookFault
}

interface MainPart {
  readonly key: string
  readonly xml: string
}

/** Returns the part that lists the sheets; if there is none, the kind of zip it is. */
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

/** Opens the sheets that aren't hidden. Throws if the XML can't be read. */
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
  const visible = tables.filter(({ isHidden }) => !isHidden)
  const sheets = visible.flatMap(({ name, relation }) => {
    const part = package_.parts.get(relation?.part ?? '')
    return part === undefined ? [] : [{ name, part }]
  })
  const shared = sharedParts(package_, relations)
  // Without the strings all texts would be empty; without the styles days would be numbers.
  if (shared === undefined || sheets.length < visible.length || listedSheets.length === 0) return { fault: 'broken' }
  if (sheets.length === 0) return { fault: 'noTable' }
  const from1904 = elementsIn(main.xml, 'workbookPr').some(({ date1904 }) => isTrue(date1904))
  return unpackedBook(package_.zip, { sheets, ...shared, from1904, hiddenSheets: tables.length - visible.length })
}

/** Returns a reader for the relation id of a sheet: an attribute of the relations' namespace, with any prefix. */
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

/** Undefined if a related part is missing. */
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

/** Returns the kind of sheet, from its last end tag; undefined if the sheet ends early. */
const rootAtEnd = (sheet: Buffer): string | undefined => SHEET_END.exec(xmlEnd(sheet, 200))?.[1]?.toLowerCase()

function textOf(bytes: Buffer): string {
  const text = decodedXml(bytes)
  if (text === undefined) throw damaged()
  return text
}

function once<T>(make: () => T): () => T {
  let cached: { readonly value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
