import { pathToFileURL } from 'node:url'
import exceljs from 'exceljs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FileRead } from '../../../src/main/files/cart-file-reader.ts'
import { readCartRows } from '../../../src/main/files/read-cart-csv.ts'
import { createWorkbookReader } from '../../../src/main/files/workbook-reader.ts'
import { makeBundle } from '../../support/bundled.ts'
import { BOOKS, type BookCase } from './book-corpus.ts'
import { CSV_FILES, type Expected } from './csv-corpus.ts'

let readWorkbook: ReturnType<typeof createWorkbookReader>
beforeAll(async () => {
  // Each workbook is read on its own thread.
  const bundle = await makeBundle('workbook-worker-of-corpus', 'src/main/files/workbook-worker.ts')
  readWorkbook = createWorkbookReader(pathToFileURL(bundle))
})

async function bookOf(sheets: BookCase['sheets']): Promise<Uint8Array> {
  const made = new exceljs.Workbook()
  for (const [name, { rows, state, hiddenColumns = [], hiddenRows = [], merged = [], filter }] of Object.entries(
    sheets,
  )) {
    const sheet = made.addWorksheet(name)
    if (state !== undefined) sheet.state = state
    for (const row of rows) sheet.addRow([...row])
    for (const column of hiddenColumns) sheet.getColumn(column).hidden = true
    for (const row of hiddenRows) sheet.getRow(row).hidden = true
    for (const range of merged) sheet.mergeCells(range)
    if (filter !== undefined) sheet.autoFilter = filter
  }
  return new Uint8Array(await made.xlsx.writeBuffer())
}

/** Returns what would be put into the cart. */
function found(read: FileRead): Expected {
  if ('refusal' in read) return 'refused'
  if ('question' in read) return 'asked'
  return read.rows.flatMap(({ id, qty }) => (id === undefined || qty === undefined ? [] : [[id, qty] as const]))
}
const told = (read: FileRead) => ('leftOut' in read ? (read.leftOut ?? '') : '')

describe('a file as stores and suppliers write it is read as a person reads it, or asked about', () => {
  test.each(CSV_FILES)('CSV: $name', async ({ csv, expected, told: notes = [] }) => {
    const read = await readCartRows(new TextEncoder().encode(csv))
    expect(found(read)).toEqual(expected)
    for (const note of notes) expect(told(read)).toContain(note)
  })

  test.each(BOOKS)('workbook: $name', async ({ sheets, expected, told: notes = [] }) => {
    const read = await readWorkbook(await bookOf(sheets))
    expect(found(read)).toEqual(expected)
    for (const note of notes) expect(told(read)).toContain(note)
  })
})
