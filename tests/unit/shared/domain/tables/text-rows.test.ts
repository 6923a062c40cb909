import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { SEPARATORS, shapeOf } from '../../../../../src/shared/domain/tables/separator.ts'
import { isEmptyRow } from '../../../../../src/shared/domain/tables/table-row.ts'
import { cutLine, textRows, withOneLineEnd } from '../../../../../src/shared/domain/tables/text-rows.ts'

const rows = (text: string, width = 3, separator = ',') => [...textRows(text, { separator, width })]
const cells = (text: string, width = 3) =>
  rows(text, width).map((row) => {
    if (row === 'gap') return row
    return row.spoilt ? 'spoilt' : row.cells
  })

describe('the rows of a text', () => {
  it('cells in quotation marks may hold everything, line ends, too', () => {
    expect(rows('a,"b, ""c""\nd",e\nf,g,h')).toEqual([
      { line: 1, cells: ['a', 'b, "c"\nd', 'e'], raw: 'a,"b, ""c""\nd",e' },
      { line: 3, cells: ['f', 'g', 'h'], raw: 'f,g,h' },
    ])
    expect(cells('a, "b, c" ,d\n"e\nf","g\nh",i')).toEqual([
      ['a', 'b, c', 'd'],
      ['e\nf', 'g\nh', 'i'],
    ])
  })

  it('a mark that isn’t closed spoils its own line alone', () => {
    expect(cells('a,"b,c\nd,e,f\n\ng,h,i')).toEqual(['spoilt', ['d', 'e', 'f'], 'gap', ['g', 'h', 'i']])
    // A quotation mark that closes further down: each of the lines is complete by itself.
    expect(cells('1,"a,2\n3,b,4\n5,c",6')).toEqual(['spoilt', ['3', 'b', '4'], ['5', 'c"', '6']])
    expect(cells('1,2,"12" doll\n3,4,"14" doll')).toEqual(['spoilt', 'spoilt'])
  })

  it('a mark inside of a cell is a letter like any other', () => {
    expect(cells('1,12" doll,3\n4,"12" doll",6')).toEqual([
      ['1', '12" doll', '3'],
      ['4', '12" doll', '6'],
    ])
  })

  it('texts that are kept by ="…" are those texts', () => {
    expect(cells('="00012",="1,200",3')).toEqual([['00012', '1,200', '3']])
  })

  it('line ends and marks of byte order are one kind, and none', () => {
    expect(withOneLineEnd('a\r\nb\rc\n\uFEFFd')).toBe('a\nb\nc\nd')
    expect(rows('a\n\nb', 1).map((row) => (row === 'gap' ? row : row.line))).toEqual([1, 'gap', 3])
  })

  it('are what papaparse reads of any text that it writes', () => {
    const cell = fc.string({ maxLength: 6, unit: fc.constantFrom('a', ',', '"', '\n', ';', '1', ' ') })
    // A cell that begins with blanks and a quotation mark is quoted.
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (table) => {
        const text = Papa.unparse(table, { newline: '\n', quotes: true })
        const read = rows(text, 99).filter((row) => row !== 'gap')
        expect(read.map((row) => row.cells)).toEqual(table.filter((row) => !isEmptyRow(row)))
      }),
    )
  })

  it('each line counts once, for any text', () => {
    const text = fc.string({ maxLength: 60, unit: fc.constantFrom('a', ',', '"', '\n', '=') })
    fc.assert(
      fc.property(text, (content) => {
        const read = rows(content, 2)
        const raw = read.map((row) => (row === 'gap' ? 0 : (row.raw ?? '').split('\n').length - 1))
        const lines = content === '' ? 0 : content.replace(/\n$/, '').split('\n').length
        // Blank rows may span several quoted lines; all others know their position.
        const last = read.at(-1)
        if (last !== undefined && last !== 'gap') expect(last.line + (raw.at(-1) ?? 0)).toBe(lines)
      }),
    )
  })

  it('a line alone is cut the same way', () => {
    expect(cutLine('a;"b;c";', ';')).toEqual(['a', 'b;c', ''])
    expect(cutLine('a;"b', ';')).toBeUndefined()
    expect(cutLine('"a"\t"b"', '\t')).toEqual(['a', 'b'])
  })
})

describe('what separates the cells', () => {
  const names = (found: readonly string[]) => found.includes('Date') && found.includes('Amount')
  const shape = (text: string) => shapeOf(text, names)

  it.each(Object.entries(SEPARATORS))('%s', (separator, sign) => {
    const text = [
      ['Date', 'Text', 'Amount'],
      ['1', 'x', '2'],
    ]
      .map((row) => row.join(sign))
      .join('\n')
    expect(shape(text)).toEqual({ separator, isHinted: false, width: 3 })
    expect(shape(`sep=${sign}\n${text}`)).toEqual({ separator, isHinted: true, width: 3 })
  })

  it('is what the person says, with the width that it gives', () => {
    const text = 'Date,Text,Amount\n1;a,2,3\n'
    expect(shapeOf(text, names, 'semicolon')).toEqual({ separator: 'semicolon', isHinted: false, width: 2 })
  })

  it('is what names the columns, not what a legend has most of', () => {
    expect(shape(`x\nDate,Text,Amount\n1,a,2\nLegend: a; b; c; d; e; f; g; h`).separator).toBe('comma')
  })

  it('without names it is what cuts most lines into one width, and two numbers more than a decimal comma', () => {
    expect(shape('a;b;c\nd;e;f\n1,2').separator).toBe('semicolon')
    expect(shape('200001;1,5\n200002;2,5').separator).toBe('semicolon')
    expect(shape('').separator).toBe('comma')
  })
})
