import { expect, it } from 'vitest'
import { refuseAgeing } from '../../../../../src/shared/domain/catalogue/listing.ts'
import { messages } from '../../../../../src/shared/messages.ts'

it.each([
  [{ from: '2026-01-01', to: '2026-01-01' }, undefined],
  [{ from: undefined, to: undefined }, undefined],
  [{ from: '2026-01-01', to: undefined }, 'arsAgeingDays'],
  [{ from: undefined, to: '2026-01-01' }, 'arsAgeingDays'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'historyReversed'],
] as const)('%j is refused by %s', (days, why) => expect(refuseAgeing(days)).toBe(why))

it('wants both days in the trade’s words', () => {
  expect(messages.arsAgeingDays).toBe('Please select from and to date for ageing filter')
})
