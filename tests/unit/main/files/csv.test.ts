import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type Cell, type Column, csvCell, csvLines, csvPieces } from '../../../../src/main/files/csv.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { neutralised } from '../../../../src/shared/domain/values/spreadsheet-text.ts'
import { countTurns } from './event-loop.ts'

async function written(rows: readonly (readonly Cell[])[], titles: readonly string[]): Promise<string> {
  const columns: readonly Column<readonly Cell[]>[] = titles.map((title, at) => ({ title, cell: (row) => row[at] }))
  let text = ''
  for await (const piece of csvPieces(columns, rows)) text += piece
  return text
}

/** Characters that Excel, LibreOffice and Sheets take for the start of a formula, or for the end of the cell. */
const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠']

describe('a cell of text', () => {
  it('never begins with text that a spreadsheet runs, with any blanks before it', () => {
    const blank = fc.constantFrom('', ' ', '  ', '\u00a0', '\0')
    fc.assert(
      fc.property(blank, fc.constantFrom(...DANGEROUS), fc.string({ unit: 'grapheme' }), (before, sign, rest) => {
        const [cell] = Papa.parse<string[]>(csvCell(before + sign + rest)).data[0] ?? []
        expect(cell?.startsWith("'")).toBe(true)
      }),
    )
  })

  it('is read back as it was, apart from the apostrophe and zero characters', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), (texts) => {
        // With empty cells and a semicolon, the parser would guess another separator.
        const asWritten = { newline: '\r\n', delimiter: ',' } as const
        const row = Papa.parse<string[]>(`${texts.map(csvCell).join(',')}\r\n`, asWritten).data[0]
        expect(row).toEqual(texts.map((text) => neutralised(text).replaceAll('\0', '')))
      }),
    )
  })

  it.each([
    ['Romper, blue', '"Romper, blue"'],
    ['the "soft" one', '"the ""soft"" one"'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-HYPERLINK("x")', '"\'-HYPERLINK(""x"")"'],
    ['पायजामा', 'पायजामा'],
  ])('%j is written %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })
})

describe('a cell of a typed column', () => {
  it('keeps every finite number a number, negative ones too', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        expect(Number(csvCell(amount))).toBe(amount === 0 ? 0 : amount)
      }),
    )
    expect(csvCell(-1234.5)).toBe('-1234.5')
  })

  it('is empty when there is nothing, or no number', () => {
    expect([undefined, Number.NaN, Number.POSITIVE_INFINITY].map(csvCell)).toEqual(['', '', ''])
  })
})

describe('a file', () => {
  it('begins with the mark by which Excel knows UTF-8, and ends every line with CR LF', async () => {
    expect(
      await written(
        [
          [1, undefined],
          [undefined, 'two'],
        ],
        ['id', 'name'],
      ),
    ).toBe('\uFEFFid,name\r\n1,\r\n,two\r\n')
  })

  it('has lines of their own below it, with cells as in the table', () => {
    expect(csvLines([[], ['=x', { paise: paise(-150) }, undefined]])).toBe("\r\n'=x,-1.50,\r\n")
  })

  it('has its headings when there are no rows', async () => {
    expect(await written([], ['id'])).toBe('\uFEFFid\r\n')
  })

  it('leaves the event loop its turn while a hundred thousand rows are written', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at): readonly Cell[] => [at, `Product ${at}`])
    const { made: text, turns } = await countTurns(() => written(rows, ['id', 'name']))
    expect(text.split('\r\n')).toHaveLength(100_002)
    expect(turns).toBeGreaterThanOrEqual(99)
  })
})
