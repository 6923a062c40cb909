/** The state of areas: one file of events, each of which always makes all its changes in the same way. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AreaState, defineState } from '../../../src/practice/state/define-state.ts'
import { openState } from '../../../src/practice/state/portal-state.ts'
import { type AreaReads, states } from '../../../src/practice/states.ts'
import { DEFAULT_PRODUCTS } from '../../../src/practice/world/products.ts'
import { makeWorld, type World } from '../../../src/practice/world/world.ts'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { areas } from '../../areas.ts'
import { MRPS, OPENED, PRODUCTS, USERS } from '../../support/any-event.ts'
import { openShop } from '../../support/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'practice-areas-'))
const file = join(folder, 'portal.jsonl')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const world: World = { seed: 1, products: [], productOf: () => undefined, carters: [], rules: [], accounts: [] }

function open(states: Readonly<Record<string, AreaState>>) {
  const surroundings = {
    world,
    clock: () => OPENED,
    settings: { speed: 1 },
    sms: () => undefined,
    linksAt: () => undefined,
  }
  return openState({ file, now: OPENED, surroundings, states })
}

/** Takes money at a till, and records the sales. */
const till = defineState({
  events: { paid: z.object({ product: z.int(), qty: z.int(), way: z.string().default('cash') }) },
  initial: () => ({ ways: [] as string[] }),
  apply: {
    paid: ({ ways }, { product, qty, way }, emit) => {
      ways.push(way)
      emit('sold', { user: 1, wh: 2, lines: [{ id: product, qty, mrp: paise(100) }] })
    },
  },
  read: ({ ways }) => ({ ways }),
})
/** Knows of no till. */
const shelf = defineState({
  events: {},
  initial: () => ({ gone: 0 }),
  apply: {},
  on: {
    sold: (state, { lines }) => {
      for (const { qty } of lines) state.gone += qty
    },
  },
  read: (state) => ({ gone: () => state.gone }),
})

const readsOf = (reads: Readonly<Record<string, unknown>>) => {
  const { till: one, shelf: other } = reads as {
    till: { readonly ways: readonly string[] }
    shelf: { gone(): number }
  }
  return { ways: [...one.ways], gone: other.gone() }
}

/** The state after reopening. */
function reopened() {
  const state = open({ shelf, till })
  state.close()
  return readsOf(state.reads)
}

