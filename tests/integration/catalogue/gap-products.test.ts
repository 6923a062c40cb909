/** The gap products of an order on the practice portal, as they can be ordered now. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

let portal: PracticePortal
let app: App
/** Milliseconds by which the app's clock is ahead. */
let later = 0

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain, clock: () => Date.now() + later })
  await signIn(app, portal, 0)
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

const shortOrder = async (): Promise<string> => {
  const query = { pageNo: 1, pageSize: 50, status: ['Delivered' as const] }
  const { rows } = must(await app.services.client.call('order.history', { query }))
  return rows.find(({ gapReport }) => gapReport)?.poid ?? ''
}

describe('the gap of an order', () => {
  it('is what its report says, each product with its current stock and price', async () => {
    const orderId = await shortOrder()
    const report = must(await app.services.client.call('order.gapReport', { query: { orderId } }))
    const { products, saved } = must(await app.ask('products.gaps', { orderId, fresh: true }))
    expect(saved).toBe(false)
    expect(products.map(({ id, ordered, given, gap }) => [id, ordered, given, gap])).toEqual(
      report.map((row) => [row.ProductID, row.orderedQuantity, row.quantity, row.gapQty]),
    )
    for (const { id, view, why, gap } of products) {
      expect(gap).toBeGreaterThan(0)
      if (view === undefined) expect(why).toMatch(/Product/)
      else expect(view.facts.id).toBe(id)
    }
  })

  it('doesn’t show earlier stock and prices as current ones', async () => {
    const orderId = await shortOrder()
    const { at } = must(await app.ask('products.gaps', { orderId, fresh: true }))
    later = 120_000
    portal.control.faults([{ kind: 'status', status: 500, call: 'catalogue.productInfo', times: 100 }])
    const copy = must(await app.ask('products.gaps', { orderId, fresh: false }))
    expect(copy.saved).toBe(true)
    expect(Date.parse(copy.at) - Date.parse(at)).toBeLessThan(60_000)
    portal.control.clearFaults()
    expect(must(await app.ask('products.gaps', { orderId, fresh: false }))).toMatchObject({ saved: false })
  })

  it('of an order that doesn’t exist is refused', async () => {
    expect(await app.ask('products.gaps', { orderId: 'PO-0', fresh: true })).toMatchObject({ ok: false })
  })
})
