/** A search as people type it, on the practice portal, which looks for letters anywhere in names: understood before it is sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { USUAL_SORT } from '../../../src/shared/domain/catalogue/listing.ts'
import type { ProductFacts } from '../../../src/shared/domain/catalogue/product-view.ts'
import { searchText } from '../../../src/shared/domain/catalogue/search-text.ts'
import { must } from '../../support/services-on-stock.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'
import { SEARCHES } from './searches.ts'

let portal: PracticePortal
let app: App

beforeAll(async () => {
  portal = await startPracticePortal({ seed: 1, products: 5000 })
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
  await signIn(app, portal, 0)
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

const understand = async (typed: string) => must(await app.ask('products.understand', { typed: searchText(typed) }))
const list = async (search: string, chosen: Readonly<Record<string, readonly string[]>> = {}) => {
  const wanted = Object.fromEntries(Object.entries(chosen).map(([facet, ids]) => [facet, [...ids]]))
  return must(
    await app.ask('products.list', { page: 1, search, chosen: wanted, sort: USUAL_SORT, fresh: false }),
  ).products.map(({ facts }) => facts)
}
const textOf = ({ name, brand, category, subcategory, type }: ProductFacts) =>
  [name, brand.name, category.name, subcategory.name, type.name].join(' | ')

/** The first page is what was meant, but for one in ten. */
async function isFound(typed: string, meant: RegExp): Promise<boolean> {
  const read = await understand(typed)
  const products = await list(read.words, read.chosen)
  const right = products.filter((product) => meant.test(textOf(product)))
  return products.length > 0 && right.length >= products.length * 0.9
}

describe('two hundred searches', () => {
  const missed = new Map<string, readonly string[]>()
  beforeAll(async () => {
    for (const [kind, searches] of Object.entries(SEARCHES)) {
      const found = await Promise.all(searches.map(([typed, meant]) => isFound(typed, meant)))
      missed.set(
        kind,
        searches.flatMap(([typed], at) => (found[at] ? [] : [typed])),
      )
    }
  })

  it.each(Object.entries(SEARCHES))('%s', (kind, searches) => {
    const here = missed.get(kind) ?? searches.map(([typed]) => typed)
    expect(here.length, `not found: ${here.join(', ')}`).toBeLessThanOrEqual(searches.length * 0.1)
  })

  it('are found on the first page, 95 of 100', () => {
    const all = [...missed.values()].flat()
    expect(Object.values(SEARCHES).flat()).toHaveLength(200)
    expect(missed.size).toBe(Object.keys(SEARCHES).length)
    expect(all.length, `not found: ${all.join(', ')}`).toBeLessThanOrEqual(10)
  })
})
