import { describe, expect, it } from 'vitest'
import { createLedgerMarks } from '../../../../src/main/ledger/ledger-marks.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'

describe('entries that were checked', () => {
  it('are kept for each account, over a restart, as they were checked last', () => {
    const db = openDrafts()
    const marks = createLedgerMarks(db)
    marks.check(1, [
      ['misc|1|A', 'then'],
      ['misc|2|B', 'then'],
    ])
    marks.check(2, [['misc|1|A', 'other']])
    marks.check(1, [['misc|1|A', 'now']])
    const next = createLedgerMarks(db)
    expect(next.of(1)).toEqual([
      ['misc|1|A', 'now'],
      ['misc|2|B', 'then'],
    ])
    expect(next.of(2)).toEqual([['misc|1|A', 'other']])
  })

  it('are unchecked one by one', () => {
    const marks = createLedgerMarks(openDrafts())
    for (const account of [1, 2] as const) marks.check(account, [['misc|1|A', 'then']])
    marks.uncheck(1, ['misc|1|A', 'misc|9|Z'])
    expect([marks.of(1), marks.of(2)]).toEqual([[], [['misc|1|A', 'then']]])
  })
})
