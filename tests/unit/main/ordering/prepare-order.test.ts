import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { OpenCart } from '../../../../src/main/cart/account-cart.ts'
import type { CartService } from '../../../../src/main/cart/cart-service.ts'
import { basisOf } from '../../../../src/main/ordering/may-order.ts'
import type { OrderJournal } from '../../../../src/main/ordering/order-journal.ts'
import { type PrepareDeps, prepareOrder } from '../../../../src/main/ordering/prepare-order.ts'
import type { CartSnapshot } from '../../../../src/shared/domain/carts/cart.ts'
import { billingOf, shippingOf } from '../../../../src/shared/domain/orders/order-address.ts'
import { settledMeanwhile } from '../../../../src/shared/domain/orders/order-rules.ts'
import { priceCart } from '../../../../src/shared/domain/pricing/price-cart.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { line, product, profile, snapshot, store, supply } from '../../../support/builders.ts'
import { askBy } from '../../../support/cart-ask.ts'
import { AT, KEY, openJournal, prepare, send } from '../../../support/journal-on-disk.ts'
import { replenishment } from '../../../support/policy.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

type Script = Parameters<typeof scriptedPortal>[0]

const NEW = 'key-new-0123456789ab'
const unknown = { state: 'unknown', groups: [], message: undefined } as const
const may: Script = { 'order.blocking': () => ok([]), 'session.me': () => ok(store()) }

interface CounterOptions extends Partial<Omit<PrepareDeps, 'carts' | 'journal'>> {
  readonly script?: Script
  /** The result of reading the cart in each round; the last one is repeated. */
  readonly read?: (round: number) => Result<CartSnapshot>
  /** The displayed cart, by the number of requests for it. */
  readonly shown?: (times: number) => CartSnapshot | undefined
  readonly remove?: Result<readonly never[]>
}

function counter({ script = {}, read, shown, remove = ok([]), ...more }: CounterOptions = {}) {
  const { journal, db } = openJournal()
  const client = scriptedPortal({ ...may, ...script })
  const opened: unknown[] = []
  const removed: (readonly number[])[] = []
  let looks = 0
  const carts = {
    open: async (...args: unknown[]) => {
      opened.push(args)
      return read?.(opened.length) ?? ok(snapshot())
    },
    shown: () => {
      looks += 1
      return shown?.(looks)
    },
    change: async (cartType: unknown, make: (cart: OpenCart) => Promise<Result<unknown>>) =>
      make({
        remove: async (ids: readonly number[]) => {
          removed.push(ids)
          return cartType === 'all' ? remove : fail(offline)
        },
      } as unknown as OpenCart),
  } as unknown as CartService
  const deps: PrepareDeps = {
    client,
    store: store(),
    profile: async () => {
      const answer = await client.call('session.me', { params: { id: 7 } })
      return answer.ok ? ok(profile({ store: answer.value })) : answer
    },
    carts,
    ask: askBy(client),
    journal,
    clock: () => Date.parse(AT),
    hasCart: () => true,
    newKey: () => NEW,
    ...more,
  }
  return { journal, db, client, opened, removed, deps, prepare: () => prepareOrder(deps, 'all') }
}
const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

