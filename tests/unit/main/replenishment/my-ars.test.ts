import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { readGroup, readParents } from '../../../../src/main/replenishment/my-ars.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'

const kind = { catId: 1, subcatId: 2, typeId: 3 }

interface Page {
  readonly ids: readonly number[]
  readonly count?: number | undefined
  readonly unread?: number
}

/** The group on a portal that returns these pages, and an empty one after them. */
async function groupOf(...pages: readonly Page[]) {
  let requests = 0
  const read = async (_: string, { body: { page } }: { body: { page: number } }) => {
    requests += 1
    const { ids, count, unread = 0 } = pages[page - 1] ?? { ids: [] }
    return ok({ answer: { rows: ids.map((id) => ({ id })), count }, at: '2026-11-23', saved: false, unread })
  }
  const group = await readGroup({ read } as unknown as Reader, kind)
  return {
    ids: group.ok ? group.value.answer.map(({ id }) => id) : [],
    unread: group.ok && group.value.unread,
    requests,
  }
}

describe('every parent of a group', () => {
  test('is read until as many are there as the portal counts', async () => {
    expect(await groupOf({ ids: [1, 2], count: 3 }, { ids: [3], count: 3 })).toEqual({
      ids: [1, 2, 3],
      unread: 0,
      requests: 2,
    })
  })

  test.each([undefined, 2, 1])('is there too where the portal counts %j after the first page', async (count) => {
    const { ids } = await groupOf({ ids: [1, 2] }, { ids: [3, 4], count }, { ids: [5] })
    expect(ids).toEqual([1, 2, 3, 4, 5])
  })

  test('is told of as missing where the portal counts it and doesn’t give it, or gives the same page again', async () => {
    expect(await groupOf({ ids: [1, 2], count: 5 })).toMatchObject({ ids: [1, 2], unread: 3, requests: 3 })
    expect(await groupOf({ ids: [1, 2] }, { ids: [1, 2] })).toMatchObject({ ids: [1, 2], unread: 1, requests: 2 })
  })

  test('is told of as missing where it couldn’t be read', async () => {
    expect(await groupOf({ ids: [1], count: 2, unread: 1 })).toMatchObject({ ids: [1], unread: 1 })
  })
})

describe('My ARS as a whole', () => {
  const row = (id: number, targetStock = 5, alternates: readonly number[] = []) => ({
    id,
    targetStock,
    alternateProducts: alternates.map((one) => ({ id: one })),
  })
  type Row = ReturnType<typeof row>

  /** A portal with pages of two that returns `download` at once, or refuses it. */
  async function wholeOf(
    rows: readonly Row[],
    download: readonly Row[] | undefined,
    count: number | undefined,
    kind = {},
  ) {
    const requests: string[] = []
    const progress: unknown[] = []
    const read = async (name: string, { body: { page } }: { body: { page: number } }) => {
      requests.push(name === 'ars.list' ? `page ${page}` : 'all')
      if (name === 'ars.download') {
        if (download === undefined) return fail({ kind: 'portal', message: 'down' })
        return ok({ answer: { rows: download, count: download.length }, at: '2026-11-23', saved: false, unread: 0 })
      }
      const answer = { rows: rows.slice(page * 2 - 2, page * 2), count }
      return ok({ answer, at: '2026-11-23', saved: false, unread: 0 })
    }
    const reader = { read } as unknown as Reader
    const whole = await readParents(reader, kind, { partial: ({ coming }) => progress.push(coming) })
    return {
      ids: whole.ok ? whole.value.answer.rows.map(({ id }) => id) : whole.error,
      requests,
      progress,
    }
  }
  const five = [row(1, 5, [9]), row(2), row(3), row(4), row(5)]
  const ids = [1, 2, 3, 4, 5]
  const pages = ['page 1', 'all', 'page 2', 'page 3']

  test('is one page, told at once, and what comes at once', async () => {
    expect(await wholeOf(five, five, 5)).toEqual({ ids, requests: ['page 1', 'all'], progress: [{ done: 2, of: 5 }] })
  })

  test('of one page is asked for once', async () => {
    expect(await wholeOf(five.slice(0, 2), five, 2)).toEqual({ ids: [1, 2], requests: ['page 1'], progress: [] })
  })

  test.each([
    ['can’t be had', undefined],
    ['lacks rows', five.slice(0, 4)],
    ['has another target', [row(1, 6, [9]), ...five.slice(1)]],
    ['lacks alternates', [row(1), ...five.slice(1)]],
    ['lacks a row of the first page', [row(7), ...five.slice(1)]],
    ['has a row twice in another’s place', [...five.slice(0, 4), row(4)]],
    ['has more than what is asked for', [...five, row(6)]],
  ])('is read page by page where what comes at once %s', async (_, download) => {
    expect(await wholeOf(five, download, 5)).toMatchObject({ ids, requests: pages })
  })

  test('is read to its end where the portal counts nothing', async () => {
    expect(await wholeOf(five, undefined, undefined)).toMatchObject({ ids, requests: [...pages, 'page 4'] })
  })

  test('is what comes at once where the portal counts nothing and no page goes on after it', async () => {
    expect(await wholeOf(five, five, undefined)).toMatchObject({ ids, requests: ['page 1', 'all', 'page 3'] })
  })

  test.each([
    ['is cut short', five.slice(0, 4)],
    ['is no more than the first page', five.slice(0, 2)],
  ])('is read to its end where the portal counts nothing and what comes at once %s', async (_, download) => {
    const whole = await wholeOf(five, download, undefined)
    expect(whole.ids).toEqual(ids)
    expect(new Set(whole.requests)).toEqual(new Set([...pages, 'page 4']))
  })

  test('is read to its end where nothing is counted and another kind comes with it', async () => {
    const of = (id: number, category: number) => ({ ...row(id), category: { id: category } })
    const mine = [of(1, 8), of(2, 8), of(3, 8)]
    const whole = await wholeOf(mine, [...mine, of(4, 9)], undefined, { catId: 8 })
    expect(whole.ids).toEqual([1, 2, 3])
  })
})
