import { describe, expect, it } from 'vitest'
import { MOST_SHEETS, sheetsJob, sheetsOfEach } from '../../../../src/main/paper/sheets.ts'

const draft = (...widths: number[]) =>
  new TextEncoder().encode(widths.map((width) => `<</Type /Page /MediaBox [0 0 ${width} 841.91998]>>`).join('\n'))

describe('the sheets of each paper in a draft', () => {
  it.each([
    ['one of one sheet', [594.95996], [1]],
    ['one of three', [595, 595, 595], [3]],
    ['several', [595, 595, 603.5, 595, 595, 595, 603.5], [2, 1, 3, 1]],
    ['one across between others', [595, 841.9, 841.9, 595], [1, 2, 1]],
    ['widths that were rounded', [595.2, 594.96, 603.4, 603.5], [2, 2]],
  ])('%s', (_, widths, sheets) => {
    expect(sheetsOfEach(draft(...widths))).toEqual(sheets)
  })
})

describe('a PDF for the printer', () => {
  it('goes there as it is', () => {
    const pdf = draft(595, 595)
    expect(sheetsJob('Invoice', pdf)).toEqual({ title: 'Invoice', pdf: Buffer.from(pdf).toString('base64') })
  })

  it('isn’t printed at once where it has too many sheets', () => {
    expect(sheetsJob('Invoices', draft(...Array(MOST_SHEETS).fill(595)))).toBeDefined()
    expect(sheetsJob('Invoices', draft(...Array(MOST_SHEETS + 1).fill(595)))).toBeUndefined()
  })
})
