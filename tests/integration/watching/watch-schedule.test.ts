/** The rhythm, with a clock that is set manually. */
import { expect, test } from 'vitest'
import type { Later } from '../../../src/main/handlers.ts'
import { createWatchSchedule } from '../../../src/main/watching/watch-schedule.ts'
import { fail, ok } from '../../../src/shared/errors.ts'

const MINUTE = 60_000

function clockwork() {
  let now = 0
  let due: { readonly at: number; readonly run: () => void }[] = []
  const later: Later = (ms, run) => {
    const one = { at: now + ms, run }
    due.push(one)
    return () => {
      due = due.filter((other) => other !== one)
    }
  }
  const forward = async (ms: number) => {
    now += ms
    const ready = due.filter(({ at }) => at <= now)
    due = due.filter(({ at }) => at > now)
    for (const { run } of ready) run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { later, forward, waits: () => due.length }
}

test('looks a minute after the start and every ten, one round at a time, after any result', async () => {
  const { later, forward, waits } = clockwork()
  let mayLook = true
  let rounds = 0
  let answer: () => Promise<ReturnType<typeof ok<[]>>> = async () => ok([])
  const logged: string[] = []
  const rhythm = createWatchSchedule({
    mayLook: () => mayLook,
    look: () => {
      rounds += 1
      return answer()
    },
    later,
    log: (_, why) => logged.push(why),
  })
  rhythm.start()
  await forward(MINUTE - 1)
  expect(rounds).toBe(0)
  await forward(1)
  expect(rounds).toBe(1)
  await forward(9 * MINUTE)
  expect(rounds).toBe(1)
  // Without a session, or while the portal can't be reached.
  mayLook = false
  await forward(MINUTE)
  expect(rounds).toBe(1)
  mayLook = true
  answer = async () => fail({ kind: 'offline', message: '' }) as never
  await forward(10 * MINUTE)
  expect(rounds).toBe(2)
  // The next round doesn't start during a slow one.
  const slow = Promise.withResolvers<ReturnType<typeof ok<[]>>>()
  answer = () => slow.promise
  await forward(10 * MINUTE)
  await forward(60 * MINUTE)
  expect([rounds, waits()]).toEqual([3, 0])
  slow.reject(new Error('a defect'))
  await forward(0)
  expect([logged, waits()]).toEqual([['Error: a defect'], 1])
  rhythm.close()
  await forward(60 * MINUTE)
  expect([rounds, waits()]).toEqual([3, 0])
})
