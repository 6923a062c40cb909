import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { readGroup } from '../../../../src/main/replenishment/my-ars.ts'
import { ok } from '../../../../src/shared/errors.ts'

const kind = { catId: 1, subcatId: 2, typeId: 3 }

interface Page {
  readonly ids: readonly number[]
  readonly count?: number | undefined
  readonly unread?: number
}

/** The group on a portal that gives these pages, and an empty one after them. */
async function groupOf(...pages: readonly Page[]) {
  let asked = 0
  const read = async (_: string, { body: { page } }: { body: { page: number } }) => {
    asked += 1
    const { ids, count, unread = 0 } = pages[page - 1] ?? { ids: [] }
    return ok({ answer: { rows: ids.map((id) => ({ id })), count }, at: '2026-11-23', saved: false, unread })
  }
  const group = await readGroup({ read } as unknown as Reader, kind)
  return { ids: group.ok ? group.value.answer.map(({ id }) => id) : [], unread: group.ok && group.value.unread, asked }
}

describe('every parent of a group', () => {
  test('is read until as many are there as the portal counts', async () => {
    expect(await groupOf({ ids: [1, 2], count: 3 }, { ids: [3], count: 3 })).toEqual({
      ids: [1, 2, 3],
      unread: 0,
      asked: 2,
    })
  })

  test.each([undefined, 2, 1])('is there too where the portal counts %j after the first page', async (count) => {
    const { ids } = await groupOf({ ids: [1, 2] }, { ids: [3, 4], count }, { ids: [5] })
    expect(ids).toEqual([1, 2, 3, 4, 5])
  })

  test('is told of as missing where the portal counts it and doesn’t give it, or gives the same page again', async () => {
    expect(await groupOf({ ids: [1, 2], count: 5 })).toMatchObject({ ids: [1, 2], unread: 3, asked: 2 })
    expect(await groupOf({ ids: [1, 2] }, { ids: [1, 2] })).toMatchObject({ ids: [1, 2], unread: 1, asked: 2 })
  })

  test('is told of as missing where it couldn’t be read', async () => {
    expect(await groupOf({ ids: [1], count: 2, unread: 1 })).toMatchObject({ ids: [1], unread: 1 })
  })
})
