/** Saved products as a listing: filtered, counted and sorted by SQLite, which reads only the products shown. */
import { z } from 'zod'
import type { Facets, ListingQuery, ListingSort } from '../../shared/domain/catalogue/listing.ts'
import { searchText } from '../../shared/domain/catalogue/search-text.ts'
import type { Database } from './database.ts'
import { type Alike, type Condition, countAlike, facetConditions } from './saved-facets.ts'

export interface SavedListingQuery extends Pick<ListingQuery, 'search' | 'chosen' | 'sets' | 'sort'> {
  /** At least one of these warehouses had it. */
  readonly sellers: readonly number[]
  readonly offset: number
  readonly most: number
}

export interface SavedPage {
  /** In their sorted order. */
  readonly ids: readonly number[]
  readonly total: number
  readonly facets: Facets
}

const ORDERS: Readonly<Record<ListingSort, string>> = {
  newarrivals: 'id DESC',
  bestseller: 'rank, id',
  price: 'mrp, id',
  'price-desc': 'mrp DESC, id',
  name: 'name, id',
  'name-desc': 'name DESC, id',
}

export function listSaved(db: Database, query: SavedListingQuery): SavedPage {
  const all = plainConditions(query)
  // In the order of the index, so that no sorting is needed.
  const groups = db.prepare<unknown[], Alike>(
    `SELECT category_id AS category, subcategory_id AS subcategory, brand_id AS brand, type_id AS type,
       age_from AS ageFrom, age_to AS ageTo, mrp, count(*) AS count, min(id) AS one
     FROM products WHERE ${where(all)} GROUP BY 1, 2, 3, 4, 5, 6, 7`,
  )
  const names = new Map<string, ReturnType<typeof nameReader>>()
  const nameOf = (sql: string, product: number): string => {
    const read = names.get(sql) ?? nameReader(db, sql)
    names.set(sql, read)
    return read(product)
  }
  const { total, facets } = countAlike(groups.all(...binds(all)), query.chosen, nameOf)
  const narrowed = [...all, ...facetConditions(query.chosen)]
  const page = db.prepare(
    `SELECT id FROM products WHERE ${where(narrowed)} ORDER BY ${ORDERS[query.sort]} LIMIT ? OFFSET ?`,
  )
  const ids = z.array(z.number()).parse(page.pluck().all(...binds(narrowed), query.most, query.offset))
  return { ids, total, facets }
}

const where = (all: readonly Condition[]): string => all.map(({ sql }) => `(${sql})`).join(' AND ')
const binds = (all: readonly Condition[]) => all.flatMap((one) => one.binds)

function nameReader(db: Database, sql: string): (product: number) => string {
  const read = db.prepare(`SELECT ${sql} FROM products WHERE id = ?`).pluck()
  return (product) => z.string().catch('').parse(read.get(product))
}

/** All conditions that aren't facets. Products saved before times were recorded are left out. */
const plainConditions = ({ search, sets, sellers }: SavedListingQuery): readonly Condition[] => [
  { sql: 'at > 0', binds: [] },
  soldBy(sellers),
  ...(sets === undefined ? [] : [{ sql: 'is_set = ?', binds: [sets === 'only' ? 1 : 0] }]),
  ...(search === '' ? [] : [found(search)]),
]

const NONE: Condition = { sql: 'false', binds: [] }

const soldBy = (sellers: readonly number[]): Condition =>
  sellers.length === 0
    ? NONE
    : { sql: sellers.map(() => 'instr(sold_by, ?) > 0').join(' OR '), binds: sellers.map((id) => `,${id},`) }

/** Searches by word beginnings, or by id. */
function found(search: string): Condition {
  const query = wordsQuery(search)
  if (query === '') return NONE
  const words = 'id IN (SELECT rowid & 0xFFFFFFFFFF FROM product_words WHERE product_words MATCH ?)'
  const text = searchText(search)
  return /^\d{1,10}$/.test(text)
    ? { sql: `${words} OR id = ?`, binds: [query, Number(text)] }
    : { sql: words, binds: [query] }
}

/** The FTS5 query of word beginnings; '' without any word. */
export const wordsQuery = (typed: string): string =>
  searchText(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `"${word}"*`)
    .join(' ')
