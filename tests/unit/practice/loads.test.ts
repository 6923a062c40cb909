/** Shipments of orders on the practice portal: loads and their boxes, which contain exactly these orders. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReference } from '../../../src/main/reference.ts'
import {
  boxesOf,
  goodsValue,
  linesOf,
  loadsOf as loadsMadeOf,
  piecesIn,
} from '../../../src/practice/areas/loads/load.ts'
import { pastOrders } from '../../../src/practice/areas/order/past.ts'
import { suppliedOf } from '../../../src/practice/areas/order/purchase-order.ts'
import { shippedOrder } from '../../../src/practice/areas/order/shipped-order.ts'
import { makeWorld } from '../../../src/practice/world/world.ts'
import { hasInvoiceFile } from '../../../src/shared/domain/orders/load.ts'
import { buildLoadInvoice, type LoadInvoicePaper } from '../../../src/shared/domain/papers/load-invoice.ts'
import { dayOf } from '../../../src/shared/domain/values/dates.ts'
import { formatAmount, paise, sum, times, ZERO } from '../../../src/shared/domain/values/money.ts'
import { addsUp } from '../../support/adds-up.ts'
import { openShop, type Person, type PersonName, placeOne, type Shop } from '../../support/shop.ts'

const DAY = 86_400_000
const OPENED = Date.UTC(2026, 8, 15, 6)
/** Users with a short history. */
const PEOPLE: readonly PersonName[] = ['delhi', 'bbbh', 'stockist']
const ALL = { pageNo: 1, pageSize: 1000 }

let shop: Shop
let pune: Person
beforeAll(async () => {
  shop = await openShop({ clock: () => OPENED })
  pune = await shop.signIn('pune')
})
afterAll(() => shop.portal.stop())

const loadsOf = async (person: Person) => (await person.ask('loads.list', { body: ALL })).rows
const ordersOf = async (person: Person) => (await person.ask('order.history', { query: ALL })).rows
const count = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((so, one) => so + (one ?? 0), 0)

describe('of every account', () => {
  const world = makeWorld(2026, 2000)
  const history = pastOrders(world, OPENED)
  const surroundings = {
    world,
    clock: () => OPENED,
    openedAt: OPENED,
    settings: { speed: 1 },
    sms: () => undefined,
    linksAt: () => undefined,
  }
  const numbered = world.accounts.map(({ store }) => [store.email, store.id] as const)

  test.each(numbered)('%s: boxes are loads are orders, pieces and values', (_, id) => {
    const own = history.filter(({ user }) => user === id)
    const left = own.filter((order) => ['Shipped', 'Delivered'].includes(order.fixed ?? ''))
    const loads = loadsMadeOf(own.flatMap((order) => shippedOrder(order, surroundings) ?? []))
    expect(loads.flatMap(({ orders }) => orders.map(({ poid }) => poid)).toSorted()).toEqual(
      left.map(({ poid }) => poid).toSorted(),
    )
    for (const load of loads) {
      const poids = load.orders.map(({ poid }) => poid)
      const lines = left.filter(({ poid }) => poids.includes(poid)).flatMap((order) => order.lines)
      const boxes = boxesOf(load)
      const packed = boxes.flatMap((box) => box.lines)
      const pieces = count(lines.map(suppliedOf))
      const value = sum(lines.map((line) => times(line.unit.net, suppliedOf(line))))
      expect(piecesIn(linesOf(load))).toBe(pieces)
      expect(goodsValue(load)).toBe(value)
      expect(count(packed.map(({ here }) => here))).toBe(pieces)
      expect(sum(packed.map(({ price, here }) => times(price, here)))).toBe(value)
      expect(boxes).toHaveLength(Math.ceil(pieces / 40))
      for (const box of boxes) expect(count(box.lines.map(({ here }) => here))).toBeLessThanOrEqual(40)
    }
  })
})

