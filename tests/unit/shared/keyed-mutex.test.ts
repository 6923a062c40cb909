import { expect, it } from 'vitest'
import { createKeyedMutex } from '../../../src/shared/keyed-mutex.ts'

it('one is under way at a time, in their order, and one that fails holds up no other', async () => {
  const turns = createKeyedMutex()
  const log: string[] = []
  const run = (name: string, fails = false) =>
    turns('a', async () => {
      log.push(`begins ${name}`)
      await Promise.resolve()
      log.push(`ends ${name}`)
      if (fails) throw new Error(name)
      return name
    })
  const all = await Promise.allSettled([run('a'), run('b', true), run('c')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['begins a', 'ends a', 'begins b', 'ends b', 'begins c', 'ends c'])
})

it('different things don’t wait for each other', async () => {
  const turns = createKeyedMutex()
  let release = () => {}
  const held = turns('a', () => new Promise<void>((resolve) => (release = resolve)))
  expect(await turns('b', async () => 1)).toBe(1)
  release()
  await held
})
