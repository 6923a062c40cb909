import { describe, expect, it } from 'vitest'
import { createChangeQueue } from '../../../../src/main/cart/change-queue.ts'
import { ok } from '../../../../src/shared/errors.ts'

/** A queue whose requests wait until the test releases them. */
function queue() {
  const sent: Record<number, number>[] = []
  const done: string[] = []
  const made = createChangeQueue<string>(async (quantities) => {
    sent.push(Object.fromEntries(quantities))
    done.push(`sent ${sent.length}`)
    return ok(`request ${sent.length}`)
  })
  const slow = (name: string) => {
    const gate = Promise.withResolvers<string>()
    const turn = made.run(async () => {
      done.push(`${name} begins`)
      const answer = await gate.promise
      done.push(`${name} ends`)
      return answer
    })
    return { turn, end: () => gate.resolve(name) }
  }
  return { ...made, slow, sent, done }
}

describe('changes of a cart', () => {
  it('run one at a time, in the order in which they were asked for', async () => {
    const { slow, done } = queue()
    const [first, second] = [slow('first'), slow('second')]
    second.end()
    await Promise.resolve()
    expect(done).toEqual(['first begins'])
    first.end()
    expect(await Promise.all([first.turn, second.turn])).toEqual(['first', 'second'])
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('go on after one that failed, which fails alone', async () => {
    const { run } = queue()
    const failed = run(async () => {
      throw new Error('defect')
    })
    const next = run(async () => 'next')
    await expect(failed).rejects.toThrow('defect')
    expect(await next).toBe('next')
  })
})

describe('quantities that are typed quickly', () => {
  it('go out together: the last number of a product counts', async () => {
    const { slow, setQuantities, sent } = queue()
    const busy = slow('busy')
    const typed = [
      setQuantities([[1, 2]]),
      setQuantities([
        [1, 25],
        [2, 3],
      ]),
    ]
    busy.end()
    expect(await Promise.all(typed)).toEqual(Array(2).fill(ok('request 1')))
    expect(sent).toEqual([{ 1: 25, 2: 3 }])
  })

  it('wait for what was asked before them, and aren’t mixed with what is asked after', async () => {
    const { slow, setQuantities, run, sent, done } = queue()
    const busy = slow('busy')
    const first = setQuantities([[1, 2]])
    const between = run(async () => done.push('between'))
    const second = setQuantities([[1, 3]])
    busy.end()
    expect(await Promise.all([first, between, second])).toMatchObject([ok('request 1'), 4, ok('request 2')])
    expect(sent).toEqual([{ 1: 2 }, { 1: 3 }])
    expect(done).toEqual(['busy begins', 'busy ends', 'sent 1', 'between', 'sent 2'])
  })

  it('go out together though others went out meanwhile', async () => {
    const { slow, setQuantities, run, sent } = queue()
    const busy = slow('busy')
    const first = setQuantities([[1, 2]])
    let last: Promise<unknown> = Promise.resolve()
    void run(async () => {
      last = setQuantities([[2, 5]])
    })
    const second = setQuantities([[1, 3]])
    busy.end()
    await Promise.all([first, second])
    await last
    expect(sent).toEqual([{ 1: 2 }, { 1: 3, 2: 5 }])
  })

  it('that come while others are being sent go out after them', async () => {
    const { setQuantities, sent } = queue()
    await setQuantities([[1, 2]])
    await setQuantities([[1, 3]])
    expect(sent).toEqual([{ 1: 2 }, { 1: 3 }])
  })
})
