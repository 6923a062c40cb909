/** Conditions for requesting another page, and the message for an incomplete list. */
import { describe, expect, test } from 'vitest'
import { fail, ok } from '../../../../src/shared/errors.ts'
import {
  everyPage,
  everyRowOf,
  hasMore,
  lackWords,
  type Page,
  PagesSoFar,
  type Paging,
  rowsLacking,
} from '../../../../src/shared/lists/paging.ts'

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, nr) => from + nr)
const TENS: Paging<number> = { key: String, size: 10, mostPages: 20 }
const ANY: Paging<number> = { ...TENS, size: undefined }

type Answered = Partial<Page<number>>
const ended = { rows: [], unread: 0, count: undefined }
/** The list on a portal that returns these pages, and empty ones after them. */
async function read(pages: readonly Answered[] | ((page: number) => Answered), paging = TENS) {
  let requests = 0
  const answer = await everyRowOf(async (page) => {
    requests += 1
    const one = typeof pages === 'function' ? pages(page) : (pages[page - 1] ?? {})
    return ok({ ...ended, ...one })
  }, paging)
  return { rows: answer.ok ? answer.value : [], lack: answer.lack, requests }
}

describe('another page is asked for', () => {
  const page = { size: 10, came: 10, news: 10, total: 10, reportedCount: undefined }

  test.each([
    ['after a full page that isn’t counted', {}, true],
    ['not after one that isn’t full', { came: 9, news: 9, total: 9 }, false],
    ['where the portal counts more, full or not', { came: 3, news: 3, total: 3, reportedCount: 4 }, true],
    ['not where it counts as many', { reportedCount: 10 }, false],
    ['after a full page of which it counts fewer', { reportedCount: 9 }, true],
    [
      'not after one that isn’t full of which it counts fewer',
      { came: 9, news: 9, total: 19, reportedCount: 10 },
      false,
    ],
    ['not after an empty one, whatever is counted', { came: 0, news: 0, reportedCount: 99 }, false],
    ['not after one that brings nothing new, whatever is counted', { news: 0, total: 20, reportedCount: 99 }, false],
    ['where pages are as long as the portal likes, until one brings nothing new', { size: undefined, came: 1 }, true],
  ] as const)('%s', (_, over, more) => {
    expect(hasMore({ ...page, ...over })).toBe(more)
  })
})

