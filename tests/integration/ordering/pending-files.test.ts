/** Files whose columns can't be identified: asked about, answered, remembered. */
import { describe, expect, it } from 'vitest'
import { createWorkbookReader } from '../../../src/main/files/workbook-reader.ts'
import { say } from '../../../src/shared/messages.ts'
import { must, servicesOn } from '../../support/services-on-stock.ts'
import { product, stockPortal } from '../../support/stock-portal.ts'
import { book } from '../files/books.ts'

const readWorkbook = createWorkbookReader(new URL('../../../src/main/files/workbook-worker.ts', import.meta.url))
const services = () => servicesOn(stockPortal([product(1000), product(1001), product(1002)]), { readWorkbook })
const bytes = (text: string) => new TextEncoder().encode(text)
const TWO = 'Code,Qty,Pcs\n1000,90,3\n1001,80,4'

type Imports = ReturnType<typeof services>['imports']
const takenRows = (imports: Imports, id: string) =>
  must(imports.rows(id, 0, 50, ['taken', 'gap'])).rows.map(({ id: product_, qty }) => [product_, qty])

describe('a file of which two columns could be the quantity', () => {
  it('isn’t an import before it is answered, and leaves the existing one', async () => {
    const { imports } = services()
    const before = must(await imports.read('all', 'cart.csv', bytes('Code,Qty\n1002,1')))
    expect(await imports.read('all', 'two.csv', bytes(TWO))).toMatchObject({
      ok: false,
      error: { message: say('openQuantities', { names: '“Qty”, “Pcs”' }) },
    })
    expect(must(await imports.current('all'))?.id).toBe(before.id)
    expect(imports.question('all')).toMatchObject({
      fileName: 'two.csv',
      isOpen: true,
      question: { tables: [{ header: 1, ids: [0], quantities: [1, 2] }] },
    })
    const summary = must(await imports.answer('all', { sheet: '', header: 1, id: 0, qty: 2 }))
    expect(takenRows(imports, summary.id)).toEqual([
      [1000, 3],
      [1001, 4],
    ])
    expect(summary.counts.header).toBe(1)
  })

  it('is read with the same answer the next time, with its names on any line, and can be answered again', async () => {
    const { imports } = services()
    await imports.read('all', 'two.csv', bytes(TWO))
    must(await imports.answer('all', { sheet: '', header: 1, id: 0, qty: 2 }))
    const later = must(
      await imports.read('all', 'later.csv', bytes(`Order for Pune\n\n${TWO.replace('1000', '1002')}`)),
    )
    expect(takenRows(imports, later.id)).toEqual([
      [1002, 3],
      [1001, 4],
    ])
    expect(imports.question('all')).toMatchObject({ fileName: 'later.csv', isOpen: false })
    const again = must(await imports.answer('all', { sheet: '', header: 3, id: 0, qty: 1 }))
    expect(takenRows(imports, again.id)).toEqual([
      [1002, 90],
      [1001, 80],
    ])
    const other = await imports.read('all', 'other.csv', bytes('Code,Pcs,Qty\n1000,3,90'))
    expect(other.ok).toBe(false)
  })

  it('answered that no line has names, has its first row as data, the next time too', async () => {
    const { imports } = services()
    const names = bytes('Item code,SKU,Qty\n1000,1001,2')
    await imports.read('all', 'names.csv', names)
    for (const read of [
      () => imports.answer('all', { sheet: '', header: 0, id: 0, qty: 2 }),
      () => imports.read('all', 'names.csv', names),
    ]) {
      const summary = must(await read())
      expect(summary.counts).toMatchObject({ header: 0, taken: 1 })
    }
    expect((await imports.answer('all', { sheet: 'no such', header: 0, id: 0, qty: 1 })).ok).toBe(false)
  })
})

it('of two sheets that could be the cart, the one that was answered is read', async () => {
  const { imports } = services()
  const sheets = {
    Stock: [
      ['Code', 'Qty'],
      [1000, 90],
    ],
    Order: [
      ['Code', 'Qty'],
      [1000, 3],
    ],
  }
  const file = await book(sheets)
  expect(await imports.read('all', 'two.xlsx', file)).toMatchObject({
    ok: false,
    error: { message: say('openSheets', { names: '“Stock”, “Order”' }) },
  })
  const summary = must(await imports.answer('all', { sheet: 'Order', header: 1, id: 0, qty: 1 }))
  expect(takenRows(imports, summary.id)).toEqual([[1000, 3]])
})
