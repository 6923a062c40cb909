import { describe, expect, test } from 'vitest'
import { text } from '../../../../src/shared/lists/columns.ts'
import { type List, list } from '../../../../src/shared/lists/list.ts'
import { readPages } from '../../../../src/shared/lists/read-pages.ts'
import { contextOf } from './rows-of.ts'

interface Answered {
  readonly rows: readonly number[]
  readonly count?: number
}

const of = (pages: { readonly sizes: readonly number[] } | { readonly scroll: number }) =>
  list(
    { page: 'order.history' },
    ({ page }) => page as unknown as Answered,
  )({
    title: 'Numbers',
    noun: ['number', 'numbers'],
    pages,
    filters: {},
    columns: { nr: text('Nr', String) },
    asks: ({ page, size }) => ({ page: { query: { pageNo: page, pageSize: size } } }),
    key: String,
    none: 'noOrdersFound',
  }) as unknown as List

const upTo = (count: number) => Array.from({ length: count }, (_, nr) => nr)

const read = (from: List, pages: readonly Answered[], { page = 1, unread = 0 } = {}) => {
  const about = { subject: '', context: contextOf() }
  return readPages(from, { ...about, pages: pages.map((one) => ({ page: one })) as never, unread, page, size: 10 })
}

describe('a page that is chosen', () => {
  const chosen = of({ sizes: [10, 50] })

  test('is of as many rows as the portal counts', () => {
    expect(read(chosen, [{ rows: upTo(10), count: 25 }])).toMatchObject({ extent: { count: 25, mayHaveMore: false } })
  })

  test('that is full has one after it where the portal doesn’t count', () => {
    expect(read(chosen, [{ rows: upTo(10) }])).toMatchObject({ extent: { count: 10, mayHaveMore: true } })
    expect(read(chosen, [{ rows: upTo(10) }], { page: 2 })).toMatchObject({ extent: { count: 20, mayHaveMore: true } })
    // Nine that could be read, and one that couldn't.
    expect(read(chosen, [{ rows: upTo(9) }], { unread: 1 })).toMatchObject({ extent: { count: 10, mayHaveMore: true } })
  })

  test('that isn’t full is the last', () => {
    expect(read(chosen, [{ rows: upTo(5) }], { page: 3 })).toMatchObject({ extent: { count: 25, mayHaveMore: false } })
    // Beyond the last page: the number of rows before it.
    expect(read(chosen, [{ rows: [] }], { page: 4 })).toMatchObject({ extent: { count: 30, mayHaveMore: false } })
  })

  test('that is empty leads to the last one that the portal counts, or half of the way back where it doesn’t', () => {
    expect(read(chosen, [{ rows: [], count: 25 }], { page: 9999 })).toMatchObject({
      extent: { count: 25, mayHaveMore: false },
    })
    expect(read(chosen, [{ rows: [] }], { page: 9999 })).toMatchObject({ extent: { count: 49_990 } })
    expect(read(chosen, [{ rows: [] }], { page: 1 })).toMatchObject({ extent: { count: 0, mayHaveMore: false } })
  })

  test('says what of it the portal counts and didn’t give', () => {
    const lack = (rows: number, page: number, unread = 0) =>
      read(chosen, [{ rows: upTo(rows), count: 25 }], { page, unread }).lack
    expect([lack(10, 1), lack(9, 1, 1), lack(5, 3), lack(0, 4)]).toEqual([undefined, undefined, undefined, undefined])
    expect(lack(8, 2)).toEqual({ why: 'counted', rows: 2 })
    expect(lack(0, 3)).toEqual({ why: 'counted', rows: 5 })
    expect(read(chosen, [{ rows: upTo(8) }]).lack).toBeUndefined()
  })

  test('beyond what the portal counts isn’t the end, if it is full', () => {
    expect(read(chosen, [{ rows: upTo(10), count: 25 }], { page: 3 })).toMatchObject({
      extent: { count: 30, mayHaveMore: true },
    })
  })
})

describe('pages that are scrolled through', () => {
  const scrolled = of({ scroll: 10 })

  test('go on until as many are there as the portal counts', () => {
    expect(read(scrolled, [{ rows: upTo(10), count: 12 }])).toMatchObject({ isEnd: false })
    expect(
      read(scrolled, [
        { rows: upTo(10), count: 12 },
        { rows: [10, 11], count: 12 },
      ]),
    ).toMatchObject({ isEnd: true, extent: { count: 12, mayHaveMore: false }, rows: upTo(12) })
  })

  test('go on, where it doesn’t count, until one brings nothing new', () => {
    const pages = [{ rows: upTo(4) }, { rows: [3, 4] }]
    expect(read(scrolled, pages)).toMatchObject({ isEnd: false, extent: { count: 5, mayHaveMore: true } })
    expect(read(scrolled, [...pages, { rows: [4] }])).toMatchObject({
      isEnd: true,
      extent: { count: 5, mayHaveMore: false },
      rows: upTo(5),
    })
  })

  test('end with the same page again, or with none though more are counted, which is told', () => {
    const again = read(scrolled, [{ rows: upTo(10) }, { rows: upTo(10) }])
    expect(again).toMatchObject({ isEnd: true, extent: { count: 10, mayHaveMore: true }, lack: { why: 'repeated' } })
    const fewer = read(scrolled, [
      { rows: upTo(10), count: 12 },
      { rows: [], count: 12 },
    ])
    expect(fewer).toMatchObject({
      isEnd: true,
      extent: { count: 12, mayHaveMore: false },
      lack: { why: 'counted', rows: 2 },
    })
    // Nothing is missing while there are more pages.
    expect(read(scrolled, [{ rows: upTo(10), count: 12 }])).toMatchObject({ isEnd: false, lack: undefined })
  })

  test('go on where the portal counts less than is there', () => {
    expect(read(scrolled, [{ rows: upTo(10), count: 4 }])).toMatchObject({
      isEnd: false,
      extent: { mayHaveMore: true },
    })
  })

  test('end where rows couldn’t be read', () => {
    expect(read(scrolled, [{ rows: upTo(9), count: 10 }], { unread: 1 })).toMatchObject({ isEnd: true })
  })
})
