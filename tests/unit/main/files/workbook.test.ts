import { PassThrough } from 'node:stream'
import exceljs from 'exceljs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSheets } from '../../../../src/main/files/read-workbook.ts'
import { type Sheet, type SheetCell, type SheetFormat, workbookPieces } from '../../../../src/main/files/workbook.ts'
import { countTurns } from './event-loop.ts'
import { allParts } from './xlsx-parts.ts'

async function written(sheets: readonly Sheet[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of workbookPieces(sheets)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const table = (format: SheetFormat, values: readonly SheetCell[], totals?: readonly SheetCell[]): Sheet => ({
  name: 'Rows',
  isTable: true,
  columns: [{ title: 'A value', width: 140, format }],
  rows: values.map((value) => [value]),
  totals,
})

async function readBack(sheets: readonly Sheet[]) {
  const bytes = await written(sheets)
  const book = new exceljs.Workbook()
  await book.xlsx.read(PassThrough.from(bytes))
  const [page] = book.worksheets
  if (page === undefined) throw new Error('There is no sheet')
  const cells = Array.from({ length: page.rowCount - 1 }, (_, at) => page.getCell(at + 2, 1))
  return { page, cells, xml: allParts(bytes) }
}

const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=cmd|’/c calc’!A0',
  '\t=1',
  ' =1+1',
  '<f>1+1</f>',
  ']]>',
  '& "quoted" <b>',
  '=HYPERLINK("https://evil.example")',
  'https://evil.example',
  'पायजामा',
  '0012',
  '1e5',
  'TRUE',
  '05 Apr 2026',
]

describe('text in a workbook', () => {
  it('stays text, however it begins: no cell has a formula or a link', async () => {
    const { cells, xml } = await readBack([table('text', HOSTILE)])
    expect(cells.map(({ value }) => value)).toEqual(HOSTILE)
    expect(cells.map(({ type }) => type)).toEqual(HOSTILE.map(() => exceljs.ValueType.String))
    for (const part of xml.values()) expect(part).not.toMatch(/<f[ >/]|<hyperlink/)
  })

  it('loses its control characters, and nothing else', async () => {
    const { cells } = await readBack([
      table('text', ['a\0b\u0007c\u001b\u007f\u0085d', 'two\nlines', '\ufffe\uffff', '\ud800x']),
    ])
    expect(cells.map(({ value }) => value)).toEqual(['abcd', 'two\nlines', null, '\ufffdx'])
  })

  it('ends where a cell of Excel ends', async () => {
    const { cells } = await readBack([table('text', ['x'.repeat(40_000)])])
    expect(String(cells[0]?.value)).toHaveLength(32_767)
  })

  it('that looks like Excel’s way to write a letter is no letter', async () => {
    const texts = ['_x0041_', 'a_x005F_x0041_b', '_x00e9__x0042_', '_x41_', 'x_y']
    const [news] = readSheets(new Uint8Array(await written([table('text', texts)])))
    expect(news).toMatchObject({ sheets: [{ rows: ['A value', ...texts].map((text) => ({ cells: [text] })) }] })
  })

  it('is read back as it was', async () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        const { cells } = await readBack([table('text', values)])
        const clean = values.map((text) => text.replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '').toWellFormed())
        expect(cells.map(({ value }) => value ?? '')).toEqual(clean)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a number in a workbook', () => {
  it.each([
    ['amount', [1234.5, -0.5, 12_34_567.89], 'amount'],
    ['count', [3, 0], 'count'],
    ['percent', [12.5, 18], 'percent'],
  ] as const)('%s is one that can be added up', async (_, values, format) => {
    const { cells } = await readBack([table(format, [...values, Number.NaN, undefined])])
    expect(cells.slice(0, values.length).map(({ value }) => value)).toEqual(values)
    expect(cells.slice(values.length).every(({ value }) => value === null)).toBe(true)
  })

  it('is grouped in lakhs and crores', async () => {
    const { xml } = await readBack([table('amount', [1])])
    expect(xml.get('xl/styles.xml')).toContain(
      '[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;#,##0.00',
    )
  })
})

describe('a sheet', () => {
  it('has a bold head that stays in place and can be filtered by, and its totals as values below', async () => {
    const { page, cells } = await readBack([table('count', [1, 2], [3])])
    expect(page.getCell('A1').font.bold).toBe(true)
    expect(page.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(page.autoFilter).toBe('A1:A3')
    expect(page.getColumn(1).width).toBe(20)
    expect(cells.at(-1)).toMatchObject({ value: 3, formula: undefined })
  })

  it('has dates that are the same on every computer', async () => {
    const at = new Date(Date.UTC(2026, 3, 5))
    const { cells, xml } = await readBack([table('day', [at])])
    expect(cells[0]).toMatchObject({ value: at, numFmt: 'dd mmm yyyy' })
    // Days since 1900, in no zone.
    expect(xml.get('xl/worksheets/sheet1.xml')).toContain('<v>46117</v>')
  })

  it('leaves the event loop its turn', async () => {
    const numbers = Array.from({ length: 20_000 }, (_, at) => at)
    const { turns } = await countTurns(() => written([table('count', numbers)]))
    expect(turns).toBeGreaterThanOrEqual(199)
  })

  it('that can’t be made is an error, not half of a file', async () => {
    function* rows(): Generator<readonly SheetCell[]> {
      yield [1]
      throw new Error('There is no second row')
    }
    await expect(written([{ ...table('count', []), rows: rows() }])).rejects.toThrow('There is no second row')
  })
})
