import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasSignageIncentive,
  incentiveStaff,
  incentiveSubject,
  readIncentiveSubject,
  salespeople,
  scorecardType,
} from '../../../../../src/shared/domain/scores/incentives.ts'

const manager = { name: 'Asha', isStoreManager: true, isAssistantStoreManager: false }
const assistant = { name: 'Bala', isStoreManager: false, isAssistantStoreManager: true }
const seller = { name: 'Charu', isStoreManager: false, isAssistantStoreManager: false }

describe('the staff whose incentives are shown', () => {
  it('leaves store managers out, and assistants out of those who sell', () => {
    expect(incentiveStaff([manager, assistant, seller])).toEqual([assistant, seller])
    expect(salespeople([manager, assistant, seller])).toEqual([seller])
  })

  it.each([
    'Firstcry 0-12',
    'Pine Kids',
    'Firstcry 6-12',
    'Cutewalk',
    'Play Nation',
    'Factory Outlet',
    'Babyhug',
    'Firstcry',
  ])('has incentives of the signage %s', (signage) => expect(hasSignageIncentive(signage)).toBe(true))

  it.each(['Photoshoot', 'International', ''])('has none of the signage %j', (signage) =>
    expect(hasSignageIncentive(signage)).toBe(false),
  )
})

it('calls the scorecard of a store manager SM, of all others CRO', () => {
  expect([manager, assistant, seller].map(scorecardType)).toEqual(['SM', 'CRO', 'CRO'])
})

it('has no store in what names them where it isn’t told', () => {
  expect(readIncentiveSubject(incentiveSubject('S-1', '2026-11', undefined))).toEqual({
    staff: 'S-1',
    month: '2026-11',
    fcfId: undefined,
  })
})

it('reads back the key of a staff member’s incentives', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (staff, fcfId) => {
      expect(readIncentiveSubject(incentiveSubject(staff, '2026-11', fcfId))).toEqual({
        staff,
        month: '2026-11',
        fcfId,
      })
    }),
  )
})
