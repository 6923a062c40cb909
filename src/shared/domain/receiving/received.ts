/**
 * Checking a load on arrival: the expected goods, the counted pieces, and the differences. Quantities are pieces, amounts paise. The portal
 * doesn't have this feature: the rules are StoreDesk's own.
 */
import { say } from '../../messages.ts'
import { counted } from '../values/counts.ts'
import { missingTo } from '../values/missing.ts'
import { formatCount, formatRupees, type Paise, sum, times } from '../values/money.ts'

/** Maximum pieces of a product in a count. */
export const MOST_COUNTED = 99_999

/** A line of a load as the portal names it; a product may have several lines, from several orders or at several MRPs. */
export interface LoadLine {
  readonly POID: string
  readonly ProductID: number
  readonly ProductName: string
  readonly MRP?: Paise | undefined
  readonly Quantity?: number | undefined
}

export interface Counted {
  readonly id: number
  /** All pieces that arrived, including damaged ones. */
  readonly counted: number
  readonly damaged: number
}

/** Pieces of a product at one of its MRPs. */
export interface MrpPieces {
  readonly mrp: Paise
  readonly pieces: number
}

export interface ReceivedRow extends Counted {
  readonly name: string
  /** Numbers of its orders; empty for a product that isn't in the load. */
  readonly orders: readonly string[]
  /** The lowest of several MRPs. */
  readonly mrp: Paise | undefined
  /** The expected pieces at each MRP, the lowest first; empty if the portal names none. */
  readonly mrps: readonly MrpPieces[]
  readonly expected: number
  /** False until the user has counted it. */
  readonly isCounted: boolean
  readonly short: number
  readonly excess: number
}

/** A product that isn't in the load, with the catalogue's data. */
export interface KnownProduct {
  readonly id: number
  readonly name: string
  readonly mrp: Paise
  readonly size: string
  readonly color: string
}

/** The ids of counted products that aren't in the load. */
export function unexpectedIds(lines: readonly LoadLine[], counts: readonly Counted[]): readonly number[] {
  const expected = new Set(lines.map(({ ProductID }) => ProductID))
  return counts.flatMap(({ id, counted }) => (expected.has(id) || counted === 0 ? [] : [id]))
}

/** A row for each product of the load in the load's order, followed by the unexpected ones, with names for those that are `known`. */
export function receivedRows(
  lines: readonly LoadLine[],
  counts: readonly Counted[],
  known: readonly KnownProduct[] = [],
): readonly ReceivedRow[] {
  const counted = new Map(counts.map((one) => [one.id, one]))
  const products = new Map<number, LoadLine[]>()
  for (const line of lines) products.set(line.ProductID, [...(products.get(line.ProductID) ?? []), line])
  const expected = [...products].map(([id, of]) => countedRow(expectedRow(id, of), counted.get(id)))
  const others = new Map(known.map((one) => [one.id, one]))
  const unexpected = unexpectedIds(lines, counts).map((id) =>
    countedRow(unexpectedRow(id, others.get(id)), counted.get(id)),
  )
  return [...expected, ...unexpected]
}

function expectedRow(id: number, lines: readonly LoadLine[]): ReceivedRow {
  const mrps = mrpsOf(lines)
  return {
    ...unexpectedRow(id),
    name: lines[0]?.ProductName ?? '',
    orders: [...new Set(lines.map(({ POID }) => POID))],
    mrp: mrps[0]?.mrp,
    mrps,
    expected: lines.reduce((sum, { Quantity = 0 }) => sum + Quantity, 0),
  }
}

function mrpsOf(lines: readonly LoadLine[]): readonly MrpPieces[] {
  const pieces = new Map<Paise, number>()
  for (const { MRP, Quantity = 0 } of lines) if (MRP !== undefined) pieces.set(MRP, (pieces.get(MRP) ?? 0) + Quantity)
  return [...pieces].map(([mrp, count]) => ({ mrp, pieces: count })).sort((one, other) => one.mrp - other.mrp)
}

/** `₹ 199.00`; `₹ 100.00 (2), ₹ 500.00 (2)` with the pieces at each of several; empty if the portal names none. */
export const mrpInWords = ({ mrp, mrps }: Pick<ReceivedRow, 'mrp' | 'mrps'>): string => {
  if (mrps.length < 2) return mrp === undefined ? '' : formatRupees(mrp)
  return mrps.map((one) => `${formatRupees(one.mrp)} (${formatCount(one.pieces)})`).join(', ')
}

/**
 * The value of a product's short and damaged pieces at MRP; undefined if the portal names no MRP. If the product came at several MRPs, the
 * lower ones are assumed first.
 */
export function worthOf({ mrp, mrps, short, damaged }: ReceivedRow): Paise | undefined {
  if (mrp === undefined) return undefined
  const parts: Paise[] = []
  let remaining = short + damaged
  for (const { mrp: each, pieces } of mrps.length < 2 ? [] : mrps) {
    parts.push(times(each, Math.min(remaining, pieces)))
    remaining -= Math.min(remaining, pieces)
  }
  return sum([...parts, times(mrp, remaining)])
}

/** A row for a product that isn't in the load; without a name if it isn't known. */
export const unexpectedRow = (id: number, known?: KnownProduct): ReceivedRow => ({
  id,
  name: known?.name ?? 'Unknown product',
  orders: [],
  mrp: known?.mrp,
  mrps: [],
  expected: 0,
  counted: 0,
  damaged: 0,
  isCounted: false,
  short: 0,
  excess: 0,
})

