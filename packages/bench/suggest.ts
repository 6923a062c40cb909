/**
 * Saved products of the signed-in account: autosuggest next to a scan of all names, many by id next to one after the other, and suggestions
 * in Chromium from the key to the screen.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import BetterSqlite3 from 'better-sqlite3'
import { type ProductIndex, savedRows } from '../../src/main/store/product-index.ts'
import { openUserStore } from '../../src/main/store/user-store.ts'
import type { Facets } from '../../src/shared/domain/catalogue/listing.ts'
import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import { vocabularyOf } from '../../src/shared/domain/catalogue/search-vocabulary.ts'
import { understandSearch } from '../../src/shared/domain/catalogue/understood-search.ts'
import type { Call } from './in-page.ts'
import { type MainThread, mainThreadOf } from './main-thread.ts'
import { type Finding, fastest, type Group, type Measurement, median, percentile, sink } from './measure.ts'
import { openShop, type Shop } from './open-shop.ts'
import { doing } from './progress.ts'
import { fillIndex, SAVED, typedText } from './saved-products.ts'

const QUERIES = 200
const MAX_ROWS = 10
const BY_ID = 500
const howMany = SAVED.toLocaleString('en-IN')

/** Returns the first names that contain all the words. */
function lookThrough(names: readonly string[], typed: string): readonly string[] {
  const words = typed.toLowerCase().split(' ')
  return names.filter((name) => words.every((word) => name.includes(word))).slice(0, MAX_ROWS)
}

export const suggest: Group = { quick: false, opensApp: true, measurements }

async function* measurements(): AsyncGenerator<Measurement> {
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
    const theirs = lookingThrough(names, typed)
    yield { what: `suggesting among ${howMany} products`, run: () => [suggesting(store.products, typed, theirs)] }
    yield { what: 'understanding a search', run: () => [understanding(store.products, products, typed, theirs)] }
    yield { what: `${BY_ID} products by id`, run: async () => [await byId(db, products)] }
    await shop.call('watchSuggestions')
    yield { what: 'suggestions on the screen', run: async () => [await keyToScreen(shop)] }
  } finally {
    db.close()
    store.close()
    await shop.close()
  }
}

/** Measures SQLite's rows without parsing them, which costs the same in both versions. */
async function byId(db: BetterSqlite3.Database, products: readonly Product[]): Promise<Finding> {
  const ids = products.filter((_, at) => at % (SAVED / BY_ID) === 0).map(({ id }) => id)
  const one = db.prepare('SELECT body, at FROM products WHERE id = ?')
  const many = savedRows(db)
  const took = await fastest({ one: () => ids.map((id) => one.get(id)), many: () => many(ids) }, { rounds: 100 })
  return {
    path: `${BY_ID} of ${howMany} saved products by id`,
    against: `${BY_ID} single reads`,
    ours: took.many,
    theirs: took.one,
    goal: 0.45,
    note: 'rows as they are saved, with their times; their parsing, some 0.02 ms each, is in neither',
  }
}

/** The facet names of a portal, from these products. */
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
  theirs: number,
): Finding {
  const vocabulary = vocabularyOf(facetsOf(products), index.words())
  return {
    path: `a search understood by ${vocabulary.known.size} words, p99`,
    against: SCAN,
    ours: slowest(typed, (text) => understandSearch(text, vocabulary)),
    theirs,
    goal: 0.03,
    note: `${QUERIES} beginnings of words, most of them no words at all: each is held against all that are known`,
  }
}

const SCAN = 'includes over every name, p99'

/** The baseline for both index queries. */
const lookingThrough = (names: readonly string[], typed: readonly string[]): number =>
  slowest(typed, (text) => lookThrough(names, text))

/** The 99th percentile, in milliseconds. */
const slowest = (typed: readonly string[], run: (text: string) => unknown): number =>
  percentile(
    typed.map((text) => middleOfThree(() => run(text))),
    0.99,
  )

/** The median of three, in milliseconds, so that one interruption by the machine doesn't count. */
function middleOfThree(run: () => unknown): number {
  const took = [1, 2, 3].map(() => {
    const begin = performance.now()
    sink.last = run()
    return performance.now() - begin
  })
  return percentile(took, 0.5)
}

/** Speed is worthless if nothing is found. */
function proveFound(index: ProductIndex, names: readonly string[], typed: readonly string[]): void {
  const missed = typed.filter(
    (text) => lookThrough(names, text).length > 0 !== index.suggest(text, MAX_ROWS).length > 0,
  )
  if (missed.length > 0) throw new Error(`The index and the names disagree: ${missed.slice(0, 5).join(', ')}`)
}

function suggesting(index: ProductIndex, typed: readonly string[], theirs: number): Finding {
  return {
    path: `autosuggest over ${howMany} products, p99`,
    against: SCAN,
    ours: slowest(typed, (text) => index.suggest(text, MAX_ROWS)),
    theirs,
    goal: 0.03,
    note: `${QUERIES} beginnings of words as they are typed, ${MAX_ROWS} suggestions each; with brand and category, bestsellers first`,
  }
}

const WORDS = 20
/** Milliseconds between two letters. */
const TYPING = 40

async function keyToScreen({ window, call }: Shop): Promise<Finding> {
  const thread = await mainThreadOf(window)
  const field = window.getByLabel('Search products')
  await typeWord(window, 'Search products', thread)
  await window.getByRole('option').nth(1).waitFor()
  await call('suggestByHand')
  const ours: number[] = []
  const theirs: number[] = []
  for (let nth = 0; nth < WORDS; nth++) {
    theirs.push(await suggestedAfter(call, () => typeWord(window, 'Search by hand', thread)))
    await window.getByLabel('Search by hand').fill('')
    ours.push(await suggestedAfter(call, () => typeWord(window, 'Search products', thread)))
    await field.fill('')
  }
  await call('closeSuggestions')
  return {
    path: `autosuggest among ${howMany} saved products, key to screen`,
    against: 'a field and a list by hand, asking the same',
    ours: median(ours),
    theirs: median(theirs),
    goal: 1.7,
    note: `${WORDS} third letters, by the clock, with the wait for a frame; p95 ${percentile(ours, 0.95).toFixed(0)} ms, by hand ${percentile(theirs, 0.95).toFixed(0)} ms`,
  }
}

/** Types the beginning of a word, letter by letter, into an empty field. */
async function typeWord(window: Page, label: string, { rested }: MainThread): Promise<void> {
  const field = window.getByLabel(label)
  await field.fill('')
  await field.focus()
  await rested()
  await window.keyboard.type(typedText().slice(0, 3), { delay: TYPING })
}

async function suggestedAfter(call: Call, type: () => Promise<void>): Promise<number> {
  const known = (await call('suggestedSoFar')).length
  await type()
  for (;;) {
    const took = (await call('suggestedSoFar'))[known]
    if (took !== undefined) return took
    await setTimeout(20)
  }
}
