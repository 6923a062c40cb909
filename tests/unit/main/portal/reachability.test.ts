import { describe, expect, it } from 'vitest'
import { createReachability, RECHECK_AFTER_MS } from '../../../../src/main/portal/reachability.ts'
import type { Net } from '../../../../src/shared/bridge/app.ts'
import { type ErrorKind, fail, ok, type Result } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'

const answered = ok('an answer')
const ended = (kind: ErrorKind): Result<never> => fail({ kind, message: 'x' })
const broken = fail(offline)
const fault = ended('portal')

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A portal with set answers to the app's own check, and a clock that the test moves. */
function line(answer: Result<unknown> = answered) {
  const reports: Net[] = []
  const waiting = new Map<() => void, number>()
  const state = { answer, asked: 0, now: 1_000_000, trials: 0, duringTrial: () => undefined as unknown }
  const net = createReachability({
    ask: async () => {
      state.asked += 1
      return state.answer
    },
    changed: (now) => reports.push(now),
    trial: () => {
      state.trials += 1
      state.duringTrial()
    },
    clock: () => state.now,
    later: (ms, run) => {
      waiting.set(run, state.now + ms)
      return () => waiting.delete(run)
    },
  })
  /** Advances the clock by so many milliseconds and runs everything that is due. */
  const pass = async (ms: number): Promise<void> => {
    const until = state.now + ms
    for (;;) {
      const next = [...waiting].filter(([, at]) => at <= until).toSorted(([, a], [, b]) => a - b)[0]
      if (next === undefined) break
      state.now = next[1]
      waiting.delete(next[0])
      next[0]()
      await settled()
    }
    state.now = until
    await settled()
  }
  const observe = async (...ends: readonly (readonly [string, Result<unknown>])[]) => {
    for (const [call, end] of ends) net.observe(call, end)
    await settled()
  }
  const states = () => reports.map(({ state: now }) => now)
  return { net, reports, state, states, waiting, pass, observe }
}

const ALL = ['home.banners', 'order.stats', 'loads.list', 'catalogue.categories', 'notifications.list'] as const
const all = (end: Result<unknown>) => ALL.map((call) => [call, end] as const)

/** Down, since every call is answered by a fault. */
async function faultyLine() {
  const made = line(fault)
  await made.observe(...all(fault))
  await made.pass(500)
  expect(made.net.state()).toMatchObject({ state: 'notAnswering' })
  return made
}

describe('a connection that breaks', () => {
  it('is none while the portal answers when it is asked', async () => {
    const { net, reports, state, observe } = line()
    await observe(['home.menu', broken])
    expect([net.online(), reports, state.asked]).toEqual([true, [], 1])
  })

  it('means offline where the portal can’t be asked either: once, however many calls broke', async () => {
    const { net, reports, state, observe } = line(broken)
    await observe(...all(broken))
    expect([net.online(), reports, state.asked]).toEqual([false, [{ state: 'offline', againIn: RECHECK_AFTER_MS }], 1])
  })

  it('is no alarm where another call was answered while the portal was asked', async () => {
    const { net, reports } = line(broken)
    net.observe('home.menu', broken)
    net.observe('order.stats', answered)
    await settled()
    expect([net.online(), reports]).toEqual([true, []])
  })

  it('makes the portal be asked again and again until it is back, and says when', async () => {
    const { net, reports, state, waiting, observe, pass } = line(broken)
    await observe(['home.menu', broken])
    await pass(5_000)
    expect(net.state()).toEqual({ state: 'offline', againIn: RECHECK_AFTER_MS - 5_000 })
    await pass(RECHECK_AFTER_MS - 5_000)
    await pass(RECHECK_AFTER_MS)
    expect(state.asked).toBe(3)
    // The running check is reported as well.
    expect(reports.map((now) => ('againIn' in now ? now.againIn : 'ok'))).toEqual([
      RECHECK_AFTER_MS,
      0,
      RECHECK_AFTER_MS,
      0,
      RECHECK_AFTER_MS,
    ])
    state.answer = answered
    await pass(RECHECK_AFTER_MS)
    expect([reports.at(-1), net.online(), waiting.size]).toEqual([{ state: 'ok' }, true, 0])
  })

  it('is mended as soon as any call is answered', async () => {
    const { reports, waiting, observe } = line(broken)
    await observe(['home.menu', broken])
    await observe(['order.stats', answered], ['home.menu', answered])
    expect([reports.length, reports.at(-1), waiting.size]).toEqual([2, { state: 'ok' }, 0])
  })

  it('that is mended for a portal of faults leaves no gap between the two', async () => {
    const { states, observe } = line(broken)
    await observe(['home.menu', broken])
    await observe(['home.menu', fault])
    expect(states()).toEqual(['offline', 'notAnswering'])
  })
})

