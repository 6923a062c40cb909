import { describe, expect, it } from 'vitest'
import type { OpenCart } from '../../../../src/main/cart/account-cart.ts'
import type { CartService } from '../../../../src/main/cart/cart-service.ts'
import { lookUp, PutProducts } from '../../../../src/main/cart/put-products.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import type { Product } from '../../../../src/shared/domain/catalogue/product.ts'
import type { CartLine } from '../../../../src/shared/domain/pricing/priced-cart.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { line, mapping, policy, product, profile, snapshot, store } from '../../../support/builders.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

type Script = Parameters<typeof scriptedPortal>[0]

const toy = (id: number, more: Partial<Product> = {}) => product({ id, name: `Toy ${id}`, ...more })
const pieces = (...ids: number[]) => ids.map((id) => ({ id, qty: 2 }))

interface CatalogueOptions {
  readonly lines?: readonly CartLine[]
  readonly me?: ReturnType<typeof profile>
  readonly script?: Script
  readonly taken?: Result<readonly CartLine[]>
}

/** A catalogue of these products, and a cart. */
function catalogue(
  products: readonly Product[],
  { lines = [], me = profile(), script = {}, taken }: CatalogueOptions = {},
) {
  const client = scriptedPortal({
    'catalogue.productInfo': ({ body }) => ok(products.filter(({ id }) => body.products.includes(id)) as never[]),
    ...script,
  })
  const sent: { lines: readonly CartLine[]; products: readonly Product[] | undefined }[] = []
  const carts = {
    change: (cartType: OpenCart['cartType'], make: (cart: OpenCart) => Promise<Result<unknown>>) =>
      make({
        cartType,
        snapshot: snapshot({ lines }),
        editions: () => ({ from: 1, edition: 2 }),
        put: async (changed: readonly CartLine[], those?: readonly Product[]) => {
          sent.push({ lines: changed, products: those })
          return taken ?? ok([...lines, ...changed])
        },
      } as unknown as OpenCart),
  } as unknown as CartService
  const profiles: boolean[] = []
  const put = new PutProducts({
    client,
    carts,
    policy,
    profile: async (fresh) => {
      profiles.push(fresh)
      return ok(me)
    },
  })
  return { client, sent, put, profiles }
}

describe('looking products up', () => {
  it('asks for them with the store’s active warehouses, a thousand at a time', async () => {
    const me = profile({ mapping: [mapping(), mapping({ whID: 9, isactive: false })] })
    const { client } = catalogue([toy(1)])
    expect(await lookUp(client, me, [1, 4711])).toEqual(ok(new Map([[1, toy(1)]])))
    expect(client.calls).toEqual([{ name: 'catalogue.productInfo', args: { body: { products: [1, 4711], wh: [2] } } }])
    await lookUp(
      client,
      me,
      Array.from({ length: 1_001 }, (_, nth) => nth),
    )
    expect(client.calls).toHaveLength(3)
    expect(await lookUp(scriptedPortal({}), me, [1])).toEqual(fail(offline))
  })
})

