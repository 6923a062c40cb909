import { describe, expect, it } from 'vitest'
import { noImport, RowEdits } from '../../../../src/main/cart-import/row-edits.ts'
import type { ImportRow } from '../../../../src/shared/domain/carts/cart-import.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { ID, judgedRow, letsOthersWork, openDraft, taken, torn } from './draft.ts'

/** Corrections of these rows; any row with two numbers is accepted. */
function editing(rows: readonly ImportRow[]) {
  const on = openDraft(rows)
  const judged: (readonly number[])[] = []
  const state = { failsAfter: Number.POSITIVE_INFINITY }
  const edits = new RowEdits(on.drafts, async (id, corrected) => {
    if (judged.length >= state.failsAfter) return fail(offline)
    judged.push(corrected.map(({ line }) => line))
    const verdictOf = ({ id: product, qty }: ImportRow) =>
      product === undefined || qty === undefined ? ('notTwoIntegers' as const) : ('taken' as const)
    on.drafts.judged(
      id,
      corrected.map((row) => judgedRow({ ...row, verdict: verdictOf(row) })),
    )
    return ok(undefined)
  })
  return { ...on, edits, judged, state }
}
const commas = (count: number, from = 2) =>
  Array.from({ length: count }, (_, nth) => torn(from + nth, `${nth + 1},5 pcs`, { id: nth + 1 }))

describe('correcting a row', () => {
  it('judges it as it is typed, with any separators between its cells', async () => {
    for (const text of ['7,12', '7;12', '7\t12', ' 7 , 12 ']) {
      const { edits } = editing([torn(2, 'x')])
      expect(await edits.fix(ID, 2, text)).toMatchObject({ value: { line: 2, text, id: 7, qty: 12, verdict: 'taken' } })
    }
  })

  it('believes a row of too few cells once it is typed, and takes back that it does', async () => {
    const { edits, drafts } = editing([torn(2, '200002,3,100', { misfit: 'fewer' })])
    const unread = { id: undefined, qty: undefined, misfit: 'fewer' }
    expect(await edits.fix(ID, 2, '200002,3,100')).toMatchObject({ value: unread })
    expect(await edits.fix(ID, 2, '200002,3')).toMatchObject({ value: { id: 200002, qty: 3, misfit: undefined } })
    await edits.undo(ID)
    expect(drafts.rowAt(ID, 2)).toMatchObject({ ...unread, text: '200002,3,100' })
  })

  it('is refused of a row that isn’t there, or may have been sent', async () => {
    const { edits, drafts, judged } = editing([taken(2, 1, 5)])
    expect(await edits.fix(ID, 9, '1,2')).toEqual(noImport())
    expect(noImport()).toEqual(refuse('importGone'))
    drafts.fixTargets(ID, new Map([[2, 5]]), 1)
    expect(await edits.fix(ID, 2, '1,2')).toEqual(refuse('rowFixed'))
    expect(judged).toEqual([])
  })

  it('fails as judging does, and nothing can be taken back then', async () => {
    const { edits, state } = editing([torn(2, 'x'), torn(3, 'y')])
    state.failsAfter = 0
    expect(await edits.fix(ID, 2, '1,2')).toEqual(fail(offline))
    expect(edits.last(ID)).toBeUndefined()
    state.failsAfter = 1
    await edits.fix(ID, 2, '1,2')
    expect(await edits.fix(ID, 3, '3,4')).toEqual(fail(offline))
    expect(edits.last(ID)).toBe('line 2')
  })

  it('fails where the rows can’t be read', async () => {
    const { edits, db } = editing([torn(2, 'x')])
    db.exec('ALTER TABLE import_rows RENAME TO gone')
    expect(await edits.fix(ID, 2, '1,2')).toMatchObject({ error: { kind: 'storage' } })
    expect(await edits.mends(ID)).toMatchObject({ error: { kind: 'storage' } })
    expect(await edits.mendAll(ID, 'number')).toMatchObject({ error: { kind: 'storage' } })
  })
})

