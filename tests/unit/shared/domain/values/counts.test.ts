import { expect, test } from 'vitest'
import { counted, inNouns } from '../../../../../src/shared/domain/values/counts.ts'

test('one thing is one, every other number is of several', () => {
  const lines = ['line', 'lines'] as const
  expect([0, 1, 2, 120_000].map((count) => inNouns(count, lines))).toEqual([
    '0 lines',
    '1 line',
    '2 lines',
    '1,20,000 lines',
  ])
  for (const words of Object.values(counted)) expect(words(1)).toMatch(/^1 .*[^s]$/)
})
