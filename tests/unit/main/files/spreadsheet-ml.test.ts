import { describe, expect, it, test } from 'vitest'
import { readSheets } from '../../../../src/main/files/read-workbook.ts'
import { spreadsheetMl } from '../../../../src/main/files/spreadsheet-ml.ts'

const SPREADSHEET = 'urn:schemas-microsoft-com:office:spreadsheet'
const workbook = (sheets: string, before = '') =>
  `<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="${SPREADSHEET}" xmlns:ss="${SPREADSHEET}" xmlns:x="urn:schemas-microsoft-com:office:excel">${before}${sheets}</Workbook>`
const sheet = (rows: string, more = '', name = 'Statement') =>
  `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${more}</Worksheet>`
const text = (value: string, more = '') => `<Cell${more}><Data ss:Type="String">${value}</Data></Cell>`
const number = (value: string, more = '') => `<Cell${more}><Data ss:Type="Number">${value}</Data></Cell>`

const read = (xml: string | Buffer) => {
  const [news] = readSheets(new Uint8Array(Buffer.from(xml as string)))
  if (news === undefined || !('sheets' in news)) return news
  return news.sheets.map(({ name, rows }) => [name, ...rows.map(({ line, cells }) => [line, ...cells])])
}
const one = (rows: string, before = '') => read(workbook(sheet(rows), before))