describe('a cart that is prepared', () => {
  it('is priced, grouped and addressed, and written down with what it rests on', async () => {
    const { prepare: prepareCart, journal, db, opened } = counter()
    const cart = priceCart(snapshot().lines, snapshot().supply)
    expect(must(await prepareCart())).toEqual({
      key: NEW,
      cartType: 'all',
      groups: cart.groups,
      gapQty: 0,
      gapPrice: 0,
      changes: [],
      billing: billingOf(store()),
      shipping: shippingOf(store()),
      unconfirmed: undefined,
      notice: undefined,
    })
    expect(opened).toEqual([['all', true, expect.anything()]])
    expect(journal.basisOf(NEW)).toBe(basisOf(profile(), snapshot().lines))
    expect(db.prepare('SELECT account, created_at, placed_by, prepared_after FROM orders').get()).toEqual({
      account: 7,
      created_at: AT,
      placed_by: 'Asha, store@example.in',
      prepared_after: journal.count(),
    })
    const [group] = journal.preparedGroups(NEW)
    const total = cart.groups[0]?.total ?? 0
    expect(group).toMatchObject({ productIds: [1001], orderable: true, group: { items: 1, quantity: 3, total } })
    expect(JSON.parse(group?.wire ?? '')).toMatchObject({
      wh: 2,
      mode: 'OWNED',
      products: [{ id: 1001, qty: 3 }],
      totalStockistOrWarehousePrice: total / 100,
    })
  })

  it('tells what is missing of it, and what the person saw otherwise', async () => {
    const changed = snapshot({ lines: [line(1001, 12)] })
    const { prepare: prepareCart, journal } = counter({ read: () => ok(changed), shown: () => snapshot() })
    const repeated = counter({ read: () => ok(changed), shown: (times) => (times === 1 ? snapshot() : changed) })
    expect(must(await repeated.prepare())).toMatchObject({
      gapQty: 2,
      changes: [{ id: 1001, was: 3, now: 10 }],
    })
    // The cart shown at the end differs from the prepared one.
    expect(await prepareCart()).toEqual(refuse('orderOvertaken'))
    expect(journal.find(NEW)?.gapQty).toBe(2)
  })

  it('names who placed it by what is known of them', async () => {
    const { prepare: prepareCart, journal } = counter({
      script: { 'session.me': () => ok(store({ firstname: '' })) },
    })
    await prepareCart()
    expect(journal.find(NEW)?.placedBy).toBe('store@example.in')
  })

  it('tells of an unconfirmed order with one of its products', async () => {
    const { prepare: prepareCart, journal } = counter()
    prepare(journal, [{ wh: 1, products: [1001] }])
    send(journal, ['1^OWNED'])
    journal.settle(KEY, unknown, AT)
    expect(must(await prepareCart()).unconfirmed?.key).toBe(KEY)
  })
})

describe('a cart isn’t prepared', () => {
  it('while ordering is held', async () => {
    const { prepare: prepareCart, journal, client } = counter()
    journal.hold({ at: AT, since: AT })
    expect(await prepareCart()).toMatchObject({ error: { sentence: 'orderingHeld' } })
    expect(client.calls).toEqual([])
  })

  it('for a store that may not order', async () => {
    const { prepare: prepareCart, opened } = counter({
      script: { 'order.blocking': () => ok([{ id: 1, reason: 'Overdue.' }]) },
    })
    expect(await prepareCart()).toMatchObject({ error: { sentence: 'orderBlocked' } })
    expect(opened).toEqual([])
  })

  it('when the store, as it is described now, doesn’t have it', async () => {
    const calls: unknown[] = []
    const { prepare: prepareCart, journal } = counter({
      script: { 'session.me': () => ok(store({ city: 'Nashik' })) },
      hasCart: (...all) => {
        calls.push(all)
        return false
      },
    })
    expect(await prepareCart()).toEqual(refuse('cartNotFound'))
    expect([calls, journal.find(NEW)]).toEqual([[[store({ city: 'Nashik' })]], undefined])
  })

  it('while the portal can’t be reached: a saved cart is no basis for an order', async () => {
    expect(await counter({ profile: async () => fail(offline) }).prepare()).toEqual(fail(offline))
    expect(await counter({ read: () => fail(offline) }).prepare()).toEqual(fail(offline))
    const saved = counter({ read: () => ok(snapshot({ saved: true })) })
    expect(await saved.prepare()).toEqual(fail({ kind: 'offline', message: messages.cartNotRefreshed }))
    expect(saved.journal.find(NEW)).toBeUndefined()
  })

  it('while the journal can’t be read or written', async () => {
    const full = () => {
      throw new BetterSqlite3.SqliteError('disk full', 'SQLITE_FULL')
    }
    const storage = { ok: false, error: { kind: 'storage' } }
    for (const method of ['held', 'count'] as const) {
      const { deps, client } = counter()
      const journal = { held: () => undefined, count: () => 0, [method]: full } as unknown as OrderJournal
      expect(await prepareOrder({ ...deps, journal }, 'all')).toMatchObject(storage)
      expect(client.calls).toEqual([])
    }
    const { prepare: prepareCart, db } = counter()
    db.pragma('query_only = ON')
    expect(await prepareCart()).toMatchObject(storage)
  })
})

describe('a cart that the portal fills itself', () => {
  const ready = (gapremoved: boolean) => {
    const script: Script = {
      'afs.outOfStock': () => ok({ status: 'Done' } as never),
      'afs.typeChange': () => ok({ message: '' } as never),
      'afs.removeGap': () => ok({ oosMsg: '', gapremoved } as never),
    }
    const client = scriptedPortal(script)
    const ask = { client, replenishment, user: 7, part: undefined, profile: async () => ok(profile()) }
    return counter({ ask, read: () => ok(snapshot({ notices: ['One notice.'] })) })
  }

  it('is made ready first, and told what was taken out', async () => {
    const { deps } = ready(true)
    expect(must(await prepareOrder(deps, 'afs')).notice).toBe(`${messages.gapTakenOut} One notice.`)
    expect(must(await prepareOrder(ready(false).deps, 'afs')).notice).toBe('One notice.')
  })

  it('isn’t prepared before it is ready', async () => {
    const { deps, opened } = counter()
    expect(await prepareOrder(deps, 'afs')).toEqual(refuse('tryAgain'))
    expect(opened).toEqual([])
  })
})