describe('taking a correction back', () => {
  it('brings the row back as it was, the last one first', async () => {
    const { edits, rowAt } = editing([torn(2, 'x'), torn(3, 'y')])
    expect(edits.last(ID)).toBeUndefined()
    await edits.fix(ID, 2, '1,2')
    await edits.fix(ID, 3, '3,4')
    expect(edits.last(ID)).toBe('line 3')
    expect(await edits.undo(ID)).toEqual(ok(undefined))
    expect([rowAt(2)?.text, rowAt(3)?.text]).toEqual(['1,2', 'y'])
    expect(edits.last(ID)).toBe('line 2')
    await edits.undo(ID)
    expect(rowAt(2)).toMatchObject({ text: 'x', verdict: 'notTwoIntegers' })
    expect(edits.last(ID)).toBeUndefined()
    expect(await edits.undo(ID)).toEqual(ok(undefined))
  })

  it('is of the import that was corrected last', async () => {
    const { edits } = editing([torn(2, 'x')])
    await edits.fix(ID, 2, '1,2')
    expect(edits.last('import-2')).toBeUndefined()
    expect(edits.last(ID)).toBe('line 2')
  })

  it('leaves rows that may have been sent meanwhile', async () => {
    const { edits, drafts, judged, rowAt } = editing([torn(2, 'x')])
    await edits.fix(ID, 2, '1,2')
    drafts.fixTargets(ID, new Map([[2, 2]]), 1)
    await edits.undo(ID)
    expect(judged.at(-1)).toEqual([])
    expect(rowAt(2)?.text).toBe('1,2')
  })

  it('can be tried again when judging failed', async () => {
    const { edits, state } = editing([torn(2, 'x')])
    await edits.fix(ID, 2, '1,2')
    state.failsAfter = 0
    expect(await edits.undo(ID)).toEqual(fail(offline))
    expect(edits.last(ID)).toBe('line 2')
  })

  it('goes back a hundred corrections', async () => {
    const { edits } = editing([torn(2, 'x')])
    for (let nth = 0; nth <= 100; nth += 1) await edits.fix(ID, 2, `1,${nth + 1}`)
    let steps = 0
    while (edits.last(ID) !== undefined) {
      await edits.undo(ID)
      steps += 1
    }
    expect(steps).toBe(100)
  })
})

describe('mending all rows of a kind', () => {
  it('counts and mends those that one number mends', async () => {
    const rows = [...commas(3), torn(5, 'x'), taken(6, 9, 1), taken(7, 8, 99, { verdict: 'gap', available: 4 })]
    const { edits, rowAt } = editing(rows)
    expect(await edits.mends(ID)).toEqual(ok({ number: 3, thousands: 0, raised: 0, lowered: 0, stock: 1 }))
    expect(await edits.mendAll(ID, 'number')).toEqual(ok(undefined))
    expect([2, 3, 4].map((line) => rowAt(line))).toMatchObject([1, 2, 3].map((id) => ({ id, qty: 5, text: `${id},5` })))
    expect([rowAt(5)?.text, rowAt(7)?.qty]).toEqual(['x', 99])
    expect(edits.last(ID)).toBe('3 rows')
    await edits.undo(ID)
    expect(rowAt(2)?.text).toBe('1,5 pcs')
  })

  it('leaves rows that may have been sent, and those of a file that isn’t judged', async () => {
    const gap = taken(2, 1, 99, { verdict: 'gap', available: 4 })
    const { edits, drafts } = editing([gap])
    drafts.fixTargets(ID, new Map([[2, 99]]), 1)
    expect(await edits.mends(ID)).toMatchObject({ value: { stock: 0 } })
    const judging = editing(commas(1))
    judging.drafts.setPhase(ID, 'judging')
    expect(await judging.edits.mends(ID)).toMatchObject({ value: { number: 0 } })
    expect(await judging.edits.mends('gone')).toMatchObject({ value: { number: 0 } })
  })

  it('lets others work between two thousands, and while a correction is made or taken back', async () => {
    const { edits } = editing(commas(1_000))
    for (const work of [() => edits.mends(ID), () => edits.mendAll(ID, 'number'), () => edits.undo(ID)])
      expect(await letsOthersWork(work)).toBe(true)
  })

  it('judges a thousand at a time; what was judged before a failure can be taken back', async () => {
    const { edits, judged, state } = editing(commas(1_001))
    expect(await edits.mends(ID)).toMatchObject({ value: { number: 1_001 } })
    state.failsAfter = 1
    expect(await edits.mendAll(ID, 'number')).toEqual(fail(offline))
    expect(judged.map(({ length }) => length)).toEqual([1_000])
    expect(edits.last(ID)).toBe('1,000 rows')
  })
})
