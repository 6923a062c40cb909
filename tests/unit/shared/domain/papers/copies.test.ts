import { expect, test } from 'vitest'
import { COPIES, COPY_CHOICES, type Copy, choiceOf } from '../../../../../src/shared/domain/papers/copies.ts'

test.each<[readonly Copy[], string]>([
  [['original'], 'original'],
  [['duplicate'], 'duplicate'],
  [['triplicate'], 'triplicate'],
  [COPIES, 'all'],
  [[], 'original'],
  [['original', 'duplicate'], 'original'],
  [['triplicate', 'duplicate', 'original'], 'original'],
])('the copies %j are the choice "%s"', (copies, value) => {
  expect(choiceOf(copies).value).toBe(value)
})

test('every choice is told by its own copies', () => {
  for (const choice of COPY_CHOICES) expect(choiceOf(choice.copies)).toBe(choice)
})