describe.each(PEOPLE)('the loads of %s', (name) => {
  test('are the orders that left, and their boxes are the loads: pieces and values', async () => {
    const person = await shop.signIn(name)
    const orders = (await ordersOf(person)).filter(({ shippingdetails }) => shippingdetails?.loadid !== undefined)
    const loads = await loadsOf(person)
    expect(new Set(orders.map(({ shippingdetails }) => shippingdetails?.loadid))).toEqual(
      new Set(loads.map(({ LoadID }) => LoadID)),
    )
    for (const load of loads) {
      const query = { loadId: load.LoadID }
      const lines = await person.ask('loads.byId', { query })
      const own = orders.filter(({ shippingdetails }) => shippingdetails?.loadid === load.LoadID)
      const details = await Promise.all(own.map(({ poid }) => person.ask('order.details', { body: { id: poid } })))
      const ordered = details.flatMap(({ purchaseDetail }) => purchaseDetail)
      const value = sum(lines.map(({ TotalPrice }) => TotalPrice ?? ZERO))
      expect(count(lines.map(({ Quantity }) => Quantity))).toBe(count(ordered.map(({ Quantity }) => Quantity)))
      expect(value).toBe(sum(ordered.map(({ TotalPrice }) => TotalPrice)))
      expect(load).toMatchObject({ LoadValue: value, TotalProductQty: count(lines.map(({ Quantity }) => Quantity)) })
      expect(new Set(lines.map(({ POID }) => POID))).toEqual(
        new Set(
          details
            .filter(({ purchaseDetail }) => purchaseDetail.some(({ Quantity }) => Quantity > 0))
            .map(({ poid }) => poid),
        ),
      )

      const boxes = await person.ask('loads.boxes', { query })
      expect(boxes).toHaveLength(load.TotalBags ?? 0)
      const packed = await Promise.all(boxes.map(({ bagNumber }) => person.ask('loads.box', { query: { bagNumber } })))
      expect(packed.map((box) => count(box.map(({ Quatity }) => Quatity)))).toEqual(
        boxes.map(({ BagInQty }) => BagInQty),
      )
      expect(Math.max(0, ...boxes.map(({ BagInQty }) => BagInQty ?? 0))).toBeLessThanOrEqual(40)
      expect(count(boxes.map(({ BagInQty }) => BagInQty))).toBe(load.TotalProductQty)
      const priceOf = new Map(
        lines.map(({ POID, ProductID, MRP, ActualPrice }) => [`${POID} ${ProductID} ${MRP}`, ActualPrice]),
      )
      const values = packed
        .flat()
        .map(({ POID, productId, MRP, Quatity }) =>
          times(priceOf.get(`${POID} ${productId} ${MRP}`) ?? ZERO, Quatity ?? 0),
        )
      expect(sum(values)).toBe(value)
    }
  })

  test('add up to what the portal says of all of them, and are all in the file', async () => {
    const person = await shop.signIn(name)
    const loads = await loadsOf(person)
    expect(await person.ask('loads.totals', { body: {} })).toEqual({
      TotalBags: count(loads.map(({ TotalBags }) => TotalBags)),
      TotalProducts: count(loads.map(({ TotalProducts }) => TotalProducts)),
      TotalProductQty: count(loads.map(({ TotalProductQty }) => TotalProductQty)),
      LoadValue: sum(loads.map(({ LoadValue }) => LoadValue ?? ZERO)),
    })
    expect((await person.ask('loads.csv', { body: {} })).rows).toEqual(loads)
  })
})

