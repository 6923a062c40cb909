import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import type { FilterState } from '../../../../src/shared/lists/list.ts'
import {
  narrowed,
  partSums,
  placesOf,
  sorted,
  sumsOf,
  totalsBelow,
  totalsOf,
} from '../../../../src/shared/lists/rows.ts'
import { contextOf, type Thing, things } from './rows-of.ts'

const context = contextOf()
const thing = (id: number, more: Partial<Thing> = {}): Thing => ({
  id,
  name: `Thing ${id}`,
  pieces: id,
  state: 'open',
  ...more,
})

const rows = [
  thing(1, { at: '2026-11-20T23:00:00+05:30', price: paise(250_00), name: 'Bottle' }),
  thing(2, { at: '2026-11-21', state: 'done', name: 'bib' }),
  thing(3, { price: paise(-100), state: 'lost', name: 'Anklet' }),
]
const idsOf = (found: readonly Thing[]) => found.map(({ id }) => id)

describe('narrowing rows that are held whole', () => {
  test.each<readonly [string, FilterState, readonly number[]]>([
    ['nothing', {}, [1, 2, 3]],
    ['days, India’s', { at: { from: '2026-11-20', to: '2026-11-20' } }, [1]],
    ['an open end', { at: { from: '2026-11-21' } }, [2]],
    ['a choice', { state: 'done' }, [2]],
    ['several', { any: ['open', 'lost'] }, [1, 3]],
    ['a part of a text, in any case', { name: 'B' }, [1, 2]],
    ['amounts, both ends in it', { price: { from: -100, to: 250_00 } }, [1, 3]],
    ['a toggle', { priced: true }, [1, 3]],
    ['all of them', { any: ['open', 'done'], pieces: { to: 1 } }, [1]],
    ['a filter that isn’t there', { gone: 'x' }, [1, 2, 3]],
  ])('by %s', (_, filters, expected) => {
    expect(idsOf(narrowed(things, rows, filters, context))).toEqual(expected)
  })

  test('leaves a row if and only if every filter keeps it', () => {
    const any = fc.array(fc.record({ pieces: fc.nat(9), state: fc.constantFrom('open', 'done', 'lost') }))
    fc.assert(
      fc.property(any, fc.nat(9), fc.constantFrom('open', 'done'), (made, least, state) => {
        const all = made.map((one, id) => thing(id, one))
        const left = narrowed(things, all, { pieces: { from: least }, state }, context)
        expect(left).toEqual(all.filter((row) => row.pieces >= least && row.state === state))
      }),
    )
  })
})

describe('sorting', () => {
  test('text without regard to capitals, empty cells last in either direction', () => {
    const by = (key: string, descending: boolean) => idsOf(sorted(things, rows, { by: key, descending }, context))
    expect(by('name', false)).toEqual([3, 2, 1])
    expect(by('price', false)).toEqual([3, 1, 2])
    expect(by('price', true)).toEqual([1, 3, 2])
    expect(by('at', true)).toEqual([2, 1, 3])
    expect(by('gone', true)).toEqual([1, 2, 3])
  })

  test('changes nothing but the order, and leaves what is alike as it came', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.boolean(), (pieces, descending) => {
        const all = pieces.map((one, id) => thing(id, { pieces: one }))
        const sign = descending ? -1 : 1
        const plain = all.toSorted((one, other) => sign * (one.pieces - other.pieces))
        expect(sorted(things, all, { by: 'pieces', descending }, context)).toEqual(plain)
      }),
    )
  })
})

test('sums are of the columns that are added up, empty cells aside', () => {
  expect(sumsOf(things, rows, context).sums).toEqual({ price: 249_00, pieces: 6 })
})

test('below the columns stand their sums, and in the first that isn’t added up what they are', () => {
  const { price, name, pieces, at } = things.columns
  const columns = Object.entries({ price, name, pieces, at }).map(([key, column]) => ({ key, column }))
  const about = { isWhole: true, noun: ['thing', 'things'] } as const
  expect(totalsOf(columns, rows, context, about)?.map(({ value }) => value)).toEqual([249_00, 'Total', 6, undefined])
  expect(totalsOf([{ key: 'name', column: name }], rows, context, about)).toBeUndefined()
})

describe('a sum that lacks something says so', () => {
  const { name, price } = things.columns
  const columns = Object.entries({ name, price }).map(([key, column]) => ({ key, column }))
  const about = { isWhole: true, noun: ['thing', 'things'] } as const
  const more = [...rows, thing(4)]
  const withoutValue = rows.filter((row) => price.of(row, context) === undefined).length + 1

  test('where rows don’t tell the amount', () => {
    expect(sumsOf({ columns: { name, price } }, more, context).withoutValue).toEqual({ price: withoutValue })
    const totals = totalsOf(columns, more, context, about) ?? []
    expect(totals.map(({ coverage }) => coverage)).toEqual([undefined, `${4 - withoutValue} of 4 rows`])
    expect(partSums(columns, totals)).toEqual([`${price.title}: total of ${4 - withoutValue} of 4 rows`])
  })

  test('but not where the row has none of it', () => {
    const none = { ...price, isNone: () => true }
    expect(sumsOf({ columns: { none } }, more, context).withoutValue).toEqual({})
  })

  test('where the list isn’t whole', () => {
    const [label] = totalsOf(columns, rows, context, { ...about, isWhole: false }) ?? []
    expect(label?.value).toBe('Total of 3 things received')
    const sums = totalsBelow(columns, { sums: {}, rows: 1, isWhole: false, noun: about.noun })
    expect(sums.map(({ value }) => value)).toEqual(['Total of 1 thing received', undefined])
  })
})

test('finding looks at what is read on screen', () => {
  const { id, name, price, at } = things.columns
  expect(placesOf([id, name], rows, ' B', context)).toEqual([0, 1])
  expect(placesOf([price], rows, '250.00', context)).toEqual([0])
  expect(placesOf([at], rows, '21 nov', context)).toEqual([1])
  expect(placesOf([name], rows, '  ', context)).toEqual([])
})
