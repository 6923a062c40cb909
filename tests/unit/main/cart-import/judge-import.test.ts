import { describe, expect, it } from 'vitest'
import type { CartService } from '../../../../src/main/cart/cart-service.ts'
import { Judge } from '../../../../src/main/cart-import/judge-import.ts'
import type { ImportRow } from '../../../../src/shared/domain/carts/cart-import.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import type { Product } from '../../../../src/shared/domain/catalogue/product.ts'
import type { CartLine } from '../../../../src/shared/domain/pricing/priced-cart.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { mapping, policy, profile, snapshot, store } from '../../../support/builders.ts'
import { offline, type scriptedPortal } from '../../../support/scripted-portal.ts'
import { product, stockPortal, WAREHOUSE } from '../../../support/stock-portal.ts'
import { ID, letsOthersWork, openDraft, readOnly, taken, torn } from './draft.ts'

interface JudgeOptions {
  readonly products?: readonly Product[]
  readonly unserviceable?: readonly number[]
  /** The lines that the cart already has. */
  readonly cart?: readonly CartLine[]
  readonly cartType?: 'all' | 'apparel' | 'nonapparel'
}

const HEAD = torn(1, 'product id,quantity')
const dress = product(50, { category: { id: 6, name: 'Clothes' } })

/** A judge of an import of these rows. */
function judging(rows: readonly ImportRow[], options: JudgeOptions = {}) {
  const { products = [product(1), product(2), product(3)], unserviceable = [], cart = [], cartType = 'all' } = options
  const on = openDraft(rows, { cartType })
  on.drafts.setPhase(ID, 'judging')
  const { client } = stockPortal(products, new Set(unserviceable))
  const state = {
    me: profile({ store: store(), mapping: [mapping({ whID: WAREHOUSE })] }),
    fails: undefined as 'profile' | 'cart' | 'products' | 'service' | undefined,
    cart,
    onProgress: (): void => undefined,
  }
  const progress: [number, number][] = []
  const failing: ReturnType<typeof scriptedPortal> = {
    ...client,
    call: (name, args) => {
      const isOut =
        (state.fails === 'products' && name === 'catalogue.productInfo') ||
        (state.fails === 'service' && name === 'catalogue.checkServiceable')
      return isOut ? Promise.resolve(fail(offline)) : client.call(name, args)
    },
  }
  const judge = new Judge({
    client: failing,
    drafts: on.drafts,
    policy,
    carts: {
      open: async () => (state.fails === 'cart' ? fail(offline) : ok(snapshot({ lines: state.cart }))),
    } as unknown as CartService,
    profile: async () => (state.fails === 'profile' ? fail(offline) : ok(state.me)),
    progress: (_, done, total) => {
      progress.push([done, total])
      state.onProgress()
    },
  })
  const verdicts = () => on.drafts.rowsAfter(ID, 0, 9_999).map(({ verdict }) => verdict)
  return { ...on, judge, client, state, progress, verdicts }
}

