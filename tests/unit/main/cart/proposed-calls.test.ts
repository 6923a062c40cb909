import { describe, expect, it } from 'vitest'
import type { CartAsk } from '../../../../src/main/cart/cart-ask.ts'
import { proposedCalls } from '../../../../src/main/cart/proposed-calls.ts'
import type { CartLine, Proposal } from '../../../../src/shared/domain/pricing/priced-cart.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { line, mapping, product, profile, rupees, store } from '../../../support/builders.ts'
import { replenishment } from '../../../support/policy.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

type Script = Parameters<typeof scriptedPortal>[0]

const MAPPING = [mapping()]
const PART = { user: 12, subcatid: 1, typeid: 2, brandid: 3 }
const many = (length: number, from = 0) => Array.from({ length }, (_, nth) => line(from + nth + 1, 1))

function asking(cart: 'afs' | 'car', script: Script, more: Partial<CartAsk> = {}, me = store()) {
  const client = scriptedPortal(script)
  const ask: CartAsk = {
    client,
    user: 7,
    replenishment,
    part: cart === 'car' ? PART : undefined,
    profile: async () => ok(profile({ store: me, mapping: MAPPING })),
    ...more,
  }
  return { client, ask, calls: proposedCalls(cart) }
}
const nobody = { profile: async () => refuse('tryAgain') }

describe('the lines of a proposal', () => {
  /** A proposal of so many lines, and the portal's count of them. */
  const paged = (length: number, { count }: { readonly count: number | undefined } = { count: length }): Script => ({
    'afs.products': ({ body: { pageNo, pageSize } }) =>
      ok({ products: many(length).slice((pageNo - 1) * pageSize, pageNo * pageSize), count }),
  })

  it.each([
    [0, 0, 1],
    [500, 500, 1],
    [501, 501, 2],
    [1_000, 999, 3],
    [700, 9_999, 3],
    [700, undefined, 2],
    [1_000, undefined, 3],
    [1_000, 1_000, 2],
  ])('%i of which the portal counts %i are read in %i pages', async (length, count, pages) => {
    const { client, ask, calls } = asking('afs', paged(length, { count }))
    const read = await calls.lines(ask)
    expect(read).toMatchObject(ok(many(length)))
    expect(client.calls).toHaveLength(pages)
    expect(read.lack).toEqual(count === 9_999 ? { why: 'counted', rows: 9_299 } : undefined)
  })

  it('are asked for with the store’s mapping, of an apparel store with both', async () => {
    const { client, ask, calls } = asking('afs', paged(1))
    await calls.lines(ask)
    const page = { mapping: MAPPING, pageNo: 1, pageSize: 500, mappingType: 'global' }
    expect(client.calls).toEqual([{ name: 'afs.products', args: { body: page } }])
    const apparel = asking('afs', paged(1), {}, store({ isApparels: true }))
    await apparel.calls.lines(apparel.ask)
    expect(apparel.client.calls[0]?.args).toEqual({
      body: { ...page, mappingType: 'combined', combinedMapping: MAPPING },
    })
  })

  it('end after twenty pages, regardless of the portal’s count, and this is reported', async () => {
    const counted = asking('afs', paged(10_500, { count: 1e6 }))
    expect(await counted.calls.lines(counted.ask)).toMatchObject({ lack: { why: 'counted', rows: 990_000 } })
    expect(counted.client.calls).toHaveLength(20)
    const { client, ask, calls } = asking('afs', paged(10_500, { count: undefined }))
    expect(await calls.lines(ask)).toMatchObject({ value: { length: 10_000 }, lack: { why: 'endless', pages: 20 } })
    expect(client.calls).toHaveLength(20)
  })

  it('that the portal counts and doesn’t return are reported', async () => {
    const { client, ask, calls } = asking('afs', paged(500, { count: 510 }))
    expect(await calls.lines(ask)).toEqual({ ...ok(many(500)), lack: { why: 'counted', rows: 10 } })
    expect(client.calls).toHaveLength(2)
  })

  it.each([
    [500, { why: 'repeated' }],
    [300, undefined],
    // More than was asked for: it gives everything at once.
    [510, undefined],
  ])('of a portal that knows no pages and doesn’t count are there once: %i', async (length, lack) => {
    // They differ in fields that don't identify a line.
    const qty = () => client.calls.length + 1
    const again = () => ok({ products: many(length).map((one) => ({ ...one, qty: qty() })) })
    const { client, ask, calls } = asking('afs', { 'afs.products': again })
    const read = await calls.lines(ask)
    expect(read.ok && read.value.map(({ id }) => id)).toEqual(many(length).map(({ id }) => id))
    expect(read.lack).toEqual(lack)
    expect(client.calls).toHaveLength(length < 500 ? 1 : 2)
  })

  it('are there once where one moved to the next page while they were read', async () => {
    const pages = [many(500), many(11, 499)]
    const page = (pageNo: number) => ok({ products: pages[pageNo - 1] ?? [], count: pageNo === 1 ? 509 : 510 })
    const { ask, calls } = asking('afs', { 'afs.products': ({ body: { pageNo } }) => page(pageNo) })
    expect(await calls.lines(ask)).toEqual(ok(many(510)))
  })

  it('are read once more where some were removed meanwhile: others have moved to a page that was read', async () => {
    let all = many(510)
    const { client, ask, calls } = asking('afs', {
      'afs.products': ({ body: { pageNo, pageSize } }) => {
        const answer = { products: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), count: all.length }
        if (all.length === 510) all = all.slice(4)
        return ok(answer)
      },
    })
    expect(await calls.lines(ask)).toEqual(ok(many(506, 4)))
    expect(client.calls).toHaveLength(4)
  })

  it('fail with the store’s profile, or with a page', async () => {
    const failing = asking('afs', {})
    expect(await failing.calls.lines(failing.ask)).toEqual(fail(offline))
    const { client, ask, calls } = asking('afs', paged(1), nobody)
    expect(await calls.lines(ask)).toEqual(refuse('tryAgain'))
    expect(client.calls).toEqual([])
  })

  it('of an operator’s store are those of the chosen part', async () => {
    const { client, ask, calls } = asking('car', { 'car.products': () => ok({ products: many(2), count: 2 }) })
    expect(await calls.lines(ask)).toEqual(ok(many(2)))
    expect(client.calls[0]?.args).toMatchObject({ query: { user: 12 }, body: { subcatid: 1, typeid: 2, brandid: 3 } })
    const none = asking('car', {}, { part: undefined })
    expect(await none.calls.lines(none.ask)).toEqual(refuse('selectAllFilters'))
  })
})

