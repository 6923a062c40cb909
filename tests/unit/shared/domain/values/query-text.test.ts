import { expect, test } from 'vitest'
import { queryText } from '../../../../../src/shared/domain/values/query-text.ts'

test.each([
  [[], ''],
  [[['page', 2]], 'page=2'],
  [
    [
      ['q', 'two words'],
      ['sets', true],
    ],
    'q=two+words&sets=true',
  ],
  [[['q', 'a&b=c+d']], 'q=a%26b%3Dc%2Bd'],
  [[['q', 'बोतल']], 'q=%E0%A4%AC%E0%A5%8B%E0%A4%A4%E0%A4%B2'],
  // A lone surrogate, as a cut text may end with.
  [[['q', 'a\ud800']], 'q=a%EF%BF%BD'],
] as const)('%j is written as “%s”', (params, text) => {
  expect(queryText(params)).toBe(text)
})
