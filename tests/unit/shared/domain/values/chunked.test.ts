import { expect, test } from 'vitest'
import { chunked } from '../../../../../src/shared/domain/values/chunked.ts'

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j in twos is %j', (all, portions) => expect(chunked(all, 2)).toEqual(portions))
