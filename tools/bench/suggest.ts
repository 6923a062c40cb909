/**
 * Saved products of the one who is signed in: autosuggest beside looking through all the names, many by id beside one after the
 * other, and suggestions in Chromium from the key to the screen.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import BetterSqlite3 from 'better-sqlite3'
import { speller } from '../../src/main/catalogue/speller.ts'
import { type ProductIndex, savedRows } from '../../src/main/store/product-index.ts'
import { openUserStore } from '../../src/main/store/user-store.ts'
import type { Facets } from '../../src/shared/domain/catalogue/listing.ts'
import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import { vocabularyOf } from '../../src/shared/domain/catalogue/search-vocabulary.ts'
import { understandSearch } from '../../src/shared/domain/catalogue/understood-search.ts'
import { mainThreadOf } from './main-thread.ts'
import { type Finding, type Measurement, medians, percentile, sink } from './measure.ts'
import { openShop } from './open-shop.ts'
import { doing } from './progress.ts'
import { fillIndex, SAVED, typedText } from './saved-products.ts'
import { watchSuggestions } from './suggest-page.ts'

const QUERIES = 200
const SHOWN = 10
const BY_ID = 500
const howMany = SAVED.toLocaleString('en-IN')

/** Every name that has all the words somewhere; the first ones are shown. */
function lookThrough(names: readonly string[], typed: string): readonly string[] {
  const words = typed.toLowerCase().split(' ')
  return names.filter((name) => words.every((word) => name.includes(word))).slice(0, SHOWN)
}

export async function* benchSuggest(): AsyncGenerator<Measurement> {
  const shop = await openShop('suggest')
  if (shop === undefined) return
  const [user = ''] = readdirSync(join(shop.profile, 'users'))
  const folder = join(shop.profile, 'users', user)
  const store = openUserStore(folder, Date.now)
  const db = new BetterSqlite3(join(folder, 'cache.db'))
  try {
    doing(`suggest: saving ${howMany} products`)
    const products = fillIndex(store.products)
    const names = products.map(({ name }) => name.toLowerCase())
    const typed = Array.from({ length: QUERIES }, typedText)
    proveFound(store.products, names, typed)
    const floorTook = lookingThrough(names, typed)
    yield { what: `suggesting among ${howMany} products`, run: () => [suggesting(store.products, typed, floorTook)] }
    yield { what: 'understanding a search', run: () => [understanding(store.products, products, typed, floorTook)] }
    yield { what: `${BY_ID} products by id`, run: () => [byId(db, products)] }
    await shop.window.evaluate(watchSuggestions)
    yield { what: 'suggestions on the screen', run: async () => [await keyToScreen(shop.window)] }
  } finally {
    db.close()
    store.close()
    await shop.close()
  }
}

/** What SQLite gives, before it is read: that costs the same, however it was asked for. */
function byId(db: BetterSqlite3.Database, products: readonly Product[]): Finding {
  const ids = products.filter((_, at) => at % (SAVED / BY_ID) === 0).map(({ id }) => id)
  const one = db.prepare('SELECT body, at FROM products WHERE id = ?')
  const many = savedRows(db)
  const took = medians({ one: () => ids.map((id) => one.get(id)), many: () => many(ids) }, { rounds: 200 })
  return {
    path: `${BY_ID} of ${howMany} saved products by id`,
    floor: `${BY_ID} single reads`,
    floorTook: took.one,
    tookMedian: took.many,
    goal: 0.45,
    note: 'rows as they are saved, with their times; their parsing, some 0.02 ms each, is in neither',
  }
}

/** The names that a portal narrows by, of these products. */
function facetsOf(products: readonly Product[]): Facets {
  const of = (pick: (product: Product) => { readonly id: number; readonly name: string }) => [
    ...new Map(products.map(pick).map(({ id, name }) => [id, { id: String(id), name, count: 1 }])).values(),
  ]
  return {
    brands: of(({ brand }) => brand),
    categories: of(({ category }) => category),
    subcategories: of(({ subcategory }) => subcategory),
    Type: of(({ type }) => type),
  }
}

function understanding(
  index: ProductIndex,
  products: readonly Product[],
  typed: readonly string[],
  floorTook: number,
): Finding {
  const vocabulary = vocabularyOf(facetsOf(products), index.words(), speller)
  return {
    path: `a search understood by ${vocabulary.known.size} words, p99`,
    floor: FLOOR,
    floorTook,
    tookMedian: slowest(typed, (text) => understandSearch(text, vocabulary)),
    goal: 0.2,
    note: `${QUERIES} beginnings of words, most of them no words at all: each is held against all that are known`,
  }
}

const FLOOR = 'includes over every name, p99'

/** Milliseconds of the floor: both that work from the index are held against it. */
const lookingThrough = (names: readonly string[], typed: readonly string[]): number =>
  slowest(typed, (text) => lookThrough(names, text))

/** Milliseconds that 99 of a hundred take at most. */
const slowest = (typed: readonly string[], run: (text: string) => unknown): number =>
  percentile(
    typed.map((text) => middleOfThree(() => run(text))),
    0.99,
  )

/** Milliseconds; one interruption by the machine doesn't make a query slow. */
function middleOfThree(run: () => unknown): number {
  const took = [1, 2, 3].map(() => {
    const begin = performance.now()
    sink.last = run()
    return performance.now() - begin
  })
  return percentile(took, 0.5)
}

/** Quick is worth nothing if nothing is found. */
function proveFound(index: ProductIndex, names: readonly string[], typed: readonly string[]): void {
  const missed = typed.filter((text) => lookThrough(names, text).length > 0 !== index.suggest(text, SHOWN).length > 0)
  if (missed.length > 0) throw new Error(`The index and the names disagree: ${missed.slice(0, 5).join(', ')}`)
}

function suggesting(index: ProductIndex, typed: readonly string[], floorTook: number): Finding {
  return {
    path: `autosuggest over ${howMany} products, p99`,
    floor: FLOOR,
    floorTook,
    tookMedian: slowest(typed, (text) => index.suggest(text, SHOWN)),
    goal: 0.2,
    note: `${QUERIES} beginnings of words as they are typed, ${SHOWN} suggestions each; with brand and category, bestsellers first`,
  }
}

const WORDS = 20
/** Milliseconds between two letters. */
const TYPING = 40

async function keyToScreen(window: Page): Promise<Finding> {
  const thread = await mainThreadOf(window)
  const field = window.getByLabel('Search products')
  const known = (await suggestedIn(window)).length
  for (let nth = 1; nth <= WORDS; nth++) {
    await field.fill('')
    await field.focus()
    await thread.rested()
    await window.keyboard.type(typedText().slice(0, 3), { delay: TYPING })
    await window.waitForFunction((count) => Reflect.get(globalThis, 'suggested').length === count, known + nth)
  }
  const took = (await suggestedIn(window)).slice(known)
  return {
    path: `autosuggest among ${howMany} saved products, key to screen, median`,
    floor: 'goal',
    floorTook: 30,
    tookMedian: percentile(took, 0.5),
    goal: 1,
    note: `${took.length} third letters, by the clock of this machine with the wait for a frame; p95 ${percentile(took, 0.95).toFixed(1)} ms`,
  }
}

const suggestedIn = (window: Page): Promise<readonly number[]> =>
  window.evaluate(() => Reflect.get(globalThis, 'suggested'))
