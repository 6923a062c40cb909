import { describe, expect, test } from 'vitest'
import { type OrderableDeps, readOrderable } from '../../../../src/main/replenishment/checklist-order.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { mapping, product, store } from '../../../support/builders.ts'
import { policy, replenishment } from '../../../support/policy.ts'
import { offline } from '../../../support/scripted-portal.ts'

const SET_SUBCATEGORY = 267

interface Portal {
  readonly answers?: Readonly<Record<string, unknown>>
  readonly failing?: readonly string[]
  readonly carters?: readonly number[] | undefined
}

const ANSWERS = {
  'catalogue.productInfo': [product({ id: 1 }), product({ id: 2, subcategory: { id: SET_SUBCATEGORY, name: 'Sets' } })],
  'afs.categoryQuantities': [{ catId: 9, quantity: 6 }],
  'orderAssist.sales': [{ productId: 1, totalquantity: 20 }],
}

async function orderable({ answers = {}, failing = [], ...portal }: Portal = {}) {
  const calls: string[] = []
  const all: Readonly<Record<string, unknown>> = { ...ANSWERS, ...answers }
  const age = { at: '2026-11-23T10:00:00.000Z', saved: false, unread: 0 }
  const read = async (call: string) => {
    calls.push(call)
    return failing.includes(call) ? fail(offline) : ok({ ...age, answer: all[call] ?? [] })
  }
  const carters = 'carters' in portal ? portal.carters : []
  const profile = async () =>
    ok({
      store: store({ fcf: { ...store().fcf, signage: 'Firstcry' }, enableAFS: false }),
      mapping: [mapping()],
      rates: [],
      rules: [],
      carters,
      cartersFailed: carters === undefined,
    })
  const deps = { reader: { read }, policy, replenishment, profile } as unknown as OrderableDeps
  return { read: await readOrderable(deps, { ids: [1, 2] }), calls }
}

const productsOf = async (portal: Portal) => {
  const { read } = await orderable(portal)
  return read.ok ? read.value.answer : expect.fail()
}

describe('products of the checklist that are to be ordered', () => {
  test('have price, stock, what moved, and the least of their category or set', async () => {
    const { products, missing } = await productsOf({})
    expect(missing).toEqual([])
    expect(products).toMatchObject([
      { view: { facts: { id: 1 }, available: 10, why: undefined }, movement: { sale: 20, stock: 0 }, least: 6 },
      { view: { facts: { id: 2 } }, movement: { sale: 0 }, least: 1 },
    ])
  })

  test('fail without their own answer alone', async () => {
    expect((await orderable({ failing: ['catalogue.productInfo'] })).read).toEqual(fail(offline))
    const { products, missing } = await productsOf({ failing: ['afs.categoryQuantities', 'orderAssist.sales'] })
    expect(products).toMatchObject([{ movement: { sale: undefined }, least: 1 }, { least: 1 }])
    expect(missing).toHaveLength(2)
    expect(missing).toContain(say('fillNoLeast', { why: offline.message }))
  })

  test('are there with the reason where the store may not buy them, or that isn’t known', async () => {
    const { products } = await productsOf({ carters: [1] })
    expect(products.map(({ view }) => view.why)).toEqual(['carter', undefined])
    const unknown = await productsOf({ carters: undefined })
    expect(unknown.products.map(({ view }) => view.why)).toEqual(['cartersUnknown', 'cartersUnknown'])
    expect(unknown.missing).toContain(say('cartersFailed'))
  })

  test('are asked for by the calls that know of them', async () => {
    const { calls } = await orderable()
    expect(calls).not.toContain('orderAssist.apparelSales')
    expect(calls).not.toContain('afs.setSubcategories')
  })
})
