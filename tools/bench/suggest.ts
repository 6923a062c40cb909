/** Saved products: autosuggest beside looking through all the names, many by id beside one after the other. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { type ProductIndex, savedRows } from '../../src/main/store/product-index.ts'
import { openUserStore } from '../../src/main/store/user-store.ts'
import type { Product } from '../../src/shared/domain/product.ts'
import { product, stock } from '../../tests/unit/builders.ts'
import { type Finding, medians, percentile, sequence, sink } from './measure.ts'

const NAMES = 200_000
const PORTION = 5_000
const QUERIES = 300
const SHOWN = 10
const BY_ID = 500

const HOW = 'Soft Organic Quilted Striped Printed Knitted Padded Hooded Floral Musical Wooden Foldable Washable Classic'
const WHAT =
  'Romper Frock Pram Stroller Rattle Blanket Bib Socks Shoes Jacket Walker Diaper Bottle Teether Puzzle Swaddle Cap'
const WHOM = 'Newborn Infant Toddler Girls Boys Twins Kids Baby'
const MADE = 'Cotton Bamboo Fleece Denim Muslin Silicone Steel Rubber Velvet Linen'

type Pick = (from: string) => string

/** `Quilted Bamboo Romper for Girls Meadow 4711`. Series make words that few products have. */
function nameOf(at: number, pick: Pick): string {
  return `${pick(HOW)} ${pick(MADE)} ${pick(WHAT)} for ${pick(WHOM)} Series${at % 700} ${at}`
}

/** What people type: the beginning of a word, or of two. */
function typedOf(next: () => number, pick: Pick): string {
  const cut = (word: string, least: number) => word.slice(0, least + Math.floor(next() * (word.length - least + 1)))
  const one = cut(pick(`${WHAT} ${HOW} ${MADE}`), 3)
  if (next() < 0.4) return one
  if (next() < 0.7) return `${one} ${cut(pick(WHOM), 1)}`
  return cut(`Series${Math.floor(next() * 700)}`, 3)
}

/** Every name that has all the words somewhere; the first ones are shown. */
function lookThrough(names: readonly string[], typed: string): readonly string[] {
  const words = typed.toLowerCase().split(' ')
  return names.filter((name) => words.every((word) => name.includes(word))).slice(0, SHOWN)
}

export function benchSuggest(): readonly Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-bench-'))
  const store = openUserStore(folder, Date.now)
  const db = new BetterSqlite3(join(folder, 'cache.db'))
  try {
    const products = fill(store.products)
    return [measure(store.products, products), byId(db, products)]
  } finally {
    db.close()
    store.close()
    rmSync(folder, { recursive: true })
  }
}

const howMany = NAMES.toLocaleString('en-IN')

const next = sequence(11)
const pick: Pick = (from) => {
  const words = from.split(' ')
  return words[Math.floor(next() * words.length)] ?? ''
}

/** Each with the stock of as many warehouses as usual. */
function fill(index: ProductIndex): readonly Product[] {
  const products = Array.from({ length: NAMES }, (_, at) =>
    product({
      id: 100_000 + at,
      name: nameOf(at, pick),
      isBestseller: next() < 0.05,
      warehouses: [2, 10, 5, 5001, 31].map((id) => stock(at % 90, { id })),
    }),
  )
  for (let from = 0; from < NAMES; from += PORTION) index.save(products.slice(from, from + PORTION))
  return products
}

/** What SQLite gives, before it is read: that costs the same, however it was asked for. */
function byId(db: BetterSqlite3.Database, products: readonly Product[]): Finding {
  const ids = products.filter((_, at) => at % (NAMES / BY_ID) === 0).map(({ id }) => id)
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

/** Milliseconds; one interruption by the machine doesn't make a query slow. */
function middleOfThree(run: () => unknown): number {
  const took = [1, 2, 3].map(() => {
    const begin = performance.now()
    sink.last = run()
    return performance.now() - begin
  })
  return percentile(took, 0.5)
}

function measure(index: ProductIndex, products: readonly Product[]): Finding {
  const names = products.map(({ name }) => name.toLowerCase())
  const typed = Array.from({ length: QUERIES }, () => typedOf(next, pick))
  const missed = typed.filter((text) => lookThrough(names, text).length > 0 !== index.suggest(text, SHOWN).length > 0)
  if (missed.length > 0) throw new Error(`The index and the names disagree: ${missed.slice(0, 5).join(', ')}`)
  const scan: number[] = []
  const ours: number[] = []
  for (const text of typed) {
    scan.push(middleOfThree(() => lookThrough(names, text)))
    ours.push(middleOfThree(() => index.suggest(text, SHOWN)))
  }
  return {
    path: `autosuggest over ${howMany} products, p99`,
    floor: 'includes over every name, p99',
    floorTook: percentile(scan, 0.99),
    tookMedian: percentile(ours, 0.99),
    goal: 0.2,
    note: `${QUERIES} beginnings of words as they are typed, ${SHOWN} suggestions each; with brand and category, bestsellers first`,
  }
}
