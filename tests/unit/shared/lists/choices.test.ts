import { describe, expect, test } from 'vitest'
import { readState } from '../../../../src/shared/lists/address.ts'
import { type ChoicesRequest, fromCall, fromRows, known } from '../../../../src/shared/lists/choices.ts'
import * as filter from '../../../../src/shared/lists/filters.ts'
import type { FilterState } from '../../../../src/shared/lists/list.ts'
import {
  type ChoiceData,
  choicesRequest,
  notOffered,
  offeredIn,
  settled,
  withChange,
} from '../../../../src/shared/lists/offered.ts'
import { scopeInWords } from '../../../../src/shared/lists/scope.ts'
import { contextOf, TODAY } from './rows-of.ts'

interface Piece {
  readonly group: string
  readonly kind: string | undefined
  readonly size: number
}

const rows: readonly Piece[] = [
  { group: 'Toys', kind: 'Ball', size: 2 },
  { group: 'Toys', kind: 'Ball', size: 10 },
  { group: 'Toys', kind: 'Doll', size: 2 },
  { group: 'Clothes', kind: 'Romper', size: 10 },
  { group: 'Clothes', kind: undefined, size: 3 },
]

/** From rows: a group, kinds within it, sizes within both. */
const pieces = {
  filters: {
    group: filter.choice('Group', fromRows(), { of: ({ group }: Piece) => group }),
    kind: filter.several('Kind', fromRows({ within: ['group'] }), { of: ({ kind }: Piece) => kind }),
    size: filter.choice('Size', fromRows({ within: ['group', 'kind'] }), { of: ({ size }: Piece) => size }),
  },
}

/** From calls: couriers always, an order's types only of a chosen group. */
const definition = {
  filters: {
    group: filter.choice(
      'Group',
      known(({ context }) => (context.store.isStockist ? [] : [{ value: '6', label: 'Clothes' }])),
    ),
    type: filter.several(
      'Type',
      fromCall('orderAssist.priceSlabs', {
        within: ['group'],
        asks: ({ chosen: { group = [] } }) =>
          group[0] === undefined ? undefined : { params: { id: Number(group[0]) } },
        options: (slabs) => slabs.map(({ from }) => ({ value: String(from), label: `from ${from}` })),
      }),
    ),
  },
}

const at = (more: Partial<ChoiceData> = {}): ChoiceData => ({
  context: contextOf(),
  rows,
  answerTo: () => undefined,
  ...more,
})
const offered = (name: string, state: FilterState = {}, hand = at()) => offeredIn(pieces as never, name, state, hand)
const counted = (...args: Parameters<typeof offered>) =>
  offered(...args)?.map(({ label, count }) => `${label} ${count}`)

describe('choices from the rows of a list', () => {
  test('are what the rows have, in order, with how many have it; nothing is no choice', () => {
    expect(counted('group')).toEqual(['Clothes 2', 'Toys 3'])
    expect(counted('kind')).toEqual(['Ball 2', 'Doll 1', 'Romper 1'])
    expect(counted('size')).toEqual(['2 2', '3 1', '10 2'])
  })

  test('are those within what another filter has chosen', () => {
    expect(counted('kind', { group: 'Toys' })).toEqual(['Ball 2', 'Doll 1'])
    expect(counted('size', { group: 'Toys', kind: ['Doll'] })).toEqual(['2 1'])
  })

  test('are counted in the rows that all other filters leave, and stay where that is none', () => {
    expect(counted('kind', { size: '10', kind: ['Doll'] })).toEqual(['Ball 1', 'Doll 0', 'Romper 1'])
  })

  test('are counted where they are always the same, too: also those that no row has', () => {
    const group = filter.choice('Group', ['Toys', 'Books'], { of: (piece: Piece) => piece.group })
    const fixed = (rows: ChoiceData['rows']) => offeredIn({ filters: { group } } as never, 'group', {}, at({ rows }))
    expect(fixed(rows)?.map(({ count }) => count)).toEqual([3, 0])
    expect(fixed(undefined)?.map(({ count }) => count)).toEqual([undefined, undefined])
  })

  test('aren’t known before the rows are', () => {
    expect(offered('group', {}, at({ rows: undefined }))).toBeUndefined()
  })
})