describe('a change of a proposal', () => {
  const one = { id: 1, mrp: 100_000, parent: '1^Red' }

  it.each([
    ['afs', { body: {} }],
    ['car', { query: { user: 12 } }],
  ] as const)('sends the lines with the mapping, and 0 for one that goes: %s', async (cart, more) => {
    const { client, ask, calls } = asking(cart, { [`${cart}.update`]: () => ok({ result: 1 }) } as Script)
    expect(await calls.put(ask, [line(1, 6)], 1)).toEqual(ok({ moved: {} }))
    expect(await calls.remove(ask, [line(1, 6)], false)).toEqual(ok({ moved: {} }))
    expect(client.calls.map(({ args }) => args)).toMatchObject([
      { ...more, body: { products: [{ ...one, qty: 6 }], mapping: MAPPING } },
      { ...more, body: { products: [{ ...one, qty: 0 }], mapping: MAPPING } },
    ])
  })

  it('says by how much the portal’s totals moved', async () => {
    const totals = { prevTotalNetCost: rupees(100), updatedTotalNetCost: rupees(150), prevQty: 4, updatedQty: 6 }
    const { ask, calls } = asking('afs', { 'afs.update': () => ok({ result: 1, ...totals }) })
    expect(await calls.put(ask, [line(1, 6)], 1)).toEqual(ok({ moved: { totalNetPayment: rupees(50), totalQty: 2 } }))
  })

  it('that finds none of the lines says that the cart was changed', async () => {
    const changed = (result: number | undefined) => {
      const { ask, calls } = asking('afs', { 'afs.update': () => ok({ result }) })
      return calls.put(ask, [line(1, 6)], 1)
    }
    expect(await changed(0)).toEqual(fail({ kind: 'portal', message: messages.cartChanged }))
    expect(await changed(undefined)).toEqual(ok({ moved: {} }))
    const failing = asking('afs', {})
    expect(await failing.calls.put(failing.ask, [line(1, 6)], 1)).toEqual(fail(offline))
  })
})