describe('adding products', () => {
  it('puts new lines with their products, and says so', async () => {
    const { put, sent, profiles } = catalogue([toy(1), toy(2)])
    const lines = [newLine(toy(1), 2)]
    expect(await put.add('all', pieces(1))).toEqual(
      ok({
        put: lines,
        removed: [],
        products: [toy(1)],
        size: 1,
        from: 1,
        edition: 2,
        message: messages.productAdded,
        leftOut: [],
      }),
    )
    expect(sent).toEqual([{ lines, products: [toy(1)] }])
    expect(profiles).toEqual([false])
  })

  it('leaves out what is in the cart, asked for without looking it up', async () => {
    const { put, client } = catalogue([toy(1), toy(2)], { lines: [line(1, 2), line(3, 9)] })
    expect(await put.add('all', pieces(1, 2, 3))).toMatchObject({
      value: {
        put: [{ id: 2 }],
        size: 3,
        message: say('someLeftOut', { added: 1, asked: 3, products: say('severalInCart', { n: 2 }) }),
        leftOut: [
          { id: 1, reason: messages.sameQuantity },
          { id: 3, reason: messages.alreadyInCart },
        ],
      },
    })
    expect(client.calls[0]?.args).toMatchObject({ body: { products: [2] } })
  })

  it('takes one that is named twice once', async () => {
    const { put, client, sent } = catalogue([toy(1)])
    await put.add('all', [...pieces(1), { id: 1, qty: 9 }])
    expect(sent[0]?.lines).toEqual([newLine(toy(1), 2)])
    expect(client.calls[0]?.args).toMatchObject({ body: { products: [1] } })
  })

  it.each([
    ['the catalogue doesn’t know', toy(2), messages.productsNotFound],
    ['is inactive', toy(1, { b2bIsActive: false }), messages.productNotFound],
  ])('refuses one that %s', async (_, one, message) => {
    const { put, sent } = catalogue([one])
    expect(await put.add('all', pieces(1))).toEqual(fail({ kind: 'rule', sentence: undefined, message }))
    expect(sent).toEqual([])
  })

  it('refuses a quantity that is none', async () => {
    const { put } = catalogue([toy(1)])
    expect(await put.add('all', [{ id: 1, qty: 0 }])).toMatchObject({ error: { sentence: 'selectQuantity' } })
  })

  it('leaves out what belongs in the store’s other cart, which is named', async () => {
    const me = profile({ store: store({ isApparels: true, isApparelsstoreCart: true }) })
    const dress = toy(2, { category: { id: 6, name: 'Clothes' } })
    const { put } = catalogue([toy(1), dress], { me })
    expect(await put.add('nonapparel', pieces(1, 2))).toMatchObject({
      value: { put: [{ id: 1 }], leftOut: [{ id: 2, reason: say('rowWrongCart', { cart: 'apparel' }) }] },
    })
  })

  it('puts anything that the portal proposed back into its proposal', async () => {
    const me = profile({ store: store({ isApparels: true, isApparelsstoreCart: true }) })
    const dress = toy(2, { category: { id: 6, name: 'Clothes' } })
    const { put } = catalogue([toy(1), dress], { me })
    expect(await put.add('afs', pieces(1, 2))).toMatchObject({ value: { put: [{ id: 1 }, { id: 2 }], leftOut: [] } })
  })

  it('leaves out what the cart has no room for', async () => {
    const lines = Array.from({ length: 499 }, (_, nth) => line(1_000 + nth, 1))
    const { put, sent } = catalogue([toy(1), toy(2)], { lines })
    expect(await put.add('all', pieces(1, 2))).toMatchObject({
      value: { put: [{ id: 1 }], leftOut: [{ id: 2, reason: messages.cartFull }] },
    })
    expect(await put.add('all', pieces(1, 2), true)).toEqual(refuse('cartFull'))
    expect(await put.add('all', pieces(1), true)).toMatchObject({ ok: true })
    expect(sent).toHaveLength(2)
  })

  it('buys nothing while the carters’ list that binds the store isn’t there', async () => {
    const { put, client } = catalogue([toy(1)], { me: profile({ cartersFailed: true }) })
    expect(await put.add('all', pieces(1))).toEqual(refuse('cartersFailed'))
    expect(client.calls).toEqual([])
  })

  it('fails in the portal’s words, or in one sentence', async () => {
    const { put } = catalogue([toy(1)], { taken: fail(refusal(422, 'Cart is locked.')) })
    expect(await put.add('all', pieces(1))).toEqual(fail(refusal(422, 'Cart is locked.')))
    const { put: silent } = catalogue([], { script: { 'catalogue.productInfo': () => fail(offline) } })
    expect(await silent.add('all', pieces(1))).toMatchObject({ error: { kind: 'offline', sentence: 'tryAgain' } })
  })
})

