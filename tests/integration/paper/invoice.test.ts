import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatAmount, sum } from '../../../src/shared/domain/money.ts'
import type { InvoicePaper } from '../../../src/shared/domain/papers/invoice.ts'
import { BUYERS, invoice, MARK, SELLER } from './invoices.ts'
import { linesOn, type PrintedLine, qrOn, sheetSize } from './paper-reader.ts'
import { openPress, type Press, type Printed } from './press.ts'

let press: Press
beforeAll(async () => {
  press = await openPress()
})
afterAll(() => press?.close())

const LINES = 60

describe.each([
  ['within the state', 'Maharashtra', ['CGST', 'SGST']],
  ['between two states', 'Karnataka', ['IGST']],
] as const)('an invoice of sixty lines %s', (_, to, taxes) => {
  let paper: InvoicePaper
  let printed: Printed
  let lines: readonly PrintedLine[]
  beforeAll(async () => {
    paper = invoice({ lines: LINES, to })
    printed = await press.print(paper)
    lines = printed.sheets.flatMap((sheet) => linesOn(sheet, taxes.length))
  })

  it('says what it is, its numbers and both GSTINs on the first sheet', () => {
    const [first = ''] = printed.sheets
    for (const text of ['TAX INVOICE', paper.invoiceNo, paper.orderId, SELLER.GSTNo, SELLER.CINNo, BUYERS[to].GSTNo]) {
      expect(first).toContain(text)
    }
    expect(first).toContain(`${BUYERS[to].state} (${BUYERS[to].stateCode})`)
    expect(first).toContain('06 Apr 2026')
  })

  it('names only the taxes that apply, at the head of every sheet with lines', () => {
    const withLines = printed.sheets.filter((sheet) => linesOn(sheet, taxes.length).length > 0)
    expect(withLines.length).toBeGreaterThan(1)
    for (const sheet of withLines) for (const tax of taxes) expect(sheet).toContain(tax)
    const others = ['CGST', 'SGST', 'IGST'].filter((tax) => !taxes.some((one) => one === tax))
    for (const tax of others) expect(printed.sheets.join('')).not.toContain(tax)
  })

  it('prints every line once, in order, with its own figures', () => {
    expect(lines).toEqual(
      paper.lines.map((line) => ({
        nr: line.nr,
        productId: line.productId,
        HSNCode: line.HSNCode,
        quantity: line.quantity,
        mrp: line.mrp,
        unitBase: line.unitBase,
        base: line.base,
        rates: taxes.map(() => line.rate / taxes.length),
        taxes: taxes.map((tax) => line[tax]),
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
      const figures = [row.HSNCode, row.quantity, formatAmount(row.base)].join('\\s+')
      expect(text).toMatch(new RegExp(`${figures}\\s.*\\s${formatAmount(row.total)}\\s*\\n`))
    }
    expect(text.replace(/\s+/g, ' ')).toContain(paper.inWords.split(' ').slice(0, 5).join(' '))
  })

  it('says on every later sheet which invoice it belongs to', () => {
    const [first, ...later] = printed.sheets
    expect(first).not.toContain('continued')
    for (const sheet of later) expect(sheet).toMatch(new RegExp(`TAX INVOICE ${paper.invoiceNo} .* continued`))
  })

  it('is A4, needs nothing from elsewhere and breaks no rule of the page', () => {
    expect(sheetSize(printed.pdf)).toBe('A4')
    expect(printed.strayRequests).toEqual([])
    expect(printed.complaints).toEqual([])
  })

  it('carries the e-invoice: IRN, acknowledgement and a code that reads back', () => {
    expect(printed.sheets[0]).toContain(paper.einvoice?.irn)
    expect(printed.sheets[0]).toContain(paper.einvoice?.ackNo)
    expect(qrOn(printed.pdf)).toBe(paper.einvoice?.qr)
  })
})

describe('an invoice', () => {
  it('of a confirmed order is a performa invoice, which is no tax invoice, and has no e-invoice', async () => {
    const more = { status: 'Confirmed', einvresponse: undefined } as const
    const { sheets } = await press.print(invoice({ lines: 3, to: 'Karnataka', more }))
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toMatch(/^\s*PERFORMA INVOICE/)
    expect(sheets[0]).toContain('It is not a tax invoice')
    expect(sheets[0]).not.toContain('IRN')
  })

  it('of Photoshoot goods is a delivery challan', async () => {
    const { sheets } = await press.print(invoice({ lines: 3, to: 'Karnataka', signage: 'Photoshoot' }))
    expect(sheets[0]).toMatch(/^\s*DELIVERY CHALLAN/)
  })

  it.each([40, 43, 46])('of %i lines says what is owed on the sheet that is signed', async (lines) => {
    const paper = invoice({ lines, to: 'Maharashtra' })
    const last = (await press.print(paper)).sheets.at(-1)
    expect(last).toContain(`₹ ${formatAmount(paper.totals.total)}`)
    expect(last).toContain('Authorised signatory')
  })

  it('leaves the code out when its text is longer than a code can be, and prints the rest', async () => {
    const einvresponse = { irn: 'IRN-OF-THE-LONG-ONE', ackNo: '1', ackDate: '2026-04-06', qrCodeUrl: 'x'.repeat(3999) }
    const { sheets, complaints } = await press.print(invoice({ lines: 1, to: 'Karnataka', more: { einvresponse } }))
    expect(sheets[0]).toContain('IRN-OF-THE-LONG-ONE')
    expect(complaints).toEqual([])
  })

  it.each([
    '<img src=//evil.invalid onerror=close()>',
    '</script><script>close()</script>',
    '"}{} \\ <style>*{all:unset}</style>',
  ])('prints a name as text, whatever it looks like: %s', async (name) => {
    const buyer = { ...BUYERS.Karnataka, legalName: name }
    const hostile = invoice({ lines: LINES, to: 'Karnataka', more: { billTo: buyer } })
    const { sheets, strayRequests, complaints } = await press.print(hostile)
    const squeezed = (text: string) => text.replace(/\s+/g, '')
    expect(squeezed(sheets[0] ?? '')).toContain(squeezed(name))
    expect(squeezed(sheets[1] ?? '')).toContain(squeezed(name))
    expect(strayRequests).toEqual([])
    expect(complaints).toEqual([])
  })
})
