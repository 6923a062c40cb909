/** The invoices in the practice portal's past: every kind of paper exists, and StoreDesk prints each of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReference } from '../../../src/main/reference.ts'
import { offersInvoice } from '../../../src/shared/domain/orders/order-history.ts'
import { buildInvoice, type InvoicePaper } from '../../../src/shared/domain/papers/invoice.ts'
import { addsUp } from '../../support/adds-up.ts'
import { ORDERERS, openShop, type Person, type Shop } from '../../support/shop.ts'

const DAY = 86_400_000
type Name = (typeof ORDERERS)[number]

const reference = readReference()
let shop: Shop
let staff: Person
const people = new Map<Name, Person>()
const papers = new Map<Name, readonly InvoicePaper[]>()

const historyOf = async (person: Person) =>
  (await person.ask('order.history', { query: { pageNo: 1, pageSize: 1000 } })).rows

async function paperOf(person: Person, orderId: string): Promise<InvoicePaper> {
  const source = await person.ask('order.invoice', { query: { orderId } })
  const built = buildInvoice(source, { orderId, own: undefined, reference })
  if (!built.ok) throw new Error(`${orderId}: ${built.why}`)
  return built.paper
}

beforeAll(async () => {
  shop = await openShop({ clock: () => Date.UTC(2026, 8, 15, 6) })
  staff = await shop.signIn('admin')
  for (const name of ORDERERS) {
    const person = await shop.signIn(name)
    people.set(name, person)
    const invoiced = (await historyOf(person)).filter(offersInvoice)
    const read: InvoicePaper[] = []
    for (const { poid } of invoiced) read.push(await paperOf(person, poid))
    papers.set(name, read)
  }
})
afterAll(() => shop.portal.stop())

const of = (name: Name): readonly InvoicePaper[] => papers.get(name) ?? []
const all = (): readonly InvoicePaper[] => [...papers.values()].flat()
const titled = (title: InvoicePaper['title']) => all().filter((paper) => paper.title === title)

describe('every invoice of the past', () => {
  test('is printed, and adds up to the paisa with CGST = SGST', () => {
    expect(all().length).toBeGreaterThan(300)
    const wrong = all().filter(({ lines, summary, totals }) =>
      [...lines, ...summary, totals].some((one) => !addsUp(one) || one.CGST !== one.SGST),
    )
    expect(wrong).toEqual([])
  })

  test('is for the pieces that were given', async () => {
    for (const name of ['pune', 'bbbh'] as const) {
      const person = people.get(name)
      if (person === undefined) throw new Error(name)
      for (const { orderId, totals } of of(name)) {
        const { purchaseDetail } = await person.ask('order.details', { body: { id: orderId } })
        expect(totals.total).toBe(purchaseDetail.reduce((total, { TotalPrice }) => total + TotalPrice, 0))
      }
    }
  })

  test('is the same paper for staff', async () => {
    for (const paper of [of('bbbh')[0], of('photo')[0], of('delhi')[0]]) {
      expect(await paperOf(staff, paper?.orderId ?? '')).toEqual(paper)
    }
  })

  test('is refused before the order is confirmed, and for good when it was cancelled', async () => {
    const person = people.get('pune')
    const rows = (await historyOf(person ?? staff)).filter(
      ({ status }) => status === 'Pending' || status === 'Cancelled',
    )
    expect(new Set(rows.map(({ status }) => status)).size).toBe(2)
    for (const { poid } of rows) {
      expect(await person?.refusal('order.invoice', { query: { orderId: poid } })).toMatchObject({ status: 404 })
    }
  })
})

describe('numbers', () => {
  test('of tax invoices and of challans are two series, in the financial year of their day', () => {
    const invoices = titled('TAX INVOICE')
    const challans = titled('DELIVERY CHALLAN')
    expect(challans.length).toBeGreaterThan(20)
    for (const { number } of invoices) expect(number).toMatch(/^FC\/(1617|1718|1920|2526|2627)\/\d+$/)
    for (const { number } of challans) expect(number).toMatch(/^DC\/(2526|2627)\/\d+$/)
    const numbers = [...invoices, ...challans].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { date = '', orderDate = '' } of invoices) {
      expect(Date.parse(date) - Date.parse(orderDate)).toBeLessThanOrEqual(3.5 * DAY)
    }
  })

  test('of performa invoices are their orders’', () => {
    const performas = titled('PERFORMA INVOICE')
    expect(performas.length).toBeGreaterThan(3)
    for (const { number, orderId } of performas) expect(number).toBe(orderId)
  })

  test('tax invoices under GST alone are registered, and only since there are e-invoices', () => {
    for (const { title, date = '', taxes, einvoice } of all()) {
      const isRegistered = title === 'TAX INVOICE' && taxes[0]?.of !== 'VAT' && date >= '2020-10'
      expect(einvoice !== undefined).toBe(isRegistered)
    }
    expect(all().some(({ title, date = '' }) => title === 'TAX INVOICE' && date < '2020')).toBe(true)
  })
})

describe('there is something of everything', () => {
  const taxes = (of: readonly InvoicePaper[]) => new Set(of.flatMap((paper) => paper.taxes.map(({ label }) => label)))

  test('IGST, CGST and SGST, and VAT from before GST', () => {
    expect(taxes(of('pune'))).toEqual(new Set(['IGST', 'CGST', 'SGST', 'VAT']))
    const old = of('pune').filter((paper) => paper.taxes[0]?.of === 'VAT')
    expect(old.map(({ orderDate }) => orderDate?.slice(0, 4)).sort()).toEqual(['2016', '2017'])
  })
  test('UTGST in Chandigarh', () => {
    expect(taxes(of('chandigarh'))).toEqual(new Set(['IGST', 'CGST', 'UTGST']))
  })
  test('both companies, and the one of company stores', () => {
    const sellers = (name: Name) =>
      new Set(
        of(name)
          .filter(({ seller }) => seller.whType !== 'Stockist')
          .map(({ seller }) => seller.legalName),
      )
    expect(sellers('delhi')).toEqual(new Set(['BB Wholesale Trading Private Limited']))
    expect(sellers('outlet')).toEqual(new Set(['DARP Retail Supply Private Limited']))
    expect(sellers('bbbh')).toEqual(new Set(['BB Babyhug Stores Private Limited']))
  })
  test('drop shipments with their vendor', () => {
    const drops = all().filter(({ orderId }) => orderId.endsWith('D'))
    expect(drops.length).toBeGreaterThan(3)
    expect(drops.filter(({ vendor }) => vendor === undefined)).toEqual([])
  })
  test('lines given less than ordered, and lines of which nothing was given', () => {
    expect(all().filter(({ ordered }) => ordered !== undefined).length).toBeGreaterThan(20)
    expect(all().filter(({ notSupplied }) => notSupplied > 0).length).toBeGreaterThan(3)
  })
})
