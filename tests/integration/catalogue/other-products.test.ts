/** The products shown next to a product, on the practice portal: filtered and priced like the product itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { makeWorld } from '../../../src/practice/world/world.ts'
import type { Ask } from '../../../src/shared/bridge.ts'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const world = makeWorld(SMALL_WORLD.seed, SMALL_WORLD.products)
let portal: PracticePortal
let app: App

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
  await signIn(app, portal, 0)
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

const listed = async (category: string): Promise<readonly number[]> => {
  const query: Ask<'products.list'> = {
    page: 1,
    search: '',
    chosen: { categories: [category] },
    sort: 'newarrivals',
    fresh: false,
  }
  return must(await app.ask('products.list', query)).products.map(({ facts }) => facts.id)
}
const related = async (what: Ask<'products.related'>['what'], id: number) =>
  must(await app.ask('products.related', { id, what, fresh: true }))
const failing = async (call: CallName, run: () => Promise<void>) => {
  portal.control.faults([{ kind: 'status', status: 500, call, times: 100 }])
  await run()
  portal.control.clearFaults()
}

describe('products shown next to a product', () => {
  it('are its spare parts, what may take its place and what goes with it, none that the store may not see', async () => {
    const [bottle = 0] = await listed('2')
    const { products: parts } = await related('spareParts', bottle)
    const { products: alternates } = await related('alternates', bottle)
    const { products: suggested } = await related('suggested', bottle)
    const subcategory = world.productOf(bottle)?.subcategory.id
    expect(parts.length).toBeGreaterThan(0)
    expect(alternates.length).toBeGreaterThan(0)
    expect(suggested.length).toBeGreaterThan(0)
    for (const { facts, available } of [...parts, ...alternates]) {
      expect(facts.subcategory.id).toBe(subcategory)
      expect(available).toBeGreaterThan(0)
    }
    const barred = new Set(world.carters)
    for (const { facts, unit } of [...parts, ...alternates, ...suggested]) {
      expect(facts.id).not.toBe(bottle)
      expect(barred.has(facts.id)).toBe(false)
      expect(unit?.net).toBeGreaterThan(0)
    }
  })

  it('are none where there are none', async () => {
    const [book = 0] = await listed('10')
    expect((await related('spareParts', book)).products).toEqual([])
  })

  it('are told as missing when they can’t be had, and the product is there all the same', async () => {
    const [shirt = 0, , , , , , , , , other = 0] = await listed('6')
    await failing('catalogue.productInfo', async () => {
      const shown = must(await app.ask('products.show', { id: other, fresh: true }))
      expect(shown.found && shown.sizesFailed).toMatch(/./)
    })
    const shown = must(await app.ask('products.show', { id: other, fresh: true }))
    expect(shown.found && shown.sizesFailed).toBeUndefined()
    await failing('catalogue.children', async () => {
      const shown = must(await app.ask('products.show', { id: shirt, fresh: true }))
      expect(shown.found && shown.sizes.length).toBeGreaterThan(1)
    })
    await failing('catalogue.suggestedIds', async () => {
      expect((await app.ask('products.related', { id: shirt, what: 'suggested', fresh: true })).ok).toBe(false)
    })
  })

  it('are there with the stock that was kept while the portal doesn’t say what it is now', async () => {
    const [shirt = 0] = await listed('6')
    const sizes = async () => {
      const shown = must(await app.ask('products.show', { id: shirt, fresh: true }))
      return shown.found ? shown.sizes : []
    }
    const before = await sizes()
    await failing('catalogue.productWarehouse', async () => {
      expect(await sizes()).toEqual(before)
    })
  })
})
