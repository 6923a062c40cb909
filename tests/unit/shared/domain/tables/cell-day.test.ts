import { describe, expect, it } from 'vitest'
import { cellDay, dayOrderOf } from '../../../../../src/shared/domain/tables/cell-day.ts'

describe('a day', () => {
  it.each([
    ['05/04/2026', '2026-04-05'],
    ['5-4-26', '2026-04-05'],
    ['05.04.2026', '2026-04-05'],
    ['5-Apr-26', '2026-04-05'],
    ['05 April 2026', '2026-04-05'],
    ['2026-04-05', '2026-04-05'],
    ['2026-04-05 10:42', '2026-04-05'],
    ['05/04/2026 10:42:11', '2026-04-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', undefined],
    ['31/04/2026', undefined],
    ['5.4.26', '2026-04-05'],
    ["5-Apr-'26", '2026-04-05'],
    ['Apr 5, 2026', '2026-04-05'],
    ['5th April 2026', '2026-04-05'],
    ['Sun, 05 Apr 2026', '2026-04-05'],
    ['05 Apr 2026 10:23 AM', '2026-04-05'],
    ['2026/04/05', '2026-04-05'],
    ['20260405', '2026-04-05'],
    ['2026-04-05T20:00:00Z', '2026-04-06'],
    ['०५/०४/२०२६', '2026-04-05'],
    ['="05-04-2026"', '2026-04-05'],
    ['\u200e05/04/2026\u00a0', '2026-04-05'],
    ['soon', undefined],
    ['46117', undefined],
    ['05042026', '2026-04-05'],
    ['5 अप्रैल 2026', '2026-04-05'],
    ["'05/04/2026", '2026-04-05'],
    ['26-04-05', undefined],
    ['2026-04-05 20:00:00+0000', '2026-04-06'],
    ['2026-04-05 20:00:00 +05:30', '2026-04-05'],
    ['', undefined],
  ])('%s is %s', (text, day) => {
    expect(cellDay(text)).toBe(day)
  })
})

describe('day and month', () => {
  it.each([
    ['05/04/2026', 'dayFirst', '2026-04-05'],
    ['05/04/2026', 'monthFirst', '2026-05-04'],
    ['05/04/2026', 'asWritten', '2026-04-05'],
    ['05/04/2026', 'swapped', '2026-05-04'],
    ['13/04/2026', 'monthFirst', undefined],
    ['13/04/2026', 'swapped', '2026-04-13'],
    ['04/13/2026', 'dayFirst', undefined],
    ['04/13/2026', 'asWritten', '2026-04-13'],
    ['04/13/2026', 'swapped', '2026-04-13'],
    ['2026-05-04', 'asWritten', '2026-05-04'],
    ['2026-05-04', 'swapped', '2026-04-05'],
    ['2026-05-14', 'swapped', '2026-05-14'],
  ] as const)('%s, %s: %s', (text, order, day) => {
    expect(cellDay(text, order)).toBe(day)
  })

  it.each([
    ['India’s order', ['05/04/2026', '13/04/2026'], 'dayFirst', false],
    ['America’s', ['04/05/2026', '04/13/2026'], 'monthFirst', false],
    ['real days alone', ['2026-05-04', '2026-04-13'], 'dayFirst', false],
    ['half converted', ['2026-05-04', '13-04-2026'], 'asWritten', true],
    ['half converted, saved as CSV', ['5/4/2026', '13-04-2026'], 'asWritten', true],
    ['half converted the other way', ['2026-05-04', '04-13-2026'], 'asWritten', true],
    ['a real day above 12 shows that nothing was converted', ['2026-05-14', '13-04-2026'], 'dayFirst', false],
    ['half converted, with a text that a blank kept', ['2026-05-04', '13-04-2026', ' 06-04-2026'], 'asWritten', true],
    ['half converted, with a real day after the 12th', ['2026-05-04', '13-04-2026', '2026-04-20'], 'asWritten', true],
    [
      'two writings whose days follow each other as they are',
      ['2026-04-05', '13-04-2026', '2026-04-20', '2026-05-06'],
      'dayFirst',
      false,
    ],
    ['the 4th of each month', ['2026-01-04', '2026-02-04', '2026-03-04', '2026-04-04'], 'asWritten', true],
    ['the first days of a month', ['01/04/2026', '02/04/2026', '03/04/2026'], 'dayFirst', false],
    ['America’s, none after the 12th', ['04/01/2026', '04/02/2026', '04/05/2026', '04/12/2026'], 'asWritten', true],
    ['days of both orders', ['13/04/2026', '04/13/2026'], 'asWritten', true],
    ['no day at all', ['', 'x'], 'dayFirst', false],
    ['amounts that strayed among them', ['05/04/2026', '0.14 Cr', '1.20 '], 'dayFirst', false],
    ['years of two digits first', ['26-04-05', '26-04-17'], 'yearFirst', false],
    ['a spreadsheet’s own way beside what was typed', ['5/4/2026', '4/9/2026', '13/04/2026'], 'asWritten', true],
  ] as const)('%s', (_, cells, order, isOpen) => {
    expect(dayOrderOf(cells)).toEqual({ order, isOpen })
  })

  it('is seen by other days of the same rows', () => {
    expect(dayOrderOf(['04/05/2026', '04/09/2026'], ['2026-04-05', '2026-04-09'])).toEqual({
      order: 'asWritten',
      isOpen: true,
    })
    expect(dayOrderOf(['05/04/2026', '09/04/2026'], ['2026-04-06', '2026-04-09'])).toEqual({
      order: 'dayFirst',
      isOpen: false,
    })
  })
})
