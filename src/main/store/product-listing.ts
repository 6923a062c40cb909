/** Saved products as a listing: narrowed, counted and put in order by SQLite, which reads no product but those shown. */
import { z } from 'zod'
import { AGE_BANDS, type Band, bandOf, PRICE_BANDS } from '../../shared/domain/bands.ts'
import type { Facet, Facets, ListingQuery, ListingSort } from '../../shared/domain/listing.ts'
import { searchText } from '../../shared/domain/search-text.ts'
import type { Database } from './database.ts'

export interface SavedAsked extends Pick<ListingQuery, 'search' | 'chosen' | 'sets' | 'sort'> {
  /** Warehouses, one of which had it. */
  readonly sellers: readonly number[]
  readonly offset: number
  readonly most: number
}

export interface SavedPage {
  /** In their order. */
  readonly ids: readonly number[]
  readonly total: number
  readonly facets: Facets
}

interface Condition {
  readonly facet?: Facet
  readonly sql: string
  readonly binds: readonly (number | string)[]
}

/** What a saved product is known by; of seasons and offers nothing is known. */
const ID_COLUMNS = {
  brands: ['brand_id', 'brand'],
  subcategories: ['subcategory_id', "body ->> '$.subcategory.name'"],
  categories: ['category_id', 'category'],
  Type: ['type_id', "body ->> '$.type.name'"],
} as const
type IdFacet = keyof typeof ID_COLUMNS

const BANDS = {
  prices: { bands: PRICE_BANDS, sql: 'mrp >= ? * 100 AND mrp < ? * 100', binds: (from, below) => [from, below] },
  age: {
    bands: AGE_BANDS,
    sql: 'age_from < ? AND (age_to > ? OR age_from >= ?)',
    binds: (from, below) => [below, from, from],
  },
} as const satisfies Record<
  string,
  { bands: readonly Band[]; sql: string; binds: (from: number, below: number) => readonly number[] }
>
type BandFacet = keyof typeof BANDS

const idFacets = Object.keys(ID_COLUMNS) as readonly IdFacet[]
const bandFacets = Object.keys(BANDS) as readonly BandFacet[]

/** Whether what is saved of products says if they fit these choices. */
export const isKnown = (facet: Facet, ids: readonly string[]): boolean =>
  ids.length === 0 || facet in ID_COLUMNS || (facet in BANDS && ids.every((id) => bandOf(id) !== undefined))

const ORDERS: Readonly<Record<ListingSort, string>> = {
  newarrivals: 'id DESC',
  bestseller: 'rank, id',
  price: 'mrp, id',
  'price-desc': 'mrp DESC, id',
  name: 'name, id',
  'name-desc': 'name DESC, id',
}

export function listSaved(db: Database, asked: SavedAsked): SavedPage {
  const all = conditionsOf(asked)
  const { where, binds } = joined(all)
  const total = z.number().parse(db.prepare(`SELECT count(*) FROM products WHERE ${where}`).pluck().get(binds))
  const order = ORDERS[asked.sort]
  const page = db.prepare(`SELECT id FROM products WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`).pluck()
  const ids = z.array(z.number()).parse(page.all([...binds, asked.most, asked.offset]))
  const facets = {
    ...Object.fromEntries(bandFacets.map((facet) => [facet, countBands(db, facet, without(all, facet))])),
    ...Object.fromEntries(idFacets.map((facet) => [facet, countIds(db, facet, without(all, facet))])),
  }
  return { ids, total, facets }
}

/** A facet's choices are counted as if nothing were chosen of it. */
const without = (all: readonly Condition[], facet: Facet) => joined(all.filter((one) => one.facet !== facet))

const joined = (all: readonly Condition[]) => ({
  where: all.map(({ sql }) => `(${sql})`).join(' AND '),
  binds: all.flatMap(({ binds }) => binds),
})
type Joined = ReturnType<typeof joined>

/** Of what was saved before its time was written down nothing of this is known. */
function conditionsOf({ search, chosen, sets, sellers }: SavedAsked): readonly Condition[] {
  const ofIds = idFacets.flatMap((facet): readonly Condition[] => {
    const ids = chosen[facet] ?? []
    const sql = `${ID_COLUMNS[facet][0]} IN (SELECT value FROM json_each(?))`
    return ids.length === 0 ? [] : [{ facet, sql, binds: [JSON.stringify(ids.map(Number))] }]
  })
  const ofBands = bandFacets.flatMap((facet): readonly Condition[] => {
    const bands = (chosen[facet] ?? []).flatMap((id) => bandOf(id) ?? [])
    if (bands.length === 0) return []
    const sql = bands.map(() => `(${BANDS[facet].sql})`).join(' OR ')
    return [{ facet, sql, binds: bands.flatMap(({ from, below }) => BANDS[facet].binds(from, below)) }]
  })
  return [
    { sql: 'at > 0', binds: [] },
    ...soldBy(sellers),
    ...(sets === undefined ? [] : [{ sql: 'is_set = ?', binds: [sets === 'only' ? 1 : 0] }]),
    ...found(search),
    ...ofIds,
    ...ofBands,
  ]
}

const soldBy = (sellers: readonly number[]): readonly Condition[] => [
  sellers.length === 0
    ? { sql: 'false', binds: [] }
    : { sql: sellers.map(() => 'instr(sold_by, ?) > 0').join(' OR '), binds: sellers.map((id) => `,${id},`) },
]

/** By the beginnings of its words, or by its number. */
function found(search: string): readonly Condition[] {
  if (search === '') return []
  const query = wordsQuery(search)
  if (query === '') return [{ sql: 'false', binds: [] }]
  const text = searchText(search)
  const words = 'id IN (SELECT rowid & 0xFFFFFFFFFF FROM product_words WHERE product_words MATCH ?)'
  return /^\d{1,10}$/.test(text)
    ? [{ sql: `${words} OR id = ?`, binds: [query, Number(text)] }]
    : [{ sql: words, binds: [query] }]
}

/** Every word's beginning, as FTS5 takes it; '' where there is no word. */
export const wordsQuery = (typed: string): string =>
  searchText(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `"${word}"*`)
    .join(' ')

const choices = z.array(z.object({ id: z.number().transform(String), name: z.string(), count: z.number() }))

/** The names are those of one product each. */
function countIds(db: Database, facet: IdFacet, { where, binds }: Joined) {
  const [column, name] = ID_COLUMNS[facet]
  const counted = `SELECT ${column} AS id, count(*) AS count, min(id) AS one FROM products WHERE ${where} GROUP BY 1`
  const named = `SELECT c.id, coalesce(p.${name}, '') AS name, c.count FROM (${counted}) AS c JOIN products AS p ON p.id = c.one`
  return choices.parse(db.prepare(`${named} ORDER BY c.count DESC, c.id`).all(binds))
}

function countBands(db: Database, facet: BandFacet, { where, binds }: Joined) {
  const { bands, sql, binds: ofBand } = BANDS[facet]
  const sums = bands.map(() => `coalesce(sum(${sql}), 0)`).join(', ')
  const first = bands.flatMap(({ from, below }) => ofBand(from, below))
  const counts = z.array(z.number()).parse(
    db
      .prepare(`SELECT ${sums} FROM products WHERE ${where}`)
      .raw()
      .get([...first, ...binds]),
  )
  return bands.map(({ id, name }, at) => ({ id, name, count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
}