describe('products that a vendor ships directly', () => {
  const sentByVendor = toy(2, { stockType: 'DropShipment' })
  const serviceable = (isServiceable?: boolean): Script => ({
    'catalogue.checkServiceable': () => ok(isServiceable === undefined ? [] : [{ ProductID: 2, isServiceable }]),
  })
  const add = (script: Script, ...ids: number[]) =>
    catalogue([toy(1), sentByVendor], { script }).put.add('all', pieces(...ids))

  it('are left out where they can’t be brought', async () => {
    expect(await add(serviceable(false), 1, 2)).toMatchObject({
      value: {
        put: [{ id: 1 }],
        products: [{ id: 1 }],
        message: `${messages.productsAdded}\n${say('notServiceableNotAdded', { products: '2 Toy 2' })}`,
        leftOut: [{ id: 2, reason: messages.productNotServiceable }],
      },
    })
    expect(await add(serviceable(false), 2)).toMatchObject({ error: { sentence: 'productNotServiceable' } })
  })

  it('are left out as unknown where there is no answer about them', async () => {
    expect(await add(serviceable(undefined), 1, 2)).toMatchObject({
      value: { put: [{ id: 1 }], leftOut: [{ id: 2, reason: messages.productServiceUnknown }] },
    })
    expect(await add(serviceable(undefined), 2)).toMatchObject({ error: { sentence: 'productServiceUnknown' } })
  })

  it('are added where they can be brought, and none is where the check isn’t available', async () => {
    expect(await add(serviceable(true), 2)).toMatchObject({ ok: true })
    expect(await add({}, 1, 2)).toMatchObject({ error: { kind: 'offline' } })
  })

  it('take no room where they can’t be brought', async () => {
    const lines = Array.from({ length: 499 }, (_, nth) => line(1_000 + nth, 1))
    const { put } = catalogue([toy(1), sentByVendor], { lines, script: serviceable(false) })
    expect(await put.add('all', pieces(2, 1), true)).toMatchObject({ value: { put: [{ id: 1 }] } })
  })
})

describe('reordering', () => {
  const order = (...rows: [number, number][]): Script => ({
    'order.details': () =>
      ok({ purchaseDetail: rows.map(([ProductID, OrderedQuantity]) => ({ ProductID, OrderedQuantity })) } as never),
  })

  it('adds what the order had, a product’s pieces together', async () => {
    const { put, sent, client } = catalogue([toy(1), toy(2)], { script: order([1, 2], [2, 5], [1, 3]) })
    expect(await put.reorder('all', ' PO-1-T ', 'cart')).toMatchObject({ ok: true })
    expect(sent[0]?.lines).toEqual([newLine(toy(1), 5), newLine(toy(2), 5)])
    expect(client.calls[0]).toEqual({ name: 'order.details', args: { body: { id: 'PO-1-T' } } })
  })

  it('adds nothing where there is no room for all of it', async () => {
    const lines = Array.from({ length: 499 }, (_, nth) => line(1_000 + nth, 1))
    const { put, sent } = catalogue([toy(1), toy(2)], { lines, script: order([1, 2], [2, 5]) })
    expect(await put.reorder('all', 'PO-1-T', 'cart')).toEqual(refuse('cartFull'))
    expect(sent).toEqual([])
  })

  it('refuses what is no order’s id before anything is asked', async () => {
    const { put, client } = catalogue([])
    expect(await put.reorder('all', 'order', 'cart')).toEqual(refuse('invalidOrderId'))
    expect(client.calls).toEqual([])
  })

  it.each([
    ['cart', 'reorderFailed'],
    ['orders', 'reorderOrderFailed'],
  ] as const)('has one sentence for an order that can’t be read, from the %s', async (from, sentence) => {
    const details = (script: Script) => catalogue([], { script }).put.reorder('all', 'PO-1-T', from)
    expect(await details({ 'order.details': () => fail(refusal(404, 'Not found')) })).toMatchObject({
      error: { status: 404, sentence, message: messages[sentence] },
    })
    expect(await details(order())).toEqual(refuse(sentence))
    expect(await details({})).toEqual(fail(offline))
    const ended = { kind: 'session' as const, message: 'over' }
    expect(await details({ 'order.details': () => fail(ended) })).toEqual(fail(ended))
    const lookup = { ...order([1, 2]), 'catalogue.productInfo': () => fail(offline) }
    expect(await details(lookup)).toMatchObject({ error: { sentence } })
  })
})
