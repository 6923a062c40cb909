import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createManner } from '../../../../src/practice/http/manner.ts'
import { call } from '../../../../src/shared/portal/call.ts'
import { absent, count, id, orElse, shown, text } from '../../../../src/shared/portal/fields.ts'
import { ours, wireName } from '../../../../src/shared/portal/ours.ts'
import { around, elementOf, keyed, list, paged, readAnswer, rows } from '../../../../src/shared/portal/rows.ts'
import { fieldsOf } from '../../../../src/shared/portal/wire-schema.ts'
import { oursOf } from '../../../../tools/readings/ours-of.ts'

const WHY = 'pieces that are there'

describe('a mark', () => {
  it('is listed with the call, its place, its name on the wire, what it is for, and whether it is needed', () => {
    const registry = {
      shop: {
        goods: call({
          post: '/goods',
          body: z.object({ since: ours('goods from this day on', z.string().optional()) }),
          query: z.object({ of: ours('whose goods', z.string(), 'owner') }),
          answer: paged(z.object({ id, box: absent(z.object({ pieces: ours(WHY, count) })) })),
        }),
      },
    }
    expect(oursOf(registry)).toEqual([
      { call: 'shop.goods', direction: 'query', path: 'owner', name: 'owner', purpose: 'whose goods', needed: false },
      {
        call: 'shop.goods',
        direction: 'body',
        path: 'since',
        name: 'since',
        purpose: 'goods from this day on',
        needed: false,
      },
      { call: 'shop.goods', direction: 'answer', path: 'rows.box.pieces', name: 'pieces', purpose: WHY, needed: true },
    ])
  })

  it('is of this field alone, though others have the same schema', () => {
    const shape = z.object({ one: ours(WHY, id, 'eins'), two: id })
    expect(Object.entries(shape.shape).map(([key, field]) => wireName(key, field))).toEqual(['eins', 'two'])
  })

  it('leaves a list what it is', () => {
    const marked = ours(WHY, rows(z.object({ id })))
    expect(elementOf(marked)).toBeDefined()
    expect(readAnswer(marked, { data: [{ id: 1 }] }).parsed.data).toEqual([{ id: 1 }])
  })
})

describe('a field that the portal calls otherwise', () => {
  const row = z.object({ id, stock: ours(WHY, absent(count), 'OriginalStock') })
  const goods = [{ id: 1, stock: 7 }]
  const wire = [{ id: 1, OriginalStock: 7 }]
  const shapes = {
    'a page': [paged(row), { rows: goods, count: 1 }, { rows: wire, count: 1 }],
    'a strict list': [list(row), goods, wire],
    'a thing that is only shown': [z.object({ one: shown(row) }), { one: goods[0] }, { one: wire[0] }],
    'a list with a fallback': [z.object({ all: orElse(rows(row), []) }), { all: goods }, { all: wire }],
    'fields of any name': [keyed(rows(row)), { boys: goods }, { boys: wire }],
    'a list among others': [
      around('goods', ours('the goods', rows(row), 'Waren'), { more: text() }),
      { goods, more: 'x' },
      { Waren: wire, more: 'x' },
    ],
  } as const

  it.each(Object.entries(shapes))('is read and written under that name in %s', (_, [answer, own, there]) => {
    call({ get: '/goods', answer })
    expect(readAnswer(answer as z.ZodType, there).parsed.data).toEqual(own)
    expect(z.encode(answer as z.ZodType, own)).toEqual(there)
  })

  it('isn’t read under its old name, which may be another thing there', () => {
    const answer = rows(row)
    call({ get: '/goods', answer })
    expect(readAnswer(answer, [{ id: 1, stock: 7 }]).parsed.data).toEqual([{ id: 1, stock: undefined }])
  })

  it('may trade names with another', () => {
    const body = z.object({ from: ours('the first', id, 'to'), to: ours('the last', id, 'from') })
    call({ post: '/goods', body, answer: text() })
    expect(z.encode(body, { from: 1, to: 2 })).toEqual({ to: 1, from: 2 })
  })

  it('is spoken of by the practice portal under that name alone', () => {
    const answer = rows(row)
    const entry = call({ get: '/goods', answer })
    const sent = createManner(1)('shop.goods', entry.spec.answer, z.encode(answer, [{ id: 1, stock: undefined }]))
    expect(sent).toMatchObject([{ OriginalStock: null }])
    expect(sent).not.toMatchObject([{ stock: null }])
  })
})

it('fields are found inside any wrappers', () => {
  const inner = z.object({ id })
  const shape = z.object({ a: shown(inner), b: orElse(rows(inner), []), c: keyed(rows(inner)), d: z.array(inner) })
  expect(fieldsOf(shape).map(({ path }) => path.join('.'))).toEqual([
    'a',
    'a.id',
    'b',
    'b.id',
    'c',
    'c.id',
    'd',
    'd.id',
  ])
})
