import { describe, expect, test } from 'vitest'
import type { WarehouseType } from '../../../../../src/shared/domain/catalogue/product.ts'
import type { OrderStatus } from '../../../../../src/shared/domain/orders/order.ts'
import { copiesOf, copyLabel } from '../../../../../src/shared/domain/papers/copies.ts'
import { invoiceTitle, type PaperStore } from '../../../../../src/shared/domain/papers/invoice-title.ts'

const store: PaperStore = { signage: 'Babyhug', concept: 'FOFO', shippingState: 'Maharashtra' }

describe('the title of an order’s invoice', () => {
  const titleOf = (
    status: OrderStatus,
    more: Partial<PaperStore> = {},
    whType: WarehouseType | undefined = 'Warehouse',
    state = 'Maharashtra',
  ) => invoiceTitle(status, { ...store, ...more }, { whType, state })

  test.each([
    ['Confirmed', 'PERFORMA INVOICE'],
    ['Shipped', 'TAX INVOICE'],
    ['Delivered', 'TAX INVOICE'],
  ] as const)('%s: %s', (status, title) => {
    expect(titleOf(status)).toBe(title)
  })
  test.each(['Confirmed', 'Shipped', 'Delivered'] as const)('of Photoshoot signage, %s: DELIVERY CHALLAN', (status) => {
    expect(titleOf(status, { signage: 'Photoshoot' }, 'Stockist', 'Goa')).toBe('DELIVERY CHALLAN')
  })
  test.each([
    ['Warehouse', 'MAHARASHTRA', 'DELIVERY CHALLAN'],
    ['DC', 'Maharashtra', 'DELIVERY CHALLAN'],
    ['Warehouse', 'Haryana', 'TAX INVOICE'],
    ['Stockist', 'Maharashtra', 'TAX INVOICE'],
  ] as const)('of a BBBHCOCO store from a %s in %s: %s', (whType, state, title) => {
    expect(titleOf('Shipped', { concept: 'BBBHCOCO' }, whType, state)).toBe(title)
  })
  test('of a BBBHCOCO store from an unknown warehouse: no challan', () => {
    const unknown = { whType: undefined, state: 'Maharashtra' }
    expect(invoiceTitle('Shipped', { ...store, concept: 'BBBHCOCO' }, unknown)).toBe('TAX INVOICE')
  })
  test('other concepts get no challan in their own state', () => {
    expect(titleOf('Shipped', { concept: 'FCCOCO' })).toBe('TAX INVOICE')
  })
})

describe('copies', () => {
  test('are printed once each, in their own order', () => {
    expect(copiesOf(['triplicate', 'original', 'triplicate'])).toEqual(['original', 'triplicate'])
  })
  test('are marked for whom they are', () => {
    expect(copyLabel('TAX INVOICE', 'original')).toBe('ORIGINAL FOR RECIPIENT')
    expect(copyLabel('TAX INVOICE', 'triplicate')).toBe('TRIPLICATE FOR SUPPLIER')
    expect(copyLabel('DELIVERY CHALLAN', 'original')).toBe('ORIGINAL FOR CONSIGNEE')
    expect(copyLabel('DELIVERY CHALLAN', 'triplicate')).toBe('TRIPLICATE FOR CONSIGNER')
  })
})
