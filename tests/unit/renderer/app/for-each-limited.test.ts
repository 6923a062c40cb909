import { describe, expect, test } from 'vitest'
import { forEachLimited } from '../../../../src/renderer/bridge/for-each-limited.ts'

const numbers = (many: number) => Array.from({ length: many }, (_, nth) => nth)

describe('one for each of many', () => {
  test.each([0, 1, 4, 1000])('of %i each is sent once, and never more than four are under way', async (many) => {
    const sent: number[] = []
    let underWay = 0
    let most = 0
    const failures = await forEachLimited(numbers(many), async (item) => {
      sent.push(item)
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay -= 1
    })
    expect(sent).toEqual(numbers(many))
    expect(most).toBe(Math.min(many, 4))
    expect(failures).toEqual([])
  })

  test('any failure is reported, and delays no other', async () => {
    const sent: number[] = []
    const failures = await forEachLimited(numbers(20), async (item) => {
      sent.push(item)
      if (item % 2 === 0) throw new Error(String(item))
    })
    expect(sent).toHaveLength(20)
    expect(failures).toHaveLength(10)
    expect(failures).toContainEqual(new Error('18'))
  })
})
