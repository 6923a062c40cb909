/**
 * Every fault at every call of the checkout: the whole app on a practice portal. In the end the app reports what the portal has of the
 * order, and is usable. The test's output lists the outcome of each.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAULTS, type FaultAsk } from '../../../src/practice/http/faults.ts'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { isUnconfirmed } from '../../../src/shared/domain/orders/order.ts'
import type { AppError } from '../../../src/shared/errors.ts'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { shareOf } from '../../support/counts.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, fillCart, goodsAt, OWNED, openShop } from '../../support/shop.ts'
import { drawer, openApp, signIn } from '../../support/whole-app.ts'

const CALLS = [
  'order.blocking',
  'session.me',
  'session.mapping',
  'session.gstRates',
  'session.rules',
  'catalogue.carters',
  'cart.lines',
  'cart.products',
  'catalogue.checkServiceable',
  'order.place',
  'order.placeStatus',
  'order.history',
] as const satisfies readonly CallName[]
type Call = (typeof CALLS)[number]
/** Calls by which an order is placed, or found. */
const PLACES: readonly Call[] = ['order.place', 'order.placeStatus']

const STATUSES = [401, 403, 404, 409, 412, 422, 429, 500, 503]

interface Fault extends Omit<FaultAsk, 'call'> {
  readonly name: string
}
const faults: readonly Fault[] = [
  ...FAULTS.filter((kind) => kind !== 'status').map((kind) => ({ name: kind, kind, ms: 60_000, times: 2 })),
  ...STATUSES.map((status) => ({ name: String(status), kind: 'status' as const, status, message: 'Not today.' })),
]
/** Three ways of not answering in time. For a read, which is only repeated, one of them is enough. */
const isFor =
  (call: Call) =>
  ({ name }: Fault): boolean =>
    name === 'hang' || !GIVEN_UP.includes(name) || PLACES.includes(call)

/** These faults run into the timeout; the others are answered even on a busy machine. */
const GIVEN_UP: readonly string[] = ['delay', 'hang', 'drip']
const IMPATIENT_MS = 1_200
/** Factor on the sign-in time here: no single answer may take longer. */
const SIGN_INS = 2

/** Stock types whose serviceability is checked. */
const CHECKED_TYPES = ['DropShipment', 'CreditVendorStock'] as const

/** Shops that work in parallel. */
const LANES = 3
const cartType = 'all'
const email = emailOf('pune')
const outcomes = new Map<Call, Map<string, string[]>>()

afterAll(() => {
  for (const [call, cells] of outcomes) {
    const lines = [...cells].map(([outcome, names]) => `    ${outcome}: ${names.join(', ')}\n`)
    process.stdout.write(`  ${call}\n${lines.join('')}`)
  }
})

/** Faults that are needed for the call to be made at all. */
function wayTo(call: Call): readonly FaultAsk[] {
  const lost: FaultAsk = { kind: 'answerLost', call: 'order.place' }
  if (call === 'order.placeStatus') return [lost]
  return call === 'order.history' ? [lost, { kind: 'status', call: 'order.placeStatus', status: 404 }] : []
}