describe('a portal that answers with faults', () => {
  it('is down when the app’s own question fails, too', async () => {
    const { net, states, observe } = line(fault)
    await observe(['ledger.entries', fault])
    expect([net.online(), states()]).toEqual([false, ['notAnswering']])
  })

  it('is down when it answers that question and nothing else', async () => {
    const { net, states, observe, pass } = line(answered)
    await observe(...all(answered))
    await pass(1_000)
    await observe(...all(fault))
    await pass(500)
    expect([net.online(), states()]).toEqual([false, ['notAnswering']])
  })

  it('isn’t down for one call that fails among good ones, as often as it is asked', async () => {
    const { net, reports, state, observe, pass } = line(answered)
    for (let nth = 0; nth < 20; nth++) {
      await observe(['ledger.entries', fault], ['home.menu', answered], ['ledger.entries', fault])
      await pass(700)
    }
    expect([net.online(), reports]).toEqual([true, []])
    // The check ran once in ten seconds.
    expect(state.asked).toBeLessThanOrEqual(2)
  })

  it('isn’t down when one part of it fails, with any calls', async () => {
    const { net, reports, observe, pass } = line(answered)
    const calls = ['entries', 'misc', 'cndn', 'tatBreach', 'kioskDebit', 'openingBalance'] as const
    await observe(...calls.map((call) => [`ledger.${call}`, fault] as const))
    await pass(1_000)
    expect([net.online(), reports]).toEqual([true, []])
  })

  it('isn’t down for what fails fast, while slower good answers are on their way', async () => {
    const { net, reports, observe, pass } = line(answered)
    await observe(...all(fault))
    await pass(300)
    await observe(['afs.cart', answered], ['home.discounts', answered])
    await pass(300)
    expect([net.online(), reports]).toEqual([true, []])
  })

  it('is asked about when calls came too late', async () => {
    const { net, reports, observe } = line(ended('timeout'))
    await observe(['home.menu', ended('timeout')])
    expect([net.state(), reports.length]).toEqual([{ state: 'notAnswering', againIn: RECHECK_AFTER_MS }, 1])
  })

  it('is asked about when nothing at all is answered for long', async () => {
    const { net, reports, state, waiting, pass } = line(ended('timeout'))
    const over = net.began()
    net.began()()
    await pass(14_000)
    expect([state.asked, reports]).toEqual([0, []])
    await pass(1_000)
    expect(net.state()).toMatchObject({ state: 'notAnswering' })
    over()
    // Except for the next check.
    expect(waiting.size).toBe(1)
  })

  it('isn’t down for one answer that takes long', async () => {
    const { net, reports, state, waiting, pass } = line(answered)
    const over = net.began()
    await pass(60_000)
    expect([state.asked, reports]).toEqual([4, []])
    over()
    expect(waiting.size).toBe(0)
  })

  it.each(['cancelled', 'request'] as const)('isn’t doubted for what ended by %s', async (kind) => {
    const { reports, state, observe } = line(fault)
    await observe(...all(ended(kind)))
    expect([reports, state.asked]).toEqual([[], 0])
  })

  it.each(['session', 'refused', 'answer'] as const)('is there when it answers with %s', async (kind) => {
    const { reports, state, observe } = line(fault)
    await observe(...all(ended(kind)))
    expect([reports, state.asked]).toEqual([[], 0])
  })
})

describe('the return of a portal that answered with faults', () => {
  it('is believed when what failed is answered, and told once', async () => {
    const made = await faultyLine()
    made.state.answer = answered
    made.state.duringTrial = () => {
      for (const [call, end] of all(answered)) made.net.observe(call, end)
    }
    await made.pass(RECHECK_AFTER_MS)
    expect([made.net.online(), made.state.trials]).toEqual([true, 1])
    expect(made.states().filter((now) => now === 'ok')).toHaveLength(1)
  })

  it('isn’t believed for the app’s own question alone: no moment of “ok” while all else fails', async () => {
    const made = await faultyLine()
    made.state.answer = answered
    made.state.duringTrial = () => {
      for (const [call, end] of all(fault)) made.net.observe(call, end)
    }
    for (let nth = 0; nth < 5; nth++) await made.pass(RECHECK_AFTER_MS + 3_000)
    expect(made.states()).not.toContain('ok')
    expect(made.state.trials).toBe(5)
  })

  it('is believed when half of what failed is answered: the rest speaks for itself', async () => {
    const made = await faultyLine()
    made.state.answer = answered
    made.state.duringTrial = () => {
      made.net.observe('home.menu', answered)
      made.net.observe('order.stats', fault)
      made.net.observe('loads.list', fault)
    }
    await made.pass(RECHECK_AFTER_MS + 3_000)
    expect(made.net.online()).toBe(true)
  })

  it('is believed after a moment where nothing on the screen had failed', async () => {
    const made = await faultyLine()
    made.state.answer = answered
    await made.pass(RECHECK_AFTER_MS + 3_000)
    expect(made.net.online()).toBe(true)
  })

  it('is looked for at once when a call is answered', async () => {
    const made = await faultyLine()
    made.state.answer = answered
    await made.pass(6_000)
    await made.observe(['home.menu', answered])
    await made.pass(3_000)
    expect([made.net.online(), made.state.trials]).toEqual([true, 1])
  })
})

describe('asking now', () => {
  it('asks at once, once for all windows, and restarts the count', async () => {
    const made = await faultyLine()
    await made.pass(7_000)
    const before = made.state.asked
    await Promise.all([made.net.tryNow(), made.net.tryNow()])
    expect([made.state.asked - before, made.net.state()]).toEqual([
      1,
      { state: 'notAnswering', againIn: RECHECK_AFTER_MS },
    ])
  })

  it('asks nothing while all is well', async () => {
    const { net, state } = line()
    await net.tryNow()
    expect(state.asked).toBe(0)
  })
})

describe('after the end', () => {
  it('nothing is asked nor told', async () => {
    const { net, reports, waiting, observe } = line(broken)
    net.observe('home.menu', broken)
    net.close()
    await observe(...all(broken))
    expect([reports, waiting.size]).toEqual([[], 0])
  })

  it('a trial that was under way is over', async () => {
    const made = await faultyLine()
    made.state.answer = answered
    made.state.duringTrial = () => made.net.close()
    const count = made.reports.length
    await made.net.tryNow()
    // The running check was reported before.
    expect([made.reports.length - count, made.waiting.size]).toEqual([1, 0])
  })
})
