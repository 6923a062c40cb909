/** The progress of orders on the practice portal's clock, and the users who see them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFood } from '../../../src/shared/domain/catalogue/visibility.ts'
import { historyQuery } from '../../../src/shared/domain/orders/history-filter.ts'
import { messages } from '../../../src/shared/messages.ts'
import { openShop, type Person, placeOne, type Shop } from '../../support/shop.ts'

const MINUTE = 60_000
const OPENED = Date.UTC(2026, 8, 15, 6)

let shop: Shop
let pune: Person
let delhi: Person
let staff: Person

beforeAll(async () => {
  shop = await openShop({ clock: () => OPENED })
  pune = await shop.signIn('pune')
  delhi = await shop.signIn('delhi')
  staff = await shop.signIn('admin')
})
afterAll(() => shop.portal.stop())

const allOf = async (person: Person) =>
  (await person.ask('order.history', { query: { pageNo: 1, pageSize: 1000 } })).rows

const detailsOf = (person: Person, id: string) => person.ask('order.details', { body: { id } })

describe('an order that was placed', () => {
  test('is confirmed after two minutes, shipped after five, delivered after ten', async () => {
    const poid = await placeOne(pune)
    const seen: { status: string; at: string }[][] = []
    for (const minutes of [0, 2, 3, 5]) {
      shop.portal.control.forward(minutes * MINUTE)
      const { status, timeline } = await detailsOf(pune, poid)
      expect((timeline ?? []).at(-1)?.status).toBe(status)
      seen.push(timeline ?? [])
    }
    const start = Date.parse(seen[0]?.[0]?.at ?? '')
    const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString()
    const whole = [
      { status: 'Pending', at: at(0) },
      { status: 'Confirmed', at: at(2) },
      { status: 'Shipped', at: at(5) },
      { status: 'Delivered', at: at(10) },
    ]
    expect(seen).toEqual([whole.slice(0, 1), whole.slice(0, 2), whole.slice(0, 3), whole])
  })

  test('is not confirmed a moment too early', async () => {
    const poid = await placeOne(pune)
    shop.portal.control.forward(2 * MINUTE - 1)
    expect((await detailsOf(pune, poid)).status).toBe('Pending')
    shop.portal.control.forward(1)
    expect((await detailsOf(pune, poid)).status).toBe('Confirmed')
  })

  test('has a docket and a transporter from the moment it is shipped', async () => {
    const poid = await placeOne(pune)
    const row = async () => (await allOf(pune)).find((one) => one.poid === poid)
    expect((await row())?.docketNo).toBeUndefined()
    shop.portal.control.forward(5 * MINUTE)
    const shipped = await row()
    expect(shipped).toMatchObject({
      status: 'Shipped',
      docketNo: expect.any(String),
      transporterNo: expect.any(String),
    })
    expect(shipped?.shippingdetails?.loadid).toMatch(/^LD-/)
  })

  test('has no invoice while it is pending, a performa once it is confirmed, a tax invoice once it is shipped', async () => {
    const poid = await placeOne(pune)
    const request = { query: { orderId: poid } }
    expect(await pune.refusal('order.invoice', request)).toMatchObject({ status: 404, message: messages.invoiceNotYet })
    shop.portal.control.forward(2 * MINUTE)
    const performa = await pune.ask('order.invoice', request)
    expect(performa).toMatchObject({ POID: poid, Status: 'Confirmed', InvoiceNo: '' })
    expect(performa.einvresponse).toBeUndefined()
    shop.portal.control.forward(3 * MINUTE)
    const shipped = await pune.ask('order.invoice', request)
    expect(shipped.InvoiceNo).toMatch(/^FC\//)
    expect(shipped.ShippingDate).toBe(shipped.InvoiceDate)
    expect(shipped.einvresponse?.irn).toMatch(/^practice-/)
  })

  test('lives faster when the portal is told so', async () => {
    const poid = await placeOne(pune)
    shop.portal.control.settings({ speed: 60 })
    shop.portal.control.forward(5000)
    expect((await detailsOf(pune, poid)).status).toBe('Shipped')
    shop.portal.control.settings({ speed: 1 })
    expect((await detailsOf(pune, poid)).status).toBe('Pending')
  })
})

describe('the order history', () => {
  test('is newest first, and page by page what it is as a whole', async () => {
    const rows = await allOf(pune)
    expect(rows.length).toBeGreaterThan(200)
    const dates = rows.map(({ createddate }) => createddate)
    expect(dates).toEqual(dates.toSorted().reverse())
    const pages: typeof rows = []
    for (let pageNo = 1; pages.length < rows.length; pageNo++) {
      const page = await pune.ask('order.history', { query: { pageNo, pageSize: 60 } })
      expect(page.count).toBe(rows.length)
      expect(page.rows.length).toBeGreaterThan(0)
      pages.push(...page.rows)
    }
    expect(pages).toEqual(rows)
  })

  test('is narrowed by days, both included, by status, warehouse and number', async () => {
    const rows = await allOf(pune)
    const find = async (query: object) =>
      (await pune.ask('order.history', { query: { pageNo: 1, pageSize: 1000, ...query } })).rows.map(({ poid }) => poid)
    const of = (matches: (row: (typeof rows)[number]) => boolean) => rows.filter(matches).map(({ poid }) => poid)
    // Days are in Indian time: half past six in the evening at Greenwich is the next day.
    const day = (iso: string) => (iso === '' ? '' : new Date(Date.parse(iso) + 330 * MINUTE).toISOString().slice(0, 10))
    const [from, to] = ['2026-08-01', '2026-08-31']
    const inAugust = of(({ createddate }) => day(createddate) >= from && day(createddate) <= to)
    expect(inAugust.length).toBeGreaterThan(5)
    expect(await find({ fromDate: from, toDate: to })).toEqual(inAugust)
    expect(await find({ status: ['Cancelled'] })).toEqual(of(({ status }) => status === 'Cancelled'))
    expect(await find({ warehouseId: 10 })).toEqual(of(({ warehouseid }) => warehouseid === 10))
    const [one = ''] = of(() => true)
    expect(await find({ poid: one.toLowerCase() })).toEqual([one])
    const ships = of((row) => day(row.shippingdetails?.actualdate ?? '') === '2026-08-20')
    expect(ships.length).toBeGreaterThan(0)
    const shipped = ['Shipped', 'Delivered']
    expect(await find({ shipFrom: '2026-08-20', shipTo: '2026-08-20', status: shipped })).toEqual(ships)
  })

  test('takes days of shipping for all orders, unless it is told which', async () => {
    const days = { shipFrom: '2026-06-01', shipTo: '2026-08-31' }
    const statusesOf = async (query: object) =>
      new Set((await pune.ask('order.history', { query: { pageNo: 1, pageSize: 1000, ...query } })).rows.map(statusOf))
    const statusOf = ({ status }: { readonly status: string }) => status
    expect(await statusesOf(days)).toContain('Cancelled')
    expect(await statusesOf(historyQuery(days))).toEqual(new Set(['Delivered']))
  })

  test('says as much as its orders, line by line, gaps included', async () => {
    for (const row of (await allOf(pune)).slice(0, 60)) {
      const details = await detailsOf(pune, row.poid)
      const lines = details.purchaseDetail
      const add = (amount: (line: (typeof lines)[number]) => number) =>
        lines.reduce((total, line) => total + amount(line), 0)
      expect(row).toMatchObject({
        totalitems: lines.length,
        totalquantity: add(({ OrderedQuantity }) => OrderedQuantity),
        netpayment: add(({ ActualPrice, Quantity }) => ActualPrice * Quantity) - (row.coupondiscount ?? 0),
        totalMRP: add(({ MRP, OrderedQuantity }) => MRP * OrderedQuantity),
      })
      expect(details.gapTotalQty).toBe(add(({ OrderedQuantity, Quantity }) => OrderedQuantity - Quantity))
      const gaps = await pune.ask('order.gapReport', { query: { orderId: row.poid } })
      expect(gaps.reduce((total, { gapQty }) => total + (gapQty ?? 0), 0)).toBe(details.gapTotalQty)
      expect(row.gapReport).toBe(gaps.length > 0)
    }
  })

  test('is counted by status in the figures', async () => {
    const rows = await allOf(pune)
    for (const { status, count, netpayment } of await pune.ask('order.stats', {})) {
      const of = rows.filter((row) => row.status === status)
      expect({ count, netpayment }).toEqual({
        count: of.length,
        netpayment: status === 'Cancelled' ? 0 : of.reduce((total, row) => total + (row.netpayment ?? 0), 0),
      })
    }
  })

  test('refuses a day that isn’t one', async () => {
    const query = { pageNo: 1, pageSize: 10, fromDate: '31-08-2026' }
    expect(await pune.refusal('order.history', { query })).toMatchObject({ status: 422 })
  })
})

describe('orders of the past', () => {
  test('are of every type and source; some have a coupon, most are paid', async () => {
    const rows = await allOf(pune)
    expect(new Set(rows.map(({ potype }) => potype))).toEqual(new Set(['B2B', 'ARS', 'AFS', 'B2F', 'Kiosk', 'GC']))
    const delivered = rows.filter(({ status }) => status === 'Delivered')
    expect(delivered.filter(({ coupondiscount }) => (coupondiscount ?? 0) > 0).length).toBeGreaterThan(5)
    const paid = delivered.filter(({ paymentdate }) => paymentdate !== undefined)
    expect(paid.length).toBeGreaterThan(delivered.length / 2)
    expect(rows.filter(({ status }) => status === 'Pending').every((row) => row.paymentdate === undefined)).toBe(true)
  })

  test('lack nothing while they are pending, and when they were cancelled', async () => {
    const rows = (await allOf(pune)).filter(({ status }) => status === 'Pending' || status === 'Cancelled')
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ gapReport }) => gapReport)).toEqual([])
  })

  test('carry VAT where they are from before GST, and no other tax', async () => {
    const oldest = (await allOf(pune)).at(-1)
    expect(oldest?.createddate.slice(0, 4)).toMatch(/201[67]/)
    const { purchaseDetail } = await detailsOf(pune, oldest?.poid ?? '')
    expect(purchaseDetail.some(({ vat }) => vat > 0)).toBe(true)
    expect(purchaseDetail.every(({ CGST, SGST, IGST }) => CGST + SGST + IGST === 0)).toBe(true)
  })

  test('are of products that the store may buy: they can be ordered again', async () => {
    const ids = new Set<number>()
    for (const { poid } of await allOf(delhi)) {
      for (const { ProductID } of (await detailsOf(delhi, poid)).purchaseDetail) ids.add(ProductID)
    }
    const products = await delhi.ask('catalogue.productInfo', { body: { products: [...ids] } })
    expect(products.length).toBeGreaterThan(50)
    const { productId: carters } = await delhi.ask('catalogue.carters', {})
    expect(products.filter((product) => isFood(product) || carters.includes(product.id))).toEqual([])
  })
})

test('the bag of a new order is closed after the order, and before it is shipped', async () => {
  const poid = await placeOne(pune)
  shop.portal.control.forward(5 * MINUTE)
  const row = (await allOf(pune)).find((one) => one.poid === poid)
  const closed = row?.bagcloseddate ?? ''
  expect(closed > (row?.createddate ?? '')).toBe(true)
  expect(closed < (row?.shippingdetails?.actualdate ?? '')).toBe(true)
})

test('stockists are asked for all together', async () => {
  const query = { pageNo: 1, pageSize: 1000, warehouseId: 99 }
  const { rows } = await pune.ask('order.history', { query })
  expect(new Set(rows.map(({ warehouseid }) => warehouseid))).toEqual(new Set([5001]))
})

describe('another account’s orders', () => {
  test('are not in the history', async () => {
    const own = new Set((await allOf(pune)).map(({ poid }) => poid))
    expect((await allOf(delhi)).filter(({ poid }) => own.has(poid))).toEqual([])
  })

  test('can’t be looked up: they are not there, 404', async () => {
    const poid = (await allOf(pune)).find(({ status }) => status === 'Delivered')?.poid ?? ''
    const missing = { kind: 'refused', status: 404 }
    expect(await delhi.refusal('order.details', { body: { id: poid } })).toMatchObject(missing)
    expect(await delhi.refusal('order.invoice', { query: { orderId: poid } })).toMatchObject(missing)
    expect(await delhi.refusal('order.gapReport', { query: { orderId: poid } })).toMatchObject(missing)
    expect((await detailsOf(pune, poid)).poid).toBe(poid)
    expect((await detailsOf(staff, poid)).poid).toBe(poid)
  })

  test('answer like orders that were never placed', async () => {
    const foreign = (await allOf(pune))[0]?.poid ?? ''
    const refusal = await delhi.refusal('order.details', { body: { id: foreign } })
    expect(await delhi.refusal('order.details', { body: { id: 'PO-1-T' } })).toEqual(refusal)
  })
})
