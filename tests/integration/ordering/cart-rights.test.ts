/** Lines in the cart that the store may not buy, and rights that changed since the cart was opened. */
import { describe, expect, test } from 'vitest'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { priceCart } from '../../../src/shared/domain/pricing/price-cart.ts'
import { ok, refuse } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import { scriptedPortal } from '../../support/scripted-portal.ts'
import { must, type ServicesOptions, servicesOn } from '../../support/services-on-stock.ts'
import { answering, product, type StockPortal, stockPortal, store } from '../../support/stock-portal.ts'

const food = { id: 79, name: 'Formula' }
const hidden = [
  product(1, { b2bIsActive: false }),
  product(2),
  product(3, { subcategory: food }),
  product(4, { stockType: 'DropShipment', regularNonRegular: 4 }),
  product(5, { brand: { id: 8, name: 'Blocked' } }),
  product(6),
]
const options: ServicesOptions = { carters: [2], profile: () => ({ rules: [{ id: 1, kind: 'block', brandId: 8 }] }) }

/** A cart with these products from before: another device added them, or the rules were different. */
function withCart(products = hidden, unserviceable = new Set<number>()) {
  const on = stockPortal(products, unserviceable)
  for (const one of products) on.cart.set(one.id, newLine(one, 2))
  return on
}

/** The same portal, which lets the store order. */
function ordering(on: StockPortal): Pick<StockPortal, 'client'> {
  const orders = scriptedPortal({ 'session.me': () => ok(store), 'order.blocking': () => ok([]) })
  const call: StockPortal['client']['call'] = (name, args) =>
    (name === 'session.me' || name === 'order.blocking' ? orders : on.client).call(name, args)
  return { client: { ...on.client, call } }
}

describe('a line that may not be bought', () => {
  test('stays in the cart with its reason, and is in no order, when the cart is opened', async () => {
    const { carts } = servicesOn(withCart(), options)
    const { lines, supply } = must(await carts.open('all', false))
    const cart = priceCart(lines, supply)
    expect(cart.lines.map(({ line, gapReason }) => [line.id, gapReason])).toEqual([
      [1, 'inactive'],
      [2, 'carter'],
      [3, 'foodLicence'],
      [4, 'stockTypeHidden'],
      [5, 'rule'],
      [6, undefined],
    ])
    expect(cart.groups.flatMap((group) => group.lines.map(({ id }) => id))).toEqual([6])
  })

  test('is judged the same from the copy that was kept for the time without a network', async () => {
    const on = withCart()
    const first = servicesOn(on, options)
    const open = must(await first.carts.open('all', false))
    const offline = { kind: 'offline' as const, message: 'no' }
    const down = { ...on, client: { ...on.client, call: async () => ({ ok: false as const, error: offline }) } }
    const { carts } = servicesOn(down, { ...options, folder: first.folder })
    const kept = must(await carts.open('all', false))
    expect(kept.saved).toBe(true)
    const { policy, ...supply } = open.supply
    expect(kept.supply).toEqual({ ...supply, policy })
    const { groups } = priceCart(kept.lines, kept.supply)
    expect(groups.flatMap((group) => group.lines.map(({ id }) => id))).toEqual([6])
    expect(groups).toEqual(priceCart(open.lines, open.supply).groups)
  })

  test.each([
    [1, 'Product not found'],
    [2, 'Products Not Found'],
    [3, 'Product not found'],
    [99, 'Products Not Found'],
  ])('product %i is refused on adding with "%s"', async (id, sentence) => {
    const { put } = servicesOn(stockPortal(hidden), options)
    expect(await put.add('all', [{ id, qty: 1 }])).toMatchObject({
      ok: false,
      error: { kind: 'rule', message: sentence },
    })
  })
})