describe('judging an import', () => {
  it('gives each row its verdict, and those that are taken their cart line', async () => {
    const rows = [HEAD, taken(2, 1, 5), taken(3, 2, 60), taken(4, 1, 9), taken(5, 99, 1), torn(6, 'x')]
    const { judge, verdicts, draft, progress, drafts, rowAt } = judging(rows)
    expect(await judge.all(ID)).toEqual(ok(undefined))
    expect(verdicts()).toEqual(['header', 'taken', 'gap', 'duplicate', 'unknown', 'notTwoIntegers'])
    expect(draft()).toMatchObject({ phase: 'review', refusal: null })
    expect(progress).toEqual([[6, 6]])
    expect(rowAt(2)).toMatchObject({ name: 'Product 1', available: 50, inCart: 0 })
    drafts.fixTargets(ID, new Map([[2, 5]]), 1)
    expect(JSON.parse(drafts.pending(ID, 1)[0]?.cartLine ?? '')).toMatchObject({ id: 1, qty: 5, mrp: 100 })
  })

  it('takes the first row for one when it is said to be data', async () => {
    const { judge, verdicts, drafts } = judging([taken(1, 1, 5), taken(2, 2, 5)])
    await judge.all(ID)
    expect(verdicts()).toEqual(['header', 'taken'])
    drafts.setHeaderIsData(ID, true)
    await judge.all(ID)
    expect(verdicts()).toEqual(['taken', 'taken'])
  })

  it('counts by the mode what the cart has', async () => {
    const cart = [newLine(product(1), 48)]
    const { judge, verdicts, drafts, rowAt } = judging([HEAD, taken(2, 1, 5)], { cart })
    await judge.all(ID)
    expect([verdicts()[1], rowAt(2)?.inCart]).toEqual(['gap', 48])
    drafts.setMode(ID, 'replace')
    await judge.all(ID)
    expect(verdicts()[1]).toBe('taken')
  })

  it('asks for the products of a portion once, and remembers them', async () => {
    const { judge, client } = judging([HEAD, taken(2, 1, 5), taken(3, 1, 5), taken(4, 2, 5)])
    await judge.all(ID)
    await judge.all(ID)
    expect(client.calls).toEqual([
      { name: 'catalogue.productInfo', args: { body: { products: [1, 2], wh: [WAREHOUSE] } } },
    ])
  })

  it.each(['pincode', 'mapping'])('asks again when the store’s %s has changed', async (what) => {
    const { judge, client, state } = judging([HEAD, taken(2, 1, 5)])
    await judge.all(ID)
    state.me =
      what === 'pincode'
        ? { ...state.me, store: store({ pincode: '560001' }) }
        : { ...state.me, mapping: [mapping({ whID: 7 })] }
    await judge.all(ID)
    expect(client.count('catalogue.productInfo')).toBe(2)
  })

  it('leaves out what can’t be brought to the store', async () => {
    const vendors = product(1, { stockType: 'DropShipment' })
    const rows = [HEAD, taken(2, 1, 5), taken(3, 2, 5)]
    const { judge, verdicts, client } = judging(rows, { products: [vendors, product(2)], unserviceable: [1] })
    await judge.all(ID)
    expect(verdicts()).toEqual(['header', 'notServiceable', 'taken'])
    expect(client.calls.at(-1)?.args).toMatchObject({ body: { ProductList: [{ ProductID: 1 }] } })
  })

  it('goes in portions of a thousand rows', async () => {
    const rows = [HEAD, ...Array.from({ length: 1_000 }, (_, nth) => torn(nth + 2, 'x'))]
    const { judge, progress } = judging(rows)
    await judge.all(ID)
    expect(progress).toEqual([
      [1_000, 1_001],
      [1_001, 1_001],
    ])
  })

  it('lets others work between two portions', async () => {
    const { judge } = judging([HEAD, taken(2, 1, 5)])
    expect(await letsOthersWork(() => judge.all(ID))).toBe(true)
  })

  it.each(['profile', 'cart', 'products'] as const)('fails where the %s can’t be had', async (what) => {
    const { judge, state, draft } = judging([HEAD, taken(2, 1, 5)])
    state.fails = what
    expect(await judge.all(ID)).toEqual(fail(offline))
    expect(draft().phase).toBe('judging')
    expect(await judge.corrected(ID, [taken(2, 2, 5)])).toEqual(fail(offline))
  })

  it('fails where the delivery check isn’t available, or the verdicts can’t be written', async () => {
    const { judge, state } = judging([HEAD, taken(2, 1, 5)], { products: [product(1, { stockType: 'DropShipment' })] })
    state.fails = 'service'
    expect(await judge.all(ID)).toEqual(fail(offline))
    const full = judging([HEAD, taken(2, 1, 5)])
    const { setRefusal } = full.drafts
    full.drafts.setRefusal = (...all) => {
      setRefusal.call(full.drafts, ...all)
      readOnly(full.db)
    }
    expect(await full.judge.all(ID)).toMatchObject({ error: { kind: 'storage' } })
  })

  it('buys nothing while the carters’ list that binds the store isn’t there', async () => {
    const { judge, state } = judging([HEAD, taken(2, 1, 5)])
    state.me = { ...state.me, cartersFailed: true }
    expect(await judge.all(ID)).toEqual(refuse('cartersFailed'))
  })

  it('ends when the import is given up meanwhile', async () => {
    const cancelled = fail({ kind: 'cancelled', message: messages.cancelled })
    const { judge, drafts, state } = judging([HEAD, ...Array.from({ length: 1_500 }, (_, nth) => torn(nth + 2, 'x'))])
    expect(await judge.all('gone')).toEqual(cancelled)
    expect(await judge.corrected('gone', [])).toEqual(cancelled)
    state.onProgress = () => void drafts.discardSome(ID, 9_999)
    expect(await judge.all(ID)).toEqual(cancelled)
  })
})

