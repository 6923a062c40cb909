import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quantities } from '../../../../../src/shared/domain/carts/cart.ts'
import {
  type History,
  isNothing,
  MOST_STEPS,
  NO_HISTORY,
  nextStep,
  planOf,
  type Step,
  stepBetween,
  stepMoved,
  stepPartlyMoved,
  type UndoRedo,
  withoutProducts,
  withoutStep,
  withStep,
} from '../../../../../src/shared/domain/carts/cart-history.ts'

interface World {
  readonly cart: Quantities
  readonly history: History
}

/** Applies a plan as main and the portal do. */
function carriedOut(cart: Quantities, step: Step, way: UndoRedo): Quantities {
  const { add, set, remove } = planOf(step, way, cart)
  const now = new Map(cart)
  for (const id of remove) now.delete(id)
  for (const { id, qty } of [...add, ...set]) now.set(id, qty)
  return now
}

function travel({ cart, history }: World, way: UndoRedo): World {
  const step = nextStep(history, way)
  if (step === undefined) return { cart, history }
  return { cart: carriedOut(cart, step, way), history: stepMoved(history, step, way) }
}

function through(world: World, way: UndoRedo): World {
  let now = world
  while (nextStep(now.history, way) !== undefined) now = travel(now, way)
  return now
}

const cartOf = (pieces: readonly (readonly [number, number])[]): Quantities => new Map(pieces)
const piece = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 9999 }))
const anyCart = fc.array(piece, { maxLength: 8 }).map(cartOf)

/** Any change of a cart, from one quantity to a whole import. */
const anyChange: fc.Arbitrary<(cart: Quantities) => Quantities> = fc.oneof(
  piece.map(
    ([id, qty]) =>
      (cart: Quantities) =>
        cart.has(id) ? new Map([...cart, [id, qty]]) : cart,
  ),
  fc.integer({ min: 1, max: 9999 }).map((qty) => (cart: Quantities) => new Map([...cart].map(([id]) => [id, qty]))),
  fc.array(piece).map((rows) => (cart: Quantities) => new Map([...cart, ...rows])),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 8 }))
    .map((ids) => (cart: Quantities) => new Map([...cart].filter(([id]) => !ids.includes(id)))),
  fc.constant(() => new Map()),
)

const changed = ({ cart, history }: World, change: (cart: Quantities) => Quantities): World => {
  const after = change(cart)
  const step = stepBetween('', cart, after)
  return { cart: after, history: step === undefined ? history : withStep(history, step) }
}

const sorted = (cart: Quantities) => [...cart].sort(([one], [other]) => one - other)

describe('every change of the cart can be taken back and done again', () => {
  test('undo of everything gives the cart back, redo of everything gives it again', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyChange, { maxLength: 30 }), (first, changes) => {
        const last = changes.reduce(changed, { cart: first, history: NO_HISTORY })
        const back = through(last, 'undo')
        expect(sorted(back.cart)).toEqual(sorted(first))
        expect(sorted(through(back, 'redo').cart)).toEqual(sorted(last.cart))
      }),
    )
  })

  test('to and fro in any order, a step back and a step on cancel out', () => {
    const ways = fc.array(fc.constantFrom<UndoRedo>('undo', 'redo'), { maxLength: 20 })
    fc.assert(
      fc.property(anyCart, fc.array(anyChange, { maxLength: 12 }), ways, (first, changes, walk) => {
        const last = changes.reduce(changed, { cart: first, history: NO_HISTORY })
        const there = walk.reduce(travel, last)
        expect(sorted(through(there, 'redo').cart)).toEqual(sorted(last.cart))
        expect(sorted(through(there, 'undo').cart)).toEqual(sorted(first))
      }),
    )
  })

  test('a new change after an undo ends what could be done again', () => {
    const two = [
      (cart: Quantities) => new Map([...cart, [1, 5] as const]),
      (cart: Quantities) => new Map([...cart, [1, 8] as const]),
    ].reduce(changed, { cart: new Map(), history: NO_HISTORY })
    const back = travel(two, 'undo')
    expect(sorted(back.cart)).toEqual([[1, 5]])
    const other = changed(back, (cart) => new Map([...cart, [2, 1]]))
    expect(nextStep(other.history, 'redo')).toBeUndefined()
    expect(sorted(through(other, 'undo').cart)).toEqual([])
  })

  test('nothing is a step that changes nothing, and the oldest of too many are forgotten', () => {
    expect(stepBetween('', cartOf([[1, 2]]), cartOf([[1, 2]]))).toBeUndefined()
    const steps = Array.from({ length: MOST_STEPS + 5 }, (_, at) =>
      stepBetween('', cartOf([[1, at]]), cartOf([[1, at + 1]])),
    )
    const history = steps.reduce<History>((all, step) => (step ? withStep(all, step) : all), NO_HISTORY)
    expect(history.done).toHaveLength(MOST_STEPS)
    expect(nextStep(history, 'undo')?.changes[0]?.was).toBe(MOST_STEPS + 4)
  })
})

