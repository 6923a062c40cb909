import { expect, test } from 'vitest'
import { portionsOf } from '../../../../../src/shared/domain/values/portions.ts'

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j in twos is %j', (all, portions) => expect(portionsOf(all, 2)).toEqual(portions))
