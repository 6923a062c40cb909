import { describe, expect, it } from 'vitest'
import { createImportDrafts } from '../../../../src/main/cart-import/import-drafts.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { AT, ID, judgedRow, newDraft, openDraft, taken, torn } from './draft.ts'

const lines = (rows: readonly { readonly line: number }[]) => rows.map(({ line }) => line)

describe('an import that waits', () => {
  it('begins unjudged, of its file, one for each cart', () => {
    const drafts = createImportDrafts(openDrafts())
    drafts.start(newDraft({ leftOut: 'One hidden row.' }))
    expect(drafts.find(ID)).toEqual({
      id: ID,
      cart_type: 'all',
      file_name: 'cart.csv',
      phase: 'judging',
      mode: 'add',
      encoding: 'UTF-8',
      separator: 'comma',
      created_at: AT,
      left_out: 'One hidden row.',
      header_is_data: 0,
      whole: 0,
      fixed: 0,
      refusal: null,
      problem: null,
    })
    expect(drafts.current('all')?.id).toBe(ID)
    expect(drafts.current('apparel')).toBeUndefined()
    expect(drafts.find('another')).toBeUndefined()
    expect(drafts.summary('another')).toBeUndefined()
    expect(() => drafts.start(newDraft({ id: 'import-2' }))).toThrow('UNIQUE')
    drafts.start(newDraft({ id: 'import-3', cartType: 'apparel' }))
    expect(drafts.find('import-3')?.left_out).toBeNull()
  })

  it('keeps its rows as they were read until they are judged', () => {
    const drafts = createImportDrafts(openDrafts())
    drafts.start(newDraft())
    drafts.addRows(ID, [
      { line: 2, text: '1,5', id: 1, qty: 5 },
      { line: 3, text: 'x', id: undefined, qty: undefined, misfit: 'fewer' },
    ])
    drafts.complete(ID)
    expect(drafts.find(ID)?.whole).toBe(1)
    expect(drafts.rowCount(ID)).toBe(2)
    expect(drafts.rowAt(ID, 2)).toMatchObject({ text: '1,5', id: 1, qty: 5, applied: false, original: undefined })
    expect(drafts.rowAt(ID, 3)).toMatchObject({ id: undefined, qty: undefined, misfit: 'fewer' })
    expect(drafts.rowAt(ID, 4)).toBeUndefined()
  })

  it('keeps verdicts, and how a corrected row stood in the file', () => {
    const { drafts, rowAt } = openDraft([taken(2, 1, 5), torn(3, 'x')])
    expect(rowAt(2)).toEqual({ ...taken(2, 1, 5), original: undefined })
    drafts.judged(ID, [judgedRow(taken(3, 7, 2))])
    expect(rowAt(3)).toEqual({ ...taken(3, 7, 2), original: 'x' })
    drafts.judged(ID, [judgedRow(torn(3, 'x'))])
    expect(rowAt(3)).toMatchObject({ text: 'x', original: undefined, id: undefined, name: undefined, mrp: undefined })
  })

  it('is added up by verdict', () => {
    const gap = taken(4, 3, 10, { verdict: 'gap' })
    const { drafts } = openDraft([taken(2, 1, 5), taken(3, 2, 1), gap, torn(5, 'x')])
    expect(drafts.summary(ID)).toMatchObject({
      rows: 4,
      counts: { taken: 2, gap: 1, notTwoIntegers: 1 },
      takenQty: 16,
      takenMrp: 160_000,
      applied: 0,
    })
  })

  it('is set to another mode, phase, heading or refusal', () => {
    const { drafts, draft } = openDraft([])
    drafts.setMode(ID, 'replace')
    drafts.setPhase(ID, 'paused', 'no network')
    drafts.setHeaderIsData(ID, true)
    drafts.setRefusal(ID, 'Mixed.')
    expect(draft()).toMatchObject({
      mode: 'replace',
      phase: 'paused',
      problem: 'no network',
      header_is_data: 1,
      refusal: 'Mixed.',
    })
    drafts.setPhase(ID, 'review')
    drafts.setHeaderIsData(ID, false)
    drafts.setRefusal(ID, undefined)
    expect(draft()).toMatchObject({ phase: 'review', problem: null, header_is_data: 0, refusal: null })
  })
})

