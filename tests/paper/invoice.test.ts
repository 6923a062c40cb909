import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copy } from '../../src/shared/domain/papers/copies.ts'
import type { InvoicePaper } from '../../src/shared/domain/papers/invoice.ts'
import { amountInWords } from '../../src/shared/domain/values/amount-in-words.ts'
import { formatAmount, paise, sum } from '../../src/shared/domain/values/money.ts'
import { type InvoiceWishes, invoice, invoiceSource, MARK, madeInvoice } from '../support/invoices.ts'
import { framesOn, linesOn, type PrintedLine, readQr, sheetSize } from '../support/paper-reader.ts'
import { openPress, type Press, type Printed } from './press.ts'

let press: Press
beforeAll(async () => {
  press = await openPress()
})
afterAll(() => press?.close())

const print = async (wishes: InvoiceWishes, copies?: readonly Copy[]) =>
  press.print([await madeInvoice(wishes)], copies)

/** Prints several invoices at once; returns the sheets of each. */
async function printEach(wishes: readonly InvoiceWishes[]): Promise<readonly (readonly string[])[]> {
  const { sheets } = await press.printUncounted(await Promise.all(wishes.map(madeInvoice)))
  const firsts = sheets.flatMap((sheet, at) => (sheet.includes('Page 1 of ') ? [at] : []))
  expect(firsts).toHaveLength(wishes.length)
  return firsts.map((from, nth) => sheets.slice(from, firsts[nth + 1]))
}

const never = (): never => {
  throw new Error('Invoice not found')
}

const LINES = 60

const challanStore = { concept: 'BBBHCOCO', signage: 'Babyhug' }
const confirmed = { Status: 'Confirmed', InvoiceNo: '', InvoiceDate: undefined, ShippingDate: undefined } as const

/** Every kind of invoice, long enough for several sheets. */
describe.each([
  ['a tax invoice within the state', { to: 'Maharashtra' }, ['CGST', 'SGST'], 'TAX INVOICE', 'Invoice', true],
  ['a tax invoice between two states', { to: 'Karnataka' }, ['IGST'], 'TAX INVOICE', 'Invoice', true],
  [
    'an invoice in a union territory',
    { to: 'Chandigarh', fromStockist: true },
    ['CGST', 'UTGST'],
    'TAX INVOICE',
    'Invoice',
    true,
  ],
  ['an invoice from before GST', { to: 'Maharashtra', vat: true }, ['VAT'], 'TAX INVOICE', 'Invoice', false],
  ['a challan', { to: 'Maharashtra', store: challanStore }, ['CGST', 'SGST'], 'DELIVERY CHALLAN', 'Challan', false],
  ['a performa invoice', { to: 'Karnataka', more: confirmed }, ['IGST'], 'PERFORMA INVOICE', 'Performa', false],
] as const)('sixty lines of %s', (_, wishes, taxes, title, short, registered) => {
  let paper: InvoicePaper
  let printed: Printed
  let lines: readonly PrintedLine[]
  beforeAll(async () => {
    paper = invoice({ lines: LINES, ...wishes })
    printed = await print({ lines: LINES, ...wishes })
    lines = printed.sheets.flatMap((sheet) => linesOn(sheet, taxes.length))
  })

  it('says what it is, its number, its date and both sides on the first sheet', () => {
    const [first = ''] = printed.sheets
    expect(first).toMatch(new RegExp(`^\\s*${title}\\s+ORIGINAL FOR`))
    for (const text of [`${short} no.`, paper.number, `${short} date`, paper.orderId, paper.seller.legalName]) {
      expect(first).toContain(text)
    }
    expect(first).toContain(paper.billTo.legalName)
    const numbers =
      wishes.to === 'Maharashtra' && 'vat' in wishes ? ['27107919500'] : [paper.seller.GSTNo, paper.billTo.GSTNo]
    for (const number of numbers) expect(first).toContain(number)
    expect(first.includes('GSTIN')).toBe(!('vat' in wishes))
    expect(first).toContain(`${paper.shipTo.state} (${paper.shipTo.stateCode})`)
  })

  it('names only the taxes that apply, at the head of every sheet with lines', () => {
    const withLines = printed.sheets.filter((sheet) => linesOn(sheet, taxes.length).length > 0)
    expect(withLines.length).toBeGreaterThan(1)
    for (const sheet of withLines) for (const tax of taxes) expect(sheet).toMatch(new RegExp(`\\b${tax}\\b`))
    const others = ['CGST', 'SGST', 'UTGST', 'IGST', 'VAT'].filter((tax) => !taxes.some((one) => one === tax))
    for (const tax of others) expect(printed.sheets.join('')).not.toMatch(new RegExp(`\\b${tax}\\b`))
  })

  it('prints every line once, in order, with its own figures', () => {
    expect(lines).toEqual(
      paper.lines.map((line) => ({
        nr: line.nr,
        productId: line.productId,
        HSNCode: line.HSNCode,
        quantity: line.quantity,
        unit: 'NOS',
        mrp: line.mrp,
        unitBase: line.unitBase,
        base: line.base,
        rates: paper.taxes.map(({ sharedBy }) => (line.rate ?? 0) / sharedBy),
        taxes: paper.taxes.map(({ of }) => line[of]),
        total: line.total,
      })),
    )
  })

  it('adds up to the paisa: base and taxes are the total of each line, and the lines the total of the invoice', () => {
    for (const { base, taxes: amounts, total } of lines) expect(sum([base, ...amounts])).toBe(total)
    expect(sum(lines.map(({ total }) => total))).toBe(paper.totals.total)
    expect(printed.sheets.at(-1)).toContain(`₹ ${formatAmount(paper.totals.total)}`)
    expect(printed.sheets.at(-1)).toContain(formatAmount(paper.totals.base))
  })

  it('breaks no line over two sheets', () => {
    for (const sheet of printed.sheets) {
      const marks = [...sheet.matchAll(MARK)].map(([, nr]) => Number(nr))
      expect(marks).toEqual(linesOn(sheet, taxes.length).map(({ nr }) => nr))
    }
  })

  it('tells the tax of each HSN code and the amount in words', () => {
    const text = printed.sheets.join('\n')
    for (const row of paper.summary) {
      const figures = [row.HSNCode, row.quantity, row.unit, formatAmount(row.base)].join('\\s+')
      expect(text).toMatch(new RegExp(`${figures}\\s.*\\s${formatAmount(row.total)}\\s*\\n`))
    }
    expect(text.replace(/\s+/g, ' ')).toContain(paper.inWords.split(' ').slice(0, 5).join(' '))
  })

  it('says on every sheet which copy of what it is, and how many there are', () => {
    const all = printed.sheets.length
    for (const [at, sheet] of printed.sheets.entries()) {
      expect(sheet).toContain(`Page ${at + 1} of ${all}`)
      expect(sheet.match(/ORIGINAL FOR \w+/g)).toHaveLength(at === 0 ? 2 : 1)
      expect(sheet.includes(`${title} ${paper.number} of`)).toBe(at > 0)
    }
  })

  it('ends its frame inside the sheet, as dark at the right as at the left', () => {
    const { left, right } = framesOn(printed.pdf)
    expect(left.length).toBeGreaterThan(0)
    expect(right).toHaveLength(left.length)
    expect(right.map(([, dark]) => dark)).toEqual(left.map(([, dark]) => dark))
  })

  it('is A4, needs nothing from elsewhere and breaks no rule of the page', () => {
    expect(sheetSize(printed.pdf)).toBe('A4')
    expect(printed.strayRequests).toEqual([])
    expect(printed.complaints).toEqual([])
  })

  it('carries the e-invoice, with a code that reads back, as a tax invoice under GST and as nothing else', () => {
    const [first = ''] = printed.sheets
    expect(/IRN|Ack\./.test(first)).toBe(registered)
    expect(readQr(printed.pdf)).toBe(paper.einvoice?.qr)
    expect(paper.einvoice !== undefined).toBe(registered)
    expect(first).toContain(paper.einvoice?.irn ?? '')
    expect(first).toContain(paper.einvoice?.ackNo ?? '')
  })
})

