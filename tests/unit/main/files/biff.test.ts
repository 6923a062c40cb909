import { describe, expect, it } from 'vitest'
import { openBiff } from '../../../../src/main/files/biff.ts'
import { readSheets } from '../../../../src/main/files/read-workbook.ts'
import {
  compoundOf,
  fields,
  type OldBook,
  oldBook,
  oldStream,
  record,
  text8,
} from '../../../integration/files/old-books.ts'

const rowsOf = (file: Uint8Array) => {
  const [news] = readSheets(file)
  if (news === undefined || !('sheets' in news)) return news
  return news.sheets.map(({ name, rows }) => [name, ...rows.map(({ line, cells }) => [line, ...cells])])
}
const one = (rows: OldBook['sheets'][number]['rows'], more: Partial<OldBook> = {}) =>
  rowsOf(oldBook({ sheets: [{ rows }], ...more }))

const STYLES = [[0], [14], [164, 'dd/mm/yyyy'], [165, '[>=0]#,##0.00" Dr";#,##0.00" Cr"'], [10]] as const
const day = (number: number, style = 1) => ({ number, style })

describe.each([5, 8] as const)('a workbook of BIFF%i', (version) => {
  it('has its texts, numbers, truths and errors as Excel shows them', () => {
    const rows = [
      ['Date', 'Narration', 'Caf\xe9'],
      [1.5, -3, 0.1 + 0.2],
      [true, false, { error: 0x2a }],
      [{ formula: 'NEFT' }, { formula: 12.5 }, { formula: true }],
      [],
      [undefined, undefined, 7],
    ]
    expect(one(rows, { version, codepage: 1252 })).toEqual([
      [
        'Sheet1',
        [1, 'Date', 'Narration', 'Café'],
        [2, '1.5', '-3', '0.3'],
        [3, 'TRUE', 'FALSE', '#N/A'],
        [4, 'NEFT', '12.5', 'TRUE'],
        [6, '', '', '7'],
      ],
    ])
  })

  it('has days by their format, from 1900 or 1904, shares and sides', () => {
    const rows = [[day(46_117), day(46_121, 2), day(-1450.5, 3), day(25_000, 3), day(0.18, 4)]]
    const made = (from1904: boolean) => one(rows, { version, formats: STYLES, from1904 })
    const rest = ['1450.5 Cr', '25000 Dr', '18%']
    expect(made(false)).toEqual([['Sheet1', [1, '2026-04-05', '2026-04-09', ...rest]]])
    expect(made(true)).toEqual([['Sheet1', [1, '2030-04-06', '2030-04-10', ...rest]]])
  })

  it('has what is shown of it: no hidden sheets, rows and columns, no charts, no macros', () => {
    const file = oldBook({
      version,
      sheets: [
        { name: 'Chart', kind: 2, rows: [] },
        { name: 'Old', state: 1, rows: [['old']] },
        { name: 'Gone', state: 2, rows: [['gone']] },
        { name: 'Macros', kind: 1, rows: [[1]] },
        { name: 'Now', rows: [['a', 'b', 'c'], ['d'], ['e', 'f', 'g']], hiddenRows: [1], hiddenColumns: [1] },
      ],
    })
    expect(rowsOf(file)).toEqual([['Now', [1, 'a', 'c'], [3, 'e', 'g']]])
    expect(openBiff(file)).toMatchObject({ hiddenSheets: 2 })
  })

  it('is read at any length', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [at, `Row ${at}`])
    const [sheet] = one(rows, { version }) as [unknown[]]
    expect(sheet).toHaveLength(3001)
    expect(sheet.at(-1)).toEqual([3000, '2999', 'Row 2999'])
  })

  it('that ends early, or has two values in a cell, is refused', () => {
    const stream = oldStream({ version, sheets: [{ rows: [['a', 'b']] }] })
    const name = version === 5 ? 'Book' : 'Workbook'
    for (const length of [stream.length - 4, stream.length - 1, stream.length - 30, 60]) {
      expect(rowsOf(compoundOf({ [name]: stream.subarray(0, length) }))).toEqual({ fault: 'broken' })
    }
    const twice = { records: record(0x0203, [2, 0], [2, 0], [2, 0], Buffer.alloc(8)) }
    expect(one([['a', twice]], { version })).toEqual({ fault: 'broken' })
  })

  it('with a password is told from one that is damaged', () => {
    const globals = record(0x2f, [2, 1], Buffer.alloc(52, 0x5a))
    expect(one([['a']], { version, globals })).toEqual({ fault: 'encrypted' })
  })
})

