import { expect, test } from 'vitest'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { readOffers } from '../../../../src/main/replenishment/offers.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { product } from '../../../support/builders.ts'

const body = {
  filters: { subcategoryId: 168, typeId: 1681, gender: 'Boy' },
  sort: 'price',
  misc: { map: [2], userid: 7, rules: [], signage: 'Firstcry', storetype: 'FC', include: [], exclude: [5] },
} as const

/** A portal that lists so many products, nine a page. */
function listing(
  products: number,
  { total = products as number | undefined, breaksAt = 0, flag = undefined as boolean | undefined } = {},
) {
  const pages: number[] = []
  const bodies: unknown[] = []
  let underWay = 0
  let most = 0
  const read = async (call: string, { body: { page, ...rest } }: { body: { page: number } }) => {
    pages.push(page)
    bodies.push({ call, ...rest })
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    underWay -= 1
    if (page === breaksAt) return fail({ kind: 'portal', message: 'down' })
    const ids = Array.from({ length: products }, (_, at) => at + 1).slice((page - 1) * 9, page * 9)
    const answer = { products: ids.map((id) => product({ id })), total, enablehbproductFlag: flag }
    return ok({ answer, at: '2026-11-23', saved: false, unread: 0 })
  }
  return { reader: { read } as unknown as Reader, pages, bodies, most: () => most }
}

const readAll = async (of: ReturnType<typeof listing>) => {
  const progress: (number | undefined)[] = []
  const read = await readOffers(
    of.reader,
    'car.candidates',
    { ...body, misc: { ...body.misc, map: [2], rules: [], include: [], exclude: [5] } },
    {
      partial: ({ answer }) => progress.push((answer as { products: readonly unknown[] }).products.length),
    },
  )
  return { read, progress }
}

test('all pages of the listing are read, six at a time, and shown while they come', async () => {
  const of = listing(63, { flag: true })
  const { read, progress } = await readAll(of)
  expect(read.ok && read.value.answer.products.map(({ id }) => id)).toEqual(
    Array.from({ length: 63 }, (_, at) => at + 1),
  )
  expect(read.ok && read.value).toMatchObject({ unread: 0, answer: { ownBrands: true } })
  expect(of.pages).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(of.most()).toBe(6)
  expect(progress[0]).toBe(9)
  // The same query on every page, with all its filters.
  expect(of.bodies[6]).toEqual({ call: 'car.candidates', ...body })
})

test('the number of requests grows with the number of pages', async () => {
  for (const pages of [1, 10, 40]) {
    const of = listing(pages * 9)
    await readAll(of)
    expect(of.pages).toHaveLength(pages)
  }
})

test('a portal that counts nothing is asked until a page isn’t full', async () => {
  const of = listing(20, { total: undefined })
  const { read } = await readAll(of)
  expect(read.ok && read.value.answer.products).toHaveLength(20)
  expect(read.ok && read.value.answer.ownBrands).toBeUndefined()
  expect(of.pages).toEqual([1, 2, 3])
})

test('what is counted and doesn’t come is told as unread; a page that fails is a failure', async () => {
  const { read } = await readAll(listing(20, { total: 25 }))
  expect(read.ok && read.value.unread).toBe(5)
  expect((await readAll(listing(63, { breaksAt: 5 }))).read).toMatchObject({ ok: false })
})
