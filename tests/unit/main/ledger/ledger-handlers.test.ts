import { describe, expect, it } from 'vitest'
import { ledgerHandlers } from '../../../../src/main/ledger/ledger-handlers.ts'
import { createLedgerMarks } from '../../../../src/main/ledger/ledger-marks.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { store } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { offline } from '../../../support/scripted-portal.ts'

const none = async () => undefined

function desk({ isMarked = true }: { readonly isMarked?: boolean } = {}) {
  const marks = createLedgerMarks(openDrafts())
  const handlers = ledgerHandlers({
    ask: async () => fail(offline),
    dialogs: { saveAs: none, open: none },
    store: () => store(),
    marks: () => (isMarked ? ok(marks) : fail(offline)),
  })
  return { handlers, marks }
}

describe('checking entries', () => {
  it('keeps what they were then, and forgets them', async () => {
    const { handlers, marks } = desk()
    const check = (isChecked: boolean) =>
      handlers['ledger.check']({ account: 2, entries: [['misc|1|A', 'then']], isChecked })
    expect(await check(true)).toEqual(ok(undefined))
    expect(marks.of(2)).toEqual([['misc|1|A', 'then']])
    expect(await check(false)).toEqual(ok(undefined))
    expect(marks.of(2)).toEqual([])
  })

  it('fails where nothing can be kept', async () => {
    const { handlers } = desk({ isMarked: false })
    expect(await handlers['ledger.check']({ account: 1, entries: [], isChecked: true })).toEqual(fail(offline))
  })
})
