import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { absent, decimal, id, orElse, rupees, shown } from '../../../../src/shared/portal/fields.ts'
import { keyed, list, listIn, paged, readAnswer, rows } from '../../../../src/shared/portal/rows.ts'

const row = z.object({ id, price: rupees, given: absent(rupees) })
const good = { id: 1, price: 2 }

describe('a list to be looked at', () => {
  const answer = z.object({ rows: rows(row, 1000) })

  it('leaves out a row that can’t be read, and says which and why', () => {
    const { parsed, unread } = readAnswer(answer, { rows: [good, { id: 2, price: 'dear' }, { ...good, id: 3 }] })
    expect(parsed.data?.rows.map((one) => one.id)).toEqual([1, 3])
    expect(unread).toEqual([{ row: 1, field: 'price' }])
  })

  it('of which no row can be read is an error that names the field', () => {
    const { parsed } = readAnswer(answer, { rows: [{ id: 2 }, { id: 3 }] })
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['rows.1.price'])
  })

  it('counts rows of which no field is known as unread; that isn’t an error', () => {
    const shown = rows(z.object({ name: absent(z.string()), given: absent(rupees) }))
    expect(readAnswer(shown, [{ title: 'A' }, { name: 'B' }])).toMatchObject({
      parsed: { data: [{ name: 'B' }] },
      unread: [{ row: 0 }],
    })
    expect(readAnswer(shown, [{ title: 'A' }, {}])).toMatchObject({
      parsed: { data: [] },
      unread: [{ row: 0 }, { row: 1 }],
    })
  })

  it('has rows that may each come as a list of one', () => {
    expect(readAnswer(rows(row), [[good], good]).parsed.data).toHaveLength(2)
  })

  it('may stand in a field of a thing in each envelope, but not as null', () => {
    const one = z.object({ lines: rows(row) })
    for (const lines of [[good], { rows: [good] }, { data: [good] }])
      expect(readAnswer(one, { lines }).parsed.data?.lines).toHaveLength(1)
    expect(readAnswer(one, { lines: { message: 'No data found' } }).parsed.data).toEqual({ lines: [] })
    expect(readAnswer(one, { lines: null }).parsed.success).toBe(false)
  })

  it('without rows is one', () => {
    expect(readAnswer(answer, { rows: [] }).parsed.success).toBe(true)
  })

  it('that is longer than agreed is an error, with any content', () => {
    expect(readAnswer(answer, { rows: Array.from({ length: 1001 }, () => good) }).parsed.success).toBe(false)
  })

  it('says nothing of the rows of another answer', () => {
    readAnswer(answer, { rows: [good, {}] })
    expect(readAnswer(answer, { rows: [good] }).unread).toEqual([])
  })
})

describe('a field that is only displayed and couldn’t be read', () => {
  const figure = shown(decimal(0, 10))
  const about = z.object({ score: figure, best: figure })
  const answer = z.object({
    at: shown(rupees),
    rows: rows(z.object({ id, about: absent(about), more: orElse(figure, 0) })),
  })
  const read = (json: unknown) => readAnswer(answer, json)

  it('is left empty, and its name is told once, for any value', () => {
    const { parsed, unread, unshown } = read({
      at: 'much',
      rows: [
        { id: 1, more: 'none at all' },
        { id: 2, more: 99 },
      ],
    })
    expect(parsed.data?.rows.map(({ id: one }) => one)).toEqual([1, 2])
    expect(unread).toEqual([])
    // All its fields share the schema, so each of them may be meant.
    expect(unshown).toEqual(['at', 'rows.about.score', 'rows.about.best', 'rows.more'])
    expect(JSON.stringify(unshown)).not.toContain('much')
  })

  it('isn’t told where it says nothing, or is read', () => {
    expect(read({ at: '', rows: [{ id: 1, more: null, about: { score: '-', best: '7' } }] }).unshown).toEqual([])
    expect(read({ rows: [{ id: 1 }] }).unshown).toEqual([])
  })
})

it('a row is left out once, however many rows in it can’t be read', () => {
  const within = rows(z.object({ id, parts: list(z.object({ id })) }))
  const { unread } = readAnswer(within, [
    { id: 1, parts: [{ id: 'x' }] },
    { id: 2, parts: [] },
  ])
  expect(unread).toEqual([{ row: 0, field: 'parts.0.id' }])
})

describe('a list that decides something', () => {
  it('is refused at its first wrong element, with one issue', () => {
    const { parsed } = readAnswer(list(row), [good, { id: 'x' }, { id: 'y' }])
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['1.id'])
  })
})

describe('a list in an undocumented envelope', () => {
  it.each([
    ['a decisive one', list(row)],
    ['one to be looked at', rows(row)],
  ])('%s may come bare, or as rows', (_, shape) => {
    expect(readAnswer(shape, [good]).parsed.data).toEqual(readAnswer(shape, { rows: [good], count: 1 }).parsed.data)
    expect(readAnswer(shape, { products: [good] }).parsed.data).toEqual(readAnswer(shape, [good]).parsed.data)
  })
})