describe('a list in pages', () => {
  test('without a count ends with a page that isn’t full, or with an empty one', async () => {
    expect(await read([{ rows: upTo(10) }, { rows: [10] }])).toEqual({ rows: upTo(11), lack: undefined, requests: 2 })
    expect(await read([{ rows: upTo(10) }])).toEqual({ rows: upTo(10), lack: undefined, requests: 2 })
  })

  test('is told where the portal counts more than comes', async () => {
    const { rows, lack, requests } = await read((page) => (page === 1 ? { rows: upTo(10), count: 12 } : { count: 12 }))
    expect({ rows, lack, requests }).toEqual({ rows: upTo(10), lack: { why: 'counted', rows: 2 }, requests: 2 })
    // The page after the last counts nothing, or 0.
    const counted = [{ rows: upTo(10), count: 12 }]
    expect(await read(counted)).toMatchObject({ lack: { why: 'counted', rows: 2 }, requests: 2 })
    expect(await read([...counted, { count: 0 }])).toMatchObject({ lack: { why: 'counted', rows: 2 }, requests: 2 })
  })

  test('goes on where the portal counts less than has come', async () => {
    const { rows, lack } = await read([
      { rows: upTo(10), count: 5 },
      { rows: upTo(10, 10), count: 5 },
      { rows: [20], count: 5 },
    ])
    expect({ rows, lack }).toEqual({ rows: upTo(21), lack: undefined })
  })

  test.each([undefined, 10, 999])(
    'that is page 1 again and again is read twice, each row once: counted %j',
    async (count) => {
      const { rows, lack, requests } = await read(() => ({ rows: upTo(10), count }))
      expect(rows).toEqual(upTo(10))
      expect(requests).toBe(count === 10 ? 1 : 2)
      const lacking = count === undefined ? { why: 'repeated' } : { why: 'counted', rows: 989 }
      expect(lack).toEqual(count === 10 ? undefined : lacking)
    },
  )

  test('that is page 1 again and again ends though one of its rows can’t be read', async () => {
    expect(await read(() => ({ rows: upTo(9), unread: 1 }))).toMatchObject({ requests: 2, lack: { why: 'repeated' } })
  })

  test('has a full page where rows of it couldn’t be read', async () => {
    expect(await read([{ rows: upTo(7), unread: 3 }, { rows: upTo(4, 7) }])).toMatchObject({
      rows: upTo(11),
      requests: 2,
    })
    // They are reported as unread, not as missing.
    expect(
      await read([
        { rows: upTo(9), unread: 1, count: 11 },
        { rows: [9], count: 11 },
      ]),
    ).toEqual({
      rows: upTo(10),
      lack: undefined,
      requests: 2,
    })
  })

  test('has each row once where one moved to the next page while it was read', async () => {
    const { rows, lack } = await read([
      { rows: upTo(10), count: 12 },
      { rows: [9, 10, 11], count: 13 },
    ])
    expect(rows).toEqual(upTo(12))
    // The row that was added meanwhile is on the first page.
    expect(lack).toEqual({ why: 'counted', rows: 1 })
  })

  test('whose pages are shorter than was asked for is read to its end', async () => {
    const all = upTo(14)
    const threes = (page: number) => ({ rows: all.slice((page - 1) * 3, page * 3), count: page < 3 ? 14 : undefined })
    expect(await read(threes)).toMatchObject({ rows: all, lack: undefined })
  })

  test('is read so far and no further, which is told', async () => {
    const endless = await read((page) => ({ rows: upTo(10, page * 10) }))
    expect(endless).toMatchObject({ rows: { length: 200 }, requests: 20, lack: { why: 'endless', pages: 20 } })
    expect(await read((page) => ({ rows: upTo(10, page * 10), count: 1000 }))).toMatchObject({
      lack: { why: 'counted', rows: 800 },
    })
  })

  test('is read once more where it became shorter meanwhile, and told where it did so again', async () => {
    let all = upTo(25)
    const shrinking = (times: number) => {
      let left = times
      return (page: number) => {
        const answer = { rows: all.slice((page - 1) * 10, page * 10), count: all.length }
        if (left > 0) all = all.slice(2)
        left -= 1
        return answer
      }
    }
    expect(await read(shrinking(1))).toEqual({ rows: upTo(23, 2), lack: undefined, requests: 5 })
    all = upTo(25)
    expect(await read(shrinking(9))).toMatchObject({ lack: { why: 'shrank' } })
  })

  test('isn’t shorter where the portal counts the rows of each page', async () => {
    const { requests, rows, lack } = await read(
      [
        { rows: upTo(10), count: 10 },
        { rows: upTo(4, 10), count: 4 },
      ],
      { ...TENS, trustsCount: false },
    )
    expect({ requests, rows, lack }).toEqual({ requests: 2, rows: upTo(14), lack: undefined })
  })

  test('of pages as long as the portal likes ends where one brings nothing new', async () => {
    expect(await read([{ rows: upTo(4) }, { rows: upTo(2, 4) }], ANY)).toEqual({
      rows: upTo(6),
      lack: undefined,
      requests: 3,
    })
    expect(await read(() => ({ rows: upTo(4) }), ANY)).toMatchObject({ requests: 2, lack: { why: 'repeated' } })
  })

  test('fails with its page, and ends where enough is there', async () => {
    const failure = fail({ kind: 'offline', message: 'x' })
    expect(await everyRowOf(async () => failure, TENS)).toEqual(failure)
    const enough = await everyPage(
      async (page) => ok({ ...ended, rows: upTo(10, page * 10) }),
      TENS,
      (pages) => pages.total > 30,
    )
    expect(enough).toMatchObject({ value: { total: 40, hasMore: true, isAtEnd: false } })
  })
})

test('nothing has come, so the first page is to be asked for', () => {
  const pages = new PagesSoFar(TENS)
  expect([pages.hasMore, pages.rows, pages.count]).toEqual([true, [], undefined])
  // Rows of one page stay, even if they can't be told apart.
  expect(pages.take({ rows: [1, 1], unread: 0, count: undefined })).toEqual([1, 1])
  expect(pages.take({ rows: [1, 2], unread: 0, count: undefined })).toEqual([2])
})

test('what is missing is said, one as one', () => {
  const lines = ['line', 'lines'] as const
  expect(lackWords({ why: 'counted', rows: 10 }, lines)).toContain('10 lines missing')
  expect(lackWords({ why: 'counted', rows: 1 }, lines)).toContain('1 line missing')
  expect(lackWords({ why: 'repeated' }, lines)).toContain('may be more lines')
  expect(lackWords({ why: 'endless', pages: 20 }, lines)).toContain('first 20 pages')
  expect(lackWords({ why: 'shrank' }, lines)).toContain('list changed')
  expect([rowsLacking(undefined), rowsLacking({ why: 'counted', rows: 3 }), rowsLacking({ why: 'shrank' })]).toEqual([
    0, 3, 1,
  ])
})
