import { expect, test } from 'vitest'
import { rangeOf } from '../../../../../src/shared/domain/values/byte-range.ts'

test.each([
  [null, undefined],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-400', { from: 90, to: 99 }],
  ['bytes=-5', { from: 95, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
] as const)('%s of a hundred bytes is %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test('an empty file has no bytes to ask for', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('none')
})
