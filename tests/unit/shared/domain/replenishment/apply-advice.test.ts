import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Movement, NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { applyAdvice } from '../../../../../src/shared/domain/replenishment/apply-advice.ts'
import { groupKey, groupTotal, refuseTargets } from '../../../../../src/shared/domain/replenishment/my-ars.ts'
import { adviseTarget } from '../../../../../src/shared/domain/replenishment/target-advice.ts'

const moved = (sale: number, stock = 1): Movement => ({ sale, stock, orders: NO_ORDERS, reported: 0 })

interface Made {
  readonly id: number
  readonly target: number
  readonly typeid?: number
  readonly original: number | undefined
}

const parent = ({ id, target, typeid = 70, original }: Made) => ({
  id,
  brand: { id: 9 },
  category: { id: 1 },
  subcategory: { id: 2 },
  producttype: { typeid },
  alternateProducts: [],
  targetStock: target,
  originalStock: original,
})

interface AdviceOptions {
  readonly moved: Readonly<Record<number, Movement>>
  readonly drafts?: ReadonlyMap<number, number>
  readonly chosen?: readonly number[]
}

const advised = (parents: readonly ReturnType<typeof parent>[], { moved, drafts = new Map(), chosen }: AdviceOptions) =>
  applyAdvice(parents, {
    drafts,
    movementOf: (id) => moved[id],
    isChosen: (id) => chosen?.includes(id) ?? true,
  })
const changes = ({ groups }: ReturnType<typeof advised>) =>
  groups.flatMap((group) => group.applied.map((one) => [one.parent.id, one.was, one.target]))

describe('the advice for several products', () => {
  const group = (original: number | undefined, ...targets: readonly number[]) =>
    targets.map((target, at) => parent({ id: at + 1, target, original }))

  test('is taken as far as the group’s minimum allows, those that are the most too high first', () => {
    const parents = group(120, 40, 90, 10)
    // 15, 15 and 30 are suggested.
    const found = advised(parents, { moved: { 1: moved(10), 2: moved(10), 3: moved(20) } })
    expect(changes(found)).toEqual([
      [3, 10, 30],
      [2, 90, 50],
    ])
    expect(found.groups).toMatchObject([{ original: 120, before: 140, after: 120, short: 0 }])
    // There is no room left for the first.
    expect(found.held).toBe(1)
  })

  test('counts targets that aren’t saved yet, and leaves out what wasn’t chosen', () => {
    const parents = group(120, 40, 90, 10)
    const sold = { 1: moved(10), 2: moved(10), 3: moved(20) }
    expect(changes(advised(parents, { moved: sold, drafts: new Map([[3, 200]]), chosen: [1, 3] }))).toEqual([
      [3, 200, 30],
      [1, 40, 15],
    ])
    expect(changes(advised(parents, { moved: sold, chosen: [1] }))).toEqual([[1, 40, 20]])
  })

  test('is none for a group that would still be below its minimum: the missing pieces are reported', () => {
    const parents = group(150, 40, 90, 10)
    const { groups } = advised(parents, { moved: { 3: moved(20) }, drafts: new Map([[2, 50]]) })
    expect(groups).toMatchObject([{ applied: [], before: 100, after: 100, short: 30 }])
    // The raised target that fills the group up is applied.
    expect(changes(advised(parents, { moved: { 3: moved(50) }, drafts: new Map([[2, 80]]) }))).toEqual([[3, 10, 75]])
  })

  test('lowers nothing where the minimum isn’t told, and says nothing of groups that stay as they are', () => {
    expect(changes(advised(group(undefined, 40, 10), { moved: { 1: moved(0), 2: moved(20) } }))).toEqual([[2, 10, 30]])
    expect(advised(group(50, 40, 10), { moved: {} })).toEqual({ groups: [], held: 0 })
  })

  const worlds = fc
    .record({
      parents: fc.array(
        fc.record({
          target: fc.integer({ min: 1, max: 1000 }),
          typeid: fc.constantFrom(70, 71, 8526),
          sale: fc.nat({ max: 400 }),
          stock: fc.integer({ min: 0, max: 3 }),
          draft: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      // As a share of the targets' total.
      share: fc.double({ min: 0, max: 1.1, noNaN: true }),
      tells: fc.boolean(),
      order: fc.infiniteStream(fc.nat()),
    })
    .map(({ parents, share, tells, order }) => {
      const drafts = new Map(parents.flatMap(({ draft }, id) => (draft === undefined ? [] : [[id, draft] as const])))
      const made = parents.map(({ target, typeid }, id) => parent({ id, target, typeid, original: undefined }))
      const all = made.map((one) => {
        const { total } = groupTotal(
          made.filter((other) => groupKey(other) === groupKey(one)),
          drafts,
        )
        return { ...one, originalStock: tells ? Math.floor(total * share) : undefined }
      })
      return { all, drafts, movements: new Map(parents.map(({ sale, stock }, id) => [id, moved(sale, stock)])), order }
    })

  const refusedOf = (all: readonly ReturnType<typeof parent>[], drafts: ReadonlyMap<number, number>) =>
    refuseTargets([...Map.groupBy(all, groupKey).values()], drafts)?.key

  test('never ends in too low a total: not all together', () => {
    fc.assert(
      fc.property(worlds, ({ all, drafts, movements }) => {
        const { groups } = applyAdvice(all, { drafts, movementOf: (id) => movements.get(id), isChosen: () => true })
        const changed = new Set(groups.filter((group) => group.applied.length > 0).map(({ first }) => groupKey(first)))
        const after = new Map([
          ...drafts,
          ...groups.flatMap((group) => group.applied.map((one) => [one.parent.id, one.target] as const)),
        ])
        const own = all.filter((one) => changed.has(groupKey(one)))
        const ids = new Set(own.map(({ id }) => id))
        expect(refusedOf(own, new Map([...after].filter(([id]) => ids.has(id))))).not.toBe('arsTargetTooFew')
      }),
    )
  })

  test('nor one after the other, in any order', () => {
    fc.assert(
      fc.property(worlds, ({ all, drafts, movements, order }) => {
        const now = new Map(drafts)
        const groups = Map.groupBy(all, groupKey)
        const groupOf = (one: (typeof all)[number]) => groupTotal(groups.get(groupKey(one)) ?? [], now)
        const sound = all.filter((one) => (groupOf(one).missing ?? 0) === 0)
        for (const at of order.take(sound.length * 3)) {
          const one = sound[at % sound.length]
          if (one === undefined) continue
          const targetStock = now.get(one.id) ?? one.targetStock
          const { take } = adviseTarget({ ...one, targetStock }, movements.get(one.id), groupOf(one))
          now.set(one.id, take)
        }
        const ids = new Set(sound.map(({ id }) => id))
        expect(refusedOf(sound, new Map([...now].filter(([id]) => ids.has(id))))).not.toBe('arsTargetTooFew')
      }),
    )
  })
})