describe('an answer that is a list', () => {
  const page = paged(row)
  const named = listIn('cart', row)
  const shapes = [
    ['a list', rows(row), (data: unknown) => data],
    ['a list that decides something', list(row), (data: unknown) => data],
    ['a page', page, (data: unknown) => (data as z.output<typeof page>).rows],
    ['one that has a name', named, (data: unknown) => (data as z.output<typeof named>).cart],
  ] as const
  const each = <T>(cases: readonly (readonly [string, T])[]) =>
    shapes.flatMap(([what, shape, of]) => cases.map(([how, json]) => [what, how, shape, of, json] as const))
  const two = [good, { ...good, id: 2 }]

  it.each(
    each<unknown>([
      ['bare', two],
      ['as rows and count', { rows: two, count: 2 }],
      ['under its name', { cart: two }],
      ['under a name of its own', { count: 2, message: 'Done', productList: two }],
    ]),
  )('%s may come %s', (_, __, shape, of, json) => {
    expect(of(readAnswer(shape, json).parsed.data)).toMatchObject([{ id: 1 }, { id: 2 }])
  })

  it.each(
    each<unknown>([
      ['null', null],
      ['an empty object', {}],
      ['no rows', { rows: [], count: 0 }],
      ['nulls', { rows: null, count: 0 }],
      ['a message that there is none', { message: 'No Warehouse or Stockists mapping Found for this User' }],
      ['another such message', { message: 'Products not found' }],
    ]),
  )('%s is empty when it comes as %s', (_, __, shape, of, json) => {
    expect(of(readAnswer(shape, json).parsed.data)).toEqual([])
  })

  it.each(
    each<unknown>([
      ['nothing at all', undefined],
      ['a word', 'none'],
      ['a number', 0],
      ['two lists', { first: two, second: two }],
      ['a message of something else', { message: 'The server is being restarted' }],
      ['a message that it isn’t to be had now', { message: 'This list is not available' }],
      ['something else', { id: 7 }],
    ]),
  )('%s isn’t %s', (_, __, shape, ___, json) => {
    expect(readAnswer(shape, json).parsed.success).toBe(false)
  })

  it('of several lists has the one under its name', () => {
    const read = readAnswer(named, { cart: two, removed: [good] })
    expect(read.parsed.data?.cart).toHaveLength(2)
  })
})

describe('a single thing', () => {
  const thing = z.object({ id: absent(id), name: absent(z.string()) })

  it.each([
    ['bare', { id: 7 }, { id: 7 }],
    ['as a list of one', [{ id: 7 }], { id: 7 }],
    ['as a list of none, where it may be missing', [], {}],
  ])('may come %s', (_, json, is) => {
    expect(readAnswer(thing, json).parsed.data).toEqual(is)
  })

  it('isn’t a list of two, and one that must be there isn’t a list of none', () => {
    expect(readAnswer(thing, [{ id: 7 }, { id: 8 }]).parsed.success).toBe(false)
    expect(readAnswer(z.object({ id }), []).parsed.success).toBe(false)
  })
})

describe('named lists', () => {
  const facets = keyed(rows(row))

  it('are read without the one that can’t be, which is told', () => {
    const { parsed, unread } = readAnswer(facets, { brands: [good], prices: [{ from: 1, to: 2 }] })
    expect(parsed.data).toEqual({ brands: [expect.objectContaining({ id: 1 })] })
    expect(unread).toContainEqual({ row: 0, field: 'prices' })
  })
  it('may be an empty list', () => {
    expect(readAnswer(facets, []).parsed.data).toEqual({})
  })
})

describe('a page of a list', () => {
  const page = paged(row, { sum: absent(rupees) })

  it.each([
    ['an envelope', { rows: [good], count: '12', sum: null }, { rows: [expect.anything()], count: 12 }],
    ['a bare list', [good, good], { rows: [expect.anything(), expect.anything()], count: undefined }],
  ])('may come as %s', (_, json, is) => {
    expect(readAnswer(page, json).parsed.data).toMatchObject(is)
  })

  it.each([[undefined], [null], [''], ['many'], [-1], ['1'], [0]])(
    'that counts %j has an unknown number of rows, since two are here',
    (counted) => {
      const { parsed } = readAnswer(page, { rows: [good, { ...good, id: 2 }], count: counted })
      expect(parsed.data?.rows).toHaveLength(2)
      expect(parsed.data?.count).toBeUndefined()
    },
  )

  it('counts rows that can’t be read', () => {
    expect(readAnswer(page, { rows: [good, { id: 2 }], count: 2 })).toMatchObject({
      parsed: { data: { count: 2 } },
      unread: [{ row: 1 }],
    })
  })

  it.each([['text'], [7], [{ rows: 7 }]])('isn’t %j', (json) => {
    expect(readAnswer(page, json).parsed.success).toBe(false)
  })
})

describe('a wrong answer of any length', () => {
  const wrong = [
    ['a million empty objects', () => Array.from({ length: 1_000_000 }, () => ({}))],
    ['a million numbers', () => Array.from({ length: 1_000_000 }, () => 0)],
    ['as many wrong rows as a list may have', () => Array.from({ length: 10_000 }, () => ({ id: 'one', price: {} }))],
  ] as const
  const shapes = [
    ['a list that decides something', list(row), (value: unknown) => value],
    ['a list to be looked at', rows(row), (value: unknown) => value],
    ['a page', paged(row), (value: unknown) => value],
    ['many named lists', keyed(list(id)), (value: unknown) => ({ ...(value as object) })],
  ] as const

  it.each(
    shapes.flatMap(([where, shape, put]) => wrong.map(([what, make]) => [where, what, shape, put, make] as const)),
  )('%s: %s make one issue, not one for each', (_, __, shape, put, make) => {
    expect(readAnswer(shape, put(make())).parsed.error?.issues).toHaveLength(1)
  })
})
