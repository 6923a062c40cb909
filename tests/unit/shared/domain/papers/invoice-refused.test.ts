import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import type { InvoiceDetail, InvoiceSource } from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import { buildInvoice } from '../../../../../src/shared/domain/papers/invoice.ts'
import { formatRupees, paise } from '../../../../../src/shared/domain/values/money.ts'
import { rupees } from '../../../../support/builders.ts'
import { type InvoiceWishes, invoiceSource, withDetails } from '../../../../support/invoices.ts'

const reference = readReference()
const build = (invoice: InvoiceSource) => buildInvoice(invoice, { orderId: 'PO-1-T', own: undefined, reference })
const whyNot = (invoice: InvoiceSource) => {
  const built = build(invoice)
  return built.ok ? undefined : built.why
}
const source = (wishes: Partial<InvoiceWishes> = {}) => invoiceSource({ lines: 3, to: 'Maharashtra', ...wishes })

describe('an invoice is refused', () => {
  const bad = (change: Partial<InvoiceDetail>) => withDetails(source(), (_, at) => (at === 1 ? change : {}))
  const afar = source({ to: 'Karnataka' })
  test.each([
    ['before the order is confirmed', { ...source(), Status: 'Pending' }, 'invoiceNotYet'],
    ['when nothing was given', withDetails(source(), () => ({ Quantity: 0 })), 'invoiceEmpty'],
    ['when an amount is of no rate', bad({ CGST: rupees(12) }), 'invoiceWrong'],
    ['when the rate isn’t that of the amounts', bad({ GSTRate: 12 }), 'invoiceWrong'],
    ['when CGST and SGST aren’t the same tax', bad({ SGST: rupees(1) }), 'invoiceWrong'],
    ['when taxes are more than the price', bad({ ActualPrice: rupees(10) }), 'invoiceWrong'],
    ['when a line is taxed both ways', bad({ IGST: rupees(19) }), 'invoiceWrongTax'],
    ['when a line says another kind of tax than it has', bad({ GSTType: 'IGST' }), 'invoiceWrongTax'],
    [
      'when goods for another state carry CGST and SGST',
      { ...source(), StoreDetails: afar.StoreDetails },
      'invoiceWrongTax',
    ],
    ['when goods for the same state carry IGST', { ...afar, StoreDetails: source().StoreDetails }, 'invoiceWrongTax'],
    ['when the portal’s total is another', { ...source(), Totals: { TotalPrice: rupees(1) } }, 'invoiceWrong'],
    ['when the portal’s tax is another', { ...source(), Totals: { CGST: rupees(1) } }, 'invoiceWrong'],
    ['with a number of 17 characters', { ...source(), InvoiceNo: 'FC/2627/000041873' }, 'invoiceNumberLong'],
    [
      'when the seller has no GSTIN',
      {
        ...source({ to: 'Chandigarh', fromStockist: true }),
        WareHouseDetails: { ...source({ to: 'Chandigarh', fromStockist: true }).WareHouseDetails, GSTNo: '' },
      },
      'invoiceNoGstin',
    ],
  ] as const)('%s', (_, invoice, why) => {
    expect(whyNot(invoice)).toBe(why)
  })

  test('and by how much its total is another is told', () => {
    const built = build({ ...source(), Totals: { TotalPrice: rupees(1) } })
    const sum = build(source())
    if (built.ok || !sum.ok) throw new Error('Refused, and not')
    expect(built.because).toEqual({
      sentence: 'figuresApart',
      values: {
        what: 'Total',
        lines: formatRupees(sum.paper.totals.total),
        told: '₹ 1.00',
        difference: formatRupees(paise(sum.paper.totals.total - 100)),
      },
    })
  })
  test('but not for a paisa of rounding, nor for a number of 16 characters', () => {
    expect(whyNot(withDetails(source(), ({ SGST }) => ({ SGST: paise(SGST + 1) })))).toBeUndefined()
    expect(whyNot({ ...source(), InvoiceNo: 'FC/2627/00041873' })).toBeUndefined()
  })
  test('a challan needs neither GSTIN nor a short number', () => {
    const invoice = source({ to: 'Chandigarh', fromStockist: true, store: { signage: 'Photoshoot' } })
    const seller = { ...invoice.WareHouseDetails, GSTNo: '' }
    expect(whyNot({ ...invoice, WareHouseDetails: seller, ChallanNo: 'x'.repeat(30) })).toBeUndefined()
  })
  test('the portal’s own sums are fine where they are the paper’s', () => {
    const built = build(source())
    if (!built.ok) throw new Error(built.why)
    const { totals } = built.paper
    const Totals = { Quantity: totals.quantity, TotalPrice: totals.total, CGST: totals.CGST, SGST: totals.SGST }
    expect(whyNot({ ...source(), Totals })).toBeUndefined()
  })
})
