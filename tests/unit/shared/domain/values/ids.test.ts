import { expect, test } from 'vitest'
import { isKnownId, requiredId } from '../../../../../src/shared/domain/values/ids.ts'

test('an id that isn’t told is never one to send', () => {
  expect([isKnownId(7), isKnownId(0), isKnownId(undefined), isKnownId(Number.NaN)]).toEqual([true, false, false, false])
  expect(requiredId(7)).toBe(7)
  expect(() => requiredId(undefined)).toThrow(RangeError)
  expect(() => requiredId(0)).toThrow(RangeError)
})