describe('products that can’t be brought to the store', () => {
  const sent = product({ id: 1002, name: 'Tricycle', stockType: 'DropShipment' })
  const cart = snapshot({
    lines: [line(1001, 3), line(1002, 1)],
    supply: supply({ products: [product(), sent] }),
    isUnchecked: true,
  })
  const serviceability = (isServiceable: boolean | undefined): Script => ({
    'catalogue.checkServiceable': () =>
      isServiceable === undefined ? ok([]) : ok([{ ProductID: 1002, isServiceable }]),
  })
  const prepared = (isServiceable: boolean | undefined, more: CounterOptions = {}) =>
    counter({ script: serviceability(isServiceable), read: () => ok(cart), ...more })
  const ids = async (on: ReturnType<typeof counter>) =>
    must(await on.prepare()).groups.flatMap(({ lines }) => lines.map(({ id }) => id))

  it('are taken out of the cart and of the order, and named', async () => {
    const on = prepared(false)
    const { groups, notice } = must(await on.prepare())
    expect(groups.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual([1001])
    expect(notice).toContain('1002 Tricycle')
    expect(on.removed).toEqual([[1002]])
    expect(on.client.calls.at(-1)).toMatchObject({
      args: { body: { ProductList: [{ ProductID: 1002, BillingPincode: '411001' }] } },
    })
  })

  it('stay out of the order while there is no answer about them', async () => {
    const on = prepared(undefined)
    expect(await ids(on)).toEqual([1001])
    expect(on.removed).toEqual([])
  })

  it('aren’t asked about again where that was answered with the cart', async () => {
    const on = prepared(false, { read: () => ok({ ...cart, isUnchecked: false }) })
    await on.prepare()
    expect(on.client.count('catalogue.checkServiceable')).toBe(0)
  })

  it('are ordered when they can be brought', async () => {
    expect((await ids(prepared(true))).sort()).toEqual([1001, 1002])
  })

  it('keep the cart from being prepared when the check isn’t available, or they can’t be taken out', async () => {
    expect(await counter({ read: () => ok(cart) }).prepare()).toEqual(fail(offline))
    const stuck = prepared(false, { remove: fail(offline) })
    expect(await stuck.prepare()).toEqual(fail(offline))
    expect(stuck.journal.find(NEW)).toBeUndefined()
  })
})

describe('an order that is settled while the cart is read', () => {
  /** Another order of the cart is sent in these rounds. */
  function overtaken(rounds: number) {
    const on: ReturnType<typeof counter> = counter({
      read: (round) => {
        if (round > rounds) return ok(snapshot())
        const key = `${KEY}${round}`
        prepare(on.journal, [{ wh: 1, products: [500 + round] }], key)
        send(on.journal, ['1^OWNED'], key)
        on.journal.settle(key, { ...unknown, state: 'rejected' }, AT)
        return ok(snapshot({ notices: [`Round ${round}.`] }))
      },
    })
    return on
  }

  it('has the cart read once more, and that is said with what was said before', async () => {
    const on = overtaken(1)
    const { notice } = must(await on.prepare())
    const other = on.journal.find(`${KEY}1`)
    expect(other && notice).toBe(`${other && settledMeanwhile(other)} Round 1.`)
    expect(on.opened).toHaveLength(2)
  })

  it('that often is waited out: three rounds', async () => {
    const on = overtaken(2)
    expect(await on.prepare()).toMatchObject({ ok: true })
    const never = overtaken(9)
    expect(await never.prepare()).toEqual(refuse('orderOvertaken'))
    expect(never.opened).toHaveLength(3)
  })
})

it('a cart that was changed by hand meanwhile is prepared again', async () => {
  const other = snapshot({ lines: [line(1001, 4)] })
  const on = counter({
    read: (round) => ok(round === 1 ? snapshot() : other),
    shown: (times) => (times === 1 ? undefined : other),
  })
  expect(must(await on.prepare()).groups[0]?.quantity).toBe(4)
  expect(on.opened).toHaveLength(2)
})
