/** A load's invoice on paper: every line with its order, adding up to the paisa; a bill of supply without any tax. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatAmount, sum } from '../../src/shared/domain/values/money.ts'
import { loadSource, madeLoadInvoice, untaxedLoad } from '../support/invoices.ts'
import { linesOn, readQr } from '../support/paper-reader.ts'
import { openPress, type Press } from './press.ts'

let press: Press
beforeAll(async () => {
  press = await openPress()
})
afterAll(() => press?.close())

const LINES = 60

describe('a load’s invoice', () => {
  it.each([
    ['within the state', 'Maharashtra', ['CGST', 'SGST']],
    ['between two states', 'Karnataka', ['IGST']],
  ] as const)('%s adds up on paper, and says which order each line is of', async (_, to, taxes) => {
    const paper = await madeLoadInvoice(loadSource({ lines: LINES, to }))
    const { sheets, complaints, clipped } = await press.print([paper])
    expect({ complaints, clipped }).toEqual({ complaints: [], clipped: [] })
    const lines = sheets.flatMap((sheet) => linesOn(sheet, taxes.length))
    expect(lines.map(({ nr }) => nr)).toEqual(Array.from({ length: LINES }, (_each, at) => at + 1))
    for (const { base, taxes: amounts, total } of lines) expect(sum([base, ...amounts])).toBe(total)
    const { totals } = paper.value
    expect(sum(lines.map(({ total }) => total))).toBe(totals.total)
    expect(sheets.at(-1)).toContain(`₹ ${formatAmount(totals.total)}`)
    expect(sheets[0]).toMatch(/Load no\.\s+LD-4711/)
    expect(sheets.join('').match(/PO-41874-T/g)?.length).toBe(LINES - 1)
    for (const tax of taxes) expect(sheets[0]).toContain(tax)
  })

  it('that is a bill of supply names no tax, and is registered nowhere', async () => {
    const paper = await madeLoadInvoice(untaxedLoad({ lines: LINES, to: 'Karnataka' }))
    const { pdf, sheets, complaints, clipped } = await press.print([paper])
    expect({ complaints, clipped }).toEqual({ complaints: [], clipped: [] })
    const text = sheets.join('\n')
    expect(text).toMatch(/^\s*BILL OF SUPPLY\s+ORIGINAL FOR RECIPIENT/)
    expect(text).not.toMatch(/\b([CSI]|UT)GST\b|\bVAT\b|Taxable|IRN/)
    expect(text).toContain('No tax is charged on the goods described')
    expect(readQr(pdf)).toBeUndefined()
    const totals = [...text.matchAll(/^\s*\d+\s.*\sNOS\s.*?([\d,]+\.\d\d)\s*$/gm)].map(([, total = '']) => total)
    expect(totals).toEqual(paper.value.lines.map(({ total }) => formatAmount(total)))
    expect(sheets.at(-1)).toContain(`₹ ${formatAmount(paper.value.totals.total)}`)
  })
})