describe('choices from a call', () => {
  const slabs = [{ from: 0 }, { from: 500 }]
  const answered = (group: string) =>
    at({ answerTo: ({ args }: ChoicesRequest) => (JSON.stringify(args).includes(group) ? slabs : undefined) })
  const types = (state: FilterState, hand: ChoiceData) => offeredIn(definition as never, 'type', state, hand)

  test('are asked for with what they hang on, and not before that is chosen', () => {
    const ask = (state: FilterState) => choicesRequest(definition as never, 'type', state, contextOf())
    expect(ask({})).toBeUndefined()
    expect(ask({ group: '6' })).toEqual({ call: 'orderAssist.priceSlabs', args: { params: { id: 6 } } })
  })

  test('are known once it has answered', () => {
    expect(types({ group: '6' }, at())).toBeUndefined()
    expect(types({ group: '6' }, answered('6'))?.map(({ label }) => label)).toEqual(['from 0', 'from 500'])
  })

  test('are taken off when what they hang on changes and the new ones aren’t known', () => {
    const state = { group: '21', type: ['500'] }
    expect(settled(definition as never, state, ['group'], answered('6')).type).toBeUndefined()
    expect(settled(definition as never, state, ['group'], answered('21')).type).toEqual(['500'])
  })
})

describe('when a filter is changed', () => {
  test('what was chosen below it stays as far as it is still among the choices', () => {
    const state = { group: 'Toys', kind: ['Ball', 'Romper'], size: '10' }
    expect(settled(pieces as never, state, ['group'], at())).toEqual({ group: 'Toys', kind: ['Ball'], size: '10' })
  })

  test('what hangs on that in its turn goes, too', () => {
    const state = { group: 'Clothes', kind: ['Doll'], size: '2' }
    expect(settled(pieces as never, state, ['group'], at())).toEqual({
      group: 'Clothes',
      kind: undefined,
      size: undefined,
    })
  })

  test('nothing else is touched', () => {
    const state = { group: 'Gone', kind: ['Gone'] }
    expect(settled(pieces as never, state, ['size'], at())).toEqual(state)
  })
})

describe('a change that was made where an older state is drawn', () => {
  const drawn = { kind: ['Doll'] }

  test('adds to what was chosen meanwhile', () => {
    const now = { kind: ['Doll', 'Ball'], size: '2' }
    expect(withChange(now, drawn, { kind: ['Doll', 'Kite'] })).toEqual({ kind: ['Doll', 'Ball', 'Kite'], size: '2' })
    expect(withChange({ kind: ['Ball'] }, {}, { kind: ['Kite'] })).toEqual({ kind: ['Ball', 'Kite'] })
  })

  test('takes off what it took off, and nothing else', () => {
    expect(withChange({ kind: ['Doll', 'Ball'] }, drawn, { kind: undefined })).toEqual({ kind: ['Ball'] })
    expect(withChange(drawn, drawn, { kind: undefined })).toEqual({ kind: undefined })
    expect(withChange({ kind: undefined }, drawn, { kind: ['Doll', 'Kite'] })).toEqual({ kind: ['Doll', 'Kite'] })
  })

  test('chooses the same once', () => {
    expect(withChange({ kind: ['Doll', 'Ball'] }, drawn, { kind: ['Doll', 'Ball'] })).toEqual({
      kind: ['Doll', 'Ball'],
    })
  })

  test('one choice, a text and a span are what they were changed to', () => {
    const span = { from: TODAY, to: undefined }
    expect(withChange({ size: '2', days: span }, { size: '10' }, { size: '5' })).toEqual({ size: '5', days: span })
    expect(withChange({ days: span }, {}, { days: undefined })).toEqual({ days: undefined })
  })
})

test('an address keeps what isn’t a choice, and what isn’t one is named once they are known', () => {
  const { filters } = readState(
    { ...pieces, pages: 'whole', columns: {} } as never,
    new URLSearchParams('kind=Ball,Kite'),
    TODAY,
  )
  expect(filters).toEqual({ kind: ['Ball', 'Kite'] })
  expect(notOffered(filters.kind, undefined)).toEqual([])
  expect(notOffered(filters.kind, offered('kind'))).toEqual(['Kite'])
})

test('a value is called as its choices call it, else by itself', () => {
  expect(scopeInWords(definition as never, { group: '6', type: ['500'] }, contextOf())).toBe('Group Clothes · Type 500')
  expect(scopeInWords(definition as never, { group: '7' }, contextOf())).toBe('Group 7')
})
