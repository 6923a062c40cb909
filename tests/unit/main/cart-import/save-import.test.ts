import { describe, expect, it } from 'vitest'
import { createSaveImport, importRunning, type Offered } from '../../../../src/main/cart-import/save-import.ts'
import type { FileRead } from '../../../../src/main/files/cart-file-reader.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { AT, ID, letsOthersWork, openDraft, readOnly, taken } from './draft.ts'

const NEW = 'import-2'
const read = (more: object = {}): FileRead => ({
  encoding: 'UTF-16',
  separator: 'tab',
  rows: [
    { line: 2, text: '1,5', id: 1, qty: 5 },
    { line: 3, text: '2,1', id: 2, qty: 1 },
  ],
  ...more,
})

/** A cart whose import waits for review. */
function cart() {
  const on = openDraft([taken(2, 9, 1)])
  const events: unknown[] = []
  const state = { sending: [] as string[], deleted: undefined as Result<undefined> | undefined }
  const takeIn = createSaveImport({
    drafts: on.drafts,
    clock: () => Date.parse(AT),
    emit: (event, what) => events.push([event, what]),
    newId: () => NEW,
    isSending: (id) => state.sending.includes(id),
    deleteDraft: async (id) => {
      if (state.deleted !== undefined) return state.deleted
      while (!on.drafts.discardSome(id, 100));
      return ok(undefined)
    },
  })
  const offer = (file: FileRead, more: Partial<Offered> = {}) =>
    takeIn({ cartType: 'all', fileName: 'new.csv', file: async () => file, replace: false, isData: false, ...more })
  return { ...on, events, state, offer, now: () => on.drafts.current('all') }
}

describe('a file that was read', () => {
  it('takes the place of the import that waits, as it was read', async () => {
    const { offer, drafts, now, events } = cart()
    expect(await offer(read({ leftOut: 'A row.' }))).toEqual(ok(NEW))
    expect(now()).toMatchObject({
      id: NEW,
      file_name: 'new.csv',
      encoding: 'UTF-16',
      separator: 'tab',
      created_at: AT,
      left_out: 'A row.',
      phase: 'judging',
      whole: 1,
      header_is_data: 0,
      refusal: null,
    })
    expect(drafts.rowsAfter(NEW, 0, 9)).toMatchObject([{ line: 2 }, { line: 3 }])
    expect(drafts.find(ID)).toBeUndefined()
    expect(events).toEqual([['import.progress', { id: NEW, phase: 'judging', done: 0, total: 0 }]])
  })

  it('is another cart’s import beside this one', async () => {
    const { offer, drafts } = cart()
    expect(await offer(read(), { cartType: 'apparel' })).toEqual(ok(NEW))
    expect(drafts.find(ID)).toBeDefined()
  })

  it.each([
    [{ isData: true }, {}],
    [{}, { isData: true }],
  ])('without names above has data in its first row', async (more, file) => {
    const { offer, now } = cart()
    await offer(read(file), more)
    expect(now()?.header_is_data).toBe(1)
  })

  it('is written down in portions of two thousand, the last of them too', async () => {
    const rows = Array.from({ length: 2_001 }, (_, nth) => ({ line: nth + 1, text: '', id: nth, qty: 1 }))
    const { offer, drafts } = cart()
    await offer(read({ rows }))
    expect(drafts.rowCount(NEW)).toBe(2_001)
  })

  it('lets others work between two portions', async () => {
    const { offer } = cart()
    expect(await letsOthersWork(() => offer(read()))).toBe(true)
  })

  it('takes the place of one that was stopped half-way only when that is said', async () => {
    for (const phase of ['paused', 'committing'] as const) {
      const { offer, drafts, now } = cart()
      drafts.setPhase(ID, phase)
      expect(await offer(read())).toEqual(refuse('importUnfinished', { file: 'cart.csv' }))
      expect(now()?.id).toBe(ID)
      expect(await offer(read(), { replace: true })).toEqual(ok(NEW))
    }
  })

  it('never takes the place of one that is being sent', async () => {
    const { offer, state, now } = cart()
    state.sending.push(ID)
    expect(await offer(read(), { replace: true })).toEqual(importRunning())
    expect(importRunning()).toEqual(refuse('importRunning'))
    expect(now()?.id).toBe(ID)
  })

  it('stays out where the one before can’t be deleted, or nothing can be written', async () => {
    const stuck = cart()
    stuck.state.deleted = fail(offline)
    expect(await stuck.offer(read())).toEqual(fail(offline))
    expect(stuck.drafts.find(NEW)).toBeUndefined()
    const full = cart()
    full.state.deleted = ok(undefined)
    readOnly(full.db)
    expect(await full.offer(read(), { cartType: 'apparel' })).toMatchObject({ error: { kind: 'storage' } })
    const blind = cart()
    blind.db.exec('ALTER TABLE imports RENAME TO gone')
    expect(await blind.offer(read())).toMatchObject({ error: { kind: 'storage' } })
  })
})

describe('a file that is asked about', () => {
  it('waits, and changes nothing about the import that is there', async () => {
    const { offer, now } = cart()
    const table = { sheet: '', rows: [], header: 1, ids: [], quantities: [] }
    expect(await offer({ question: { tables: [table], layout: '' } })).toEqual(
      fail({ kind: 'rule', message: messages.openNoIds }),
    )
    expect(now()?.id).toBe(ID)
  })
})

describe('a file that can’t be read', () => {
  it('changes nothing about an import that waits', async () => {
    const { offer, now } = cart()
    expect(await offer({ refusal: 'No CSV.' })).toEqual(fail({ kind: 'rule', message: 'No CSV.' }))
    expect(now()?.id).toBe(ID)
  })

  it('is kept with its refusal where there is none, or one that is done or was refused, too', async () => {
    for (const before of [
      ({ drafts }: ReturnType<typeof cart>) => void drafts.discardSome(ID, 100),
      ({ drafts }: ReturnType<typeof cart>) => drafts.setPhase(ID, 'done'),
      ({ drafts }: ReturnType<typeof cart>) => drafts.setRefusal(ID, 'Older.'),
    ]) {
      const on = cart()
      before(on)
      expect(await on.offer({ refusal: 'No CSV.' })).toEqual(ok(NEW))
      expect(on.now()).toMatchObject({ id: NEW, refusal: 'No CSV.', whole: 1, phase: 'review', encoding: '' })
      expect(on.drafts.rowCount(NEW)).toBe(0)
    }
  })
})
