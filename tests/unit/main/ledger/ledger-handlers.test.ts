import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileKind } from '../../../../src/main/files/dialogs.ts'
import { readBooks } from '../../../../src/main/files/read-books.ts'
import { ledgerHandlers } from '../../../../src/main/ledger/ledger-handlers.ts'
import { createLedgerMarks } from '../../../../src/main/ledger/ledger-marks.ts'
import { entryKey } from '../../../../src/shared/domain/ledger/merge.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { ledgerEntry, store } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { offline } from '../../../support/scripted-portal.ts'

const ENTRIES = [ledgerEntry({ id: '1', voucherNumber: 'SI/1' }), ledgerEntry({ id: '2', voucherNumber: 'SI/2' })]
const folder = mkdtempSync(join(tmpdir(), 'storedesk-books-'))

interface Given {
  /** The file that is picked, or where one is saved; undefined for a dialog that is closed. */
  readonly path?: string | undefined
  readonly statement?: Result<unknown>
  readonly isMarked?: boolean
}

function desk({ path, statement = ok({ rows: ENTRIES }), isMarked = true }: Given = {}) {
  const marks = createLedgerMarks(openDrafts())
  const asked: unknown[] = []
  const dialogs: { name: string; kind: FileKind }[] = []
  const state = { onDialog: (): void => undefined, store: store() as ReturnType<typeof store> | undefined }
  const choose = async (name: string, kind: FileKind) => {
    dialogs.push({ name, kind })
    state.onDialog()
    return path
  }
  const handlers = ledgerHandlers({
    ask: async (...all: unknown[]) => {
      asked.push(all)
      return statement as never
    },
    dialogs: { saveAs: choose, open: choose },
    readBooks: async ({ name, bytes }) => {
      const read = readBooks(bytes, name.endsWith('.xlsx'))
      return 'fault' in read ? { refusal: read.fault } : read
    },
    store: () => state.store,
    marks: () => (isMarked ? ok(marks) : fail(offline)),
  })
  return { handlers, marks, asked, dialogs, state }
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

describe('the store’s own books', () => {
  const pick = (text: string, name = 'bank.csv') => {
    const path = join(folder, name)
    writeFileSync(path, text)
    const on = desk({ path })
    return { ...on, answer: on.handlers['ledger.pickBooks'](undefined) }
  }

  it('are read from the file that is picked', async () => {
    const { answer, dialogs } = pick('Date,Narration,Withdrawal,Deposit\n05/04/2026,NEFT,,100.50\n')
    expect(await answer).toMatchObject({
      value: { fileName: 'bank.csv', rows: [{ day: '2026-04-05', amount: -10_050 }] },
    })
    expect(dialogs.map(({ name }) => name)).toEqual(['Choose your own books'])
  })

  it('are refused where the file is none, or has none', async () => {
    expect(await pick('x,y\n1,2\n').answer).toEqual(refuse('ownBooksUnknown'))
    expect(await pick('\n').answer).toEqual(fail({ kind: 'file', message: messages.csvEmpty }))
    expect(await pick('', 'books.xlsx').answer).toMatchObject({ error: { kind: 'file' } })
  })

  it('are none when the dialog is closed, or the file is gone', async () => {
    expect(await desk().handlers['ledger.pickBooks'](undefined)).toEqual(ok(undefined))
    const gone = desk({ path: join(folder, 'gone.csv') })
    expect(await gone.handlers['ledger.pickBooks'](undefined)).toMatchObject({ ok: false, error: { kind: 'file' } })
  })
})

describe('vouchers for Tally', () => {
  const path = join(folder, 'tally.xml')
  const chosen = ENTRIES.slice(1).map(entryKey)
  const save = (on: ReturnType<typeof desk>, entries = chosen) =>
    on.handlers['ledger.saveTally']({ account: 1, from: '2026-04-01', to: '2026-04-30', entries: [...entries] })

  it('are the chosen entries of these days', async () => {
    const on = desk({ path })
    expect(await save(on)).toEqual(ok({ path }))
    const xml = readFileSync(path, 'utf8')
    expect([xml.includes('SI/1'), xml.includes('SI/2')]).toEqual([false, true])
    expect(on.asked).toEqual([['ledger.statement', { account: 1, from: '2026-04-01', to: '2026-04-30' }]])
    expect(on.dialogs).toEqual([
      { name: 'Tally vouchers BB, 01 Apr 2026 – 30 Apr 2026.xml', kind: { name: 'XML file', extensions: ['xml'] } },
    ])
  })

  it('are none where none is chosen, or the ledger can’t be read', async () => {
    const on = desk({ path })
    expect(await save(on, [])).toEqual(refuse('ledgerNone'))
    expect(await save(desk({ path, statement: fail(offline) }))).toEqual(fail(offline))
    expect(on.dialogs).toEqual([])
  })

  it('aren’t written when the dialog is closed', async () => {
    expect(await save(desk())).toEqual(ok(undefined))
  })

  it('aren’t written for somebody who has signed out, or in as somebody else, meanwhile', async () => {
    for (const next of [undefined, store({ id: 8 })]) {
      const other = join(folder, 'other.xml')
      const on = desk({ path: other })
      on.state.onDialog = () => {
        on.state.store = next
      }
      expect(await save(on)).toMatchObject({ ok: false, error: { kind: 'session' } })
      expect(() => readFileSync(other)).toThrow('ENOENT')
    }
  })
})