describe('data of a proposal’s lines that only products have', () => {
  const proposal: Proposal = { replenishmenttype: 'x', isParent: false, isSet: false, Age: '', priceRange: '' }
  const proposed = (more: Partial<Proposal> = {}): CartLine => line(1, 5, { proposal: { ...proposal, ...more } })
  const quantities: Script = { 'afs.categoryQuantities': () => ok([{ catId: 9, quantity: 4 }]) }
  const signed = (signage: string) => store({ fcf: { id: 70, concept: 'FOFO', signage, subregion: '' } })
  const complete = async (of: CartLine, known = [product({ id: 1 })], more: Script = quantities, signage = 'FC') => {
    const { ask, calls } = asking('afs', { 'afs.setSubcategories': () => ok([90]), ...more }, {}, signed(signage))
    const answer = await calls.completing?.(ask)
    return answer?.ok ? answer.value([of], known)[0] : answer
  }
  const toy = product({ id: 1, subcategory: { id: 5, name: 'Toys' }, stockType: 'DropShipment' })

  it('is unknown where the portal doesn’t send its categories’ minimums: then no pieces are changed', async () => {
    const failed: Script = { 'afs.categoryQuantities': () => fail(offline) }
    const open = await complete(proposed(), [toy], failed)
    expect(open).toMatchObject({ qty: 5, proposal: { leastUnknown: true, categoryQty: undefined } })
    // The line's own data is known, and so is a set.
    expect(await complete(proposed({ categoryQty: 3 }), [toy], failed)).toMatchObject({ proposal: { categoryQty: 3 } })
    expect(await complete(proposed(), [product({ id: 1 })], failed)).not.toHaveProperty('proposal.leastUnknown')
    const { ask, calls, client } = asking('afs', { 'afs.update': () => ok({ result: 1 }) })
    expect(await calls.put(ask, [open as CartLine], 1)).toEqual(refuse('leastUnknown'))
    expect(client.calls).toEqual([])
    // It can be taken out all the same.
    expect(await calls.remove(ask, [open as CartLine], false)).toEqual(ok({ moved: {} }))
  })

  it('is unknown of a category that may be in a row that can’t be read', async () => {
    const inPart = (catId: number): Script => ({
      'afs.categoryQuantities': () => ({
        ok: true,
        value: [{ catId, quantity: 4 }],
        unread: [{ row: 1, field: 'quantity' }],
      }),
    })
    expect(await complete(proposed(), [toy], inPart(8))).toMatchObject({ proposal: { leastUnknown: true } })
    const read = await complete(proposed(), [toy], inPart(9))
    expect(read).toMatchObject({ proposal: { categoryQty: 4 } })
    expect(read).not.toHaveProperty('proposal.leastUnknown')
  })

  it('is added: a set by the store’s own subcategories, its stock and what its category has at least', async () => {
    expect(await complete(proposed())).toMatchObject({ proposal: { isSet: true, categoryQty: undefined } })
    expect(await complete(proposed(), [toy])).toMatchObject({
      stockType: 'DropShipment',
      isapparelproduct: false,
      proposal: { isSet: false, categoryQty: 4 },
    })
    expect(await complete(proposed({ categoryQty: 7 }), [toy])).toMatchObject({ proposal: { categoryQty: 7 } })
    expect(await complete(proposed(), [toy], quantities, 'Babyhug')).toMatchObject({ proposal: { isSet: true } })
    const dress = product({ id: 1, category: { id: 6, name: 'Clothes' } })
    expect(await complete(proposed(), [dress])).toMatchObject({ isapparelproduct: true })
  })

  it('is left out of lines whose product isn’t known, or that weren’t proposed', async () => {
    expect(await complete(proposed(), [])).toEqual(proposed())
    expect(await complete(line(1, 5))).toEqual(line(1, 5))
  })

  it('can do without category minimums, not without the sets', async () => {
    expect(await complete(proposed(), [toy], {})).toMatchObject({ proposal: { categoryQty: undefined } })
    const { ask, calls } = asking('afs', quantities)
    expect(await calls.completing?.(ask)).toEqual(fail(offline))
    const unknown = asking('afs', {}, nobody)
    expect(await unknown.calls.completing?.(unknown.ask)).toEqual(refuse('tryAgain'))
  })

  it('asks for the sets of the store whose cart it is', async () => {
    const { client, ask, calls } = asking('car', { 'afs.setSubcategories': () => ok([]), ...quantities })
    await calls.completing?.(ask)
    expect(client.calls[0]).toEqual({ name: 'afs.setSubcategories', args: { query: { userid: 7 } } })
  })
})

