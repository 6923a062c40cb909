import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../../src/shared/portal/call.ts'
import { compare } from '../../../../../src/shared/portal/check/compare.ts'
import { envelopeOf } from '../../../../../src/shared/portal/check/envelope.ts'
import { kindOf, safeName, textsIn, unknownNames } from '../../../../../src/shared/portal/check/names.ts'
import { expectationOf, isReadable } from '../../../../../src/shared/portal/check/readable.ts'
import {
  absent,
  alsoNamed,
  count,
  flag,
  id,
  moment,
  named,
  orElse,
  rupees,
  shown,
  text,
  thing,
} from '../../../../../src/shared/portal/fields.ts'
import { ours } from '../../../../../src/shared/portal/ours.ts'
import { keyed, list, paged, rows } from '../../../../../src/shared/portal/rows.ts'

const NONE: ReadonlySet<string> = new Set()

describe('a name in a report', () => {
  it.each([
    ['address1', 'address1'],
    ['_id', '_id'],
    ['203608', '<number>'],
    ['12.5', '<number>'],
    ['PO-1042-T', '<text>'],
    ['Meera Rao', '<text>'],
    ['a@b.example', '<text>'],
    ['X98123', '<text>'],
    ['Pune', '<text>'],
  ])('%s is shown as %s', (name, shownAs) => {
    expect(safeName(name, new Set(['Pune']))).toBe(shownAs)
  })

  it('is one for a table whose names are data', () => {
    const cities = ['Agra', 'Pune', 'Delhi', 'Surat', 'Nashik', 'Thane'].map((city) => [city, 1] as const)
    expect(unknownNames(cities, false, NONE)).toEqual(['<names that are data>'])
    expect(unknownNames(cities.slice(0, 1), false, NONE)).toEqual(['<names that are data>'])
    const people = [['asha', 1] as const, ['bina', 2] as const]
    expect(unknownNames(people, false, NONE)).toEqual(['<names that are data>'])
    // A name made of known words is a field name, and so is one beside known fields.
    expect(
      unknownNames(
        [
          ['stockQty', 1],
          ['shipDate', 2],
        ],
        false,
        NONE,
      ),
    ).toEqual(['stockQty', 'shipDate'])
    expect(unknownNames([['lakeside', 1]], true, NONE)).toEqual(['lakeside'])
    expect(unknownNames([['eyJhbGciOiJIUzI', 1]], true, NONE)).toEqual(['<text>'])
  })

  it('is told from the texts among the values', () => {
    expect(textsIn({ a: ['b', { c: 'd' }], e: 1 })).toEqual(new Set(['b', 'd']))
  })
})

it.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [[], 'an empty list'],
  ['', 'an empty text'],
  ['x', 'a text'],
  [1, 'a number'],
  [true, 'yes or no'],
  [{}, 'an object'],
])('the kind of %j is %s', (value, kind) => {
  expect(kindOf(value)).toBe(kind)
})

it.each([
  [[{ a: 1 }], 'a list'],
  [[[1], [2]], 'a list of lists'],
  [{ rows: [], count: 1 }, '{ rows, count }'],
  [{ data: { rows: [] } }, '{ data: { rows } }'],
  [{ 203608: 1, 203609: 2 }, '{ <number> }'],
  [{}, '{ }'],
  [null, 'null'],
])('the envelope of %j is %s', (json, envelope) => {
  expect(envelopeOf(json, NONE)).toBe(envelope)
})

describe('what a field takes', () => {
  it.each([
    ['a text', text()],
    ['a whole number', absent(count)],
    ['a number', shown(rupees)],
    ['a day or a time', shown(moment)],
    ['yes or no', flag],
    ['one of certain words', absent(z.enum(['Red', 'Blue']))],
    ['a list', orElse(rows(named), [])],
    ['an object', thing(named)],
  ])('is said as %s', (words, schema) => {
    expect(expectationOf(schema)).toBe(words)
  })

  it('is known of fields that are shown without it, too', () => {
    expect(isReadable(shown(moment), 'soon')).toBe(false)
    expect(isReadable(shown(moment), '2026-04-05')).toBe(true)
    expect(isReadable(orElse(shown(count), 0), 'twelve')).toBe(false)
    expect(isReadable(absent(count), '12')).toBe(true)
    expect(isReadable(shown(count), null)).toBe(true)
    expect(isReadable(text(), { id: 1 })).toBe(false)
  })
})

describe('an answer beside its schema', () => {
  const row = z.object({ id, name: text(), stock: ours('pieces', shown(count)), of: absent(named) })

  it('names what is missing, unknown and unreadable, at its place', () => {
    const json = {
      rows: [
        { id: 1, of: { id: 2, more: 1 }, pcs: 3 },
        { id: 'x1', of: 'y' },
      ],
      count: 2,
    }
    expect(compare(paged(row), json)).toMatchObject({
      envelope: '{ rows, count }',
      rows: 2,
      missing: ['rows.name', 'rows.of.name'],
      unknown: ['rows.pcs', 'rows.of.more'],
      unreadable: [
        { field: 'rows.id', came: 'a text', expected: 'a whole number', times: 1 },
        { field: 'rows.of', came: 'a text', expected: 'an object', times: 1 },
      ],
      unreadRows: 1,
      unreadFields: ['id (a text came)'],
      counted: 'fits',
      ours: [{ field: 'rows.stock', came: 'missing', inPlace: ['pcs'] }],
    })
  })

  it('takes a field’s other name for it, and names of data for none', () => {
    const shape = rows(alsoNamed(z.object({ poid: id, by: keyed(rows(named)) }), { poid: 'POID' }))
    const found = compare(shape, [{ POID: 1, by: { 17: [{ id: 1, name: 'a' }] } }])
    expect(found).toMatchObject({ missing: [], unknown: [], isEmpty: false })
  })

  it.each([
    [[], undefined, true, 'none'],
    [{ message: 'No data found' }, undefined, true, 'none'],
    [null, undefined, true, 'none'],
    [[{ id: 1 }, { id: 2 }], 2, false, 'full and none'],
    [{ rows: [{ id: 1 }], count: 0 }, 10, false, 'less'],
    [{ rows: [{ id: 1 }], count: '7' }, 10, false, 'more'],
  ])('of %j with pages of %s: is it empty? %s, its count: %s', (json, size, isEmpty, counted) => {
    expect(compare(paged(row), json, size)).toMatchObject({ isEmpty, counted })
  })

  it('says by which field it is refused as a whole', () => {
    expect(compare(list(z.object({ box: z.object({ id }) })), [{ box: { id: 'x' } }])).toMatchObject({
      refused: 'box.id',
    })
  })

  it('looks for a field under the name in its mark', () => {
    const shape = rows(z.object({ id, left: ours('pieces', shown(count), 'StockLeft') }))
    call({ get: '/goods', answer: shape })
    const found = compare(shape, [{ id: 1, StockLeft: 2 }])
    expect(found).toMatchObject({ unknown: [], ours: [{ field: 'StockLeft', came: 'came' }] })
  })
})
