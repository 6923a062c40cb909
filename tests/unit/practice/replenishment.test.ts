/** The practice portal's proposals, offers and reports resemble the trade's own, and other users may change the same data. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAge } from '../../../src/shared/domain/catalogue/age.ts'
import type { Answer, Args } from '../../../src/shared/portal/calls.ts'
import { mappingOf } from '../../support/proposed.ts'
import { emailOf, openShop, type Person, type Shop } from '../../support/shop.ts'

let shop: Shop
let pune: Person

beforeAll(async () => {
  shop = await openShop({ products: 2000 })
  pune = await shop.signIn('pune')
})
afterAll(() => shop.portal.stop())

const paging = { pageNo: 1, pageSize: 500, mappingType: 'global' } as const

async function proposed() {
  const mapping = await mappingOf(pune)
  const { products: lines } = await pune.ask('afs.products', { body: { ...paging, mapping } })
  const ids = lines.map(({ id }) => id)
  const products = await pune.ask('catalogue.productInfo', { body: { products: ids, wh: [] } })
  return lines.flatMap((line) => products.filter(({ id }) => id === line.id).map((product) => ({ line, product })))
}

const misc = { map: [], rules: [], signage: 'Firstcry', storetype: 'FC', include: [], exclude: [] }
const candidates = async (filters: Args<'afs.candidates'>['body']['filters'], page = 1) =>
  pune.ask('afs.candidates', { body: { page, filters, sort: 'price', misc: { ...misc, userid: pune.store.id } } })

describe('a proposal', () => {
  test('says of every line an age that is the product’s own', async () => {
    const all = await proposed()
    expect(all.length).toBeGreaterThan(100)
    for (const { line, product } of all) {
      expect(readAge(line.proposal?.Age ?? ''), `${product.name}: ${line.proposal?.Age}`).toEqual({
        from: product.ageFrom,
        to: product.ageTo,
      })
    }
  })

  test('is replaced by what is of the subcategory, type and gender that were asked for', async () => {
    const kinds = new Map((await proposed()).map(({ product }) => [product.type.id, product]))
    for (const { subcategory, type, gender } of [...kinds.values()].slice(0, 20)) {
      const filters = { subcategoryId: subcategory.id, typeId: type.id }
      const all = await candidates(filters)
      const own = await candidates({ ...filters, gender })
      for (const one of all.products) expect([one.subcategory.id, one.type.id]).toEqual([subcategory.id, type.id])
      for (const one of own.products) expect([one.type.id, one.gender]).toEqual([type.id, gender])
      expect(own.total).toBeLessThanOrEqual(all.total ?? 0)
      expect(all.enablehbproductFlag).toBe(true)
    }
  })

  test('has sets whose ratios are told by sizes of theirs', async () => {
    const operator = await shop.signIn('admin')
    const sets = (await proposed()).filter(({ line }) => line.proposal?.categoryQty === undefined)
    expect(sets.length).toBeGreaterThan(0)
    for (const { product } of sets) {
      const of = { subcatid: product.subcategory.id, typeid: product.type.id, brandid: product.brand.id }
      const ratios = await operator.ask('car.sizeRatios', { body: of })
      expect(ratios.find(({ size }) => size === product.size)?.ratio).toBeGreaterThan(0)
    }
  })
})

test('the replacement report replaces like by like', async () => {
  const now = Date.now()
  const days = (back: number) => new Date(now - back * 86_400_000).toISOString().slice(0, 10)
  const rows: Answer<'ars.replacements'>['rows'] = []
  for (const back of [0, 25, 50]) {
    const query = { from: days(back + 25), to: days(back), pageNo: 1, pageSize: 100 }
    rows.push(...(await pune.ask('ars.replacements', { query })).rows)
  }
  expect(rows.length).toBeGreaterThan(0)
  for (const { existingProductId = 0, replacementProductId = 0 } of rows) {
    const ids = [existingProductId, replacementProductId]
    const found = await pune.ask('catalogue.productInfo', { body: { products: ids, wh: [] } })
    const [was, by] = ids.map((id) => found.find((one) => one.id === id))
    expect(by?.type).toEqual(was?.type)
    expect(by?.id).not.toBe(was?.id)
  }
})

describe('others at work', () => {
  test('another operator changes a part of a CAR cart, takes a line out and brings one in', async () => {
    const operator = await shop.signIn('admin')
    const user = pune.store.id
    const [first, second] = await proposed()
    if (first === undefined || second === undefined) throw new Error('Nothing is proposed')
    const partOf = async ({ product }: typeof first) => {
      const of = { subcatid: product.subcategory.id, typeid: product.type.id, brandid: product.brand.id }
      const { products } = await operator.ask('car.products', {
        query: { user },
        body: { ...paging, mapping: [], ...of },
      })
      return products.find(({ id }) => id === product.id)?.qty
    }
    shop.portal.control.changeCar(user, [
      { id: first.product.id, qty: 77 },
      { id: second.product.id, qty: 0 },
    ])
    expect([await partOf(first), await partOf(second)]).toEqual([77, undefined])
    expect(() => shop.portal.control.changeCar(user, [{ id: 1, qty: 1 }])).toThrow('There is no product 1')
  })

  test('another computer sets a target of My ARS, and deletes a product', async () => {
    const listed = async () => (await pune.ask('ars.list', { body: { page: 1 } })).rows
    const [first, second] = await listed()
    if (first === undefined || second === undefined) throw new Error('Nothing is in My ARS')
    shop.portal.control.changeTarget(emailOf('pune'), first.id, 321)
    shop.portal.control.deleteParent(emailOf('pune'), second.id)
    const now = await listed()
    expect(now.find(({ id }) => id === first.id)?.targetStock).toBe(321)
    expect(now.some(({ id }) => id === second.id)).toBe(false)
    expect(() => shop.portal.control.changeTarget(emailOf('pune'), second.id, 5)).toThrow('not in the list')
    expect(() => shop.portal.control.deleteParent('nobody@example', first.id)).toThrow('Nobody')
  })

  test('over HTTP with the control’s token alone', async () => {
    const { origin, controlToken } = shop.portal
    const [first] = (await pune.ask('ars.list', { body: { page: 1 } })).rows
    const send = (token: string, path: string, method: string, body: unknown) =>
      fetch(`${origin}/practice/control${path}`, {
        method,
        headers: { 'x-control-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const path = `/ars/${emailOf('pune')}/${first?.id}`
    expect((await send('another', path, 'PUT', { target: 9 })).status).toBe(403)
    expect((await send(controlToken, path, 'PUT', { target: 9 })).status).toBe(200)
    expect((await pune.ask('ars.list', { body: { page: 1 } })).rows[0]?.targetStock).toBe(9)
    const put = [{ id: first?.id, qty: 3 }]
    expect((await send(controlToken, `/car/${pune.store.id}`, 'POST', put)).status).toBe(200)
    expect((await send(controlToken, path, 'DELETE', {})).status).toBe(200)
    expect((await pune.ask('ars.list', { body: { page: 1 } })).rows[0]?.id).not.toBe(first?.id)
  })
})
