import { describe, expect, it, test } from 'vitest'
import { formatted, numberFormat } from '../../../../src/main/files/number-format.ts'

const shown = (code: string, ...numbers: readonly number[]) =>
  numbers.map((number) => formatted(number, numberFormat(164, code)))

describe('a side of a ledger that stands in the format alone', () => {
  test.each<readonly [string, readonly string[]]>([
    // A number below zero, nothing, a number above zero.
    ['0.00" Dr"', ['-5 Dr', '0 Dr', '5 Dr']],
    ['General\\D\\r', ['-5 Dr', '0 Dr', '5 Dr']],
    ['General" Dr";-General" Cr"', ['-5 Cr', '0 Dr', '5 Dr']],
    ['0.00\\ \\D\\r', ['-5 Dr', '0 Dr', '5 Dr']],
    ['"Cr "0.00', ['-5 Cr', '0 Cr', '5 Cr']],
    ['#,##0.00" Dr";#,##0.00" Cr"', ['5 Cr', '0 Dr', '5 Dr']],
    ['#,##0.00" Dr.";#,##0.00" CR."', ['5 Cr', '0 Dr', '5 Dr']],
    ['0.00" Dr";-0.00" Cr"', ['-5 Cr', '0 Dr', '5 Dr']],
    ['0.00" Dr";(0.00)" Cr"', ['-5 Cr', '0 Dr', '5 Dr']],
    ['0.00" (Dr)";0.00" (Cr)"', ['5 Cr', '0 Dr', '5 Dr']],
    ['0.00" Dr";0.00" Cr";0.00', ['5 Cr', '0', '5 Dr']],
    ['0.00;0.00" Cr"', ['5 Cr', '0', '5']],
    ['0.00;(0.00)" Cr";"nil";@', ['-5 Cr', '0', '5']],
    ['[>=0]#,##0.00" Dr";#,##0.00" Cr"', ['5 Cr', '0 Dr', '5 Dr']],
    ['[>=0]#,##0.00" Dr";[<0]#,##0.00" Cr"', ['5 Cr', '0 Dr', '5 Dr']],
    ['[<0]#,##0.00" Cr";#,##0.00" Dr"', ['5 Cr', '0 Dr', '5 Dr']],
    ['[Red][<0]0.00" Cr";[=0]0.00;0.00" Dr"', ['5 Cr', '0', '5 Dr']],
    ['[>0]0.00" Dr";[<0]0.00" Cr";"nil"', ['5 Cr', '0', '5 Dr']],
    [
      '[>=10000000]##\\,##\\,##\\,##0.00" Dr";[>=100000]##\\,##\\,##0.00" Dr";##,##0.00" Dr"',
      ['-5 Dr', '0 Dr', '5 Dr'],
    ],
    ['_(* #,##0.00_)\\D\\r;_(* #,##0.00_)\\C\\r', ['5 Cr', '0 Dr', '5 Dr']],
    ['[$₹-4009] #,##0.00" Dr"', ['-5 Dr', '0 Dr', '5 Dr']],
    ['#,##0.00[$ Cr]', ['-5 Cr', '0 Cr', '5 Cr']],
  ])('%s', (code, expected) => {
    expect(shown(code, -5, 0, 5)).toEqual(expected)
  })

  it('is none of other letters', () => {
    for (const code of [
      '0.00',
      '#,##0.00;(#,##0.00)',
      '0" Drums"',
      '0" Crore"',
      '0.00" cr/dr"'.replace('cr/dr', 'acr'),
    ]) {
      expect(shown(code, -5, 5), code).toEqual(['-5', '5'])
    }
  })

  it('costs nothing where there is none: all plain formats are one', () => {
    expect(numberFormat(164, '#,##0.00')).toBe(numberFormat(4))
    expect(numberFormat(164, 'dd/mm/yyyy')).toBe(numberFormat(14))
  })
})

describe('a number', () => {
  it('has the digits that Excel has', () => {
    expect(shown('General', 0.1 + 0.2, 11.999999999999998, -1e21)).toEqual(['0.3', '12', '-1e+21'])
  })
  it('is a share of hundred where its format says so', () => {
    expect(shown('0.00%', 0.07, 0.18, -1)).toEqual(['7%', '18%', '-100%'])
    expect(formatted(0.5, numberFormat(9))).toBe('50%')
  })
})

describe('a day', () => {
  it('is one by its format, its own or Excel’s, in letters of a text none', () => {
    for (const code of ['dd/mm/yyyy', '[$-409]d\\-mmm\\-yy;@', 'yyyy"y"', 'hh:mm']) {
      expect(numberFormat(164, code).kind, code).toBe('date')
    }
    for (const code of ['0" days"', '\\d0', '[Red]0', 'General'])
      expect(numberFormat(164, code).kind, code).toBe('number')
    expect([14, 22, 47, 58].map((id) => numberFormat(id).kind)).toEqual(['date', 'date', 'date', 'date'])
  })
  it('is counted from 1900, or from 1904', () => {
    const date = numberFormat(14)
    expect(formatted(46_117, date)).toBe('2026-04-05')
    expect(formatted(46_117.999, date)).toBe('2026-04-05')
    expect(formatted(44_655, date, true)).toBe('2026-04-05')
    expect(formatted(1e12, date)).toBe('1000000000000')
  })
})
