import { expect, it } from 'vitest'
import {
  hasScorecard,
  isWholeScorecard,
  readScorecardSubject,
  requireScorecardSubject,
  scorecardLines,
  scorecardParts,
  scorecardSubject,
  scoreWords,
  shareOf,
  shareTone,
} from '../../../../../src/shared/domain/scores/scorecard.ts'

const line = (name: string) => ({ name, score: 5, outOf: 10, remark: '' })
const none = Object.fromEntries(scorecardParts.map((part) => [part, []])) as never

it('puts the parts one below the other, each line with its part', () => {
  const lines = scorecardLines({
    ...(none as object),
    arambhScores: [line('c')],
    mainScoreCard: [line('a'), line('b')],
  } as never)
  expect(lines.map(({ part, name }) => `${part}: ${name}`)).toEqual([
    'Main scorecard: a',
    'Main scorecard: b',
    'Arambh scores: c',
  ])
})

it.each([
  [{ score: 5, outOf: 10 }, 0.5],
  [{ score: 54_771, outOf: 49_000 }, 54_771 / 49_000],
  [{ score: -1, outOf: 10 }, -0.1],
  [{ score: 5, outOf: 0 }, undefined],
  [{ score: undefined, outOf: 10 }, undefined],
])('says which share %j is', (score, share) => expect(shareOf(score)).toBe(share))

it.each([true, false])('requests a scorecard as the portal wants it, for a manager or not', (isStoreManager) => {
  const subject = scorecardSubject({ id: '70/01', isStoreManager, franchisee: { b2bid: 7001, fcfid: 900 } })
  expect(readScorecardSubject(subject)).toEqual({
    staffId: '70/01',
    b2bId: 7001,
    fcfId: 900,
    isStoreManager: isStoreManager ? 1 : 0,
  })
})

it('isn’t asked for by a store that isn’t told', () => {
  const of = (franchisee: { b2bid?: number; fcfid?: number }) => ({ id: '70', isStoreManager: false, franchisee })
  expect(hasScorecard(of({ b2bid: 7001, fcfid: 900 }))).toBe(true)
  for (const franchisee of [{}, { b2bid: 7001 }, { fcfid: 900 }, { b2bid: 0, fcfid: 900 }]) {
    expect(hasScorecard(of(franchisee))).toBe(false)
    expect(readScorecardSubject(scorecardSubject(of(franchisee)))).toBeUndefined()
    expect(() => requireScorecardSubject(scorecardSubject(of(franchisee)))).toThrow(RangeError)
  }
})

it.each([
  [0.49, 'bad'],
  [0.5, 'warn'],
  [0.79, 'warn'],
  [0.8, 'good'],
  [undefined, undefined],
])('%s of what can be reached is %s', (share, tone) => expect(shareTone(share)).toBe(tone))

it('is whole where every part is told, with lines or without', () => {
  const whole = none as Parameters<typeof isWholeScorecard>[0]
  expect(isWholeScorecard(whole)).toBe(true)
  expect(isWholeScorecard({ ...whole, academyDetail: undefined })).toBe(false)
  expect(scorecardLines({ mainScoreCard: [line('a')] })).toHaveLength(1)
})

it.each([
  [{ score: 12.5, outOf: 20 }, '12.5 of 20'],
  [{ score: 54_771, outOf: 49_000 }, '54,771 of 49,000'],
  [{ score: 7, outOf: undefined }, '7'],
  [{ score: undefined, outOf: 20 }, '– of 20'],
])('%j reads %s', (line, words) => expect(scoreWords(line)).toBe(words))
