/** The store's own books from files: CSV in any encoding, the right sheet of a workbook, and files that are neither. */
import exceljs from 'exceljs'
import { describe, expect, it } from 'vitest'
import { MOST_TEXT_MEGABYTES } from '../../../src/main/files/text-table.ts'
import { createBooksReader } from '../../../src/main/files/workbook-reader.ts'
import { say } from '../../../src/shared/messages.ts'

const read = createBooksReader(new URL('../../../src/main/files/workbook-worker.ts', import.meta.url))
const booksOf = async (bytes: Uint8Array) => {
  const answer = await read({ bytes: Uint8Array.from(bytes) })
  if ('refusal' in answer) return answer.refusal
  const found = answer.reading?.found
  return found !== undefined && 'books' in found ? found.books : found?.why
}
const ROWS = [
  { line: 4, day: '2026-04-05', text: 'NEFT-SI/26-27/7; “Blue” 000012', amount: 12_345_650 },
  { line: 5, day: '2026-04-07', text: 'REFUND', amount: -50_000 },
]

describe('a bank’s statement', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('is read from a text with %s', async (_, sep) => {
    const rows = [
      ['My bank'],
      [''],
      ['Date', 'Narration', 'Ref', 'Withdrawal', 'Deposit'],
      ['05/04/2026', '"NEFT-SI/26-27/7; “Blue”"', '000012', '"1,23,456.50"', ''],
      ['07/04/2026', 'REFUND', '', '', '500.00'],
    ]
    const text = rows.map((cells) => cells.join(sep)).join('\r\n')
    expect(await booksOf(new TextEncoder().encode(text))).toEqual({
      rows: ROWS,
      from: '2026-04-05',
      to: '2026-04-07',
      hasSides: true,
      areSigned: false,
      balances: 'none',
      areByBalance: false,
      of: 'bank',
      leftOut: 0,
      unread: [],
      unreadCount: 0,
      others: [],
    })
    expect(await booksOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toMatchObject({ rows: ROWS })
  })

  it('is read from the sheet of a workbook that has it, with real days and numbers; what is hidden isn’t', async () => {
    const book = new exceljs.Workbook()
    book.addWorksheet('About').addRow(['Exported for Aarav'])
    const sheet = book.addWorksheet('Statement')
    sheet.addRow(['My bank'])
    sheet.addRow([])
    sheet.addRow(['Date', 'Narration', 'Ref', 'Withdrawal', 'Deposit'])
    sheet.addRow([new Date(Date.UTC(2026, 3, 5)), 'NEFT-SI/26-27/7; “Blue”', '000012', 123_456.5, null])
    sheet.addRow(['07-Apr-2026', 'REFUND', null, null, '500.00'])
    sheet.addRow([new Date(Date.UTC(2026, 3, 8)), 'hidden', null, 1, null]).hidden = true
    const bytes = new Uint8Array(await book.xlsx.writeBuffer())
    expect(await booksOf(bytes)).toMatchObject({ rows: ROWS, hasSides: true, leftOut: 0 })
  })

  it('of four megabytes is read, a larger one is refused', async () => {
    const head = 'Date,Narration,Withdrawal,Deposit\r\n'
    const row = '05/04/2026,NEFT to somebody or other,10.00,\r\n'
    const most = MOST_TEXT_MEGABYTES * 1024 * 1024
    const count = Math.floor((most - head.length) / row.length)
    const books = await booksOf(new TextEncoder().encode(head + row.repeat(count)))
    expect(books).toMatchObject({ rows: { length: count } })
    const refused = say('ownBooksTooLarge', { limit: `${MOST_TEXT_MEGABYTES} MB` })
    expect(await booksOf(new Uint8Array(most + 1).fill(0x31))).toBe(refused)
  })

  it.each([
    ['%PDF-1.7', say('ownBooksPdf')],
    ['GIF89a\0\0\0', say('ownBooksNoTable')],
    ['', say('csvEmpty')],
    ['\r\n\r\n', say('csvEmpty')],
    ['PK\u0003\u0004', say('workbookBroken')],
  ])('%j is refused with a sentence', async (text, sentence) => {
    expect(await booksOf(Buffer.from(text, 'latin1'))).toBe(sentence)
  })

  it('that isn’t a table of books is refused', async () => {
    expect(await booksOf(Buffer.from('Product ID,Quantity\r\n12,3'))).toBeUndefined()
  })
})
