import { describe, expect, it } from 'vitest'
import { ofSignage } from '../../../../../src/shared/domain/content/music.ts'
import {
  attemptsOf,
  eventsAtFirst,
  hasBegun,
  trainingShowsIncentives,
} from '../../../../../src/shared/domain/content/training.ts'
import { hasWords } from '../../../../../src/shared/text.ts'

describe('training', () => {
  it.each(['FCCOCO', 'BBBHCOCO', 'DARPFCFO'])('leads to incentives in stores of %s', (concept) =>
    expect(trainingShowsIncentives(concept)).toBe(true),
  )
  it.each(['FC', 'FOFO', 'BBBHFO', 'PHARMACY', ''])('leads to none in stores of %j', (concept) =>
    expect(trainingShowsIncentives(concept)).toBe(false),
  )

  it('lists events for a year from today, also from a leap day', () => {
    expect(eventsAtFirst('2026-11-24')).toEqual({ from: '2026-11-24', to: '2027-11-24' })
    expect(eventsAtFirst('2028-02-29')).toEqual({ from: '2028-02-29', to: '2029-02-28' })
  })

  it.each([
    ['2026-11-23', true],
    ['2026-11-24T18:00:00', true],
    ['2026-11-25', false],
    [undefined, true],
  ])('an event of %s has begun on 24 November: %s', (fromDate, begun) =>
    expect(hasBegun({ fromDate }, '2026-11-24')).toBe(begun),
  )

  it('has a row for each attempt, and one for an assessment without attempts', () => {
    const attempt = (staffName: string) => ({ assessmentId: 'A', staffName, status: 'Passed', key: staffName })
    const rows = attemptsOf(
      [{ id: 'A' }, { id: 'B' }],
      [attempt('x'), attempt('y'), { ...attempt('z'), assessmentId: 'C' }],
    )
    expect(rows.map(({ assessment, attempt: one }) => [assessment.id, one?.staffName])).toEqual([
      ['A', 'x'],
      ['A', 'y'],
      ['B', undefined],
    ])
  })
})

it('plays what is of the store’s signage, and what is for all', () => {
  const songs = ['Firstcry', 'firstcry ', 'Firstcry 0-12', '', 'Photoshoot'].map((signage) => ({ signage }))
  expect(ofSignage(songs, 'FirstCry').map(({ signage }) => signage)).toEqual(['Firstcry', 'firstcry ', ''])
  expect(ofSignage(songs, 'Firstcry 0 12')).toHaveLength(2)
})

it('finds words in any order and case', () => {
  expect(hasWords('Measure the Foot', 'foot meas')).toBe(true)
  expect(hasWords('Measure the Foot', 'foot hand')).toBe(false)
  expect(hasWords('Measure the Foot', '  ')).toBe(true)
})

it('reads a concept with any blanks and capitals', () => {
  expect(trainingShowsIncentives(' fccoco ')).toBe(true)
})
