import { describe, expect, test } from 'vitest'
import { refuseReport } from '../../../../../src/shared/domain/replenishment/ars-report.ts'

const TODAY = '2026-11-21'

describe('the report of automatic replenishment', () => {
  test.each([
    ['of a month', '2026-10-15', '2026-11-15', undefined],
    ['of a day more', '2026-10-15', '2026-11-16', 'arsReportTooLong'],
    ['of a day', TODAY, TODAY, undefined],
    ['up to tomorrow', TODAY, '2026-11-22', 'arsReportTooLong'],
    ['backwards', TODAY, '2026-11-20', 'historyReversed'],
    ['without a first day', undefined, TODAY, 'historyOrderRange'],
    ['without a last day', TODAY, undefined, 'historyOrderRange'],
  ])('%s: from %s to %s', (_what, from, to, key) => {
    expect(refuseReport({ from, to }, TODAY)).toBe(key)
  })
  test('isn’t asked for before days are set', () => {
    expect(refuseReport(undefined, TODAY)).toBe('historyOrderRange')
  })
})
