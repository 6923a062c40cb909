import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../src/main/reference.ts'
import { buildInvoice } from '../../../../src/shared/domain/papers/invoice.ts'
import { orderInvoice } from '../../../../src/shared/portal/areas/order-invoice.ts'

/** Only the documented fields of an invoice. */
const documented = {
  StoreDetails: {},
  PODetails: [
    { Quantity: 3, ActualPrice: 700, NetVATAmount: 0, GSTType: 'SGST-CGST', IGST: 0, CGST: 53.39, SGST: 53.39 },
  ],
  Totals: {},
  ShippingDate: '2026-04-07T09:30:00.000Z',
  Status: 'Shipped',
  WareHouseDetails: {},
  einvresponse: { qrCodeUrl: 'signed text' },
}
const read = (json: unknown) => orderInvoice.safeParse(json)
const fieldOf = (json: unknown) => read(json).error?.issues[0]?.path.join('.')
const line = (more: object) => ({ ...documented, PODetails: [{ ...documented.PODetails[0], ...more }] })

describe('the order invoice as the portal sends it', () => {
  test('is read under the documented names, with nothing else there', () => {
    const invoice = orderInvoice.parse(documented)
    expect(invoice).toMatchObject({
      PODetails: [
        { Quantity: 3, ActualPrice: 70_000, NetVATAmount: 0, GSTType: 'SGST-CGST', IGST: 0, CGST: 5339, SGST: 5339 },
      ],
      ShippingDate: '2026-04-07T09:30:00.000Z',
      Status: 'Shipped',
      einvresponse: { qrCodeUrl: 'signed text' },
    })
  })

  test('becomes a paper with that', () => {
    const seller = { GSTNo: '27ZZBCB1042K1ZV' }
    const source = orderInvoice.parse({ ...documented, WareHouseDetails: seller })
    const own = { concept: 'FOFO', signage: 'Firstcry', shippingState: '' }
    const built = buildInvoice(source, { orderId: 'PO-1-T', own, reference: readReference() })
    expect(built).toMatchObject({
      ok: true,
      paper: {
        title: 'TAX INVOICE',
        orderId: 'PO-1-T',
        number: '',
        einvoice: { qr: 'signed text' },
        totals: { total: 210_000 },
      },
    })
  })

  test('speaks as portals do: null for what isn’t there, numbers as text, fields that weren’t requested', () => {
    const spoken = {
      ...line({ ActualPrice: '700.00', Quantity: '3', NetVATAmount: null, IGST: null, GSTRate: null, Colour: 'red' }),
      einvresponse: null,
      Totals: null,
      POID: 41873,
      ReverseCharge: 'Yes',
      InvoiceDate: Date.UTC(2026, 3, 6),
    }
    expect(orderInvoice.parse(spoken)).toMatchObject({
      POID: '41873',
      ReverseCharge: true,
      InvoiceDate: '2026-04-06T00:00:00.000Z',
      PODetails: [{ ActualPrice: 70_000, Quantity: 3, IGST: 0 }],
    })
    for (const ReverseCharge of ['N', 'No', false, null, '']) {
      expect(orderInvoice.parse({ ...documented, ReverseCharge }).ReverseCharge).toBe(false)
    }
  })

  test.each([
    ['an amount that is a word', line({ ActualPrice: 'seven hundred' }), 'PODetails.0.ActualPrice'],
    ['a tax that is none', line({ CGST: {} }), 'PODetails.0.CGST'],
    ['a price that is missing', line({ ActualPrice: null }), 'PODetails.0.ActualPrice'],
    ['half a piece', line({ Quantity: 1.5 }), 'PODetails.0.Quantity'],
    ['a sum that is a word', { ...documented, Totals: { TotalPrice: 'much' } }, 'Totals.TotalPrice'],
    ['no lines', { ...documented, PODetails: undefined }, 'PODetails'],
    ['a status that nobody knows', { ...documented, Status: 'Lost' }, 'Status'],
  ])('is refused by the name of the field for %s', (_, json, field) => {
    expect(fieldOf(json)).toBe(field)
  })
})
