import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInWords } from '../../../../../src/shared/domain/values/amount-in-words.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { rupees } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

describe('an amount in words', () => {
  test.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees One Only'],
    [15, 'Rupees Fifteen Only'],
    [20, 'Rupees Twenty Only'],
    [99.5, 'Rupees Ninety Nine and Fifty Paise Only'],
    [0.05, 'Rupees Zero and Five Paise Only'],
    [100, 'Rupees One Hundred Only'],
    [1001, 'Rupees One Thousand One Only'],
    [2624, 'Rupees Two Thousand Six Hundred Twenty Four Only'],
    [100_000, 'Rupees One Lakh Only'],
    [123_456.78, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Eight Paise Only'],
    [10_000_000, 'Rupees One Crore Only'],
    [
      1_234_567_890,
      'Rupees One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety Only',
    ],
    [-12.5, 'Minus Rupees Twelve and Fifty Paise Only'],
  ])('%d: %s', (amount, words) => {
    expect(amountInWords(rupees(amount))).toBe(words)
  })
})

const WORTH: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
      .split(' ')
      .map((word, at) => [word, at] as const),
    'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ').map((word, at) => [word, at * 10 + 20] as const),
  ].flat(),
)
const STEPS: Readonly<Record<string, number>> = { Thousand: 1000, Lakh: 100_000, Crore: 10_000_000 }

/** Converts the words back by adding them up. */
function read(words: string): number {
  let total = 0
  let part = 0
  for (const word of words.split(' ')) {
    const step = STEPS[word]
    if (word === 'Hundred') part *= 100
    else if (step === undefined) part += WORTH[word] ?? Number.NaN
    else if (word === 'Crore') {
      total = (total + part) * step
      part = 0
    } else {
      total += part * step
      part = 0
    }
  }
  return total + part
}

test('for any amount, the words read back give it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
      const [whole = '', fraction = 'Zero'] = amountInWords(paise(amount))
        .replace(/^Rupees /, '')
        .replace(/( Paise)? Only$/, '')
        .split(' and ')
      return read(whole) * 100 + read(fraction) === amount
    }),
    { numRuns: often(2_000) },
  )
})
