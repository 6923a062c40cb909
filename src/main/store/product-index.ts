/** Products that this computer has seen: found by id in one query, and by the beginnings of words as they are typed. */
import { z } from 'zod'
import type { Product, ProductSuggestion } from '../../shared/domain/product.ts'
import { isSuggested, searchText } from '../../shared/domain/search-text.ts'
import { product as productShape } from '../../shared/portal/product-shape.ts'
import type { Database } from './database.ts'

export interface ProductIndex {
  /** In one transaction; a product that is there already is replaced. */
  save(products: readonly Product[]): void
  /** In the order of the ids; ids that aren't there are left out. */
  byIds(ids: readonly number[]): readonly Product[]
  /** Products whose words begin with all the words typed, bestsellers first; nothing below 3 characters. */
  suggest(typed: string, most: number): readonly ProductSuggestion[]
  clear(): void
}

/** What is typed, as FTS5 takes it: anything but letters and digits is a blank. Undefined when it is too short. */
export function ftsQuery(typed: string): string | undefined {
  if (!isSuggested(typed)) return undefined
  return searchText(typed)
    .split(' ')
    .map((word) => `"${word}"*`)
    .join(' ')
}

const bodies = z.array(z.object({ body: z.string() }))

export function createProductIndex(db: Database): ProductIndex {
  const remove = db.prepare('DELETE FROM products WHERE id = ?')
  const put = db.prepare('INSERT INTO products (id, rank, name, brand, category, body) VALUES (?, ?, ?, ?, ?, ?)')
  const find = db.prepare(
    'SELECT p.body FROM json_each(?) AS wanted JOIN products AS p ON p.id = wanted.value ORDER BY wanted.key',
  )
  // A row id of the words is the product's rank and id in one number, the rank above the lower 40 bits.
  const match = db.prepare<[string, number], ProductSuggestion>(
    `SELECT p.id, p.name, p.brand, p.category
     FROM (SELECT rowid FROM product_words WHERE product_words MATCH ? ORDER BY rowid LIMIT ?) AS w
     JOIN products AS p ON p.id = w.rowid & 0xFFFFFFFFFF ORDER BY w.rowid`,
  )
  const save = db.transaction((products: readonly Product[]) => {
    for (const one of products) {
      const { id, name, brand, category, isBestseller } = one
      remove.run(id)
      put.run(
        id,
        isBestseller ? 0 : 1,
        name,
        brand.name,
        category.name,
        JSON.stringify(z.encode<z.ZodType>(productShape, one)),
      )
    }
  })
  const empty = db.prepare('DELETE FROM products')
  // A word that is deleted stays in the index until SQLite rewrites that part of it; this takes all words out at once.
  const emptyWords = db.prepare("INSERT INTO product_words (product_words) VALUES ('delete-all')")
  const clear = db.transaction(() => {
    empty.run()
    emptyWords.run()
  })
  return {
    save: (products) => {
      save(products)
    },
    clear: () => {
      clear()
    },
    byIds: (ids) => bodies.parse(find.all(JSON.stringify(ids))).map(({ body }) => productShape.parse(JSON.parse(body))),
    suggest: (typed, most) => {
      const query = ftsQuery(typed)
      return query === undefined ? [] : match.all(query, most)
    },
  }
}