describe('an event', () => {
  test('changes another area in the same moment, and is one line of the file', () => {
    const state = open({ till, shelf })
    state.record({ type: 'paid', product: 7, qty: 3, way: 'card' })
    expect(readsOf(state.reads)).toEqual({ ways: ['card'], gone: 3 })
    state.close()
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
    expect(reopened()).toEqual({ ways: ['card'], gone: 3 })
  })

  test('that was cut short anywhere leaves both areas without it', () => {
    const state = open({ till, shelf })
    state.record({ type: 'paid', product: 7, qty: 3, way: 'card' })
    const before = readFileSync(file)
    state.record({ type: 'paid', product: 8, qty: 5, way: 'cash' })
    state.close()
    const whole = readFileSync(file)
    for (let size = before.length; size < whole.length; size++) {
      writeFileSync(file, whole.subarray(0, size))
      expect(reopened()).toEqual({ ways: ['card'], gone: 3 })
    }
    writeFileSync(file, whole)
    expect(reopened()).toEqual({ ways: ['card', 'cash'], gone: 8 })
  })

  test('from before it had a field is read with what the field means when it is missing', () => {
    open({ till, shelf }).close()
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"type":"paid","product":7,"qty":2}\n`)
    expect(reopened()).toEqual({ ways: ['cash'], gone: 2 })
  })

  test.each([
    ['of another shape', { type: 'paid', product: 'seven', qty: 1 }],
    ['that no area knows', { type: 'stolen', product: 7, qty: 1 }],
    ['that the portal alone records', { type: 'opened', at: 1, seed: 1 }],
  ])('%s is neither kept nor does it change anything', (_, event) => {
    const state = open({ till, shelf })
    const before = readFileSync(file, 'utf8')
    expect(() => state.record(event)).toThrow()
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readsOf(state.reads)).toEqual({ ways: [], gone: 0 })
    state.close()
  })

  test('is one area’s: two can’t have it', () => {
    expect(() => open({ till, other: till })).toThrow('other and till both have an event paid')
  })

  test('that can’t be read any more holds the start up, and is left in the file', () => {
    open({ till, shelf }).close()
    const text = `${readFileSync(file, 'utf8')}{"type":"stolen","product":7}\n`
    writeFileSync(file, text)
    expect(() => open({ till, shelf })).toThrow('stolen')
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

const remembering: Readonly<Record<string, AreaState | undefined>> = states
const real = () =>
  open(Object.fromEntries(Object.entries(remembering).flatMap(([name, state]) => (state ? [[name, state]] : []))))

/** An area's state as seen by code that doesn't know the area. */
interface SomeTable {
  readonly events: Readonly<Record<string, fc.Arbitrary<{ readonly [field: string]: unknown; readonly type: string }>>>
  readonly reads: Readonly<Record<string, (ask: unknown) => unknown>>
}
const tables = Object.entries<object>(areas).flatMap(([name, area]): [string, SomeTable][] =>
  'state' in area ? [[name, area.state as SomeTable]] : [],
)
const event = fc.oneof(...tables.flatMap(([, { events }]) => Object.values(events)))
const { ordered } = areas.order.state.events

/** All answers of the reads. */
const answersOf = ({ reads }: { readonly reads: Readonly<Record<string, unknown>> }) =>
  tables.map(([name, table]) => {
    const answers = reads[name] as Readonly<Record<string, unknown>>
    return [name, Object.entries(table.reads).map(([read, reader]) => [read, reader(answers[read])])]
  })

/** The state that an order changes. */
function touchedBy({ reads }: { readonly reads: object }) {
  const { order, catalogue, cart } = reads as AreaReads
  return {
    count: order.count(),
    taken: PRODUCTS.flatMap((id) => MRPS.map((mrp) => catalogue.ordered(id, 2, mrp))).reduce(
      (sum, one) => sum + one,
      0,
    ),
    pieces: new Map(
      USERS.map((user) => [user as number, new Map([...cart.cartOf(user)].map(([id, { qty }]) => [id, qty]))]),
    ),
  }
}

describe('the areas of the portal', () => {
  test('come to the same state from their file, for any events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        rmSync(file, { force: true })
        const first = real()
        for (const one of events) first.record(one)
        first.close()
        const again = real()
        again.close()
        expect(answersOf(again)).toEqual(answersOf(first))
      }),
      { numRuns: 60 },
    )
  })

  test('know an order, its empty cart and its shelf from the same moment on', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), ordered, (before, last) => {
        rmSync(file, { force: true })
        const state = real()
        for (const one of before) state.record(one)
        const then = touchedBy(state)
        state.record(last)
        state.close()
        const now = touchedBy(state)
        const lines = last.orders.flatMap((order) => order.lines)
        expect(now.count).toBe(then.count + 1)
        expect(now.taken - then.taken).toBe(lines.reduce((sum, { qty }) => sum + qty, 0))
        for (const product of PRODUCTS) {
          const ofIt = lines.filter(({ id }) => id === product).reduce((sum, { qty }) => sum + qty, 0)
          const inCart = (of: typeof now) => of.pieces.get(last.user)?.get(product) ?? 0
          expect(inCart(now)).toBe(Math.max(0, inCart(then) - ofIt))
        }
      }),
    )
  })
})

describe('a file from before there were areas', () => {
  const PLACED = 'fixture-placed-0001'
  const REFUSED = 'fixture-refused-0001'

  test('opens with all that was in it', async () => {
    copyFileSync(join(import.meta.dirname, 'fixtures', 'portal-before-areas.jsonl'), file)
    const made = makeWorld(2026)
    const shop = await openShop({ stateFile: file, clock: () => OPENED, products: DEFAULT_PRODUCTS })
    try {
      await expect(shop.returning('practice-LeWhrwgaRa-3FvvQTpu_qLAncUzV7JuK')).rejects.toThrow('"status":401')
      const pune = await shop.returning('practice-ziaE-yFKAXT6R8OxvxFhW94cqlhTX4ab')
      const delhi = await shop.returning('practice-i_cGh9MxcRqn2muq0vCjbkM4Ol79C_JA')

      const lines = (await pune.ask('cart.lines', {})).cart
      expect(lines.map(({ id, qty: pieces, whId }) => [id, pieces, whId])).toEqual([
        [348795, 6, 2],
        [236116, 4, undefined],
      ])
      expect((await delhi.ask('cart.lines', {})).cart.map(({ id, qty: pieces }) => [id, pieces])).toEqual([[211056, 2]])

      const ordered = [348795, 211056, 327676]
      const left = await pune.ask('catalogue.currentStock', { body: { products: ordered } })
      expect(left.map(({ currentStock }) => currentStock)).toEqual(
        ordered.map((id) => (made.productOf(id)?.currentStock ?? 0) - 4),
      )

      const settled = await pune.ask('order.placeStatus', { body: { clientOrderKey: PLACED } })
      expect(settled).toMatchObject({ outcome: 'placed', response: { result: [{ poid: 'PO-42001-T' }] } })
      expect(settled.response?.err).toHaveLength(1)
      expect((await pune.ask('order.details', { body: { id: 'PO-42001-T' } })).netpayment).toBe(14_629_648)
      expect((await pune.ask('order.history', { query: { pageNo: 1, pageSize: 10 } })).count).toBe(247)

      const late = {
        wh: 2,
        whType: 'Warehouse' as const,
        mode: 'OWNED' as const,
        totalStockistOrWarehousePrice: paise(100),
        products: [{ id: 348795, qty: 1, isReturnable: true, actualPrice: paise(100), totalPrice: paise(100) }],
      }
      const refusal = await pune.refusal('order.place', { body: { orders: [late], clientOrderKey: REFUSED } })
      expect(refusal).toMatchObject({ status: 409 })
      await expect(shop.signIn('delhi')).rejects.toThrow('session.loginWithCams')
    } finally {
      await shop.portal.stop()
    }
  })
})
