import { describe, expect, it } from 'vitest'
import { importStatements } from '../../../../src/main/cart-import/import-statements.ts'
import { ID, openDraft, taken, torn } from './draft.ts'

function asking(...rows: Parameters<typeof openDraft>[0]) {
  const on = openDraft(rows)
  return { ...on, ask: importStatements(on.db) }
}
const OTHER = 'import-2'

describe('what the drafts ask their database', () => {
  it('counts rows, pieces, value and what was sent by verdict', () => {
    const { ask } = asking(taken(2, 1, 5), taken(3, 2, 1, { mrp: undefined }), torn(4, 'x'))
    ask.apply.run(ID, 2)
    const counts = ask.counts.all(ID).toSorted((one, other) => JSON.stringify(other).localeCompare(JSON.stringify(one)))
    expect(counts).toEqual([
      { verdict: 'taken', rows: 2, qty: 6, mrp: 50_000, applied: 1 },
      { verdict: 'notTwoIntegers', rows: 1, qty: 0, mrp: 0, applied: 0 },
    ])
  })

  it('takes rows with a gap for taken, and no others', () => {
    const gap = taken(3, 2, 9, { verdict: 'gap' })
    const { ask } = asking(taken(2, 1, 5), gap, taken(4, 3, 1, { verdict: 'duplicate' }))
    expect(ask.takenCount.get(ID)).toBe(2)
    expect(ask.takenProducts.all(ID)).toEqual([1, 2])
    expect(ask.unfixed.all(ID)).toMatchObject([{ line: 2 }, { line: 3 }])
  })

  it('sends what is taken, fixed and not confirmed, in the file’s order', () => {
    const { ask } = asking(taken(2, 1, 5), taken(3, 2, 5), taken(4, 3, 5), taken(5, 4, 5))
    for (const line of [5, 4, 2]) ask.fix.run(7, 1, ID, line)
    ask.apply.run(ID, 4)
    ask.recount.run('elsewhere', '', 0, ID, 2)
    expect(ask.pending.all(ID, 9)).toMatchObject([{ line: 5, target: 7, fixedAfter: 1 }])
    expect(ask.pendingCount.get(ID)).toBe(1)
    // A confirmed row is no longer corrected.
    expect(ask.unfixed.all(ID)).toMatchObject([{ line: 3 }])
  })

  it('fixes a quantity once', () => {
    const { ask } = asking(taken(2, 1, 5))
    ask.fix.run(7, 1, ID, 2)
    ask.fix.run(8, 2, ID, 2)
    expect(ask.pending.all(ID, 9)).toMatchObject([{ target: 7, fixedAfter: 1 }])
    expect(ask.isFixed.get(ID, 2)).toBe(1)
  })

  it('asks for rows of one import alone', () => {
    const { ask } = asking(taken(2, 1, 5))
    const draft = { id: OTHER, cartType: 'apparel', fileName: 'b.csv', encoding: '', separator: '', createdAt: '' }
    ask.insert.run({ ...draft, leftOut: null })
    ask.insertRow.run(OTHER, 2, '1,9', 1, 9, null)
    expect(ask.windowTotal.get(OTHER)).toBe(1)
    expect(ask.window.all(OTHER, 9, 0)).toMatchObject([{ text: '1,9', verdict: 'notTwoIntegers', in_cart: 0 }])
    expect(ask.ofProducts.all(OTHER, '[1]')).toHaveLength(1)
    ask.removeRows.run(OTHER, OTHER, 9)
    expect([ask.windowTotal.get(OTHER), ask.windowTotal.get(ID)]).toEqual([0, 1])
  })

  it('remembers how a row stood in the file, until it stands so again', () => {
    const { ask } = asking(torn(2, 'x'))
    const write = (text: string) =>
      ask.writeRow.run(text, text, null, null, null, null, null, 'notTwoIntegers', '', 0, null, null, ID, 2)
    const original = () => (ask.at.get(ID, 2) as { original: string | null }).original
    expect(original()).toBeNull()
    write('y')
    write('z')
    expect(original()).toBe('x')
    write('x')
    expect(original()).toBeNull()
  })

  it('shows rows of some verdicts in the file’s order, a window at a time', () => {
    const { ask } = asking(torn(4, 'c'), torn(2, 'a'), taken(3, 1, 5), torn(5, 'd'))
    expect(ask.filtered.all(ID, '["notTwoIntegers"]', 2, 1)).toMatchObject([{ line: 4 }, { line: 5 }])
    expect(ask.filteredTotal.get(ID, '["notTwoIntegers"]')).toBe(3)
    expect(ask.after.all(ID, 2, 1)).toMatchObject([{ line: 3 }])
  })
})