describe('rows of an import', () => {
  const rows = [taken(2, 1, 5), torn(3, 'x'), taken(4, 2, 1), torn(5, 'y'), taken(6, 1, 9, { verdict: 'duplicate' })]

  it('are shown a window at a time, all or of some verdicts', () => {
    const { drafts } = openDraft(rows)
    const all = drafts.rows(ID, 1, 2, undefined)
    expect([lines(all.rows), all.total]).toEqual([[3, 4], 5])
    const some = drafts.rows(ID, 1, 1, ['notTwoIntegers'])
    expect([lines(some.rows), some.total]).toEqual([[5], 2])
    expect(drafts.rows(ID, 0, 9, [])).toEqual({ rows: [], total: 0 })
  })

  it('are found by product, and after a line', () => {
    const { drafts } = openDraft(rows)
    expect(lines(drafts.rowsOfProducts(ID, [1]))).toEqual([2, 6])
    expect(lines(drafts.rowsAfter(ID, 3, 2))).toEqual([4, 5])
    expect(lines(drafts.rowsAfter(ID, 0, 1))).toEqual([2])
    expect(drafts.takenProducts(ID)).toEqual([1, 2])
  })

  it('get another verdict when the cart turns out to be another one', () => {
    const { drafts, rowAt } = openDraft(rows)
    drafts.recount(ID, [{ ...taken(2, 1, 5), verdict: 'overCapacity', reason: 'Full.', inCart: 3 }])
    expect(rowAt(2)).toMatchObject({ verdict: 'overCapacity', reason: 'Full.', inCart: 3, qty: 5 })
  })

  it('have their quantities fixed once, with the journal’s count of then', () => {
    const { drafts, draft } = openDraft(rows)
    expect(lines(drafts.unfixed(ID))).toEqual([2, 4])
    expect(drafts.isFixed(ID, 2)).toBe(false)
    drafts.fixTargets(ID, new Map([[2, 8]]), 41)
    expect([drafts.isFixed(ID, 2), drafts.isFixed(ID, 4), drafts.isFixed(ID, 99)]).toEqual([true, false, false])
    drafts.fixTargets(ID, new Map([[2, 99]]), 42)
    expect(drafts.pending(ID, 9)).toMatchObject([{ line: 2, target: 8, inCart: 0, fixedAfter: 41 }])
    expect(lines(drafts.unfixed(ID))).toEqual([4])
    expect(draft().fixed).toBe(1)
  })

  it('are pending until the portal has confirmed them', () => {
    const { drafts, rowAt } = openDraft(rows)
    drafts.fixTargets(
      ID,
      new Map([
        [2, 5],
        [4, 1],
      ]),
      1,
    )
    expect([drafts.pendingCount(ID), drafts.takenCount(ID)]).toEqual([2, 2])
    expect(lines(drafts.pending(ID, 1))).toEqual([2])
    drafts.applied(ID, [2])
    expect(rowAt(2)?.applied).toBe(true)
    expect(lines(drafts.pending(ID, 9))).toEqual([4])
    expect([drafts.pendingCount(ID), drafts.takenCount(ID)]).toEqual([1, 2])
    expect(drafts.summary(ID)?.applied).toBe(1)
  })
})

describe('an import that is given up', () => {
  it('goes some rows at a time, and itself with the last of them', () => {
    const { drafts } = openDraft([taken(2, 1, 5), taken(3, 2, 5), taken(4, 3, 5)])
    expect(drafts.discardSome(ID, 2)).toBe(false)
    expect(lines(drafts.rowsAfter(ID, 0, 9))).toEqual([4])
    expect(drafts.find(ID)).toBeDefined()
    expect(drafts.discardSome(ID, 2)).toBe(true)
    expect(drafts.find(ID)).toBeUndefined()
    expect(drafts.rowCount(ID)).toBe(0)
  })
})

describe('after a crash', () => {
  it('what was being sent is paused, and what wasn’t read whole is forgotten', () => {
    const { drafts, draft } = openDraft([taken(2, 1, 5)])
    drafts.setPhase(ID, 'committing')
    drafts.start(newDraft({ id: 'part', cartType: 'apparel' }))
    drafts.addRows('part', [{ line: 1, text: 'x', id: undefined, qty: undefined }])
    drafts.afterInterruption()
    expect(draft().phase).toBe('paused')
    expect(drafts.find('part')).toBeUndefined()
    expect(drafts.rowCount('part')).toBe(0)
  })

  it('what waits for review waits for it still', () => {
    const { drafts, draft } = openDraft([taken(2, 1, 5)])
    drafts.afterInterruption()
    expect(draft().phase).toBe('review')
  })
})
