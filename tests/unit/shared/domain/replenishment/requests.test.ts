import { expect, test } from 'vitest'
import {
  REQUEST_STATUSES,
  refuseReplacements,
  refuseRequests,
} from '../../../../../src/shared/domain/replenishment/requests.ts'
import { statusTone } from '../../../../../src/shared/domain/values/status-tones.ts'

const from = '2026-02-01'

test.each([
  [{ from, to: '2026-03-03' }, undefined],
  [{ from, to: '2026-03-04' }, 'arsRequestTooLong'],
  [{ from }, 'arsRequestDays'],
  [{ to: from }, 'arsRequestDays'],
  [{ from, to: '2026-01-31' }, 'historyReversed'],
  [undefined, 'arsRequestDays'],
])('requests of %o', (span, key) => {
  expect(refuseRequests(span)).toBe(key)
})

test.each([
  [{ from, to: '2026-03-02' }, undefined],
  [{ from, to: '2026-03-03' }, 'arsReplacementDays'],
  [{ from: '2024-02-01', to: '2024-03-01' }, undefined],
  [{ from }, 'arsReplacementDays'],
  [undefined, 'arsReplacementDays'],
])('replacements of %o', (span, key) => {
  expect(refuseReplacements(span)).toBe(key)
})

test('requests of one day can be listed, and every status has its tone', () => {
  expect(refuseRequests({ from, to: from })).toBeUndefined()
  expect(refuseReplacements({ from, to: from })).toBeUndefined()
  expect(refuseReplacements({ from, to: '2026-01-31' })).toBe('arsReplacementDays')
  expect(REQUEST_STATUSES.map(statusTone)).toEqual(['warn', 'good', 'bad', 'bad'])
})
