import { describe, expect, it, test } from 'vitest'
import { readSheets } from '../../../../src/main/files/read-workbook.ts'
import { openBook } from '../../../../src/main/files/workbook-sheet.ts'
import { sheetOf, zipOf } from '../../../integration/files/books.ts'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

type Parts = Readonly<Record<string, string | Buffer>>

const relations = (...all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="${PACKAGE}">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const SHEET = sheetOf(
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" s="1"><v>46117</v></c><c r="B2"><v>-25000</v></c></row>',
)
const STYLES = `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`
const STRINGS = `<sst xmlns="${MAIN}"><si><t>Date</t></si><si><t>Amount</t></si></sst>`
const workbook = (sheets = '<sheet name="Statement" sheetId="1" r:id="rId1"/>', more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${more}<sheets>${sheets}</sheets></workbook>`

/** As Excel writes it. */
const USUAL: Parts = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relations(['rId1', `${RELATIONS}/officeDocument`, 'xl/workbook.xml']),
  'xl/workbook.xml': workbook(),
  'xl/_rels/workbook.xml.rels': relations(
    ['rId1', `${RELATIONS}/worksheet`, 'worksheets/sheet1.xml'],
    ['rId2', `${RELATIONS}/styles`, 'styles.xml'],
    ['rId3', `${RELATIONS}/sharedStrings`, 'sharedStrings.xml'],
  ),
  'xl/worksheets/sheet1.xml': SHEET,
  'xl/styles.xml': STYLES,
  'xl/sharedStrings.xml': STRINGS,
}

const packed = (parts: Parts) =>
  zipOf(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text as string) })))
const without = (parts: Parts, ...names: readonly string[]): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name)))
const renamed = (parts: Parts, change: (name: string) => string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [change(name), text]))
const edited = (parts: Parts, change: (text: string) => string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, change(String(text))]))

const read = (parts: Parts) => {
  const [news] = readSheets(packed(parts))
  return news !== undefined && 'sheets' in news
    ? news.sheets.map(({ name, rows }) => [name, ...rows.map(({ cells }) => cells)])
    : news
}
const RIGHT = [['Statement', ['Date', 'Amount'], ['2026-04-05', '-25000']]]

const wide = (mark: boolean, isBig: boolean) => (text: string) => {
  const letters = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
  return isBig ? letters.swap16() : letters
}
const encoded = (change: (text: string) => Buffer): Parts =>
  Object.fromEntries(
    Object.entries(USUAL).map(([name, text]) => [name, change(String(text).replace('"UTF-8"', '"UTF-16"'))]),
  )

describe('a legal workbook is read, with any names of its parts', () => {
  test.each<readonly [string, Parts]>([
    ['as Excel writes it', USUAL],
    ['backslashes', renamed(USUAL, (name) => name.replaceAll('/', '\\'))],
    ['backslashes in the relations, too', edited(USUAL, (text) => text.replaceAll('worksheets/', 'worksheets\\'))],
    ['capitals', renamed(USUAL, (name) => name.toUpperCase())],
    ['strings in capitals', renamed(USUAL, (name) => name.replace('sharedStrings', 'SharedStrings'))],
    ['a slash before them', renamed(USUAL, (name) => `/${name}`)],
    [
      'another main part',
      edited(
        renamed(USUAL, (name) => name.replace('workbook.xml', 'workbook2.xml')),
        (text) => text.replace('xl/workbook.xml', 'xl/workbook2.xml'),
      ),
    ],
    [
      'a main part at the top',
      edited(
        renamed(USUAL, (name) => name.replace('xl/', '')),
        (text) => text.replace('xl/workbook.xml', './workbook.xml'),
      ),
    ],
    [
      'a main part elsewhere, with the ways from it',
      edited(
        renamed(USUAL, (name) => name.replace(/xl\/(_rels\/)?workbook/, 'Data/Main/$1workbook')),
        (text) =>
          text
            .replace('xl/workbook.xml', '/Data/Main/workbook.xml')
            .replaceAll(/(worksheets|styles|sharedStrings)(\/sheet1)?\.xml/g, '../../xl/$1$2.xml'),
      ),
    ],
    ['from the root', edited(USUAL, (text) => text.replaceAll(/"(worksheets|styles|shared)/g, '"/xl/$1'))],
    [
      'other names of strings, styles and sheets',
      edited(
        renamed(USUAL, (name) =>
          name.replace('styles', 'looks').replace('sharedStrings', 'texts').replace('sheet1', 'april 2026'),
        ),
        (text) =>
          text
            .replace('styles.xml', 'looks.xml')
            .replace('sharedStrings.xml', 'texts.xml')
            .replace('sheet1.xml', 'april%202026.xml'),
      ),
    ],
    [
      'another prefix of relations',
      edited(USUAL, (text) => text.replaceAll('r:id=', 'ns0:id=').replaceAll(':r=', ':ns0=')),
    ],
    ['the namespaces of the strict kind', edited(USUAL, (text) => text.replaceAll(RELATIONS, STRICT))],
    [
      'a prefix of every element',
      edited(USUAL, (text) =>
        text.replaceAll(/<(\/?)(?=[a-zR])/g, '<$1x-1.a:').replaceAll(' xmlns="', ' xmlns:x-1.a="'),
      ),
    ],
    ['two bytes a letter', encoded(wide(true, false))],
    ['two bytes a letter, turned round', encoded(wide(true, true))],
    ['two bytes a letter without a mark', encoded(wide(false, false))],
    ['two bytes a letter without a mark, turned round', encoded(wide(false, true))],
    ['a mark of UTF-8', edited(USUAL, (text) => `\ufeff${text}`)],
    [
      'an instruction and a comment in between',
      edited(USUAL, (text) => text.replace(/(?<=^[^>]*>)/, '<?mso-x <row> ?><!-- <row> -->')),
    ],
    ['without relations of the package', without(USUAL, '_rels/.rels')],
    [
      'without a relation to the main part',
      { ...USUAL, '_rels/.rels': relations(['rId1', 'core', 'docProps/core.xml']) },
    ],
  ])('%s', (_, parts) => {
    expect(read(parts)).toEqual(RIGHT)
  })

  it('in the letters that a part says it has', () => {
    const latin = Buffer.from(STRINGS.replace('Amount', 'Caf\xe9'), 'latin1')
    for (const name of ['iso-8859-1', 'Windows-1252']) {
      const text = Buffer.concat([Buffer.from(`<?xml version='1.0' encoding='${name}'?>`), latin])
      expect(read({ ...USUAL, 'xl/sharedStrings.xml': text })).toMatchObject([['Statement', ['Date', 'Café'], {}]])
    }
    const unknown = `<?xml version="1.0" encoding="klingon"?>${STRINGS}`
    expect(read({ ...USUAL, 'xl/sharedStrings.xml': unknown })).toEqual({ fault: 'broken' })
  })
})

describe('sheets that are no tables', () => {
  const MICROSOFT = 'http://schemas.microsoft.com/office/2006/relationships'
  const OTHERS = [
    [`${RELATIONS}/chartsheet`, `<chartsheet xmlns="${MAIN}"/>`],
    [`${RELATIONS}/dialogsheet`, `<dialogsheet xmlns="${MAIN}"></dialogsheet>`],
    [`${MICROSOFT}/xlMacrosheet`, '<xm:macrosheet><sheetData/></xm:macrosheet>'],
    [`${MICROSOFT}/xlIntlMacrosheet`, '<xm:macrosheet><sheetData/></xm:macrosheet>'],
    // By its own type, if its relation doesn't tell it.
    [`${RELATIONS}/worksheet`, `<chartsheet xmlns="${MAIN}"></chartsheet>`],
  ] as const
  const beside = (type: string, xml: string, sheets: string): Parts => ({
    ...USUAL,
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': String(USUAL['xl/_rels/workbook.xml.rels']).replace(
      '</Relationships>',
      `<Relationship Id="rId9" Type="${type}" Target="others/one.xml"/></Relationships>`,
    ),
    'xl/others/one.xml': xml,
  })
  const OTHER = '<sheet name="Other" sheetId="2" r:id="rId9"/>'
  const TABLE = '<sheet name="Statement" sheetId="1" r:id="rId1"/>'

  test.each(OTHERS)('are passed over beside one that is: %s', (type, xml) => {
    expect(read(beside(type, xml, `${OTHER}${TABLE}`))).toEqual(RIGHT)
    expect(read(beside(type, xml, OTHER))).toEqual({ fault: 'noTable' })
    expect(
      openBook(packed(beside(type, xml, `${OTHER.replace('name', 'state="hidden" name')}${TABLE}`))),
    ).toMatchObject({
      hiddenSheets: type.endsWith('/worksheet') ? 1 : 0,
    })
  })
})

describe('what a workbook names and hasn’t', () => {
  test.each([
    'xl/styles.xml',
    'xl/sharedStrings.xml',
    'xl/worksheets/sheet1.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/workbook.xml',
  ])('is no empty cell and no number: %s', (name) => expect(read(without(USUAL, name))).toEqual({ fault: 'broken' }))
  it('is no style either, nor a string, nor a sheet', () => {
    const rels = 'xl/_rels/workbook.xml.rels'
    const less = (type: string): Parts => ({
      ...USUAL,
      [rels]: String(USUAL[rels]).replace(new RegExp(`<Relationship [^>]*/${type}"[^>]*>`), ''),
    })
    for (const type of ['styles', 'sharedStrings', 'worksheet']) expect(read(less(type))).toEqual({ fault: 'broken' })
    expect(read(edited(USUAL, (text) => text.replace('s="1"', 's="7"')))).toEqual({ fault: 'broken' })
  })
})

