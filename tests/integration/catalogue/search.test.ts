/** Searches as users type them, on the practice portal, which looks for the letters anywhere in names: interpreted before they are sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { DEFAULT_SORT } from '../../../src/shared/domain/catalogue/listing.ts'
import type { ProductFacts } from '../../../src/shared/domain/catalogue/product.ts'
import { searchText } from '../../../src/shared/domain/catalogue/search-text.ts'
import { typedId } from '../../../src/shared/domain/scanning/scan.ts'
import { must } from '../../support/services-on-stock.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'
import { SEARCHES, type Search } from './searches.ts'
import { OTHER_THINGS, UNSEEN } from './searches-unseen.ts'

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

/** Returns the first page of a search that is sent with Enter. */
async function firstPage(typed: string): Promise<readonly ProductFacts[]> {
  const read = must(await app.ask('products.understand', { typed: searchText(typed) }))
  const chosen = Object.fromEntries(Object.entries(read.chosen).map(([facet, ids]) => [facet, [...ids]]))
  const query = { page: 1, search: read.words, chosen, sort: DEFAULT_SORT, fresh: false }
  return must(await app.ask('products.list', query)).products.map(({ facts }) => facts)
}

const textOf = ({ id, name, brand, category, subcategory, type }: ProductFacts) =>
  `${id} ${[name, brand.name, category.name, subcategory.name, type.name].join(' | ')}`

/** True if nine in ten products of the first page are what was meant; a number opens its product. */
async function isFound([typed, pattern]: Search): Promise<boolean> {
  const id = typedId(typed)
  if (id !== undefined) return pattern.test(`${id} `)
  const products = await firstPage(typed)
  const right = products.filter((product) => pattern.test(textOf(product)))
  return products.length > 0 && right.length >= products.length * 0.9
}

describe.each([
  ['written before the search was', SEARCHES],
  ['by a person who hadn’t seen the vocabulary', UNSEEN],
])('two hundred searches %s', (_, lists) => {
  const missed = new Map<string, readonly string[]>()
  beforeAll(async () => {
    for (const [kind, searches] of Object.entries(lists)) {
      const found = await Promise.all(searches.map(isFound))
      missed.set(
        kind,
        searches.flatMap(([typed], at) => (found[at] ? [] : [typed])),
      )
    }
  })

  it.each(Object.entries(lists))('%s', (kind, searches) => {
    const here = missed.get(kind) ?? searches.map(([typed]) => typed)
    expect(here.length, `not found: ${here.join(', ')}`).toBeLessThanOrEqual(searches.length * 0.1)
  })

  it('are found on the first page, 95 of 100', () => {
    const all = [...missed.values()].flat()
    expect(Object.values(lists).flat()).toHaveLength(200)
    expect(missed.size).toBe(Object.keys(lists).length)
    expect(all.length, `not found: ${all.join(', ')}`).toBeLessThanOrEqual(10)
  })
})

it('fifty words for other things list nothing', async () => {
  const listed: string[] = []
  for (const word of OTHER_THINGS) {
    const [first] = await firstPage(word)
    if (first !== undefined) listed.push(`${word}: ${first.name}`)
  }
  expect(OTHER_THINGS).toHaveLength(50)
  expect(listed).toEqual([])
})
