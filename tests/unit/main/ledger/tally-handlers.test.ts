import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileKind } from '../../../../src/main/files/dialogs.ts'
import { tallyHandlers } from '../../../../src/main/ledger/tally-handlers.ts'
import { entryKey } from '../../../../src/shared/domain/ledger/merge.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { ledgerEntry, store } from '../../../support/builders.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { readTally } from '../../../support/tally-schema.ts'

const ENTRIES = [
  ledgerEntry({ id: '1', voucherNumber: 'SI/1' }),
  ledgerEntry({ id: '2', voucherNumber: 'SI/2', B2BReferenceNumber: 'PO-2' }),
  ledgerEntry({ kind: 'misc', id: '3', voucherNumber: 'X/3', accTypeName: '', descTitle: '' }),
]
const [, SECOND, THIRD] = ENTRIES
const folder = mkdtempSync(join(tmpdir(), 'storedesk-tally-'))

interface DeskOptions {
  readonly path?: string | undefined
  readonly statement?: Result<unknown>
  readonly taxes?: Result<unknown>
}

const NO_TAXES = ok({ rows: [], gaps: [], missing: [] })

function desk({ path, statement = ok({ rows: ENTRIES, missing: [] }), taxes = NO_TAXES }: DeskOptions = {}) {
  const calls: unknown[] = []
  const saved: { name: string; kind: FileKind }[] = []
  const state = { onDialog: (): void => undefined, store: store() as ReturnType<typeof store> | undefined }
  const choose = async (name: string, kind: FileKind) => {
    saved.push({ name, kind })
    state.onDialog()
    return path
  }
  const handlers = tallyHandlers({
    ask: async (...all: unknown[]) => {
      calls.push(all)
      return (all[0] === 'ledger.statement' ? statement : taxes) as never
    },
    dialogs: { saveAs: choose, open: choose },
    store: () => state.store,
  })
  return { handlers, calls, saved, state }
}

const days = { from: '2026-04-01', to: '2026-05-30' }
const requestFor = (entries: readonly unknown[], more: { gross?: boolean } = {}) => ({
  account: 1 as const,
  ...days,
  entries: entries.map((one) => entryKey(one as never)),
  names: {},
  gross: false,
  ...more,
})

describe('vouchers for Tally', () => {
  const path = join(folder, 'tally.xml')

  it('are the chosen entries of these days, with the tax of those alone', async () => {
    const on = desk({ path })
    expect(await on.handlers['ledger.saveTally'](requestFor([SECOND]))).toEqual(ok({ path }))
    expect(readTally(readFileSync(path, 'utf8')).map(({ fields }) => fields.REFERENCE)).toEqual(['SI/2'])
    expect(on.calls).toEqual([
      ['ledger.statement', { account: 1, ...days }],
      ['ledger.inputTax', { account: 1, ...days, entries: [entryKey(SECOND as never)] }],
    ])
    expect(on.saved).toEqual([
      { name: 'Tally vouchers BB, 01 Apr – 30 May 2026.xml', kind: { name: 'XML file', extensions: ['xml'] } },
    ])
  })

  it('are told before there is a file: how many, what is left out, whose tax is unknown, which ledgers they need', async () => {
    const gaps = [{ entry: SECOND, why: 'Not read.' }]
    const on = desk({ taxes: ok({ rows: [], gaps, missing: [] }) })
    const preview = (gross: boolean) => on.handlers['ledger.previewTally'](requestFor(ENTRIES, { gross }))
    expect(await preview(false)).toEqual(
      ok({
        uses: [{ use: 'purchase', count: 1, amount: 118_050 }],
        leftOut: [
          { why: 'unknown', count: 1, amount: 118_050, vouchers: ['X/3'] },
          { why: 'untaxed', count: 1, amount: 118_050, vouchers: ['SI/2'] },
        ],
        gaps,
        needed: [
          { key: 'voucher purchase', count: 1 },
          { key: 'purchases', count: 1 },
          { key: 'party', count: 1 },
        ],
        missing: [],
      }),
    )
    expect(await preview(true)).toMatchObject({ value: { uses: [{ count: 2 }], leftOut: [{ why: 'unknown' }] } })
    expect(on.saved).toEqual([])
  })

  it('are none where none is chosen or none can be, or the ledger or its taxes can’t be read', async () => {
    const save = (options: DeskOptions, entries: readonly unknown[]) => {
      const on = desk({ path, ...options })
      const saved = on.handlers['ledger.saveTally'](requestFor(entries))
      expect(on.saved).toEqual([])
      return saved
    }
    expect(await save({}, [ledgerEntry({ id: 'gone' })])).toEqual(refuse('ledgerNone'))
    expect(await save({}, [THIRD])).toEqual(refuse('tallyNone'))
    expect(await save({ statement: fail(offline) }, [SECOND])).toEqual(fail(offline))
    expect(await save({ taxes: fail(offline) }, [SECOND])).toEqual(fail(offline))
    const unread = desk({ taxes: fail(offline) })
    expect(await unread.handlers['ledger.previewTally'](requestFor([SECOND]))).toEqual(fail(offline))
  })

  it('aren’t written when the dialog is closed, nor while no user is signed in', async () => {
    const on = desk()
    expect(await on.handlers['ledger.saveTally'](requestFor([SECOND]))).toEqual(ok(undefined))
    on.state.store = undefined
    expect(await on.handlers['ledger.saveTally'](requestFor([SECOND]))).toMatchObject({ error: { kind: 'session' } })
  })

  it('aren’t written for a user who has signed out, or in as another user, meanwhile', async () => {
    for (const next of [undefined, store({ id: 8 })]) {
      const other = join(folder, 'other.xml')
      const on = desk({ path: other })
      on.state.onDialog = () => {
        on.state.store = next
      }
      expect(await on.handlers['ledger.saveTally'](requestFor([SECOND]))).toMatchObject({ error: { kind: 'session' } })
      expect(() => readFileSync(other)).toThrow('ENOENT')
    }
  })
})