describe('a step fits a cart that has moved on', () => {
  const step = stepBetween(
    '',
    cartOf([
      [1, 2],
      [2, 3],
    ]),
    cartOf([
      [1, 5],
      [3, 7],
    ]),
  )
  if (step === undefined) throw new Error('No step')

  test('what is to be added, set and taken out', () => {
    expect(
      planOf(
        step,
        'undo',
        cartOf([
          [1, 5],
          [3, 7],
        ]),
      ),
    ).toEqual({
      add: [{ id: 2, qty: 3 }],
      set: [{ id: 1, qty: 2 }],
      remove: [3],
    })
  })
  test('a line that went elsewhere isn’t brought back by a quantity', () => {
    expect(planOf(step, 'undo', cartOf([[2, 9]]))).toEqual({ add: [], set: [{ id: 2, qty: 3 }], remove: [] })
  })
  test('what is so already is nothing to do', () => {
    expect(
      isNothing(
        planOf(
          step,
          'undo',
          cartOf([
            [1, 2],
            [2, 3],
          ]),
        ),
      ),
    ).toBe(true)
  })
})

describe('what the portal refuses isn’t lost', () => {
  const step = stepBetween(
    'Deletion',
    cartOf([
      [1, 2],
      [2, 3],
    ]),
    cartOf([]),
  )
  if (step === undefined) throw new Error('No step')
  const deleted = withStep(NO_HISTORY, step)

  test('a step that was refused goes back to where it was', () => {
    expect(stepMoved(stepMoved(deleted, step, 'undo'), step, 'redo')).toEqual(deleted)
  })
  test('of one that was taken back in part, the rest stays the next to undo', () => {
    const history = stepPartlyMoved(deleted, step, 'undo', new Set([2]))
    expect(nextStep(history, 'undo')?.changes).toEqual([{ id: 2, was: 3, now: undefined }])
    expect(nextStep(history, 'redo')?.changes).toEqual([{ id: 1, was: 2, now: undefined }])
    expect(stepPartlyMoved(deleted, step, 'undo', new Set([1, 2]))).toEqual(deleted)
    expect(stepPartlyMoved(deleted, step, 'undo', new Set())).toEqual(stepMoved(deleted, step, 'undo'))
  })
})

describe('a step that never came about', () => {
  const one: Step = {
    label: 'Two quantities',
    changes: [
      { id: 1, was: 2, now: 5 },
      { id: 2, was: 3, now: undefined },
    ],
  }
  const other: Step = { label: 'Another', changes: [{ id: 9, was: undefined, now: 1 }] }

  test('is forgotten, at any place; others stay', () => {
    expect(withoutStep({ done: [other, one], undone: [] }, one)).toEqual({ done: [other], undone: [] })
    expect(withoutStep({ done: [other], undone: [one] }, one)).toEqual({ done: [other], undone: [] })
  })
  test('loses the products of which nothing came, and keeps its place', () => {
    const left = { label: 'Two quantities', changes: [{ id: 1, was: 2, now: 5 }] }
    expect(withoutProducts({ done: [one, other], undone: [] }, one, new Set([2]))).toEqual({
      done: [left, other],
      undone: [],
    })
    expect(withoutProducts({ done: [other], undone: [one] }, one, new Set([2, 9]))).toEqual({
      done: [other],
      undone: [left],
    })
  })
  test('is forgotten where nothing came of all its products', () => {
    expect(withoutProducts({ done: [one, other], undone: [] }, one, new Set([1, 2]))).toEqual({
      done: [other],
      undone: [],
    })
  })
})

test('a step of which a part was done again stays the next to do again with the rest', () => {
  const one: Step = {
    label: 'Both',
    changes: [
      { id: 1, was: 2, now: 5 },
      { id: 2, was: 3, now: 4 },
    ],
  }
  const before: Step = { label: 'Before', changes: [{ id: 9, was: undefined, now: 1 }] }
  const only = (id: number) => ({ ...one, changes: one.changes.filter((change) => change.id === id) })
  expect(stepPartlyMoved({ done: [before], undone: [one] }, one, 'redo', new Set([2]))).toEqual({
    done: [before, only(1)],
    undone: [only(2)],
  })
  expect(stepPartlyMoved({ done: [one], undone: [before] }, one, 'undo', new Set([2]))).toEqual({
    done: [only(2)],
    undone: [before, only(1)],
  })
})

test('a plan is nothing only where it neither adds nor changes nor removes', () => {
  const one = { id: 1, qty: 2 }
  const none = { add: [], set: [], remove: [] }
  expect(isNothing(none)).toBe(true)
  expect(isNothing({ ...none, add: [one] })).toBe(false)
  expect(isNothing({ ...none, remove: [1] })).toBe(false)
  expect(isNothing({ add: [one], set: [one], remove: [] })).toBe(false)
  expect(isNothing({ add: [], set: [one], remove: [1] })).toBe(false)
})

test('a hundred steps can be taken back', () => {
  expect(MOST_STEPS).toBe(100)
})