describe('what can’t be brought to the store', () => {
  const parcel = product(1, { stockType: 'DropShipment', name: 'Cot' })
  const sentence = 'Below product(s) are not serviceable: 1 Cot Hence removing them from your cart.'

  test.each([false, true])('is told and taken out when the cart is opened (refreshed: %s)', async (fresh) => {
    const on = withCart([parcel, product(2)], new Set([1]))
    const { carts } = servicesOn(on)
    const cart = must(await carts.open('all', fresh))
    expect(cart.notices).toEqual([sentence])
    expect([...on.cart.keys()]).toEqual([2])
    expect(cart.lines.map(({ id }) => id)).toEqual([2])
  })

  test('stays, marked and in no order, where the portal doesn’t let it be taken out', async () => {
    const on = withCart([parcel, product(2)], new Set([1]))
    on.faults.push('before')
    const { lines, supply } = must(await servicesOn(on).carts.open('all', false))
    const cart = priceCart(lines, supply)
    expect(cart.lines[0]).toMatchObject({ line: { id: 1 }, gapReason: 'unserviceable', unit: undefined })
    expect(cart.groups.flatMap((group) => group.lines.map(({ id }) => id))).toEqual([2])
  })

  test('is asked on adding with MRP, warehouse and billing pincode', async () => {
    const on = stockPortal([parcel, product(2)])
    const { put } = servicesOn(on)
    must(await put.add('all', [{ id: 1, qty: 1 }]))
    expect(on.client.calls.filter(({ name }) => name.includes('erviceab'))).toMatchObject([
      {
        name: 'catalogue.checkServiceable',
        args: { body: { ProductList: [{ ProductID: 1, MRP: 10_000, WarehouseID: 1, BillingPincode: '411001' }] } },
      },
    ])
  })

  test('includes products that are missing from the portal’s answer', async () => {
    const on = stockPortal([parcel, product(2, { stockType: 'CreditVendorStock' }), product(3)])
    const partly = answering(on, { 'catalogue.checkServiceable': () => ok([{ ProductID: 2, isServiceable: true }]) })
    const { put } = servicesOn(partly)
    expect(await put.add('all', [{ id: 1, qty: 1 }])).toMatchObject(refuse('productServiceUnknown'))
    must(
      await put.add(
        'all',
        [2, 3].map((id) => ({ id, qty: 1 })),
      ),
    )
    expect([...on.cart.keys()]).toEqual([2, 3])
  })

  test('stays in the cart, in no order, where the portal says nothing about it', async () => {
    const on = withCart([product(1, { stockType: 'DropShipment' }), product(2)])
    const silent = ordering({ ...on, ...answering(on, { 'catalogue.checkServiceable': () => ok([]) }) })
    const { carts, orders } = servicesOn(silent)
    const open = must(await carts.open('all', false))
    expect(priceCart(open.lines, open.supply).groups.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual([2])
    const { groups } = must(await orders.prepare('all'))
    expect(groups.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual([2])
    expect([...on.cart.keys()]).toEqual([1, 2])
  })

  test('is asked about and taken out even if no warehouse has a piece of it', async () => {
    const on = withCart([product(1, { stockType: 'DropShipment', name: 'Cot', stock: 0 }), product(2)], new Set([1]))
    expect(must(await servicesOn(on).carts.open('all', false)).notices).toEqual([sentence])
    expect([...on.cart.keys()]).toEqual([2])
  })

  test('is named together with other products left out, with no empty sentence before it', async () => {
    const below = 'Below products are not serviceable : 1 Cot Hence not able to add to Cart.'
    const add = async (...ids: number[]) => {
      const { put } = servicesOn(stockPortal([parcel, product(2)], new Set([1])))
      const answer = await put.add(
        'all',
        ids.map((id) => ({ id, qty: 1 })),
      )
      return answer.ok ? answer.value.message : answer.error.message
    }
    expect(await add(1)).toBe('Product is not serviceable')
    expect(await add(1, 2)).toBe(`Products added to cart successfully\n${below}`)
    expect(await add(1, 9)).toBe(`0 of 2 products were added. Left out: Products Not Found: 9\n${below}`)
  })
})

describe('nothing stale', () => {
  test('the cart is worked out with the store as it is when it is read, not as it signed in', async () => {
    let now = store
    const { carts, put } = servicesOn(withCart([product(3, { subcategory: food })]), {
      profile: () => ({ store: now }),
    })
    expect(must(await carts.open('all', false)).supply.shippingState).toBe('Maharashtra')
    now = {
      ...store,
      shippingState: 'Karnataka',
      hasFoodLicense: true,
      fcf: { ...store.fcf, concept: 'FCCOCO' },
    }
    const { supply } = must(await carts.open('all', true))
    expect(supply).toMatchObject({
      shippingState: 'Karnataka',
      concept: 'FCCOCO',
      rights: { hasFoodLicense: true },
    })
    expect(await put.add('all', [{ id: 3, qty: 2 }])).toMatchObject(refuse('sameQuantity'))
  })

  test('a refresh asks again for everything that decides prices and rights, an opening doesn’t have to', async () => {
    const freshFlags: boolean[] = []
    const profile = (fresh: boolean) => {
      freshFlags.push(fresh)
      return {}
    }
    const { carts } = servicesOn(withCart(), { profile })
    await carts.open('all', false)
    await carts.open('all', true)
    expect(freshFlags).toEqual([false, true])
  })
})

describe('while the carters’ list can’t be had', () => {
  const noList: ServicesOptions = { profile: () => ({ carters: undefined, cartersFailed: true }) }
  const oldList: ServicesOptions = { profile: () => ({ carters: [2], cartersFailed: true }) }

  test('the cart can be looked at, and says so; without any list nothing in it can be ordered', async () => {
    const { carts } = servicesOn(withCart([product(6)]), noList)
    const { lines, supply, notices } = must(await carts.open('all', false))
    expect(notices).toEqual([messages.cartersFailed])
    expect(priceCart(lines, supply)).toMatchObject({ groups: [], lines: [{ gapReason: 'cartersUnknown' }] })
  })

  test.each([
    ['no list', noList],
    ['an old list', oldList],
  ])('with %s nothing is added, imported or prepared', async (_, more) => {
    const { put, imports, orders } = servicesOn(ordering(withCart([product(6)])), {
      ...more,
      readCsv: () => ({ encoding: 'UTF-8', separator: ',', rows: [{ line: 1, text: '6,1', id: 6, qty: 1 }] }),
    })
    expect(await put.add('all', [{ id: 7, qty: 1 }])).toMatchObject(refuse('cartersFailed'))
    expect(must(await imports.read('all', 'cart.csv', new Uint8Array()))).toMatchObject({
      phase: 'judging',
      problem: messages.cartersFailed,
    })
    expect(await orders.prepare('all')).toMatchObject(refuse('cartersFailed'))
  })
})

test('a cart that the store doesn’t have is refused everywhere', async () => {
  const { carts, put, orders } = servicesOn(ordering(withCart([product(6)])))
  const no = refuse('cartNotFound')
  expect(await carts.open('apparel', false)).toMatchObject(no)
  expect(await put.add('nonapparel', [{ id: 6, qty: 1 }])).toMatchObject(no)
  expect(await carts.setQuantities('apparel', [{ id: 6, qty: 1 }])).toMatchObject(no)
  expect(await orders.prepare('apparel')).toMatchObject(no)
  const both = servicesOn(withCart([product(6)]), { store: { ...store, isApparels: true, isApparelsstoreCart: true } })
  expect(await both.carts.open('all', false)).toMatchObject(no)
  expect(await both.carts.open('nonapparel', false)).toMatchObject({ ok: true })
})
