import { expect, test } from 'vitest'
import { isTold, toldId } from '../../../../../src/shared/domain/values/ids.ts'

test('an id that isn’t told is never one to send', () => {
  expect([isTold(7), isTold(0), isTold(undefined), isTold(Number.NaN)]).toEqual([true, false, false, false])
  expect(toldId(7)).toBe(7)
  expect(() => toldId(undefined)).toThrow(RangeError)
  expect(() => toldId(0)).toThrow(RangeError)
})
