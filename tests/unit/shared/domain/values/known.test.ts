import { describe, expect, it } from 'vitest'
import { allKnown, known, knownOf, notKnown } from '../../../../../src/shared/domain/values/known.ts'

describe('a value that decides', () => {
  it('is known, with the time of its answer', () => {
    expect(known([1], '2026-11-27T10:00:00Z')).toEqual({ known: true, value: [1], at: '2026-11-27T10:00:00Z' })
  })

  it('stays unknown, with the reason, in everything that follows from it', () => {
    const failed = notKnown('The portal did not answer.')
    expect(knownOf(failed, () => new Set())).toBe(failed)
    expect(knownOf(known([1], 't'), (ids) => new Set(ids))).toEqual(known(new Set([1]), 't'))
  })

  it('decides together only where all of it is known, and is as old as the oldest', () => {
    expect(allKnown({ best: known(1, '2026-11-27'), kinds: known(2, '2026-11-26') })).toEqual(
      known({ best: 1, kinds: 2 }, '2026-11-26'),
    )
    expect(allKnown({ best: known(1, '2026-11-27'), kinds: notKnown('No answer.') })).toEqual(notKnown('No answer.'))
  })
})
