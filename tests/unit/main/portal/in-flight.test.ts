import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createInFlight } from '../../../../src/main/portal/in-flight.ts'

/** A portal that answers when the test tells it to. */
function portal() {
  let now = 0
  const once = createInFlight(() => now)
  const sent: { readonly answer: (text: string) => void; readonly signal: AbortSignal }[] = []
  const ask = (key: string, more: { readonly signal?: AbortSignal; readonly anew?: boolean } = {}) =>
    once<string>(key, {
      ask: (signal) => {
        const { promise, resolve } = Promise.withResolvers<string>()
        sent.push({ answer: resolve, signal })
        signal.addEventListener('abort', () => resolve('stopped'))
        return promise
      },
      cancelled: () => 'given up',
      anew: false,
      ...more,
    })
  return {
    ask,
    sent,
    wait: (ms: number) => {
      now += ms
    },
  }
}

describe('what is asked for while the same is on its way', () => {
  it('is one request, and one answer for all', async () => {
    const { ask, sent } = portal()
    const both = Promise.all([ask('a'), ask('a'), ask('b')])
    expect(sent).toHaveLength(2)
    sent[0]?.answer('one')
    sent[1]?.answer('other')
    expect(await both).toEqual(['one', 'one', 'other'])
    // After the answer, the next call asks again.
    void ask('a')
    expect(sent).toHaveLength(3)
  })

  it('is another request where what was asked before won’t do; who comes later gets the later answer', async () => {
    const { ask, sent, wait } = portal()
    const first = ask('a')
    wait(51)
    const anew = ask('a', { anew: true })
    const later = ask('a')
    expect(sent).toHaveLength(2)
    sent[0]?.answer('old')
    sent[1]?.answer('new')
    expect(await Promise.all([first, anew, later])).toEqual(['old', 'new', 'new'])
  })

  it('is one request, too, where many ask for it again at once', async () => {
    const { ask, sent, wait } = portal()
    const first = ask('a', { anew: true })
    wait(50)
    const second = ask('a', { anew: true })
    expect(sent).toHaveLength(1)
    sent[0]?.answer('new')
    expect(await Promise.all([first, second])).toEqual(['new', 'new'])
  })

  it('is another request where the one that is on its way may be stuck', async () => {
    const { ask, sent, wait } = portal()
    void ask('a')
    wait(10_001)
    const after = ask('a')
    expect(sent).toHaveLength(2)
    sent[1]?.answer('here')
    expect(await after).toBe('here')
  })

  it('goes on for the others when one gives up, and ends with the last of them', async () => {
    const { ask, sent } = portal()
    const [one, other] = [new AbortController(), new AbortController()]
    const answers = [ask('a', { signal: one.signal }), ask('a', { signal: other.signal })]
    one.abort()
    expect(await answers[0]).toBe('given up')
    expect(sent[0]?.signal.aborted).toBe(false)
    other.abort()
    expect(await answers[1]).toBe('given up')
    expect(sent[0]?.signal.aborted).toBe(true)
    // A cancelled request doesn't answer later callers.
    const next = ask('a')
    expect(sent).toHaveLength(2)
    sent[1]?.answer('yes')
    expect(await next).toBe('yes')
    expect(await ask('a', { signal: AbortSignal.abort() })).toBe('given up')
  })

  it('is never stopped for a caller who still waits, in any order', async () => {
    const steps = fc.array(fc.record({ leaves: fc.boolean(), at: fc.nat(9) }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { ask, sent } = portal()
        const askers = Array.from({ length: 4 }, () => new AbortController())
        const answers = askers.map(({ signal }) => ask('a', { signal }))
        for (const { leaves, at } of all) if (leaves) askers[at % 4]?.abort()
        const isLeft = askers.some(({ signal }) => !signal.aborted)
        expect(sent[0]?.signal.aborted).toBe(!isLeft)
        sent[0]?.answer('yes')
        expect(await Promise.all(answers)).toEqual(askers.map(({ signal }) => (signal.aborted ? 'given up' : 'yes')))
      }),
    )
  })
})
