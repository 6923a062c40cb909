import { expect, test } from 'vitest'
import { notifications } from '../../../../src/shared/portal/areas/notifications.ts'
import { readAnswer } from '../../../../src/shared/portal/rows.ts'

const some = (many: number) =>
  Array.from({ length: many }, (_, id) => ({ id: id + 1, status: 'unread', redirectState: 'home.main' }))

test('a store that was told for years still sees its notices, up to 10 000', () => {
  const { answer } = notifications.list.spec
  expect(readAnswer(answer, some(1001)).parsed.data).toHaveLength(1001)
  expect(readAnswer(answer, some(10_000)).parsed.success).toBe(true)
  expect(readAnswer(answer, some(10_001)).parsed.success).toBe(false)
})

test('a notice that can’t be read is left out, the others are there', () => {
  const { parsed, unread } = readAnswer(notifications.list.spec.answer, [{ id: {}, status: 'unread' }, ...some(2)])
  expect(parsed.data).toHaveLength(2)
  expect(unread).toHaveLength(1)
})

test('a notice’s id is a number or text', () => {
  const { parsed } = readAnswer(notifications.list.spec.answer, [{ id: 7 }, { id: '65f0c2aa91' }])
  expect(parsed.data).toMatchObject([{ id: '7' }, { id: '65f0c2aa91' }])
})