describe('an invoice', () => {
  it('of a confirmed order says that it is no tax invoice', async () => {
    const { sheets } = await print({ lines: 3, to: 'Karnataka', more: confirmed })
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toContain('It is not a tax invoice')
  })

  it('goes out in three copies, each with its own mark and its own count of sheets', async () => {
    const { sheets } = await print({ lines: 24, to: 'Karnataka' }, ['original', 'duplicate', 'triplicate'])
    const each = sheets.length / 3
    expect(each).toBeGreaterThan(1)
    const marks = ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER']
    for (const [at, sheet] of sheets.entries()) {
      expect(marks.filter((mark) => sheet.includes(mark))).toEqual([marks[Math.floor(at / each)]])
      expect(sheet).toContain(`Page ${(at % each) + 1} of ${each}`)
    }
  })

  it('with lines that weren’t supplied says how many, and what was ordered', async () => {
    const source = invoiceSource({ lines: 4, to: 'Karnataka' })
    const PODetails = source.PODetails.map((line, at) => ({
      ...line,
      OrderedQuantity: line.Quantity,
      Quantity: at === 1 ? 0 : line.Quantity,
    }))
    const { sheets } = await print({ lines: 4, to: 'Karnataka', more: { PODetails } })
    const text = (sheets[0] ?? '').replace(/\s+/g, ' ')
    expect(text).toContain('Not supplied: 1 line.')
    expect(text).toMatch(/Ordered: 46 pieces, ₹ [\d,.]+\. Supplied: 38 pieces, ₹ [\d,.]+\./)
    expect(text).not.toContain('L0002')
  })

  it('of a drop shipment names the vendor', async () => {
    const VendorDetails = {
      name: 'Aravalli Toys',
      address: 'Plot 22',
      city: 'Gurugram',
      state: 'Haryana',
      pincode: '122052',
      GSTNo: '06ZZARV0003A1ZL',
    }
    const { sheets } = await print({ lines: 2, to: 'Karnataka', more: { POID: 'PO-1-D', VendorDetails } })
    expect(sheets[0]).toMatch(/Aravalli Toys/)
    expect(sheets[0]).toContain('06ZZARV0003A1ZL')
  })

  it('prints the address of the code’s picture if there is an address in place of the code', async () => {
    const einvresponse = { irn: '', ackNo: '', qrCodeUrl: 'https://portal.invalid/qr/41873.png' }
    const { pdf, sheets, strayRequests } = await print({ lines: 1, to: 'Karnataka', more: { einvresponse } })
    expect(sheets[0]).toContain('https://portal.invalid/qr/41873.png')
    expect(readQr(pdf)).toBeUndefined()
    expect(strayRequests).toEqual([])
  })

  it('prints with what the portal has to say, and dashes for the rest', async () => {
    const { PODetails } = invoiceSource({ lines: 2, to: 'Karnataka' })
    const bare = PODetails.map(({ Quantity, ActualPrice, NetVATAmount, GSTType, IGST, CGST, SGST }) => {
      return { Quantity, ActualPrice, NetVATAmount, GSTType, IGST, CGST, SGST, ProductName: '', HSNCode: '', Unit: '' }
    })
    const nothing = { OrderDate: undefined, InvoiceDate: undefined, InvoiceNo: '', einvresponse: undefined }
    const { sheets, complaints } = await print({
      lines: 2,
      to: 'Karnataka',
      more: { ...nothing, PODetails: bare },
    })
    expect(sheets[0]).toMatch(/Invoice no\.\s+–/)
    expect(sheets[0]).not.toContain('undefined')
    expect(complaints).toEqual([])
  })

  it('has no row of the summary alone on a sheet or without its heading, at any end of a sheet', async () => {
    const row = /^\s*\d{8}\s+[\d,]+ NOS\s+[\d,]+\.\d\d\s+[\d.]+%/
    // The remark about ordered pieces moves the summary by one row.
    const wishes = [16, 17, 18, 19, 20].flatMap((lines) =>
      [undefined, 99].map((OrderedQuantity): InvoiceWishes => {
        const { PODetails } = invoiceSource({ lines, to: 'Maharashtra' })
        return {
          lines,
          to: 'Maharashtra',
          more: { PODetails: PODetails.map((line) => ({ ...line, OrderedQuantity })) },
        }
      }),
    )
    for (const [at, printed] of (await printEach(wishes)).entries()) {
      const sheets = printed.map((sheet) => ({
        rows: sheet.split('\n').filter((line) => row.test(line)).length,
        headed: /tax by hsn code/i.test(sheet),
      }))
      const { summary } = invoice(wishes[at] ?? never())
      expect(sheets.reduce((total, { rows }) => total + rows, 0)).toBe(summary.length)
      expect(sheets.filter(({ rows, headed }) => rows === 1 || headed !== rows > 0)).toEqual([])
    }
  })

  it('of 40, 43 and 46 lines says what is owed on the sheet that is signed', async () => {
    const wishes = [40, 43, 46].map((lines): InvoiceWishes => ({ lines, to: 'Maharashtra' }))
    for (const [at, sheets] of (await printEach(wishes)).entries()) {
      expect(sheets.at(-1)).toContain(`₹ ${formatAmount(invoice(wishes[at] ?? never()).totals.total)}`)
      expect(sheets.at(-1)).toContain('Authorised signatory')
    }
  })

  it('leaves the code out when its text is longer than a code can be, and prints the rest', async () => {
    const einvresponse = { irn: 'IRN-OF-THE-LONG-ONE', ackNo: '1', ackDate: '2026-04-06', qrCodeUrl: 'x'.repeat(3999) }
    const { sheets, complaints } = await print({ lines: 1, to: 'Karnataka', more: { einvresponse } })
    expect(sheets[0]).toContain('IRN-OF-THE-LONG-ONE')
    expect(complaints).toEqual([])
  })
})

describe('a total that the portal rounds to the rupee', () => {
  it.each([
    [870_300, '0.11'],
    [870_200, '-0.89'],
  ])('is printed with its rounding: %i paise, rounded by %s', async (TotalPrice, roundOff) => {
    const wishes = { lines: 5, to: 'Maharashtra', more: { Totals: { TotalPrice: paise(TotalPrice) } } } as const
    const { sheets, clipped } = await print(wishes)
    const text = sheets.join('\n')
    const total = formatAmount(paise(TotalPrice))
    expect(text).toMatch(new RegExp(`Round off\\s+${roundOff.replace('.', '\\.')}`))
    expect(text).toMatch(new RegExp(`Invoice total\\s+₹ ${total}`))
    expect(text).toContain('8,702.89')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(amountInWords(paise(TotalPrice)).slice(0, 40))
    expect(clipped).toEqual([])
    const { sheets: whole } = await print({ lines: 5, to: 'Maharashtra' })
    expect(whole.join('\n')).not.toContain('Round off')
  })
})
