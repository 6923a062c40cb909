import { expect, test } from 'vitest'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { readBrands } from '../../../../src/main/replenishment/car-brands.ts'
import { type AppError, fail, ok } from '../../../../src/shared/errors.ts'

const of = { user: 7, subcatid: 168, typeid: 1681 }
const read = <A>(answer: A) => ok({ answer, at: '2026-11-23', saved: false, unread: 0 })

/** A portal with these brands, each with products of its lines, a count of them, or a failure. */
function portal(brands: Readonly<Record<number, readonly number[] | { count: number } | AppError>>) {
  const calls: unknown[] = []
  const reader = {
    read: async (call: string, args: { query: object; body?: { brandid: number } }) => {
      const { body } = args
      if (body === undefined) {
        return read({ brands: Object.keys(brands).map((id) => ({ id: Number(id), name: `Brand ${id}` })) })
      }
      calls.push([call, args.query, { subcatid: of.subcatid, typeid: of.typeid, ...body }])
      const lines = brands[body.brandid]
      if (lines !== undefined && 'kind' in lines) return fail(lines)
      if (lines !== undefined && 'count' in lines) return read({ products: [{ id: 1 }], count: lines.count })
      return read({ products: (lines ?? []).map((id) => ({ id })), count: lines?.length })
    },
  }
  return { reader: reader as unknown as Reader, calls }
}

test('each brand with what it has of the subcategory and type', async () => {
  const { reader, calls } = portal({ 11: [101, 102], 12: [], 13: [103] })
  const found = await readBrands(reader, of)
  expect(found.ok && found.value.answer).toEqual([
    { id: 11, name: 'Brand 11', lines: [101, 102] },
    { id: 12, name: 'Brand 12', lines: [] },
    { id: 13, name: 'Brand 13', lines: [103] },
  ])
  expect(calls[0]).toMatchObject(['car.products', { user: 7 }, { subcatid: 168, typeid: 1681, brandid: 11 }])
  expect(calls).toHaveLength(3)
})

test('one whose lines couldn’t be read completely stays without them, as they may exist', async () => {
  const { reader } = portal({ 11: { kind: 'portal', message: 'down' }, 12: { count: 2 }, 13: [] })
  const found = await readBrands(reader, of)
  expect(found.ok && found.value.answer).toEqual([
    { id: 11, name: 'Brand 11', lines: undefined },
    { id: 12, name: 'Brand 12', lines: undefined },
    { id: 13, name: 'Brand 13', lines: [] },
  ])
})

test('a session that has ended ends it, and it is told while it comes', async () => {
  const { reader } = portal({ 11: [101], 12: { kind: 'session', message: 'ended' } })
  expect(await readBrands(reader, of)).toMatchObject({ ok: false, error: { kind: 'session' } })
  const progress: unknown[] = []
  await readBrands(portal({ 11: [101], 12: [102] }).reader, of, { partial: ({ coming }) => progress.push(coming) })
  expect(progress).toEqual([{ done: 1, of: 2 }])
})
