/** Reading files with sheets takes linear time: four times as many rows, or characters of any kind, take about four times as long. */
import { describe, expect, it } from 'vitest'
import { htmlTables } from '../../../../src/main/files/html-tables.ts'
import { formatted, numberFormat } from '../../../../src/main/files/number-format.ts'
import { readSheets } from '../../../../src/main/files/read-workbook.ts'
import { numberFormats, readSheet, sharedStrings } from '../../../../src/main/files/sheet-xml.ts'
import { spreadsheetMl } from '../../../../src/main/files/spreadsheet-ml.ts'
import { attributesIn, decoded, elementsIn, plainXml, rootIn, withoutEscapes } from '../../../../src/main/files/xml.ts'
import { bookOf, sheetOf } from '../../../integration/files/books.ts'
import { oldBook } from '../../../integration/files/old-books.ts'
import { growthOf, type Made, MOST_GROWTH, slowOnes } from './growing.ts'

/** Reads as far as possible: damaged input ends there. */
const perhaps = (read: () => unknown) => {
  try {
    return read()
  } catch {
    return undefined
  }
}
const texts = { strings: [], formats: [], from1904: false }
const sheet = (xml: string) => perhaps(() => [...readSheet(xml, texts).rows])
const ML = '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'

/** All readers of markup from outside, for each place where it may occur. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  plainXml: (text) => perhaps(() => plainXml(text)),
  rootIn: (text) => perhaps(() => rootIn(text)),
  elementsIn: (text) => perhaps(() => elementsIn(text, 'a')),
  attributesIn,
  decoded,
  withoutEscapes,
  sharedStrings: (text) => perhaps(() => sharedStrings(`<sst><si><t>x</t></si>${text}`)),
  numberFormats: (text) => perhaps(() => numberFormats(`<numFmt numFmtId="1" formatCode='${text}'/>${text}`)),
  numberFormat: (text) => formatted(-5, numberFormat(164, text)),
  'a sheet': (text) => sheet(`<worksheet>${text}<sheetData>${text}`),
  'a row': (text) => sheet(`<worksheet><sheetData><row ${text}><c><v>1</v></c></row>`),
  'a cell': (text) => sheet(`<worksheet><sheetData><row><c ${text}><v>${text}</v></c></row>`),
  'a page': htmlTables,
  'a table of a page': (text) => perhaps(() => htmlTables(`<table><tr><td ${text}>${text}</table>${text}`)),
  'one XML': (text) => perhaps(() => spreadsheetMl(`${ML}${text}`)),
  'a row of one XML': (text) => perhaps(() => spreadsheetMl(`${ML}<Worksheet><Row ${text}><Cell><Data>${text}`)),
}

const MADE_OF: readonly Made[] = [
  ['', ' ', 'x'],
  ['', '\n', 'x'],
  ['', '<', ''],
  ['', '<a', ''],
  ['', '<a ', '>'],
  ['', '</', '>'],
  ['', '<!--', ''],
  ['<!--', '-', ''],
  ['', '<!-- -->', ''],
  ['', '<![CDATA[', ''],
  ['', '<![CDATA[]]>', ''],
  ['', '<?', ''],
  ['', '<?x ?>', ''],
  ['<a', 'a', ''],
  ['<a', ':a', ''],
  ['<', 'a:', ''],
  ['<a', '-', '>'],
  ['<a ', '"a" ', ''],
  ['<a ', "'\"' ", ''],
  ['', '<a "', ''],
  ['', `<a '"`, ''],
  ['', `<a "'><a '">`, ''],
  ['', '<a b="', ''],
  ['', '<a b="<a b=\'', '"'],
  ['<a ', 'b=', ''],
  ['<a ', 'b = ', ''],
  ['<a b', ' ', ''],
  ['<a ', 'b ', '>'],
  ['', '<row r="1"', '>'],
  ['', '<row ', 'r="1">'],
  ['<row ', ' r', ''],
  ['<row ', ' r =', ''],
  ['<col ', ' hidden', '>'],
  ['', '<col hidden="1" min="1" max="256"/>', ''],
  ['', '<numFmt numFmtId="1"', '>'],
  ['', '<table>', ''],
  ['', '</table>', ''],
  ['<table>', '<tr>', ''],
  ['<table>', '<tr><td>', ''],
  ['<table>', '<tr><td rowspan=0 colspan=9>', ''],
  ['', '<div hidden>', ''],
  ['', '<b>', '</i>'],
  ['', '<b></i>', ''],
  ['<style>', '</', ''],
  ['<title>', '&', ''],
  ['', '&', ''],
  ['', '&#', ''],
  ['', '&amp', ''],
  ['', '&am', ';'],
  ['', '_x', ''],
  ['', '_x0041', '_'],
  ['', '[', ''],
  ['', '[>', '0]'],
  ['', '"', ''],
  ['', ';', ''],
  ['', '\\', ''],
  ['', 'A', '1'],
  ['', '1', 'x'],
]

describe('letters of any kind', () => {
  it.each(Object.keys(READERS))('%s', async (name) => {
    const read = READERS[name]
    if (read === undefined) throw new Error(name)
    expect(await slowOnes(read, MADE_OF)).toEqual([])
  })
})

const each = (count: number, row: (line: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at + 1)).join('')
const cell = (line: number, column: string) => `<c r="${column}${line}"><v>${line}</v></c>`
const bytes = (text: string) => new Uint8Array(Buffer.from(text))

/** A file of each kind, of so many rows. */
const FILES: Readonly<Record<string, (rows: number) => Uint8Array>> = {
  'an .xlsx': (rows) =>
    bookOf({ sheet: sheetOf(each(rows, (line) => `<row r="${line}">${cell(line, 'A')}${cell(line, 'B')}</row>`)) }),
  'an .xlsx upwards': (rows) =>
    bookOf({ sheet: sheetOf(each(rows, (line) => `<row r="${rows - line + 1}">${cell(rows - line + 1, 'A')}</row>`)) }),
  'an .xlsx column by column': (rows) =>
    bookOf({
      sheet: sheetOf(
        ['A', 'B'].map((column) => each(rows, (line) => `<row r="${line}">${cell(line, column)}</row>`)).join(''),
      ),
    }),
  'an old .xls': (rows) => oldBook({ sheets: [{ rows: Array.from({ length: rows }, (_, at) => [at, `Row ${at}`]) }] }),
  'a page': (rows) => bytes(`<table>${each(rows, (line) => `<tr><td>${line}<td rowspan=2>a</td><td>b</td></tr>`)}`),
  'tables within tables': (rows) => bytes(each(rows / 50, (line) => `<table><tr><td>${line}`)),
  'one XML': (rows) =>
    bytes(
      `${ML}<Worksheet><Table>${each(rows, (line) => `<Row ss:Index="${line}"><Cell><Data ss:Type="Number">${line}</Data></Cell></Row>`)}</Table></Worksheet></Workbook>`,
    ),
}

describe('rows of', () => {
  it.each(Object.keys(FILES))('%s', async (name) => {
    const make = FILES[name]
    if (make === undefined) throw new Error(name)
    const read = (file: Uint8Array) => [...readSheets(file)]
    const [few, many] = [make(3000), make(12_000)]
    expect(read(few)).toMatchObject([{ sheets: {} }])
    expect(await growthOf(read, few, many)).toBeLessThanOrEqual(MOST_GROWTH)
  })
})
