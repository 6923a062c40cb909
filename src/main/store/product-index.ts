/** Products that this computer has seen: found by id in one query, and by word beginnings while the user types. */
import { z } from 'zod'
import type { Product, ProductSuggestion } from '../../shared/domain/catalogue/product.ts'
import { isSuggested } from '../../shared/domain/catalogue/search-text.ts'
import { product as productShape } from '../../shared/portal/product-shape.ts'
import type { Database } from './database.ts'
import { listSaved, type SavedListingQuery, type SavedPage, wordsQuery } from './product-listing.ts'

export interface SavedProduct {
  readonly product: z.output<typeof productShape>
  /** Time of the portal's answer, in milliseconds since 1970; 0 if unknown. */
  readonly at: number
}

export interface ProductIndex {
  /** Saves the products in one transaction; one that was saved with the same data less than a day ago isn't rewritten. */
  save(products: readonly Product[]): void
  /** In the order of the ids; unknown ids are left out. */
  byIds(ids: readonly number[]): readonly SavedProduct[]
  /** Products whose words begin with all the typed words, bestsellers first; none below 3 characters. */
  suggest(typed: string, most: number): readonly ProductSuggestion[]
  /** Every word of their names, in lower case. */
  words(): readonly string[]
  list(query: SavedListingQuery): Omit<SavedPage, 'ids'> & { readonly rows: readonly SavedProduct[] }
  /** Deletes products that the portal no longer knows. */
  forget(ids: readonly number[]): void
  clear(): void
}

/** Age in milliseconds from which a saved product is stale. */
export const PRODUCT_AGE = 86_400_000

/** Returns the FTS5 query for the typed text: anything but letters and digits is a blank. Undefined if it is too short. */
export const ftsQuery = (typed: string): string | undefined => (isSuggested(typed) ? wordsQuery(typed) : undefined)

/** The table is strict: SQLite enforces these types. */
type SavedRow = readonly [body: string, at: number]

/** Returns bodies and times of the products with these ids, in any order: one query, without an object per row. */
export function savedRows(db: Database): (ids: readonly number[]) => readonly SavedRow[] {
  const find = db.prepare<[string], SavedRow>(
    'SELECT p.body, p.at FROM json_each(?) AS wanted JOIN products AS p ON p.id = wanted.value',
  )
  find.raw()
  return (ids) => find.all(JSON.stringify(ids))
}

/** ',2,10,': the warehouses that have it at its MRP; empty for a product that isn't sold at all. */
const sellersOf = ({ b2bIsActive, warehouses, mrp }: Product): string => {
  const there = (warehouses ?? []).filter((one) => one.stock > 0 && one.mrp === mrp).map(({ id }) => id)
  return b2bIsActive !== false && there.length > 0 ? `,${[...new Set(there)].join(',')},` : ''
}

/** Stands for an unknown age: below every age band. */
const NO_AGE = -1

const COLUMNS = [
  ...['id', 'rank', 'name', 'brand', 'category', 'body', 'at', 'brand_id', 'category_id', 'subcategory_id', 'type_id'],
  ...['mrp', 'age_from', 'age_to', 'is_set', 'sold_by'],
]

const rowOf = (one: Product, at: number): readonly (number | string)[] => [
  ...[one.id, one.isBestseller ? 0 : 1, one.name, one.brand.name, one.category.name],
  ...[JSON.stringify(z.encode<z.ZodType>(productShape, one)), at],
  ...[one.brand.id, one.category.id, one.subcategory.id, one.type.id],
  ...[one.mrp, one.ageFrom ?? NO_AGE, one.ageTo ?? NO_AGE, one.isSetProduct ? 1 : 0, sellersOf(one)],
]

export function createProductIndex(db: Database, now: () => number): ProductIndex {
  const put = db.prepare(
    `INSERT INTO products (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}
     WHERE body <> excluded.body OR at NOT BETWEEN excluded.at - ${PRODUCT_AGE} AND excluded.at`,
  )
  const rowsOf = savedRows(db)
  // A row id of the word index combines the product's rank and id in one number, with the rank above the lower 40 bits.
  const match = db.prepare<[string, number], ProductSuggestion>(
    `SELECT p.id, p.name, p.brand, p.category
     FROM (SELECT rowid FROM product_words WHERE product_words MATCH ? ORDER BY rowid LIMIT ?) AS w
     JOIN products AS p ON p.id = w.rowid & 0xFFFFFFFFFF ORDER BY w.rowid`,
  )
  const save = db.transaction((products: readonly Product[]) => {
    const at = now()
    for (const one of products) put.run(...rowOf(one, at))
  })
  db.exec("CREATE VIRTUAL TABLE IF NOT EXISTS temp.product_terms USING fts5vocab('main', 'product_words', 'row')")
  const terms = db.prepare<[], string>('SELECT term FROM temp.product_terms').pluck()
  const remove = db.prepare('DELETE FROM products WHERE id IN (SELECT value FROM json_each(?))')
  const empty = db.prepare('DELETE FROM products')
  // A deleted word stays in the index until SQLite rewrites that part; this removes all words at once.
  const emptyWords = db.prepare("INSERT INTO product_words (product_words) VALUES ('delete-all')")
  const clear = db.transaction(() => {
    empty.run()
    emptyWords.run()
  })
  const byIds = (ids: readonly number[]): readonly SavedProduct[] => {
    const found = rowsOf(ids).map(([body, at]) => ({ product: productShape.parse(JSON.parse(body)), at }))
    const known = new Map(found.map((one) => [one.product.id, one]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }
  return {
    save: (products) => {
      save(products)
    },
    forget: (ids) => {
      remove.run(JSON.stringify(ids))
    },
    clear: () => {
      clear()
    },
    byIds,
    suggest: (typed, most) => {
      const query = ftsQuery(typed)
      return query === undefined ? [] : match.all(query, most)
    },
    words: () => terms.all(),
    list: (query) => {
      const { ids, total, facets } = listSaved(db, query)
      return { rows: byIds(ids), total, facets }
    },
  }
}
