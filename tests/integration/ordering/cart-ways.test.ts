/** An exported cart can be imported unchanged. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { exportCart } from '../../../src/main/cart/cart-file.ts'
import { createWorkbookReader } from '../../../src/main/files/workbook-reader.ts'
import type { ListFormat } from '../../../src/shared/bridge/entry.ts'
import { counted } from '../../../src/shared/domain/values/counts.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { must, type ServicesOptions, servicesOn } from '../../support/services-on-stock.ts'
import { product, stockPortal, store } from '../../support/stock-portal.ts'

const readWorkbook = createWorkbookReader(new URL('../../../src/main/files/workbook-worker.ts', import.meta.url))

/** Names that could break a spreadsheet, a CSV or XML. */
const NAMES = [
  '=1+1',
  'Romper, "blue"',
  'line\nbreak',
  '<b>&amp;',
  '@SUM(A1)',
  'रोम्पर',
  '1,200',
  '-4',
  'product ID',
  ';',
  '\t',
]
const goods = (count: number) =>
  Array.from({ length: count }, (_, nth) => product(1000 + nth, { name: NAMES[nth % NAMES.length] ?? '' }))

async function exported(lines: readonly { readonly id: number; readonly qty: number }[], format: ListFormat) {
  const { carts, put } = servicesOn(stockPortal(goods(60)))
  must(await put.add('all', [...lines]))
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-cart-'))
  const dialogs = { saveAs: async (name: string) => join(folder, name), open: async () => undefined }
  const write = exportCart({ dialogs, clock: () => Date.parse('2026-11-22T06:00:00Z'), listed: () => undefined })
  const { path = '' } = must(await write(must(await carts.open('all', false)), format)) ?? {}
  return { name: basename(path), bytes: new Uint8Array(readFileSync(path)) }
}

const services = (options: ServicesOptions = {}) => servicesOn(stockPortal(goods(60)), { ...options, readWorkbook })

describe.each(['csv', 'xlsx'] as const)('an exported cart, %s,', (format) => {
  it('is imported unchanged, with any product names', async () => {
    const line = fc.record({ id: fc.integer({ min: 1000, max: 1059 }), qty: fc.integer({ min: 1, max: 9999 }) })
    const carts = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(carts, async (lines) => {
        const file = await exported(lines, format)
        const { imports, carts: other } = services()
        const summary = must(await imports.read('all', file.name, file.bytes))
        expect(summary.counts.taken + summary.counts.gap).toBe(lines.length)
        expect(summary.counts.header).toBe(1)
        must(await imports.commit(summary.id))
        const back = must(await other.open('all', true)).lines.map(({ id, qty }) => ({ id, qty }))
        expect(back).toEqual(lines)
      }),
      { numRuns: format === 'csv' ? 15 : 5 },
    )
  })

  it('is named after the cart and the day', async () => {
    expect((await exported([{ id: 1000, qty: 1 }], format)).name).toBe(`Cart, 22 Nov 2026.${format}`)
  })
})

