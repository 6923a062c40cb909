import { describe, expect, test } from 'vitest'
import { lacksRow, wholeOrder } from '../../../../../src/shared/domain/orders/whole-order.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

const line = (OrderedQuantity: number, rupees: number) => ({
  OrderedQuantity,
  Quantity: OrderedQuantity,
  TotalPrice: paise(rupees * 100),
  ActualPrice: paise(Math.floor((rupees * 100) / OrderedQuantity)),
  CGST: paise(0),
  SGST: paise(0),
  IGST: paise(0),
})
const order = { potype: '', purchaseDetail: [line(2, 100), line(3, 50)] }
const row = {
  createddate: '2026-04-05T10:00:00Z',
  status: 'Shipped' as const,
  potype: 'ARS',
  warehouseid: 2,
  netpayment: paise(12_000),
}

describe('an order of which the lines say little', () => {
  test('is completed from its row of the history', () => {
    expect(lacksRow(order)).toBe(true)
    expect(wholeOrder('PO-1-T', order, row)).toMatchObject({
      poid: 'PO-1-T',
      createddate: row.createddate,
      status: 'Shipped',
      potype: 'ARS',
      warehouse: { id: 2 },
      totalquantity: 5,
      netpayment: 12_000,
    })
  })

  test('and that isn’t in the history counts as pending, and comes to what its lines come to', () => {
    const whole = wholeOrder('PO-1-T', order, undefined)
    expect(whole).toMatchObject({ status: 'Pending', totalquantity: 5, netpayment: 15_000 })
    expect(whole.createddate).toBeUndefined()
  })

  test('what they say counts', () => {
    const complete = { ...order, status: 'Delivered' as const, createddate: '2026-04-01', netpayment: paise(1) }
    expect(lacksRow(complete)).toBe(false)
    expect(wholeOrder('PO-1-T', complete, row)).toMatchObject({ status: 'Delivered', netpayment: 1 })
  })
})

test.each(['status', 'createddate', 'netpayment'] as const)(
  'an order without its %s is looked up in the history',
  (field) => {
    const complete = { ...order, status: 'Delivered' as const, createddate: '2026-04-01', netpayment: paise(1) }
    expect(lacksRow({ ...complete, [field]: undefined })).toBe(true)
  },
)

describe('the taxes of an order’s lines', () => {
  /** Two pieces at ₹118, of which ₹18 are GST. */
  const rings = { ...line(2, 236), CGST: paise(900), SGST: paise(900) }
  const of = (more: object) => wholeOrder('PO-1-T', { potype: '', purchaseDetail: [{ ...rings, ...more }] }, undefined)

  test('are of one piece', () => {
    expect(of({}).purchaseDetail).toEqual([rings])
  })
  test('are of one piece also where the portal tells those of the line, which are kept to the paisa', () => {
    const whole = { CGST: paise(1801), SGST: paise(1801) }
    expect(of(whole).purchaseDetail[0]).toMatchObject({ CGST: 901, SGST: 901, lineTaxes: whole })
    expect(of({ ...whole, Quantity: 0 }).purchaseDetail[0]).not.toHaveProperty('lineTaxes')
  })
  test('are those of their rates where the portal tells rates', () => {
    const rates = { ActualPrice: paise(100_000), CGST: paise(900), SGST: paise(900) }
    expect(of(rates).purchaseDetail[0]).toMatchObject({ CGST: 7627, lineTaxes: { CGST: 2 * 7627 } })
  })
  test('stay as they are where they are nothing that can be read', () => {
    expect(of({ CGST: paise(700) }).purchaseDetail[0]).toMatchObject({ CGST: 700, SGST: 900 })
  })
})
