import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportCart } from '../../../../src/main/cart/cart-file.ts'
import type { FileKind } from '../../../../src/main/files/dialogs.ts'
import { priceCart } from '../../../../src/shared/domain/pricing/price-cart.ts'
import { formatPlain, paise } from '../../../../src/shared/domain/values/money.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { BHAMBOLI, line, mapping, product, snapshot, stock, supply } from '../../../support/builders.ts'

const CART = snapshot({
  lines: [line(1001, 14), line(2, 1)],
  supply: supply({
    products: [product({ warehouses: [stock(10), stock(3, { id: BHAMBOLI })] })],
    mapping: [
      mapping(),
      mapping({ whID: BHAMBOLI, name: 'Bhamboli Warehouse-Maharashtra' }),
      mapping({ whID: 3, isactive: false }),
    ],
  }),
})

function desk(options: { readonly closed?: boolean; readonly folder?: string } = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'storedesk-cart-'))
  const dialogs: { name: string; kind: FileKind }[] = []
  const save = exportCart({
    dialogs: {
      saveAs: async (name, kind) => {
        dialogs.push({ name, kind })
        return options.closed === true ? undefined : join(folder, 'cart')
      },
      open: async () => undefined,
    },
    clock: () => Date.parse('2026-11-21T10:00:00Z'),
    listed: (id) => (id === BHAMBOLI ? 'Bhamboli DC' : undefined),
  })
  return { save, dialogs, path: join(folder, 'cart') }
}

describe('a cart as a file', () => {
  it('is a CSV of its lines, as an import takes them again', async () => {
    const { save, dialogs, path } = desk()
    expect(await save(CART, 'csv')).toEqual(ok({ path }))
    expect(dialogs).toEqual([{ name: 'Cart, 21 Nov 2026.csv', kind: { name: 'CSV file', extensions: ['csv'] } }])
    const [priced] = priceCart(CART.lines, CART.supply).lines
    const unit = formatPlain(priced?.unit?.net ?? paise(0))
    const total = formatPlain(priced?.totalPrice ?? paise(0))
    expect(readFileSync(path, 'utf8').slice(1).trimEnd().split('\r\n')).toEqual([
      'Product ID,Quantity,Name,Size,Colour,Brand,MRP,Allocated,Gap,Gap reason,Warehouses,Unit price,GST %,Total',
      `1001,14,Stacking Rings,,Red,Bright Start,1000.00,13,1,not enough at this MRP,Pune 10 + Bhamboli DC 3,${unit},18,${total}`,
      '2,1,,,,,1000.00,0,1,not in the catalogue,,,,0.00',
    ])
  })

  it('is a workbook of numbers, with a sheet about it', async () => {
    const { save, dialogs, path } = desk()
    expect(await save(CART, 'xlsx')).toEqual(ok({ path }))
    expect(dialogs[0]).toEqual({
      name: 'Cart, 21 Nov 2026.xlsx',
      kind: { name: 'Excel workbook', extensions: ['xlsx'] },
    })
    const files = unzipSync(readFileSync(path))
    const sheet = (nth: number) => strFromU8(files[`xl/worksheets/sheet${nth}.xml`] ?? new Uint8Array())
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toMatch(/name="Cart".*name="About"/s)
    // Two lines below the titles, and no sums.
    expect(sheet(1).match(/<row /g)).toHaveLength(3)
    expect(sheet(1)).toContain('<v>1000</v>')
    expect(sheet(1)).toContain('Pune 10 + Bhamboli DC 3')
    expect(sheet(1)).toContain('ySplit="1"')
    expect(sheet(2)).not.toContain('ySplit')
    expect(sheet(2)).toMatch(/Lines.*2.*Stock and prices of.*21 Nov 2026/s)
  })

  it('isn’t written when the dialog is closed, or where the folder is gone', async () => {
    expect(await desk({ closed: true }).save(CART, 'csv')).toEqual(ok(undefined))
    const gone = desk({ folder: '/no/such/folder' })
    expect(await gone.save(CART, 'csv')).toEqual(fail({ kind: 'file', message: messages.fileUnwritable }))
  })
})
