import { expect, test } from 'vitest'
import { createTaskLimit } from '../../../../src/renderer/documents/task-limit.ts'

test('a few work at a time, the others follow in their order, regardless of earlier failures', async () => {
  const inTurn = createTaskLimit(2)
  const begun: number[] = []
  const work = [0, 1, 2, 3].map(() => Promise.withResolvers<string>())
  const all = work.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at)
      return promise
    }),
  )
  const outcomes = Promise.allSettled(all)
  expect(begun).toEqual([0, 1])
  work[1]?.reject(new Error('lost'))
  await expect(all[1]).rejects.toThrow('lost')
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of work) resolve('there')
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(begun).toEqual([0, 1, 2, 3])
})

test('what is no longer wanted gives its turn to the next', async () => {
  const inTurn = createTaskLimit(1)
  const first = Promise.withResolvers<string>()
  const leaving = new AbortController()
  const begun: string[] = []
  const doing = (name: string) => async () => begun.push(name)
  const all = [inTurn(() => first.promise), inTurn(doing('left'), leaving.signal), inTurn(doing('waits'))]
  const outcomes = Promise.allSettled(all)
  leaving.abort()
  first.resolve('done')
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(begun).toEqual(['waits'])
})
