import { describe, expect, it } from 'vitest'
import { createReachability, isReached } from '../../../../src/main/portal/reachability.ts'
import { type ErrorKind, fail, ok, type Result } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'

const answered = ok('an answer')
const ended = (kind: ErrorKind): Result<never> => fail({ kind, message: 'x' })

/** A portal that is there or not, and a clock that is moved by hand. */
function line() {
  const told: boolean[] = []
  const waiting = new Set<() => void>()
  const state = { there: true, asked: 0 }
  const net = createReachability({
    ask: async () => {
      state.asked += 1
      return state.there
    },
    changed: (online) => told.push(online),
    later: (_, run) => {
      waiting.add(run)
      return () => waiting.delete(run)
    },
  })
  const wait = async (): Promise<void> => {
    const due = [...waiting]
    waiting.clear()
    for (const run of due) run()
    await settled()
  }
  return { net, told, state, waiting, wait }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the portal', () => {
  it('is there until a call says otherwise, and the portal doesn’t answer either', async () => {
    const { net, told, state } = line()
    expect(net.online()).toBe(true)
    net.observe(fail(offline))
    await settled()
    expect([net.online(), told, state.asked]).toEqual([true, [], 1])
    state.there = false
    net.observe(fail(offline))
    await settled()
    expect([net.online(), told]).toEqual([false, [false]])
  })

  it('is asked once, however many calls broke at the same time', async () => {
    const { net, told, state, waiting } = line()
    state.there = false
    for (let nth = 0; nth < 5; nth++) net.observe(fail(offline))
    await settled()
    expect([state.asked, told, waiting.size]).toEqual([1, [false], 1])
  })

  it('that is gone is asked again and again until it is back, which is told once', async () => {
    const { net, told, state, waiting, wait } = line()
    state.there = false
    net.observe(fail(offline))
    await settled()
    await wait()
    await wait()
    expect([told, state.asked]).toEqual([[false], 3])
    state.there = true
    await wait()
    expect([told, net.online(), waiting.size]).toEqual([[false, true], true, 0])
  })

  it('is back as soon as any call is answered', async () => {
    const { net, told, state, waiting } = line()
    state.there = false
    net.observe(fail(offline))
    await settled()
    net.observe(answered)
    net.observe(answered)
    expect([told, waiting.size]).toEqual([[false, true], 0])
  })

  it.each(['session', 'refused', 'portal', 'answer'] as const)(
    'that answers with an error of kind %s is there',
    (kind) => {
      expect(isReached(ended(kind))).toBe(true)
    },
  )

  it.each(['timeout', 'cancelled', 'request'] as const)('is not doubted for a call that ended by %s', async (kind) => {
    const { net, told, state } = line()
    net.observe(ended(kind))
    await settled()
    expect([isReached(ended(kind)), told, state.asked]).toEqual([false, [], 0])
  })

  it('is asked no more after the end', async () => {
    const { net, told, state, waiting } = line()
    state.there = false
    net.observe(fail(offline))
    net.close()
    await settled()
    expect([told, waiting.size]).toEqual([[], 0])
  })
})
