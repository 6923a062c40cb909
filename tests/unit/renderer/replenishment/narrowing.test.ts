import { describe, expect, test } from 'vitest'
import {
  filterParents,
  isQuickFilter,
  stablePlaces,
  standingsOf,
} from '../../../../src/renderer/screens/replenishment/narrowing.ts'
import { type Movement, NO_ORDERS } from '../../../../src/shared/domain/catalogue/movement.ts'
import { parent } from './parent.ts'

const moved = (sale: number, stock: number, onWay = 0): Movement => ({
  sale,
  stock,
  orders: { ...NO_ORDERS, inTransit: onWay },
  reported: 0,
})

const PARENTS = [
  { ...parent(101, 60), name: 'Zip bib' },
  { ...parent(102, 4), name: 'apron', alternateProducts: [parent(901, 0)] },
  { ...parent(103, 9), name: 'Bib, blue', isRequestPending: true },
  { ...parent(104, 9), name: 'Cup' },
]
const MOVED: Readonly<Record<number, Movement>> = {
  101: moved(10, 5, 2),
  102: moved(20, 3),
  103: moved(0, 0),
  901: moved(0, 4),
}
const of = (id: number) => MOVED[id]
const standings = (isWhole = true) => standingsOf(PARENTS, { of }, isWhole)
const NONE = new Map<number, number>()
const shown = (wanted: Partial<Parameters<typeof filterParents>[1]> = {}, byHand = NONE) =>
  filterParents(standings(), { look: 'all', search: '', sort: undefined, ...wanted }, byHand)
const ids = (places: readonly number[]) => places.map((place) => PARENTS[place]?.id)

describe('what is looked for', () => {
  test('is counted, each look with the rows that it shows', () => {
    const { counts } = shown({}, new Map([[104, 12]]))
    expect(counts).toEqual({ all: 4, low: 1, high: 1, out: 1, pending: 1, changed: 1, neverSold: 1, nothing: 0 })
    for (const [look, count] of Object.entries(counts)) {
      if (!isQuickFilter(look)) throw new Error(look)
      expect(shown({ look }, new Map([[104, 12]])).places).toHaveLength(count)
    }
  })

  test('is too high only where the list is read to its end: the group’s minimum isn’t known before', () => {
    const so = filterParents(standings(false), { look: 'all', search: '', sort: undefined }, NONE)
    expect(so.counts).toMatchObject({ low: 1, high: 0 })
  })

  test('doesn’t leave while its target is typed: the list’s own counts', () => {
    expect(ids(shown({ look: 'low' }, new Map([[102, 30]])).places)).toEqual([102])
  })

  test('of unknown data contains only the whole', () => {
    expect([...(standings()[3]?.looks ?? [])]).toEqual(['all'])
  })
})

describe('the search', () => {
  test.each([
    ['bib', [101, 103]],
    ['BLUE bib', [103]],
    ['104', [104]],
    ['901', [102]],
    ['oaklings cup', [104]],
    ['  ', [101, 102, 103, 104]],
    ['nothing such', []],
  ])('for “%s” finds %j', (search, expected) => {
    expect(ids(shown({ search }).places)).toEqual(expected)
  })

  test('is counted within', () => {
    expect(shown({ search: 'bib' }).counts).toMatchObject({ all: 2, low: 0, high: 1, pending: 1 })
  })
})

describe('the order', () => {
  const by = (key: string, descending = false) => ids(shown({ sort: { by: key, descending } }).places)
  test.each([
    ['product', [102, 103, 104, 101], [101, 104, 103, 102]],
    ['alternates', [101, 103, 104, 102], [102, 101, 103, 104]],
    // Unknown values come last in both directions.
    ['sold', [103, 101, 102, 104], [102, 101, 103, 104]],
    ['stock', [103, 102, 101, 104], [101, 102, 103, 104]],
    ['onWay', [102, 103, 101, 104], [101, 102, 103, 104]],
    ['days', [102, 101, 103, 104], [101, 102, 103, 104]],
    ['suggested', [101, 102, 103, 104], [102, 101, 103, 104]],
    ['target', [102, 103, 104, 101], [101, 103, 104, 102]],
    ['no such column', [101, 102, 103, 104], [101, 102, 103, 104]],
  ])('by %s', (key, up, down) => {
    expect(by(key)).toEqual(up)
    expect(by(key, true)).toEqual(down)
  })
})

test('while a target is typed rows stay where they are, what is gone leaves, what came stands behind', () => {
  expect(ids(stablePlaces([103, 999, 101], standings(), [0, 1, 2, 3]))).toEqual([103, 101, 102, 104])
})
