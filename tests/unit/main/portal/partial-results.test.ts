import { describe, expect, it } from 'vitest'
import { reportPartial } from '../../../../src/main/portal/partial-results.ts'
import type { ReadAnswer } from '../../../../src/shared/bridge/portal.ts'

const soFar = (answer: number): ReadAnswer => ({ answer, at: '', saved: false, unread: 0 })

describe('a long reading', () => {
  it('is told while it grows, never whole, and all that is told is a few times the whole', () => {
    const reported: ReadAnswer[] = []
    const of = 2500
    const grown = reportPartial({ partial: (read) => reported.push(read) }, of)
    for (let done = 20; done <= of; done += 20) grown(done, () => soFar(done))
    expect(reported[0]).toEqual({ ...soFar(20), coming: { done: 20, of } })
    expect(reported.every(({ coming }) => coming !== undefined && coming.done < of)).toBe(true)
    expect(reported.reduce((sum, { answer }) => sum + Number(answer), 0)).toBeLessThan(3 * of)
  })

  it('isn’t reported to callers who didn’t ask for that', () => {
    const grown = reportPartial({}, 9)
    expect(() =>
      grown(1, () => {
        throw new Error('made')
      }),
    ).not.toThrow()
  })
})