describe('a file for one of a store’s two carts', () => {
  const rows = [HEAD, taken(2, 1, 5), taken(3, 50, 5)]

  it('is refused whole when it mixes apparel with the rest', async () => {
    const { judge, draft, drafts } = judging(rows, { products: [product(1), dress], cartType: 'nonapparel' })
    await judge.all(ID)
    expect(draft().refusal).toBe(messages.mixedApparel)
    // After judging again, the refusal is a different one, or there is none.
    drafts.judged(ID, [{ row: torn(3, 'x'), cartLine: undefined }])
    await judge.all(ID)
    expect(draft().refusal).toBeNull()
  })

  it('is refused when the two stand in different portions', async () => {
    const filler = Array.from({ length: 1_000 }, (_, nth) => torn(nth + 3, 'x'))
    const far = [HEAD, taken(2, 1, 5), ...filler, taken(1_003, 50, 1)]
    const { judge, draft } = judging(far, { products: [product(1), dress], cartType: 'nonapparel' })
    await judge.all(ID)
    expect(draft().refusal).toBe(messages.mixedApparel)
  })

  it('is judged row by row in a store’s one cart, and of one kind', async () => {
    const one = judging(rows, { products: [product(1), dress] })
    await one.judge.all(ID)
    expect(one.draft().refusal).toBeNull()
    const other = judging([HEAD, taken(2, 1, 5)], { cartType: 'apparel' })
    await other.judge.all(ID)
    expect([other.draft().refusal, other.verdicts()[1]]).toEqual([null, 'wrongCart'])
  })
})

describe('judging corrected rows', () => {
  const judgedRows = async (rows: readonly ImportRow[], options?: JudgeOptions) => {
    const on = judging([HEAD, ...rows], options)
    await on.judge.all(ID)
    return on
  }

  it('judges them with the rows of the products that they named and name', async () => {
    const { judge, verdicts, rowAt } = await judgedRows([taken(2, 1, 5), taken(3, 1, 6), taken(4, 2, 7)])
    expect(verdicts()).toEqual(['header', 'taken', 'duplicate', 'taken'])
    expect(await judge.corrected(ID, [taken(2, 3, 5)])).toEqual(ok(undefined))
    expect(verdicts()).toEqual(['header', 'taken', 'taken', 'taken'])
    await judge.corrected(ID, [taken(2, 2, 5)])
    expect(verdicts()).toEqual(['header', 'taken', 'taken', 'duplicate'])
    expect(rowAt(4)?.reason).toBe(say('rowDuplicate', { id: 2, line: 2 }))
  })

  it('judges them in the file’s order, in any order of arrival', async () => {
    const { judge, verdicts } = await judgedRows([torn(2, 'x'), torn(3, 'y')])
    await judge.corrected(ID, [taken(3, 1, 5), taken(2, 1, 6)])
    expect(verdicts()).toEqual(['header', 'taken', 'duplicate'])
  })

  it('leaves rows that may have been sent, before which a corrected one is a duplicate', async () => {
    const { judge, verdicts, drafts } = await judgedRows([torn(2, 'x'), taken(3, 1, 5)])
    drafts.fixTargets(ID, new Map([[3, 5]]), 1)
    await judge.corrected(ID, [taken(2, 1, 6)])
    expect(verdicts()).toEqual(['header', 'duplicate', 'taken'])
  })

  it('has room for what the cart and the other rows leave', async () => {
    const cart = Array.from({ length: 498 }, (_, nth) => newLine(product(1_000 + nth), 1))
    const { judge, verdicts } = await judgedRows([taken(2, 1, 5), torn(3, 'x'), torn(4, 'y')], { cart })
    await judge.corrected(ID, [taken(3, 2, 5)])
    await judge.corrected(ID, [taken(4, 3, 5)])
    expect(verdicts()).toEqual(['header', 'taken', 'taken', 'overCapacity'])
    await judge.corrected(ID, [taken(2, 1, 9)])
    expect(verdicts()[1]).toBe('taken')
  })

  it('takes the heading for a heading still', async () => {
    const { judge, verdicts } = await judgedRows([taken(2, 1, 5)])
    await judge.corrected(ID, [taken(1, 2, 5)])
    expect(verdicts()[0]).toBe('header')
  })

  it('doesn’t make up for the others of a file that couldn’t be judged whole', async () => {
    const { judge, draft, drafts } = await judgedRows([taken(2, 1, 5)])
    drafts.setPhase(ID, 'paused')
    await judge.corrected(ID, [taken(2, 2, 5)])
    expect(draft().phase).toBe('review')
    drafts.setPhase(ID, 'judging')
    await judge.corrected(ID, [taken(2, 1, 5)])
    expect(draft().phase).toBe('judging')
  })
})

describe('the products of an import', () => {
  it('are remembered as they were judged, or aren’t known', async () => {
    const { judge, draft } = judging([HEAD, taken(2, 1, 5), taken(3, 2, 5)])
    expect(judge.productsOf(draft(), [1])).toBeUndefined()
    await judge.all(ID)
    expect(judge.productsOf(draft(), [2, 1])).toEqual([product(2), product(1)])
    expect(judge.productsOf(draft(), [1, 3])).toBeUndefined()
    expect(judge.productsOf({ ...draft(), cart_type: 'apparel' }, [1])).toBeUndefined()
  })
})
