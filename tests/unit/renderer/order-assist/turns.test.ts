import { expect, it } from 'vitest'
import { createTurns } from '../../../../src/renderer/screens/order-assist/turns.ts'

const here = new AbortController().signal

it('one is under way at a time, in their order, and one that fails holds up no other', async () => {
  const turns = createTurns()
  const log: string[] = []
  const run = (name: string, fails = false) =>
    turns(here, async () => {
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

it('what nobody waits for any more isn’t begun', async () => {
  const turns = createTurns()
  const left = new AbortController()
  const first = turns(here, async () => left.abort())
  let begun = false
  const second = turns(left.signal, async () => {
    begun = true
  })
  await first
  await expect(second).rejects.toThrow()
  expect(begun).toBe(false)
  expect(await turns(here, async () => 1)).toBe(1)
})