describe('a template', () => {
  const filled = async () => {
    const all = services()
    must(
      await all.put.add('all', [
        { id: 1000, qty: 3 },
        { id: 1001, qty: 9999 },
      ]),
    )
    return { ...all, template: must(await all.templates.save('all', ' Weekly ', false)) }
  }

  it('is the cart under a name, which stays when the cart goes', async () => {
    const { templates, template, carts } = await filled()
    must(await carts.change('all', (cart) => cart.remove([1000, 1001])))
    expect(template).toMatchObject({ name: 'Weekly', products: 2, pieces: 10_002 })
    expect(must(templates.list())).toEqual([template])
  })

  it('is loaded as an import: judged, shown next to what is in the cart, then added', async () => {
    const { imports, templates, template, carts } = await filled()
    must(await carts.change('all', (cart) => cart.remove([1001])))
    const summary = must(await templates.load(template.id, 'all', false))
    expect(summary).toMatchObject({ fileName: 'Weekly', phase: 'review', rows: 2 })
    expect(summary.counts).toMatchObject({ header: 0, taken: 1, gap: 1 })
    expect(
      must(imports.rows(summary.id, 0, 9, undefined)).rows.map(({ id, qty, inCart }) => [id, qty, inCart]),
    ).toEqual([
      [1000, 3, 3],
      [1001, 9999, 0],
    ])
    must(await imports.commit(summary.id))
    const lines = must(await carts.open('all', true)).lines
    expect(lines.map(({ id, qty }) => [id, qty])).toEqual([
      [1000, 6],
      [1001, 9999],
    ])
  })

  it('has a unique name, ignoring case; an existing one is replaced only on request', async () => {
    const { templates, template } = await filled()
    expect(await templates.save('all', 'WEEKLY', false)).toMatchObject({
      error: { message: messages.templateNameTaken },
    })
    const other = must(await templates.save('all', 'Monthly', false))
    expect(templates.rename(other.id, 'weekly')).toMatchObject({ error: { message: messages.templateNameTaken } })
    expect(must(templates.rename(template.id, 'WEEKLY')).name).toBe('WEEKLY')
    must(await templates.save('all', 'weekly', true))
    expect(must(templates.list()).map(({ name }) => name)).toEqual(['Monthly', 'weekly'])
  })

  it('that was deleted, or is another account’s, is gone', async () => {
    const { templates, template, folder } = await filled()
    must(templates.remove(template.id))
    const gone = { ok: false, error: { message: messages.templateGone } }
    expect(await templates.load(template.id, 'all', false)).toMatchObject(gone)
    expect(templates.share(template.id)).toMatchObject(gone)
    expect(templates.rename(template.id, 'x')).toMatchObject(gone)
    expect(services({ folder, store: { ...store, id: store.id + 1 } }).templates.list()).toMatchObject({ value: [] })
  })

  it('needs something in it, and no more than a cart holds', async () => {
    const { templates } = services()
    expect(await templates.save('all', 'Nothing', false)).toMatchObject({ error: { message: messages.templateEmpty } })
    const rows = Array.from({ length: 501 }, (_, at) => `${at + 1},1`)
    const file = new TextEncoder().encode(['product id,quantity', ...rows].join('\n'))
    expect(await templates.take('long.csv', file)).toMatchObject({
      error: { message: say('templateTooLong', { limit: 500 }) },
    })
  })

  test('a template’s file becomes a template under a free name; what is left out is reported', async () => {
    const { templates } = await filled()
    const file = new TextEncoder().encode('Name,Qty,Product ID\nA,4,1000\nB,x,1001\nA,5,1000\n')
    const taken = must(await templates.take('Weekly.csv', file))
    expect(taken).toMatchObject({ template: { name: 'Weekly (2)', products: 1, pieces: 4 } })
    expect(taken.note).toBe(say('templateRowsLeft', { rows: '2 rows' }))
    expect(must(templates.share(taken.template.id)).lines).toEqual([{ id: 1000, qty: 4, name: '' }])
  })
})

test.each([
  { first: '1000,4', lines: [1000, 1001], left: undefined },
  { first: '1000,four', lines: [1001], left: 1 },
  { first: 'Product ID,Quantity', lines: [1001], left: undefined },
])('a template of a file that begins with “$first” has all that is one, and tells what is not', async (row) => {
  const { templates } = services()
  const file = new TextEncoder().encode(`${row.first}\n1001,5\n`)
  const { template, note } = must(await templates.take('Weekly.csv', file))
  expect(must(templates.share(template.id)).lines.map(({ id }) => id)).toEqual(row.lines)
  expect(note).toBe(row.left && say('templateRowsLeft', { rows: counted.rows(row.left) }))
})

describe('what an order lacks', () => {
  it('goes into the cart whole, or not at all', async () => {
    const { put, carts } = servicesOn(stockPortal(Array.from({ length: 510 }, (_, at) => product(1000 + at))))
    must(
      await put.add(
        'all',
        Array.from({ length: 499 }, (_, at) => ({ id: 1000 + at, qty: 1 })),
      ),
    )
    const two = [1500, 1501].map((id) => ({ id, qty: 2 }))
    expect(await put.add('all', two, true)).toMatchObject({ error: { message: messages.cartFull } })
    expect(must(await carts.open('all', true)).lines).toHaveLength(499)
    must(await put.add('all', two.slice(1), true))
    expect(must(await carts.open('all', true)).lines).toHaveLength(500)
  })
})
