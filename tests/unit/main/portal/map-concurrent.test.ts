import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLimit, mapConcurrent } from '../../../../src/main/portal/map-concurrent.ts'

describe('calls that go out side by side', () => {
  it('are six at a time, and answered in their order', async () => {
    const gates: (() => void)[] = []
    const all = mapConcurrent([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
      await new Promise<void>((open) => gates.push(open))
      return item * 10
    })
    let isDone = false
    void all.then(() => {
      isDone = true
    })
    await setImmediate()
    expect([gates.length, isDone]).toEqual([6, false])
    gates[5]?.()
    await setImmediate()
    expect(gates).toHaveLength(7)
    for (let next = 0; next < gates.length; next += 1) {
      gates[next]?.()
      await setImmediate()
    }
    expect(await all).toEqual([10, 20, 30, 40, 50, 60, 70, 80])
  })

  it('share the limit that they are given, and make room when they fail', async () => {
    const limit = createLimit(2)
    let [now, most] = [0, 0]
    const work = (fails: boolean) =>
      limit(async () => {
        now += 1
        most = Math.max(most, now)
        await setImmediate()
        now -= 1
        if (fails) throw new Error('failed')
        return 'done'
      })
    const ended = await Promise.allSettled([true, false, true, false, false].map(work))
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect([now, most]).toEqual([0, 2])
  })

  it('are none of nothing', async () => {
    expect(await mapConcurrent([], async () => 1)).toEqual([])
  })
})
