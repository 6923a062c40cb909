/** What areas remember: one file of events, each of which changes all that it has to, and always the same. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AreaState, defineState } from '../../../src/practice/state/define-state.ts'
import { openState } from '../../../src/practice/state/portal-state.ts'
import { type AreaName, type EventOf, type Reads, states } from '../../../src/practice/states.ts'
import { USUAL_PRODUCTS } from '../../../src/practice/world/products.ts'
import { makeWorld, type World } from '../../../src/practice/world/world.ts'
import { paise } from '../../../src/shared/domain/money.ts'
import { openShop } from '../../support/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'practice-areas-'))
const file = join(folder, 'portal.jsonl')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OPENED = Date.UTC(2026, 8, 15, 6)
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

/** Takes money at a till, and says what was sold. */
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

const toldBy = (reads: Readonly<Record<string, unknown>>) => {
  const { till: one, shelf: other } = reads as {
    till: { readonly ways: readonly string[] }
    shelf: { gone(): number }
  }
  return { ways: [...one.ways], gone: other.gone() }
}

/** What is left when it is opened again. */
function reopened() {
  const state = open({ shelf, till })
  state.close()
  return toldBy(state.reads)
}

describe('an event', () => {
  test('changes another area in the same moment, and is one line of the file', () => {
    const state = open({ till, shelf })
    state.record({ type: 'paid', product: 7, qty: 3, way: 'card' })
    expect(toldBy(state.reads)).toEqual({ ways: ['card'], gone: 3 })
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
    expect(toldBy(state.reads)).toEqual({ ways: [], gone: 0 })
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

const USERS = [7001, 7002] as const
const PRODUCTS = [11, 12, 13] as const
const MRPS = [paise(9900), paise(19_900)] as const
const WORDS = ['one-key-0123456789', 'two-key-0123456789'] as const

type Event = { readonly [A in AreaName]: EventOf<A> }[AreaName]

const user = fc.constantFrom(...USERS)
const word = fc.constantFrom(...WORDS)
const product = fc.constantFrom(...PRODUCTS)
const qty = fc.integer({ min: 1, max: 9 })
const line = fc.record({ id: product, qty, mrp: fc.constantFrom(...MRPS) })
const unitOf = (mrp: number) => {
  const tax = { tax: 0, rate: 0, gstType: 'IGST' as const, CGST: 0, SGST: 0, IGST: 0 }
  return { way: 'retailerMargin' as const, mrp, margin: 20, base: mrp, net: mrp, ...tax }
}
const ordered = fc
  .tuple(user, word, fc.nat(99), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(([by, key, nr, lines]) => ({
    type: 'ordered' as const,
    user: by,
    key,
    orders: [
      {
        poid: `PO-${nr}-T`,
        user: by,
        wh: 2,
        whType: 'Warehouse' as const,
        orderType: 'OWNED' as const,
        at: OPENED + nr,
        lines: lines.map(({ id, qty: pieces, mrp }) => ({ id, qty: pieces, isReturnable: true, unit: unitOf(mrp) })),
      },
    ],
    results: [{ wh: 2, mode: 'OWNED' as const, poid: `PO-${nr}-T`, netpayment: 100, message: 'Placed.' }],
  }))

const event: fc.Arbitrary<Event> = fc.oneof(
  ordered,
  fc.record({ type: fc.constant('signedIn' as const), user, token: word }),
  fc.constant({ type: 'sessionsEnded' as const }),
  fc.record({ type: fc.constant('password' as const), user, password: word }),
  fc.record({
    type: fc.constant('cart' as const),
    user,
    put: fc.array(
      line.map((one) => ({
        ...one,
        parent: `${one.id}`,
        stockType: 'OwnedStock' as const,
        isapparelproduct: false,
        isParentAlter: false,
      })),
      { maxLength: 3 },
    ),
    remove: fc.array(product, { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('refused' as const), user, key: word }),
  fc.record({ type: fc.constant('notificationRead' as const), user, id: product }),
  fc.record({ type: fc.constant('kioskConfirmed' as const), user, id: word, poid: word }),
  fc.record({
    type: fc.constant('judged' as const),
    user,
    productId: product,
    likeDislike: fc.constantFrom(0 as const, 1 as const),
    reason: word,
  }),
)

const remembering: Readonly<Record<string, AreaState | undefined>> = states
const real = () =>
  open(Object.fromEntries(Object.entries(remembering).flatMap(([name, state]) => (state ? [[name, state]] : []))))

/** All that can be asked. */
const said = ({ session, cart, catalogue, order, notifications, kiosk }: Reads) => ({
  tokens: WORDS.map(session.userOf),
  users: USERS.map((of) => ({
    password: session.passwordOf(of),
    cart: [...cart.cartOf(of).values()],
    orders: order.ordersOf(of),
    news: order.newsOf(of),
    lines: order.linesOf(of),
    opinions: PRODUCTS.map((id) => catalogue.opinionOf(of, id)),
    answers: WORDS.map((key) => [order.answerTo(of, key), order.isRefused(of, key)]),
    read: PRODUCTS.map((id) => notifications.isRead(of, id)),
    kiosk: WORDS.map((id) => kiosk.confirmedBy(of, id)),
  })),
  taken: PRODUCTS.flatMap((id) => MRPS.map((mrp) => catalogue.taken(id, 2, mrp))),
  count: order.count(),
})
const saidBy = ({ reads }: { readonly reads: object }) => said(reads as unknown as Reads)

describe('the areas of the portal', () => {
  test('come to the same state from their file, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        rmSync(file, { force: true })
        const first = real()
        for (const one of events) first.record(one)
        first.close()
        const again = real()
        again.close()
        expect(saidBy(again)).toEqual(saidBy(first))
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
        const then = saidBy(state)
        state.record(last)
        state.close()
        const now = saidBy(state)
        expect(now.count).toBe(then.count + 1)
        const lines = last.orders.flatMap((order) => order.lines)
        const ofProduct = (id: number) => lines.filter((one) => one.id === id).reduce((sum, one) => sum + one.qty, 0)
        const all = (of: typeof now) => of.taken.reduce((sum, one) => sum + one, 0)
        expect(all(now) - all(then)).toBe(lines.reduce((sum, one) => sum + one.qty, 0))
        const cartOf = (of: typeof now, id: number) =>
          of.users[USERS.indexOf(last.user)]?.cart.find((one) => one.id === id)?.qty ?? 0
        for (const id of PRODUCTS) expect(cartOf(now, id)).toBe(Math.max(0, cartOf(then, id) - ofProduct(id)))
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
    const shop = await openShop({ stateFile: file, clock: () => OPENED, products: USUAL_PRODUCTS })
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
      expect((await pune.ask('order.history', { query: { pageNo: 1, pageSize: 10 } })).count).toBe(243)

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