describe('days', () => {
  test.each([
    ['date1904="1"', '2026-04-05', 44_655],
    ["date1904 = 'true'", '2026-04-05', 44_655],
    ['date1904="0"', '2026-04-05', 46_117],
    ['', '2026-04-05', 46_117],
    ['defaultThemeVersion="1904"', '2026-04-05', 46_117],
  ])('are counted as the workbook says: %s', (says, day, number) => {
    const parts = {
      ...USUAL,
      'xl/workbook.xml': workbook(undefined, `<workbookPr ${says}/>`),
      'xl/worksheets/sheet1.xml': SHEET.replace('46117', String(number)),
    }
    expect(read(parts)).toMatchObject([['Statement', {}, [day, '-25000']]])
  })
  test.each(['2026-04-05', '2026-04-05T00:00:00', '2026-04-05T10:30:00.000Z', ' 2026-04-05 '])(
    'may be written out: %s',
    (text) => {
      const sheet = SHEET.replace('s="1"><v>46117', `s="1" t="d"><v>${text}`)
      expect(read({ ...USUAL, 'xl/worksheets/sheet1.xml': sheet })).toEqual(RIGHT)
    },
  )
})

it('letters that XML has no sign for are themselves, in every kind of text', () => {
  const strings = STRINGS.replace('Date', '_x0041__x0062_c _x005F_x0041_ _x20B9_').replace('Amount', '_xZZZZ_ _x41_')
  const sheet = sheetOf(
    '<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="str"><f>A1</f><v>_x0041_</v></c><c t="inlineStr"><is><t>_x005F_x0041__x0041_</t></is></c></row>',
  )
  const name = workbook('<sheet name="A_x0026_B" sheetId="1" r:id="rId1"/>')
  const parts = {
    ...USUAL,
    'xl/workbook.xml': name,
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/sheet1.xml': sheet,
  }
  expect(read(parts)).toEqual([['A&B', ['Abc _x0041_ ₹', '_xZZZZ_ _x41_', 'A', '_x0041_A']]])
})