describe('a proposal that is ordered', () => {
  const steps = (more: Record<string, () => unknown> = {}, cart: 'afs' | 'car' = 'afs'): Script =>
    ({
      [`${cart}.outOfStock`]: () => ok({ status: 'Done' }),
      [`${cart}.typeChange`]: () => ok({ message: '' }),
      [`${cart}.removeGap`]: () => ok({ oosMsg: '', gapremoved: false }),
      ...more,
    }) as Script
  const ready = (script: Script, cart: 'afs' | 'car' = 'afs', more: Partial<CartAsk> = {}) => {
    const { client, ask, calls } = asking(cart, script, more)
    return { client, answer: calls.ready?.(ask) }
  }

  it('takes the gap out by the related mapping, too, where the store has one', async () => {
    const me = store({ isApparels: true })
    const { client, answer } = ready(steps(), 'afs', {
      profile: async () => ok(profile({ store: me, mapping: MAPPING })),
    })
    await answer
    const { args } = client.calls.find(({ name }) => name === 'afs.removeGap') ?? {}
    expect(args).toEqual({ body: { mapping: MAPPING, combinedMapping: MAPPING } })
    const other = ready(steps())
    await other.answer
    expect(other.client.calls.at(-1)?.args).toEqual({ body: { mapping: MAPPING } })
  })

  it.each(['afs', 'car'] as const)('is made ready step by step: %s', async (cart) => {
    const { client, answer } = ready(steps({}, cart), cart)
    expect(await answer).toEqual(ok(undefined))
    expect(client.calls).toMatchObject([
      { name: `${cart}.outOfStock`, args: { query: { userid: 7 } } },
      { name: `${cart}.typeChange`, args: { body: { userId: 7 } } },
      { name: `${cart}.removeGap`, args: { body: { mapping: MAPPING } } },
    ])
  })

  it('reports the lines that the portal removed because they aren’t available', async () => {
    const gap = () => ok({ oosMsg: '', gapremoved: true })
    expect(await ready(steps({ 'afs.removeGap': gap })).answer).toEqual(ok(messages.gapTakenOut))
  })

  it('waits while the portal refreshes its stock', async () => {
    const { client, answer } = ready(steps({ 'afs.outOfStock': () => ok({ status: 'InProgress' }) }))
    expect(await answer).toEqual(refuse('stockRefreshing'))
    expect(client.calls).toHaveLength(1)
    const oosAnswer = () => ok({ oosMsg: 'Stock is being refreshed.', gapremoved: false })
    expect(await ready(steps({ 'afs.removeGap': oosAnswer })).answer).toMatchObject({
      error: { sentence: 'stockRefreshing', message: 'Stock is being refreshed.' },
    })
  })

  it.each(['outOfStock', 'typeChange', 'removeGap'])('stops where the portal refuses: %s', async (step) => {
    const { answer } = ready(steps({ [`afs.${step}`]: () => fail(refusal(403)) }))
    expect(await answer).toEqual(fail(refusal(403)))
  })

  it.each(['typeChange', 'removeGap'])('says that a change may have been made: %s', async (step) => {
    const { answer } = ready(steps({ [`afs.${step}`]: () => fail(offline) }))
    expect(await answer).toMatchObject({ error: { kind: 'offline', sentence: 'writeLost' } })
    expect(await ready(steps({ 'afs.outOfStock': () => fail(offline) })).answer).toEqual(fail(offline))
  })

  it('isn’t made ready before the store is known', async () => {
    expect(await ready(steps(), 'afs', nobody).answer).toEqual(refuse('tryAgain'))
  })

  it('is placed as an AFS order of its store', async () => {
    const group = { wh: 2, whType: 'Warehouse', products: [], totalStockistOrWarehousePrice: 100 } as const
    const body = { orders: [{ ...group, mode: 'OWNED' }], clientOrderKey: 'key-0123456789abcdef' } as never
    const order = [{ ...group, mode: 'AFS' }]
    const key = { clientOrderKey: 'key-0123456789abcdef' }
    const afs = asking('afs', {})
    await afs.calls.place(afs.ask, body)
    expect(afs.client.calls).toEqual([{ name: 'order.placeAfs', args: { body: { userId: 7, order, ...key } } }])
    const car = asking('car', {})
    await car.calls.place(car.ask, body)
    expect(car.client.calls).toEqual([
      { name: 'order.placeCar', args: { query: { user: 7 }, body: { order, ...key } } },
    ])
  })

  it('has the products of its lines as every cart has', async () => {
    const { client, ask, calls } = asking('car', {})
    const body = { products: [], wh: [2], userState: 'Goa', appType: 1 as const }
    await calls.products(ask, body)
    expect(client.calls).toEqual([{ name: 'cart.products', args: { body } }])
  })
})
