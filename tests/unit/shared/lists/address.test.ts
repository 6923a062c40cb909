import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNarrowed, type ListState, readState, writeState } from '../../../../src/shared/lists/address.ts'
import { lists } from '../../../../src/shared/lists.ts'
import { TODAY, things } from './rows-of.ts'

const { orderHistory } = lists
const read = (text: string) => readState(orderHistory, new URLSearchParams(text), TODAY)
const write = (state: ListState) =>
  new URLSearchParams(writeState(orderHistory, state, TODAY).map(([name, value]) => [name, value]))

describe('the address of a list', () => {
  test('says nothing at first: this month, first page of ten', () => {
    expect(read('')).toEqual({
      filters: { ordered: { from: '2026-11-01', to: TODAY } },
      page: 1,
      size: 10,
      sort: undefined,
    })
    expect(isNarrowed(orderHistory, read(''), TODAY)).toBe(false)
  })

  test('keeps days that were cleared cleared', () => {
    const cleared = write({ ...read(''), filters: {} })
    expect(cleared.toString()).toBe('ordered=')
    expect(read(cleared.toString()).filters).toEqual({})
    expect(isNarrowed(orderHistory, read('ordered='), TODAY)).toBe(true)
  })

  test('is not believed where it makes no sense', () => {
    expect(read('ordered=yesterday..2026-11-21&status=Lost&page=-1&size=11&sort=poid')).toEqual({
      filters: { ordered: { from: undefined, to: '2026-11-21' } },
      page: 1,
      size: 10,
      sort: undefined,
    })
  })

  test('counts what can’t be read as not said, and knows no page that no portal is asked for', () => {
    expect(read('ordered=rubbish')).toEqual(read(''))
    expect(read('page=999999').page).toBe(100_000)
    expect(read(`po=${'x'.repeat(300)}`).filters.po).toHaveLength(64)
  })

  test('is not narrowed by leafing', () => {
    expect(isNarrowed(orderHistory, { ...read(''), page: 3, size: 50 }, TODAY)).toBe(false)
    expect(isNarrowed(orderHistory, read('status=Shipped'), TODAY)).toBe(true)
  })

  test('two lists of one screen don’t mix', () => {
    const params = new URLSearchParams('gaps.sort=-price&sort=id')
    expect(readState(things, params, TODAY, 'gaps.').sort).toEqual({ by: 'price', descending: true })
    expect(readState(things, params, TODAY).sort).toEqual({ by: 'id', descending: false })
  })

  test('brings back any state', () => {
    const day = fc.option(fc.constantFrom('2026-01-01', '2026-11-30', '2024-02-29'), { nil: undefined })
    const span = fc.record({ from: day, to: day }).filter(({ from, to }) => from !== undefined || to !== undefined)
    const end = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined })
    const range = fc.record({ from: end, to: end }).filter(({ from, to }) => from !== undefined || to !== undefined)
    const filters = fc.record(
      {
        at: span,
        state: fc.constantFrom('open', 'done'),
        any: fc.subarray(['open', 'done', 'lost'], { minLength: 1 }),
        name: fc.string({ minLength: 1, maxLength: 64 }).filter((text) => text.trim() !== ''),
        price: range,
        pieces: range,
        priced: fc.constant(true as const),
      },
      { requiredKeys: [] },
    )
    const sort = fc.option(fc.record({ by: fc.constantFrom('id', 'price'), descending: fc.boolean() }), {
      nil: undefined,
    })
    fc.assert(
      fc.property(filters, sort, (chosen, order) => {
        const state: ListState = { filters: chosen, page: 1, size: Number.MAX_SAFE_INTEGER, sort: order }
        const params = writeState(things, state, TODAY, 'p.').map(([name, value]): [string, string] => [name, value])
        const back = readState(things, new URLSearchParams(new URLSearchParams(params).toString()), TODAY, 'p.')
        expect(back).toEqual(state)
      }),
    )
  })
})
