/**
 * A load that is checked off when it arrives: what should be in it, what was counted, what that comes to. Quantities are pieces,
 * amounts paise. The portal knows nothing of this: the rules are StoreDesk's own.
 */
import { say } from '../../messages.ts'
import { counted } from '../values/counts.ts'
import { missingTo } from '../values/missing.ts'
import { formatCount, formatRupees, type Paise, sum, times } from '../values/money.ts'

/** Pieces of a product that anybody counts. */
export const MOST_COUNTED = 99_999

/** A line of a load as the portal names it; a product may come in several, of several orders or at several MRPs. */
export interface LoadLine {
  readonly POID: string
  readonly ProductID: number
  readonly ProductName: string
  readonly MRP?: Paise | undefined
  readonly Quantity?: number | undefined
}

/** What was counted of a product. */
export interface Counted {
  readonly id: number
  /** All that came, damaged ones included. */
  readonly counted: number
  readonly damaged: number
}

export interface ReceivedRow extends Counted {
  readonly name: string
  /** Numbers of its orders; none of a product that isn't in the load. */
  readonly orders: readonly string[]
  readonly mrp: Paise | undefined
  readonly expected: number
  /** False until somebody has counted it. */
  readonly isCounted: boolean
  readonly short: number
  readonly excess: number
}

/** A product that isn't in the load, as the catalogue knows it. */
export interface KnownProduct {
  readonly id: number
  readonly name: string
  readonly mrp: Paise
  readonly size: string
  readonly color: string
}

/** Products that were counted without being in the load: their ids. */
export function unexpectedIds(lines: readonly LoadLine[], counts: readonly Counted[]): readonly number[] {
  const expected = new Set(lines.map(({ ProductID }) => ProductID))
  return counts.flatMap(({ id, counted }) => (expected.has(id) || counted === 0 ? [] : [id]))
}

/**
 * A row for each product of the load in the load's order, and after them those that came unexpected, by name where they are
 * among those that are `known`.
 */
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
  return {
    ...unexpectedRow(id),
    name: lines[0]?.ProductName ?? '',
    orders: [...new Set(lines.map(({ POID }) => POID))],
    mrp: lines[0]?.MRP,
    expected: lines.reduce((sum, { Quantity = 0 }) => sum + Quantity, 0),
  }
}

/** A product that isn't in the load; without a name where nobody knows it. */
export const unexpectedRow = (id: number, known?: KnownProduct): ReceivedRow => ({
  id,
  name: known?.name ?? 'Unknown product',
  orders: [],
  mrp: known?.mrp,
  expected: 0,
  counted: 0,
  damaged: 0,
  isCounted: false,
  short: 0,
  excess: 0,
})

/** The row with what was counted, or with nothing counted. No more can be damaged than came. */
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

/** Pieces as somebody types them, an empty field included; undefined for what is no such number. */
export function parsePieces(text: string): number | undefined {
  const typed = text.trim()
  if (!/^\d{0,6}$/.test(typed)) return undefined
  const pieces = Number(typed)
  return pieces > MOST_COUNTED ? undefined : pieces
}

/** As it is when everything was counted: what nobody counted didn't come. */
export const asFinished = (rows: readonly ReceivedRow[]): readonly ReceivedRow[] =>
  rows.map((row) => (row.isCounted ? row : { ...row, isCounted: true, short: row.expected }))

/** Without what nobody counted. */
export const countedOnly = (rows: readonly ReceivedRow[]): readonly ReceivedRow[] => rows.filter((row) => row.isCounted)

export interface Claim extends Pick<ReceivedTotals, 'short' | 'excess' | 'damaged'> {
  /** What is short or damaged, at MRP. */
  readonly worth: Paise
}

/** What rows come to as a claim. */
export function claimOf(rows: readonly ReceivedRow[]): Claim {
  const { short, excess, damaged } = receivedTotals(rows)
  return {
    short,
    excess,
    damaged,
    worth: sum(rows.flatMap((row) => (row.mrp === undefined ? [] : [times(row.mrp, row.short + row.damaged)]))),
  }
}

/** `3 short, 1 too many, ₹ 2,310.00`; empty where nothing differs. */
export function claimInWords({ short, excess, damaged, worth }: Claim): string {
  const parts = [
    short > 0 && `${formatCount(short)} short`,
    excess > 0 && `${formatCount(excess)} too many`,
    damaged > 0 && `${formatCount(damaged)} damaged`,
    worth > 0 && formatRupees(worth),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** What a file holds: all products; what differs, with what nobody counted as short; the same without what nobody counted. */
export type ReceivedFile = 'all' | 'differences' | 'counted'

const UNCOUNTED = { all: 'notCountedFile', differences: 'notCountedShort', counted: 'notCountedLeft' } as const

/** `22 products were not counted. They will stand as short.`; undefined where all are counted. */
export function uncountedSentence(open: number, file: ReceivedFile): string | undefined {
  if (open === 0) return undefined
  const isOne = open === 1
  return say(UNCOUNTED[file], {
    products: `${counted.products(open)} ${isOne ? 'was' : 'were'}`,
    they: isOne ? 'It' : 'They',
  })
}

export const differs = ({ short, excess, damaged }: ReceivedRow): boolean => short + excess + damaged > 0

export interface ReceivedTotals {
  readonly expected: number
  readonly counted: number
  readonly short: number
  readonly excess: number
  readonly damaged: number
  /** Products that nobody has counted yet. */
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

/** The differences of a load as an e-mail has them: a line for each product. */
export function differencesInWords(load: string, rows: readonly ReceivedRow[]): string {
  const lines = rows.filter(differs).map((row) => {
    const mrp = row.mrp === undefined ? '' : `, MRP ${formatRupees(row.mrp)}`
    const of = ` (${row.expected === 0 ? 'not in this load' : row.orders.join(', ')})`
    return `${row.id} ${row.name}${mrp}${of}: ${differenceOf(row)}`
  })
  const head = `Load ${load}: ${lines.length === 0 ? 'everything came as expected.' : 'what differs from the load'}`
  return [head, ...lines].join('\n')
}

/** `expected 12, came 10: 2 short, 1 damaged`. */
function differenceOf({ expected, counted, short, excess, damaged }: ReceivedRow): string {
  const said = [
    [short, 'short'],
    [excess, 'excess'],
    [damaged, 'damaged'],
  ] as const
  const words = said.flatMap(([pieces, word]) => (pieces === 0 ? [] : [`${formatCount(pieces)} ${word}`]))
  return `expected ${formatCount(expected)}, came ${formatCount(counted)}: ${words.join(', ')}`
}
