/** A file of the store's own books: picked, asked about, read again, closed. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBooks } from '../../../../src/main/files/read-books.ts'
import { booksHandlers } from '../../../../src/main/ledger/books-handlers.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'storedesk-books-'))

/** `path`: the file that is picked; undefined for a dialog that is closed. */
function desk(path?: string) {
  const dialogs: string[] = []
  const handlers = booksHandlers({
    dialogs: {
      open: async (title) => {
        dialogs.push(title)
        return path
      },
    },
    readBooks: async ({ bytes }, answer) => {
      const read = readBooks(bytes, answer)
      return 'fault' in read ? { refusal: read.fault } : read
    },
  })
  return { handlers, dialogs, pick: () => handlers['ledger.pickBooks'](undefined) }
}

const fileOf = (text: string, name = 'bank.csv') => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return desk(path)
}

const STATEMENT = 'Date,Narration,Withdrawal,Deposit\n05/04/2026,NEFT,,100.50\n'

describe('the store’s own books', () => {
  it('are read from the picked file, under any name', async () => {
    for (const name of ['bank.csv', 'bank.txt', 'bank.xls', 'bank']) {
      const { pick, dialogs } = fileOf(STATEMENT, name)
      expect(await pick()).toMatchObject({
        value: {
          fileName: name,
          separator: 'comma',
          found: { books: { rows: [{ day: '2026-04-05', amount: -10_050 }] } },
        },
      })
      expect(dialogs).toEqual(['Choose your own books'])
    }
  })

  it('are refused by a sentence of statements where there is too much of them', async () => {
    const row = '05/04/2026,NEFT,,100.50\n'
    for (const megabytes of [4, 32]) {
      const text = STATEMENT + row.repeat((megabytes * 1024 * 1024) / row.length + 1)
      expect(await fileOf(text).pick()).toMatchObject({
        error: { message: `The file is larger than ${megabytes} MB. Download fewer months at a time.` },
      })
    }
  })

  it('are refused where the file is none, or has none', async () => {
    expect(await fileOf('x,y\n1,2\n').pick()).toEqual(refuse('ownBooksUnknown'))
    expect(await fileOf('\n').pick()).toEqual(fail({ kind: 'file', message: messages.csvEmpty }))
    expect(await fileOf('%PDF-1.7 …', 'statement.csv').pick()).toEqual(
      fail({ kind: 'file', message: messages.ownBooksPdf }),
    )
    expect(await fileOf('GIF89a\0\0\0', 'statement.csv').pick()).toEqual(
      fail({ kind: 'file', message: messages.ownBooksNoTable }),
    )
  })

  it('are none when the dialog is closed, or the file is gone', async () => {
    expect(await desk().pick()).toEqual(ok(undefined))
    expect(await desk(join(folder, 'gone.csv')).pick()).toMatchObject({ ok: false, error: { kind: 'file' } })
  })

  it('are read again as the person says, until the file is closed', async () => {
    const { handlers, pick } = fileOf('when;what;much\n2026-04-05;NEFT;12.50\n')
    expect(await pick()).toMatchObject({ value: { found: { why: 'columns' }, separator: 'semicolon' } })
    const choice = {
      table: '',
      header: 1,
      kinds: ['day' as const, 'text' as const, 'amount' as const],
      order: 'dayFirst' as const,
    }
    const answer = () => handlers['ledger.readBooks']({ file: 1, separator: 'semicolon', choice })
    expect(await answer()).toMatchObject({ value: { found: { books: { rows: [{ amount: 1250, text: 'NEFT' }] } } } })
    expect(await handlers['ledger.readBooks']({ file: 1, separator: 'comma' })).toEqual(refuse('ownBooksUnknown'))
    expect(await handlers['ledger.closeBooks']({ file: 1 })).toEqual(ok(undefined))
    expect(await answer()).toEqual(refuse('ownBooksClosed'))
  })

  it('are each its own: what one window picks or closes changes nothing for the other', async () => {
    const { handlers, pick } = fileOf(STATEMENT, 'first.csv')
    const [first, second] = [await pick(), await pick()]
    expect([first, second].map((one) => (one.ok ? one.value?.file : undefined))).toEqual([1, 2])
    await handlers['ledger.closeBooks']({ file: 2 })
    expect(await handlers['ledger.readBooks']({ file: 1 })).toMatchObject({ value: { file: 1, fileName: 'first.csv' } })
    for (let nth = 0; nth < 4; nth++) await pick()
    expect(await handlers['ledger.readBooks']({ file: 1 })).toEqual(refuse('ownBooksClosed'))
  })
})