describe('a workbook in one XML', () => {
  it('has its values as Excel shows them', () => {
    const rows = `<Row>${text('Date')}${text('A &amp; B &#8377;')}</Row>
      <Row><Cell><Data ss:Type="DateTime">2026-04-05T00:00:00.000</Data></Cell>${number('-1450.5')}
      <Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="Error">#N/A</Data></Cell></Row>
      <Row><Cell ss:Formula="=R[-1]C"><Data ss:Type="Number">0.30000000000000004</Data></Cell><Cell/><Cell><Data ss:Type="String"></Data></Cell>
      <Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>bo</B><Font html:Color="#f00">ld</Font></ss:Data></Cell></Row>`
    expect(one(rows)).toEqual([
      ['Statement', [1, 'Date', 'A & B ₹'], [2, '2026-04-05', '-1450.5', 'TRUE', '#N/A'], [3, '0.3', '', '', 'bold']],
    ])
  })

  test.each<readonly [string, string, readonly (readonly (string | number)[])[]]>([
    [
      'rows and cells by their numbers',
      `<Row ss:Index="3">${text('a', ' ss:Index="2"')}${text('b')}</Row><Row>${text('c')}</Row>`,
      [
        [3, '', 'a', 'b'],
        [4, 'c'],
      ],
    ],
    ['cells over columns', `<Row>${text('a', ' ss:MergeAcross="2"')}${text('b')}</Row>`, [[1, 'a', '', '', 'b']]],
    ['rows that stand for several', `<Row ss:Span="2"/><Row>${text('a')}</Row>`, [[4, 'a']]],
    [
      'hidden rows and columns',
      `<Column ss:Index="2" ss:Hidden="1" ss:Span="1"/><Column ss:Width="0"/><Row>${'abcde'
        .split('')
        .map((sign) => text(sign))
        .join('')}</Row><Row ss:Hidden="1">${text('no')}</Row><Row ss:Height="0">${text('no')}</Row>`,
      [[1, 'a', 'e']],
    ],
    [
      'notes that are no values',
      `<Row><Cell><Comment ss:Author="x"><ss:Data xmlns="http://www.w3.org/TR/REC-html40">a note</ss:Data></Comment><Data ss:Type="Number">5</Data></Cell></Row>`,
      [[1, '5']],
    ],
    ['words between its elements', `<Row>words${text('a')}words</Row>`, [[1, 'a']]],
    ['characters as they are', `<Row>${text('<![CDATA[<b> & c]]>')}</Row>`, [[1, '<b> & c']]],
    ['letters that XML has no sign for', `<Row>${text('_x0041_ _x005F_x0041_')}</Row>`, [[1, 'A _x0041_']]],
  ])('has %s', (_, rows, expected) => {
    expect(one(rows)).toEqual([['Statement', ...expected]])
    const prefixed = workbook(sheet(rows))
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns-0:')
      .replaceAll('ss:', 'q:')
    expect(read(prefixed)).toEqual([['Statement', ...expected]])
  })

  it('has numbers by their styles: of the cell, of its row, of its column', () => {
    const styles = `<Styles><Style ss:ID="Default"><Borders/></Style><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style>
      <Style ss:ID="p"><NumberFormat ss:Format="Percent"/></Style><Style ss:ID="f"><NumberFormat ss:Format="Fixed"/></Style>
      <Style ss:ID="side"><NumberFormat ss:Format="#,##0.00&quot; Dr&quot;;#,##0.00&quot; Cr&quot;"/></Style></Styles>`
    const rows = `<Column ss:StyleID="d"/><Row>${number('46117')}${number('0.18', ' ss:StyleID="p"')}${number('46117')}</Row>
      <Row ss:StyleID="side">${number('-5')}${number('5')}${number('2.5', ' ss:StyleID="f"')}</Row>`
    const found = (day: string) => [['Statement', [1, day, '18%', '46117'], [2, '5 Cr', '5 Dr', '2.5']]]
    expect(one(rows, styles)).toEqual(found('2026-04-05'))
    expect(one(rows, `<x:ExcelWorkbook><x:Date1904/></x:ExcelWorkbook>${styles}`)).toEqual(found('2030-04-06'))
  })

  it('has the sheets that are shown', () => {
    const hidden = '<x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions>'
    const xml = workbook(`${sheet(`<Row>${text('no')}</Row>`, hidden, 'Old')}${sheet(`<Row>${text('a')}</Row>`)}`)
    expect(read(xml)).toEqual([['Statement', [1, 'a']]])
    expect(spreadsheetMl(xml)).toMatchObject({ hiddenSheets: 1 })
    expect(read(workbook(sheet(`<Row>${text('no')}</Row>`, hidden)))).toEqual({ fault: 'noTable' })
  })

  it('may be in any letters that it says', () => {
    const xml = workbook(sheet(`<Row>${text('Caf\xe9')}</Row>`))
    const right = [['Statement', [1, 'Café']]]
    expect(read(xml)).toEqual(right)
    expect(read(`\ufeff\n${xml}`)).toEqual(right)
    expect(read(Buffer.from(`\ufeff${xml.replace('?>', ' encoding="utf-16"?>')}`, 'utf16le'))).toEqual(right)
    expect(read(Buffer.from(xml.replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), 'latin1'))).toEqual(right)
  })

  test.each([
    ['ends early', workbook(sheet(`<Row>${text('a')}</Row>`)).slice(0, -15)],
    ['goes back', workbook(sheet(`<Row ss:Index="5">${text('a')}</Row><Row ss:Index="2">${text('b')}</Row>`))],
    [
      'has two rows in one place',
      workbook(sheet(`<Row ss:Index="5">${text('a')}</Row><Row ss:Index="5">${text('b')}</Row>`)),
    ],
    [
      'has two cells in one place',
      workbook(sheet(`<Row>${text('a', ' ss:Index="2"')}${text('b', ' ss:Index="2"')}</Row>`)),
    ],
    ['has a row within a row', workbook(sheet(`<Row>${text('a')}<Row>${text('b')}</Row></Row>`))],
    [
      'has two values in a cell',
      workbook(sheet('<Row><Cell><Data ss:Type="Number">1</Data><Data ss:Type="Number">2</Data></Cell></Row>')),
    ],
    ['has a place that is none', workbook(sheet(`<Row ss:Index="x">${text('a')}</Row>`))],
    ['defines entities', workbook(sheet(`<Row>${text('&a;')}</Row>`), '<!DOCTYPE x [<!ENTITY a "b">]>')],
  ])('is refused where it %s', (_, xml) => {
    expect(read(xml)).toEqual({ fault: 'broken' })
  })
})