describe('every load', () => {
  const reference = readReference()
  async function invoicesOf(name: PersonName): Promise<readonly LoadInvoicePaper[]> {
    const person = await shop.signIn(name)
    const loads = await loadsOf(person)
    return Promise.all(
      loads.map(async ({ LoadID, LoadValue, TotalProductQty, potype }) => {
        const source = await person.ask('loads.invoice', { query: { loadId: LoadID } })
        const built = buildLoadInvoice(source, { loadId: LoadID, own: undefined, reference })
        if (!built.ok) throw new Error(`${LoadID}: ${built.why}`)
        expect(built.paper.totals).toMatchObject({ total: LoadValue, quantity: TotalProductQty })
        expect(built.paper.title === 'BILL OF SUPPLY').toBe(potype === 'GC')
        return built.paper
      }),
    )
  }

  test('is invoiced for what is in it, to the paisa, under a number of its own', async () => {
    const names: readonly PersonName[] = ['pune', 'delhi', 'bbbh', 'photo', 'stockist', 'chandigarh']
    const papers = (await Promise.all(names.map(invoicesOf))).flat()
    expect(papers.length).toBeGreaterThan(150)
    expect(papers.every(({ lines, totals }) => [...lines, totals].every(addsUp))).toBe(true)
    expect(new Set(papers.map(({ title }) => title))).toEqual(
      new Set(['TAX INVOICE', 'DELIVERY CHALLAN', 'BILL OF SUPPLY']),
    )
    const taxes = new Set(papers.map((paper) => paper.taxes.map(({ label }) => label).join(' ')))
    expect(taxes).toEqual(new Set(['', 'VAT', 'IGST', 'CGST SGST', 'CGST UTGST']))
    const numbers = papers.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { title, number } of papers) {
      expect(number).toMatch(title === 'DELIVERY CHALLAN' ? /^DC\// : /^(CCBB|CCDARP)\/\d\d\/\d+$/)
    }
  })

  test('bears tax, but for the goods of a bill of supply', async () => {
    const papers = await invoicesOf('pune')
    for (const { title, lines } of papers.filter(({ taxes }) => taxes.every(({ of }) => of !== 'VAT'))) {
      expect(lines.every(({ rate }) => rate === 0)).toBe(title === 'BILL OF SUPPLY')
    }
  })

  test('has a file that is an invoice: its number, both parties, every line, its total', async () => {
    const loads = (await loadsOf(pune)).filter((load) => hasInvoiceFile(load) && load.ActualShippingDate !== undefined)
    const { LoadID = '' } = loads[0] ?? {}
    const { url } = await pune.ask('loads.invoiceUrl', { query: { loadId: LoadID } })
    const text = await (await fetch(`${shop.portal.origin}/${url}`)).text()
    const source = await pune.ask('loads.invoice', { query: { loadId: LoadID } })
    const { InvoiceNo, ChallanNo, StoreDetails, WareHouseDetails, PODetails } = source
    expect(text).toMatch(/^%PDF-1\.4/)
    for (const words of [InvoiceNo || ChallanNo, StoreDetails.companyName, WareHouseDetails.state, 'Taxable value'])
      expect(text).toContain(words.replaceAll(/[()]/g, (mark) => `\\${mark}`))
    for (const { ProductID } of PODetails) expect(text).toContain(`(${ProductID} `)
    const total = PODetails.reduce((sum, { ActualPrice, Quantity }) => sum + ActualPrice * Quantity, 0)
    expect(text).toContain(`(${formatAmount(paise(total))})`)
  })

  test('from before April 2021 is laid out, under VAT and under GST, and all others but bills of supply are files', async () => {
    const old = (await loadsOf(pune)).filter((load) => !hasInvoiceFile(load) && load.potype !== 'GC')
    expect(old.map(({ CreatedDate = '' }) => CreatedDate.slice(0, 4))).toEqual(['2019', '2017', '2016'])
  })
})