describe('numbers in few bytes', () => {
  const rk = (bits: number) => fields([4, bits >>> 0])
  const WHOLE = 2
  const HUNDREDTH = 1
  it('are what they stand for', () => {
    const half = Buffer.alloc(8)
    half.writeDoubleLE(0.5)
    const several = record(
      0xbd,
      [2, 0],
      [2, 1],
      [2, 0],
      rk((-7 << 2) | WHOLE),
      [2, 1],
      rk((4_611_700 << 2) | WHOLE | HUNDREDTH),
      [2, 2],
    )
    const single = record(0x027e, [2, 0], [2, 0], [2, 0], half.subarray(4))
    expect(one([[{ records: single }, { records: several }]], { formats: STYLES })).toEqual([
      ['Sheet1', [1, '0.5', '-7', '2026-04-05']],
    ])
  })
})

describe('shared texts', () => {
  const shared = (count: number, ...parts: readonly Buffer[]) =>
    Buffer.concat([
      record(0xfc, [4, count], [4, count], parts[0] ?? Buffer.alloc(0)),
      ...parts.slice(1).map((part) => record(0x3c, part)),
    ])
  const cell = (nth: number, column: number) => ({ records: record(0xfd, [2, 0], [2, column], [2, 0], [4, nth]) })

  it('go on in the records behind theirs, there in letters of another width', () => {
    const globals = shared(
      3,
      fields(text8('id', 2), [2, 6], [1, 0], 'nar'),
      fields([1, 1], Buffer.from('ratio', 'utf16le').subarray(0, 6), text8('पायजामा', 2)),
    )
    expect(one([[cell(0, 0), cell(1, 1), cell(2, 2)]], { globals })).toEqual([
      ['Sheet1', [1, 'id', 'narrat', 'पायजामा']],
    ])
  })

  it('lose what says how they look and how they are spoken', () => {
    const rich = fields([2, 2], [1, 8 | 4], [2, 2], [4, 5], 'ab', Buffer.alloc(8 + 5, 0x41))
    expect(one([[cell(0, 0), cell(1, 1)]], { globals: shared(2, fields(rich, text8('c', 2))) })).toEqual([
      ['Sheet1', [1, 'ab', 'c']],
    ])
  })

  it('that aren’t all there, or aren’t there at all, are no empty cells', () => {
    expect(one([[cell(0, 0)]], { globals: shared(4_000_000_000, text8('a', 2)) })).toEqual({ fault: 'broken' })
    expect(one([[cell(1, 0)]], { globals: shared(1, text8('a', 2)) })).toEqual({ fault: 'broken' })
  })
})

describe('what stands around the sheets', () => {
  const rows = [['id', 'qty']]
  it('may be nothing: some programs write a sheet alone, in the letters of today', () => {
    const sheet = Buffer.concat([
      record(0x0809, [2, 0], [2, 0x10], [4, 0]),
      record(0x0204, [2, 0], [2, 0], [2, 0], [2, 6], Buffer.from('₹1', 'utf8').subarray(0, 4), 'ab'),
      record(0x0203, [2, 1], [2, 0], [2, 0], Buffer.alloc(8)),
      record(0x0a),
    ])
    expect(rowsOf(new Uint8Array(sheet))).toEqual([['Sheet1', [1, '₹1ab'], [2, '0']]])
  })
  it('may be an older workbook for older programs: the newer one counts', () => {
    const old = oldStream({ version: 5, sheets: [{ rows: [['older']] }] })
    expect(rowsOf(compoundOf({ Book: old, Workbook: oldStream({ sheets: [{ rows }] }) }))).toEqual([
      ['Sheet1', [1, 'id', 'qty']],
    ])
  })
  it('may be charts alone', () => {
    expect(rowsOf(oldBook({ sheets: [{ kind: 2, rows: [] }] }))).toEqual({ fault: 'noTable' })
  })
  it('may be of a version before, which isn’t read', () => {
    for (const version of [0x0009, 0x0209, 0x0409]) {
      expect(rowsOf(new Uint8Array(record(version, [2, 2], [2, 0x10])))).toEqual({ fault: 'oldWorkbook' })
    }
  })
  it('may be damaged in any byte: what is read is the same, or nothing, or one value of another kind, and never ends in an error', () => {
    const file = oldBook({
      sheets: [
        {
          rows: [
            ['id', 'qty'],
            [100_234, 4],
          ],
        },
      ],
    })
    for (let at = 0; at < file.length; at += 7) {
      const broken = Uint8Array.from(file)
      broken[at] = (broken[at] ?? 0) ^ 0xff
      expect(() => rowsOf(broken)).not.toThrow()
    }
  })
})
