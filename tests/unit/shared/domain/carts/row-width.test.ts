import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isQuantity } from '../../../../../src/shared/domain/carts/cart-rules.ts'
import { CartTable } from '../../../../../src/shared/domain/carts/cart-table.ts'
import { RowWidth } from '../../../../../src/shared/domain/carts/row-width.ts'
import { SAMPLE } from '../../../../../src/shared/domain/carts/table-names.ts'
import { often } from '../../../../support/counts.ts'

const rowsOf = (lines: readonly string[]) =>
  lines.map((raw, at) => ({ line: at + 1, cells: raw.split(',').map((cell) => cell.trim()), raw }))

/** Product and pieces of each row below the headings, or the row's problem. */
function read(...lines: readonly string[]) {
  const table = new CartTable({ isCut: true })
  const found = rowsOf(lines).flatMap((row) => table.push(row))
  const end = table.end()
  const rows = [...found, ...end.rows].slice(1)
  return { rows: rows.map(({ id, qty, misfit }) => misfit ?? [id, qty]), lines: rows.map(({ line }) => line), end }
}

const NAMED = 'Product ID,Name,Qty,Rate'
const MRP_FIRST = 'MRP,Stock,Product ID,Qty,Product Name'

describe('a row whose cells aren’t those of the names', () => {
  test.each([
    ['fewer, so that a price is where the pieces should be', NAMED, '200002,3,100', 'fewer'],
    ['more, by a number that the separator cuts', MRP_FIRST, '1,299.00,72,200003,2,Car', 'more'],
    ['more, of which the last is blank', MRP_FIRST, '1,299.00,72,200003,2,', 'more'],
    ['more, by a name that the separator cuts', NAMED, '200002,Set, 12,3,100', 'more'],
  ])('has %s', (_, names, row, misfit) => {
    const good = names === NAMED ? '200001,Doll,2,100' : '499.00,70,200001,2,Doll'
    expect(read(names, good, row, good).rows).toEqual([[200001, 2], misfit, [200001, 2]])
  })
  test('is told, be it like a note', () => {
    const { rows, end } = read('Name,Rate,Product ID,Qty', 'Doll,100,200001,2', 'Car,200002,3', '200002,3')
    expect(rows).toEqual([[200001, 2], 'fewer', 'fewer'])
    expect(end.totals).toBe(0)
  })
  test('is a note where it has no number, and a total where it says so', () => {
    const { rows, end } = read('Name,Rate,Product ID,Qty', 'Doll,100,200001,2', 'By Monday', 'Total,2')
    expect(rows).toEqual([[200001, 2]])
    expect(end.totals).toBe(2)
  })
  test('is believed of an id and a quantity alone, of which one may lack', () => {
    expect(read('Item,Order', 'code,qty', '200001,2', '200002').rows).toEqual([
      [200001, 2],
      [200002, undefined],
    ])
  })
  test('keeps its text', () => {
    const table = new CartTable({ isCut: true })
    for (const row of rowsOf([NAMED, '200002,3,100'])) table.push(row)
    expect(table.end().rows[1]).toMatchObject({ text: '200002,3,100', id: undefined, qty: undefined })
  })
})

describe('rows of a program that', () => {
  const many = (row: (id: number) => string, rows = SAMPLE + 5) =>
    Array.from({ length: rows }, (_, at) => row(200_001 + at))
  const all = (rows: number) => Array.from({ length: rows }, (_, at) => [200_001 + at, 2])

  test('leaves out blank cells at the end are read', () => {
    expect(read(`${NAMED},Remarks`, ...many((id) => `${id},Doll,2,100`)).rows).toEqual(all(SAMPLE + 5))
    expect(read('Product ID,Qty,Remarks', ...many((id) => `${id},2`)).rows).toEqual(all(SAMPLE + 5))
    expect(read(MRP_FIRST, ...many((id) => `499,70,${id},2`)).rows).toEqual(all(SAMPLE + 5))
  })
  test('ends each row with a separator are read, be the names ended so or not', () => {
    const ended = many((id) => `${id},Doll,2,`)
    expect(read('Product ID,Name,Qty', ...ended).rows).toEqual(all(SAMPLE + 5))
    expect(read('Product ID,Name,Qty,', ...ended).rows).toEqual(all(SAMPLE + 5))
    expect(read('Product ID,Name,Qty,,', ...many((id) => `${id},Doll,2`)).rows).toEqual(all(SAMPLE + 5))
  })
  test('leaves out cells elsewhere aren’t believed, however many they are', () => {
    expect(read(NAMED, ...many((id) => `${id},2,100`, 2)).rows).toEqual(['fewer', 'fewer'])
    expect(read(MRP_FIRST, ...many((id) => `1,299.00,72,${id},2,`, 2)).rows).toEqual(['more', 'more'])
    expect(read('Product ID,Qty,Name', ...many((id) => `${id},1,200,`, 2)).rows).toEqual(['more', 'more'])
  })
  test('does so are read, and a row that isn’t like them is told', () => {
    const ended = ['200001,Doll,2,100,', '200002,Car,3,100,']
    expect(read(NAMED, ...ended, '200003,4,100,').rows.at(-1)).toBe('fewer')
    expect(read(NAMED, ...ended, '200003,Bus,4,100').rows.at(-1)).toEqual([200003, 4])
    const short = ['499,70,200001,2', '499,70,200002,2', '499,70,200003,2']
    expect(read(MRP_FIRST, ...short, '1,299.00,72,200003,2').rows.at(-1)).toBe('more')
    expect(read(MRP_FIRST, ...short, '72,200003,2').rows.at(-1)).toBe('fewer')
  })
  test('does so in the columns of one table aren’t believed in another', () => {
    const other = read(`${NAMED},Remarks`, '200001,Doll,2,100', `${NAMED},HSN,Size`, '200002,Doll,2,100')
    expect(other.rows).toEqual([[200001, 2], 'fewer'])
  })
})

