/** Statements and ledgers of many programs: each row is read correctly, reported, or asked about; none is silently wrong. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBooks } from '../../../../src/main/files/read-books.ts'
import { cellDay } from '../../../../src/shared/domain/tables/cell-day.ts'
import { book } from '../../../integration/files/books.ts'
import { type Booked, LAYOUTS, type Layout, statementOf, written } from '../../../support/bank-layouts.ts'
import { often } from '../../../support/counts.ts'

const ENTRIES: readonly Booked[] = [
  { day: '2026-04-05', amount: 2_500_000, words: 'NEFT PORTAL CO SI26270001', reference: 'N095123' },
  { day: '2026-04-09', amount: -145_050, words: 'UPI-CUSTOMER ONE', reference: '510012345678' },
  { day: '2026-04-13', amount: 4_200_000, words: 'CHQ RENT', reference: '000123' },
  { day: '2026-04-13', amount: 1_00, words: 'CHARGES', reference: 'C1' },
  { day: '2026-04-25', amount: -12_345_678, words: 'RTGS SALE OF CARDS', reference: 'R77' },
]

/** The result: each row's day and amount by line, and the reported lines; or the reason for the question. */
function readOf(text: string) {
  const news = readBooks(new TextEncoder().encode(text))
  if (!('reading' in news) || news.reading === undefined) return 'none'
  const { found } = news.reading
  if ('why' in found) return found.why
  const { rows, unread } = found.books
  return {
    read: new Map(rows.map(({ line, day, amount }) => [line, { day, amount }])),
    told: new Set(unread.map(({ line }) => line)),
    doubtful: new Set(rows.flatMap(({ line, isDoubtful }) => (isDoubtful ? [line] : []))),
  }
}

/** Lines that are silently wrong, and entries that are silently lost. */
function wrongIn(layout: Layout, booked: readonly Booked[], separator: string, isQuoted: boolean) {
  const { rows, at } = statementOf(layout, booked)
  const found = readOf(written(rows, separator, isQuoted))
  if (typeof found === 'string') return { found, wrong: [], right: 0 }
  // A text of one line a row: lines are counted from 1.
  const lineOf = new Map([...at].map(([place, entry]) => [linesBefore(rows, place, isQuoted) + 1, entry]))
  const wrong: string[] = []
  let right = 0
  for (const [line, { day, amount }] of lineOf) {
    const read = found.read.get(line)
    if (read === undefined) {
      if (!found.told.has(line)) wrong.push(`line ${line} is lost`)
    } else if (read.day === day && read.amount === amount) right += 1
    else if (!found.doubtful.has(line)) wrong.push(`line ${line}: ${read.day} ${read.amount} for ${day} ${amount}`)
  }
  for (const line of found.read.keys()) if (!lineOf.has(line)) wrong.push(`line ${line} is no entry`)
  return { found: 'books', wrong, right }
}

const linesBefore = (rows: readonly (readonly string[])[], place: number, isQuoted: boolean): number =>
  rows.slice(0, place).reduce((sum, cells) => sum + 1 + (isQuoted ? cells.join('').split('\n').length - 1 : 0), 0)

const SEPARATED = [',', ';', '\t', '|'] as const

describe.each(LAYOUTS)('$name', (layout) => {
  it.each(SEPARATED)('is read whole, separated by %j', (separator) => {
    expect(wrongIn(layout, ENTRIES, separator, true)).toEqual({ found: 'books', wrong: [], right: ENTRIES.length })
  })

  it('a narration that the separator cuts spoils its own row at most', () => {
    const cut = ENTRIES.map((one, at) => (at === 2 ? { ...one, words: 'CHQ, RENT, MAY' } : one))
    const { found, wrong, right } = wrongIn(layout, cut, ',', false)
    expect(wrong).toEqual([])
    // Amounts in Indian grouping are split at their own commas; a balance proves the joined ones.
    const isPlain = ['HDFC', 'ICICI', 'Axis', 'PNB, one amount and a balance'].includes(layout.name)
    if (isPlain) expect([found, right]).toEqual(['books', ENTRIES.length])
    else expect(right).toBeLessThanOrEqual(ENTRIES.length)
  })

  it('with any text in narrations, no side and no amount is silently wrong', () => {
    const words = fc.oneof(
      fc.constantFrom(
        'NEFT, PUNE',
        '"OPEN',
        'CLOSED"',
        'A; B; C',
        'x\ty',
        'a|b',
        '12"',
        '"DOLL"',
        '5,000.00',
        '1,2',
        'Dr',
        '01/04/2026',
      ),
      fc.string({
        maxLength: 14,
        unit: fc.constantFrom('a', ' ', ',', '"', ';', '\t', '|', '1', '0', '.', '/', '-', '='),
      }),
    )
    const booked = fc.record({
      day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-04-${String(day).padStart(2, '0')}`),
      amount: fc.integer({ min: 1, max: 99_999_999 }).chain((amount) => fc.constantFrom(amount, -amount)),
      words,
      reference: fc.constantFrom('', 'R1', '000123', 'A, B', '12.50'),
    })
    fc.assert(
      fc.property(
        fc.array(booked, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...SEPARATED),
        fc.boolean(),
        (entries, separator, isQuoted) => {
          const sorted = entries.toSorted((one, other) => (one.day < other.day ? -1 : 1))
          expect(wrongIn(layout, sorted, separator, isQuoted).wrong).toEqual([])
        },
      ),
      { numRuns: often(60) },
    )
  })
})

/** The statement as a workbook: texts as they are written, or with real days and numbers, as a page, or as one-XML workbook. */
const AS_FILES: Readonly<Record<string, (rows: readonly (readonly string[])[]) => Promise<Uint8Array>>> = {
  'a workbook of texts': (rows) => book({ Statement: rows }),
  'a workbook of real days and numbers': (rows) =>
    book({ Statement: rows.map((cells) => cells.map((cell) => realOf(cell))) }),
  'a page that is called .xls': async (rows) => {
    const cells = (row: readonly string[]) => row.map((cell) => `<td>${escaped(cell)}</td>`).join('')
    const table = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')
    return new TextEncoder().encode(`<html><body><table border="1">${table}</table></body></html>`)
  },
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function realOf(cell: string): string | number | Date {
  const text = cell.replace(/^="(.*)"$/, '$1')
  const day = /^[\d/ A-Za-z-]{8,11}$/.test(text) ? cellDay(text) : undefined
  if (day !== undefined) return new Date(`${day}T00:00:00Z`)
  return /^-?[\d,]+\.\d\d$/.test(text) ? Number(text.replaceAll(',', '')) : text
}

describe.each(Object.entries(AS_FILES))('%s', (_, fileOf) => {
  it.each(LAYOUTS)('$name is read whole', async (layout) => {
    const { rows, at } = statementOf(layout, ENTRIES)
    const plain = rows.map((cells) => cells.map((cell) => cell.replace(/^="(.*)"$/, '$1')))
    const news = readBooks(await fileOf(plain))
    if (!('reading' in news) || news.reading === undefined || 'why' in news.reading.found)
      throw new Error(JSON.stringify(news))
    const read = new Map(news.reading.found.books.rows.map((row) => [row.line, row]))
    const found = [...at].map(([place]) => read.get(place + 1))
    expect(found.map((row) => [row?.day, row?.amount])).toEqual([...at].map(([, { day, amount }]) => [day, amount]))
    expect(read.size).toBe(ENTRIES.length)
  })
})
