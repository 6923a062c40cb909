import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileKind } from '../../../../src/main/files/dialogs.ts'
import { readBooks } from '../../../../src/main/files/read-books.ts'
import { ledgerHandlers } from '../../../../src/main/ledger/ledger-handlers.ts'
import { createLedgerMarks } from '../../../../src/main/ledger/ledger-marks.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { store } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { offline } from '../../../support/scripted-portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'storedesk-books-'))

interface Given {
  /** The file that is picked, or where one is saved; undefined for a dialog that is closed. */
  readonly path?: string | undefined
  readonly isMarked?: boolean
}

function desk({ path, isMarked = true }: Given = {}) {
  const marks = createLedgerMarks(openDrafts())
  const dialogs: { name: string; kind: FileKind }[] = []
  const choose = async (name: string, kind: FileKind) => {
    dialogs.push({ name, kind })
    return path
  }
  const handlers = ledgerHandlers({
    ask: async () => fail(offline),
    dialogs: { saveAs: choose, open: choose },
    readBooks: async ({ name, bytes }) => {
      const read = readBooks(bytes, name.endsWith('.xlsx'))
      return 'fault' in read ? { refusal: read.fault } : read
    },
    store: () => store(),
    marks: () => (isMarked ? ok(marks) : fail(offline)),
  })
  return { handlers, marks, dialogs }
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
