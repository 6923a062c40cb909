import { expect, test } from 'vitest'
import { copiedText } from '../../../../../src/shared/domain/carts/cart-copy.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { line, product, stock, supply } from '../../../../support/builders.ts'

const supplied = supply({ products: [product({ name: '=Rings\tlarge', size: '0-3 M', warehouses: [stock(4)] })] })
const { lines } = priceCart([line(1001, 6), line(44, 1)], supplied)
const [titles, rings, unknown] = copiedText(lines, ({ whName }) => whName)
  .split('\r\n')
  .map((row) => row.split('\t'))

test('a line is copied under its titles, numbers plain and text never run', () => {
  expect(titles).toEqual([
    'Product ID',
    'Name',
    'Brand',
    'Colour',
    'Size',
    'Quantity',
    'MRP',
    'Net price',
    'GST %',
    'Total',
    'Available',
    'Gap',
    'Allocation',
    'Gap reason',
  ])
  expect(rings).toEqual([
    '1001',
    "'=Rings large",
    'Bright Start',
    'Red',
    '0-3 M',
    '6',
    '1000.00',
    '700.00',
    '18',
    '2800.00',
    '4',
    '2',
    'Pune 4',
    'not enough at this MRP',
  ])
})

test('a product that the catalogue doesn’t know leaves its cells empty, and says why', () => {
  expect(unknown).toEqual(['44', '', '', '', '', '1', '1000.00', '', '', '0.00', '0', '1', '', 'not in the catalogue'])
})