/** The row with its counted pieces, or uncounted. At most as many pieces can be damaged as arrived. */
export function countedRow(row: ReceivedRow, count: Omit<Counted, 'id'> | undefined): ReceivedRow {
  const { counted, damaged } = count ?? { counted: 0, damaged: 0 }
  return {
    ...row,
    counted,
    damaged: Math.min(damaged, counted),
    isCounted: count !== undefined,
    short: count === undefined ? 0 : missingTo(row.expected, counted),
    excess: missingTo(counted, row.expected),
  }
}

/** Typed pieces, 0 for an empty field; undefined for anything else. */
export function parsePieces(text: string): number | undefined {
  const typed = text.trim()
  if (!/^\d{0,6}$/.test(typed)) return undefined
  const pieces = Number(typed)
  return pieces > MOST_COUNTED ? undefined : pieces
}

/** The rows as if counting was finished: uncounted products didn't arrive. */
export const finishedRows = (rows: readonly ReceivedRow[]): readonly ReceivedRow[] =>
  rows.map((row) => (row.isCounted ? row : { ...row, isCounted: true, short: row.expected }))

/** The rows without uncounted products. */
export const countedOnly = (rows: readonly ReceivedRow[]): readonly ReceivedRow[] => rows.filter((row) => row.isCounted)

export interface Claim extends Pick<ReceivedTotals, 'short' | 'excess' | 'damaged'> {
  /** The value of short and damaged pieces, at MRP. */
  readonly worth: Paise
}

export interface LoadDifference extends Claim, Pick<ReceivedTotals, 'open'> {
  readonly load: string
}

/** Adds up rows as a claim. */
export function claimOf(rows: readonly ReceivedRow[]): Claim {
  const { short, excess, damaged } = receivedTotals(rows)
  return {
    short,
    excess,
    damaged,
    worth: sum(rows.flatMap((row) => worthOf(row) ?? [])),
  }
}

/** `3 short, 1 excess, ₹ 2,310.00`; empty without differences. */
export function claimInWords({ short, excess, damaged, worth }: Claim): string {
  const parts = [
    short > 0 && `${formatCount(short)} short`,
    excess > 0 && `${formatCount(excess)} excess`,
    damaged > 0 && `${formatCount(damaged)} damaged`,
    worth > 0 && formatRupees(worth),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/**
 * The contents of a file: all products; the differences, with uncounted products as short; or the differences without uncounted products.
 */
export type ReceivedFile = 'all' | 'differences' | 'counted'

const UNCOUNTED = { all: 'notCountedFile', differences: 'notCountedShort', counted: 'notCountedLeft' } as const

/** `22 products were not counted`; undefined if all are counted. */
export const notCounted = (open: number): string | undefined =>
  open === 0 ? undefined : say('notCounted', { products: wereOf(open) })

/** `22 products were`. */
const wereOf = (products: number): string => `${counted.products(products)} ${products === 1 ? 'was' : 'were'}`

/** `2 scans were for unknown products and not counted`; undefined if there are none. */
export const unknownScansSentence = (scans: number): string | undefined =>
  scans === 0 ? undefined : say('askedNotCounted', { scans: `${counted.scans(scans)} ${scans === 1 ? 'was' : 'were'}` })

/** `22 products were not counted and will be listed as short.`; undefined if all are counted. */
export function uncountedSentence(open: number, file: ReceivedFile): string | undefined {
  if (open === 0) return undefined
  return say(UNCOUNTED[file], { products: wereOf(open) })
}

export const differs = ({ short, excess, damaged }: ReceivedRow): boolean => short + excess + damaged > 0

export interface ReceivedTotals {
  readonly expected: number
  readonly counted: number
  readonly short: number
  readonly excess: number
  readonly damaged: number
  /** The number of products that aren't counted yet. */
  readonly open: number
}

export function receivedTotals(rows: readonly ReceivedRow[]): ReceivedTotals {
  const none = { expected: 0, counted: 0, short: 0, excess: 0, damaged: 0, open: 0 }
  return rows.reduce(
    (sum, row) => ({
      expected: sum.expected + row.expected,
      counted: sum.counted + row.counted,
      short: sum.short + row.short,
      excess: sum.excess + row.excess,
      damaged: sum.damaged + row.damaged,
      open: sum.open + (row.isCounted ? 0 : 1),
    }),
    none,
  )
}

/** The differences of a load for an e-mail: a line for each product. */
export function differencesInWords(load: string, rows: readonly ReceivedRow[]): string {
  const lines = rows.filter(differs).map((row) => {
    const mrp = row.mrp === undefined ? '' : `, MRP ${mrpInWords(row)}`
    const of = ` (${row.expected === 0 ? 'not in this load' : row.orders.join(', ')})`
    const worth = worthOf(row) ?? 0
    const amount = worth === 0 ? '' : `, ${formatRupees(worth)}`
    return `${row.id} ${row.name}${mrp}${of}: ${differenceOf(row)}${amount}`
  })
  const claim = claimInWords(claimOf(rows.filter(differs)))
  const head = `Load ${load}: ${lines.length === 0 ? 'everything arrived as expected.' : 'differences'}`
  return [head, ...lines, ...(claim === '' ? [] : [`Total: ${claim}`])].join('\n')
}

/** `expected 12, received 10: 2 short, 1 damaged`. */
function differenceOf({ expected, counted, short, excess, damaged }: ReceivedRow): string {
  const differences = [
    [short, 'short'],
    [excess, 'excess'],
    [damaged, 'damaged'],
  ] as const
  const words = differences.flatMap(([pieces, word]) => (pieces === 0 ? [] : [`${formatCount(pieces)} ${word}`]))
  return `expected ${formatCount(expected)}, received ${formatCount(counted)}: ${words.join(', ')}`
}