async function openLane() {
  const shop = await openShop()
  const { portal } = shop
  const pune = await shop.signIn('pune')
  const owned = await goodsAt(pune, { wh: 2, stockTypes: OWNED, least: 40 })
  const vendors = await goodsAt(pune, { wh: 2, stockTypes: CHECKED_TYPES, least: 40 })
  expect(vendors.length, 'something to ask vendors about').toBeGreaterThan(0)
  const open = async (folder?: string, timeoutMs?: number) => {
    const app = openApp({
      origin: portal.origin,
      loadKeychain: async () => drawer().keychain,
      ...(folder === undefined ? {} : { folder }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })
    try {
      await signIn(app, portal)
    } catch (thrown) {
      app.services.close()
      throw thrown
    }
    return app
  }
  const began = performance.now()
  let app = await open()
  const impatientMs = Math.max(IMPATIENT_MS, Math.ceil(SIGN_INS * (performance.now() - began)))
  let nth = 0
  const reopen = async (timeoutMs?: number) => {
    app.services.close()
    const { folder } = app
    app = await open(folder, timeoutMs).catch((thrown: unknown) => {
      if (timeoutMs === undefined) throw thrown
      // The sign-in isn't under test, and the machine is busier now than at first.
      return open(folder, 4 * timeoutMs)
    })
  }
  const honest = (error: AppError): string => {
    expect(error.kind, error.message).not.toBe('defect')
    expect(error.message).not.toBe('')
    return error.kind
  }

  /** Prepares and places an order; returns the outcome in a word, and the order's key. */
  const order = async (): Promise<{ readonly first: string; readonly key?: string }> => {
    const prepared = await app.ask('orders.prepare', { cart: cartType })
    if (!prepared.ok) return { first: `not prepared (${honest(prepared.error)})` }
    const { key, groups } = prepared.value
    const chosen = groups.filter(({ orderable }) => orderable)
    // A store whose mapping the portal refuses may not order from any warehouse.
    if (chosen.length === 0) return { first: 'not sent (nothing to order)', key }
    const total = chosen.reduce((sum, group) => sum + group.total, 0)
    const placed = await app.ask('orders.place', { key, groups: chosen.map((group) => group.key), total })
    if (!placed.ok) return { first: `not sent (${honest(placed.error)})`, key }
    expect(placed.value.message).not.toBe('')
    return { first: isUnconfirmed(placed.value.state) ? 'unconfirmed' : placed.value.state, key }
  }

  return {
    at: async (call: Call, fault: Fault): Promise<string> => {
      portal.control.clearFaults()
      const goods = [owned[nth * 2], owned[nth * 2 + 1], vendors[nth % vendors.length]].filter(
        (one) => one !== undefined,
      )
      await fillCart(
        pune,
        goods.map((one, at) => newLine(one, at < 2 ? 40 : 1)),
      )
      const isGivenUp = GIVEN_UP.includes(fault.name)
      if (isGivenUp) await reopen(impatientMs)
      await app.ask('cart.open', { cart: cartType, fresh: true })
      const before = portal.control.orders(email).length
      const { name: _, ...shape } = fault
      portal.control.faults([...wayTo(call), { ...shape, call }])
      const { first, key } = await order()
      portal.control.clearFaults()

      const state = must(await app.ask('session.state', undefined))
      if (isGivenUp || state.phase !== 'signedIn') await reopen()
      for (const open of must(await app.ask('orders.journal', { open: true }))) {
        // The portal may still be working on a request that timed out here.
        await expect
          .poll(async () => must(await app.ask('orders.check', { key: open.key })).state, {
            message: `${call} ${fault.name}: open for ever`,
            interval: 50,
          })
          .not.toSatisfy(isUnconfirmed)
      }
      expect(must(await app.ask('orders.journal', { open: true }))).toEqual([])
      const real = portal.control.orders(email).slice(before)
      const last = must(await app.ask('orders.journal', { open: false })).find((one) => one.key === key)
      const poids = last?.groups.flatMap(({ poid }) => poid ?? []) ?? []
      if (real.length > 0)
        expect(poids.toSorted(), `${call} ${fault.name}`).toEqual(real.map(({ poid }) => poid).toSorted())
      else expect(first.startsWith('not ') || last?.state === 'rejected', `${call} ${fault.name}: ${first}`).toBe(true)
      const left = must(await app.ask('cart.open', { cart: cartType, fresh: true }))
      expect(left.saved, `${call} ${fault.name}: usable`).toBe(false)
      if (real.length === 0)
        expect(left.lines.length, `${call} ${fault.name}: nothing left the cart`).toBeGreaterThan(1)
      // Ordered goods are out of stock; the next order is for others.
      if (real.length > 0) nth += 1
      const then = real.length > 0 ? 'placed' : 'not placed'
      return first === 'unconfirmed' ? `unconfirmed, then ${then}` : first
    },
    close: async () => {
      app.services.close()
      await portal.stop()
    },
  }
}

let lanes: readonly Awaited<ReturnType<typeof openLane>>[]
beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: LANES }, openLane))
})
afterAll(() => Promise.all(lanes.map((lane) => lane.close())))

test.each(CALLS)('every fault at %s is reported, and the final state is true', async (call) => {
  const own = faults.filter(isFor(call))
  // A read gets every second fault, the next call the others; the call that places the order gets all.
  const left = [...(PLACES.includes(call) ? own : shareOf(own, CALLS.indexOf(call), 2))]
  const cells = new Map<string, string[]>()
  outcomes.set(call, cells)
  await Promise.all(
    lanes.map(async (lane) => {
      for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
        const outcome = await lane.at(call, fault)
        cells.set(outcome, [...(cells.get(outcome) ?? []), fault.name])
      }
    }),
  )
})