describe('a load', () => {
  test('is what one warehouse ships on one day of India', async () => {
    const shipped = (await ordersOf(pune)).filter(({ shippingdetails }) => shippingdetails?.actualdate !== undefined)
    const whence = shipped.map(({ warehouseid, shippingdetails }) => {
      const { loadid, actualdate = '' } = shippingdetails ?? {}
      return [`${warehouseid} ${dayOf(actualdate)}`, loadid] as const
    })
    expect(new Set(whence.map(([from]) => from)).size).toBe(new Set(whence.map(([, load]) => load)).size)
    expect(new Set(whence.map(([from, load]) => `${from} ${load}`)).size).toBe(new Map(whence).size)
  })

  test('is there once it is packed, stands at the gate, is handed over, ships with its order, is delivered', async () => {
    shop.portal.control.forward(3 * DAY)
    const poid = await placeOne(pune)
    const seen: unknown[] = []
    // Packed halfway to its shipment after five minutes.
    for (const seconds of [0, 2 * 60, 40, 90, 60, 5 * 60]) {
      shop.portal.control.forward(seconds * 1000)
      const [load] = (await pune.ask('loads.list', { body: { ...ALL, poid } })).rows
      const { LoadStatus, CourierShipmentStatus, ActualShippingDate, DeliverdDateTime } = load ?? {}
      const [order] = (await ordersOf(pune)).filter((one) => one.poid === poid)
      expect(order?.status === 'Shipped' || order?.status === 'Delivered').toBe(LoadStatus === 'Shipped')
      expect(order?.shippingdetails?.actualdate).toBe(ActualShippingDate)
      seen.push(
        load && [LoadStatus, CourierShipmentStatus, ActualShippingDate !== undefined, DeliverdDateTime !== undefined],
      )
    }
    expect(seen).toEqual([
      undefined,
      undefined,
      ['Ready To Dispatch', '', false, false],
      ['Hand Over', 'Picked Up', false, false],
      ['Shipped', 'In Transit', true, false],
      ['Shipped', 'Delivered', true, true],
    ])
  })

  test('begins before it ships, and ships before it is delivered', async () => {
    for (const { CreatedDate = '', ActualShippingDate, DeliverdDateTime } of await loadsOf(pune)) {
      const times = [CreatedDate, ActualShippingDate, DeliverdDateTime].filter((at) => at !== undefined)
      expect(times).toEqual(times.toSorted())
    }
  })

  test('is found by its days, its status, its warehouse, an order, its docket', async () => {
    const [one, ...others] = (await loadsOf(pune)).filter(({ DeliverdDateTime }) => DeliverdDateTime !== undefined)
    const find = async (search: object) =>
      (await pune.ask('loads.list', { body: { ...ALL, ...search } })).rows.map(({ LoadID }) => LoadID)
    const day = dayOf(one?.CreatedDate ?? '')
    const [line] = await pune.ask('loads.byId', { query: { loadId: one?.LoadID ?? '' } })
    expect(others.length).toBeGreaterThan(10)
    expect(await find({ loadFrom: day, loadTo: day })).toContain(one?.LoadID)
    expect(await find({ awb: one?.AWBNo })).toEqual([one?.LoadID])
    expect(await find({ poid: line?.POID })).toEqual([one?.LoadID])
    expect(await find({ cpoid: `CPO-${line?.POID.split('-')[1]}` })).toEqual([one?.LoadID])
    expect(await find({ loadFrom: '2010-01-01', loadTo: '2010-02-01' })).toEqual([])
    expect(await find({ status: 'Hand Over' })).not.toContain(one?.LoadID)
    const warehouse = (await ordersOf(pune)).find(({ poid }) => poid === line?.POID)?.warehouseid
    expect(await find({ warehouseId: warehouse })).toContain(one?.LoadID)
    expect(await find({ warehouseId: 99_999 })).toEqual([])
  })

  test('of another store isn’t there, nor are its boxes', async () => {
    const delhi = await shop.signIn('delhi')
    const [foreign] = await loadsOf(pune)
    const query = { loadId: foreign?.LoadID ?? '' }
    const [box] = await pune.ask('loads.boxes', { query })
    expect(await delhi.refusal('loads.byId', { query })).toMatchObject({ status: 404 })
    expect(await delhi.refusal('loads.boxes', { query })).toMatchObject({ status: 404 })
    expect(await delhi.refusal('loads.box', { query: { bagNumber: box?.bagNumber ?? '' } })).toMatchObject({
      status: 404,
    })
  })
})
