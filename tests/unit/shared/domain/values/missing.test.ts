import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingTo } from '../../../../../src/shared/domain/values/missing.ts'
import { rupees } from '../../../../support/builders.ts'

test.each([
  [6000, 5999.99, 0.01],
  [6000, 6000, 0],
  [6000, 6000.01, 0],
  [0, 0, 0],
])('to %d rupees %d lack %d', (target, has, lacks) => {
  expect(missingTo(rupees(target), rupees(has))).toBe(rupees(lacks))
})

test('what is there and what is missing come to the target, or to more', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(amount, amount, (target, has) => {
      expect(has + missingTo(target, has)).toBe(Math.max(target, has))
    }),
  )
})
