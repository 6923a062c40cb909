import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from '../../../../src/main/files/file-name.ts'

describe('the name that is suggested for a file', () => {
  it.each([
    ['TAX INVOICE FC/2627/41310.pdf', 'TAX INVOICE FC-2627-41310.pdf'],
    ['Order history 2026-04-05.csv', 'Order history 2026-04-05.csv'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['\u2066a\u2069\u200e.csv', 'a.csv'],
    ['half \ud83d a sign.csv', 'half \ufffd a sign.csv'],
    ['CON.pdf', '_CON.pdf'],
    ['nul', '_nul'],
    ['aux.of.store.csv', '_aux.of.store.csv'],
    ['com1 .csv', '_com1.csv'],
    ['LPT³.csv', '_LPT³.csv'],
    ['Connaught Place.csv', 'Connaught Place.csv'],
    ['../../etc/passwd', '..-..-etc-passwd'],
    ['..', '-'],
    ['two\r\nlines\0.csv', 'two-lines-.csv'],
    ['ends with dots. . .csv', 'ends with dots.csv'],
  ])('%j becomes %j', (name, shown) => {
    expect(fileName(name)).toBe(shown)
  })

  it('keeps its ending, however long it is', () => {
    expect(fileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`)
    expect(fileName(`${'x'.repeat(115)}😀😀.pdf`)).toBe(`${'x'.repeat(115)}.pdf`)
  })

  it('has no more bytes than Linux takes, in any script', () => {
    const name = fileName(`${'आरव का पहला ऑर्डर '.repeat(12)}.pdf`)
    expect(Buffer.byteLength(name)).toBeLessThan(255)
    expect(name).toMatch(/^आरव का .+\.pdf$/)
  })

  it('is a name that every system accepts, for any text', () => {
    const piece = fc.constantFrom('con', 'NUL', '.', '..', '/', '\\', ':', ' ', '\ud800', '\u202e', '\n', '1', '.pdf')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const name = fileName(pieces.join(''))
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\u202a-\u202e]/u)
        expect(name).not.toMatch(/^(con|nul)\s*(\.|$)/i)
        expect(name).not.toMatch(/^\.*$|[. ]$/)
        expect(name.isWellFormed()).toBe(true)
      }),
    )
  })
})