test('what is left open by few rows is told: as many cells as names are all that is believed', () => {
  const [blank, whole] = rowsOf(['200001,Doll,2,', '200001,Doll,2'])
  if (blank === undefined || whole === undefined) throw new Error()
  const width = new RowWidth(['Product ID', 'Name', 'Qty'], { id: 0, qty: 2 }, [])
  expect([width.misfit(blank), width.misfit(whole)]).toEqual(['more', undefined])
})

describe('by an answer', () => {
  const answered = (choice: { header: number; id: number; qty: number }, ...lines: readonly string[]) => {
    const table = new CartTable({ isCut: true, choice })
    for (const row of rowsOf(lines)) table.push(row)
    return table.end().rows.map(({ id, qty, misfit }) => misfit ?? [id, qty])
  }
  test('that names stand nowhere most rows say how many cells one has', () => {
    const rows = ['200001,Doll,2,100', '200002,Car,3,100', '200003,4,100']
    expect(answered({ header: 0, id: 0, qty: 2 }, ...rows)).toEqual([[200001, 2], [200002, 3], 'fewer'])
  })
  test('that names stand somewhere those say it', () => {
    const rows = ['Maal,Naam,Kitna,Daam', '200001,Doll,2,100', '200003,4,100']
    expect(answered({ header: 1, id: 0, qty: 2 }, ...rows).slice(1)).toEqual([[200001, 2], 'fewer'])
  })
})

describe('made-up carts', () => {
  const HEADS = { id: 'Product ID', qty: 'Qty', name: 'Name', mrp: 'MRP', stock: 'Stock', remark: 'Remarks' } as const
  type Column = keyof typeof HEADS
  const cut = fc.constantFrom('none', 'name', 'mrp', 'qty', 'gone')
  const row = fc.record({
    qty: fc.integer({ min: 1, max: 9999 }),
    cut,
    gone: fc.nat(5),
    stock: fc.integer({ max: 99 }),
  })
  const cart = fc.record({
    more: fc.shuffledSubarray<Column>(['name', 'mrp', 'stock', 'remark'], { minLength: 1 }),
    places: fc.tuple(fc.nat(), fc.nat()),
    rows: fc.array(row, { minLength: 2, maxLength: 12 }),
    ends: fc.constantFrom('whole', 'separator', 'separator but for the names', 'blanks left out'),
  })
  const columnsOf = (more: readonly Column[], [first, second]: readonly [number, number]): readonly Column[] => {
    const one = more.toSpliced(first % (more.length + 1), 0, 'id')
    return one.toSpliced(second % (one.length + 1), 0, 'qty')
  }
  const numbered = (qty: number) =>
    qty > 999 ? `${Math.floor(qty / 1000)},${String(qty % 1000).padStart(3, '0')}` : qty

  test('are read right, or told, with any split and missing cells', () => {
    fc.assert(
      fc.property(cart, ({ more, places, rows, ends }) => {
        const columns = columnsOf(more, places)
        const lines = rows.map(({ qty, cut: how, gone, stock }, nth) => {
          const cells: Readonly<Record<Column, string>> = {
            id: String(200_001 + nth),
            qty: how === 'qty' ? String(numbered(qty)) : String(qty),
            name: how === 'name' ? 'Set, 12' : 'Doll',
            mrp: how === 'mrp' ? '1,299.00' : '499',
            stock: String(stock),
            remark: '',
          }
          // A missing cell and a trailing separator together give the right number of cells.
          const lacks =
            how === 'gone' && ends !== 'separator but for the names' ? columns[gone % columns.length] : undefined
          const written = columns.filter((column) => column !== lacks).map((column) => cells[column])
          return ends.startsWith('separator') ? `${written.join(',')},` : written.join(',')
        })
        // A surplus cell and a missing one together give the right number of cells.
        const isEven = ends === 'blanks left out' && rows.some(({ cut: how }) => how !== 'none' && how !== 'gone')
        const text = ends === 'blanks left out' && !isEven ? lines.map((line) => line.replace(/,+$/, '')) : lines
        // If every row lacks a cell, nothing shows it.
        fc.pre(rows.some(({ cut: how }) => how !== 'gone'))
        const names = columns.map((column) => HEADS[column]).join(',')
        const found = read(ends === 'separator' ? `${names},` : names, ...text)
        for (const [at, one] of found.rows.entries()) {
          const [id, qty] = typeof one === 'string' ? [] : one
          // More pieces than may be ordered are reported as well.
          if (id === undefined || qty === undefined || !isQuantity(qty)) continue
          const nth = (found.lines[at] ?? 0) - 2
          expect([id, qty]).toEqual([200_001 + nth, rows[nth]?.qty])
        }
        expect(found.rows.length + found.end.totals).toBe(rows.length)
      }),
      { numRuns: often(3_000) },
    )
  })
})
