/**
 * A load that is checked off when it arrives: what should be in it, what was counted, what that comes to. Quantities are pieces,
 * amounts paise. The portal knows nothing of this: the rules are StoreDesk's own.
 */
import { missingTo } from '../values/missing.ts'
import { formatCount, formatRupees, type Paise } from '../values/money.ts'

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

/** A row for each product of the load in the load's order, and after them those that came unexpected. */
export function receivedRows(lines: readonly LoadLine[], counts: readonly Counted[]): readonly ReceivedRow[] {
  const counted = new Map(counts.map((one) => [one.id, one]))
  const products = new Map<number, LoadLine[]>()
  for (const line of lines) products.set(line.ProductID, [...(products.get(line.ProductID) ?? []), line])
  const expected = [...products].map(([id, of]) => countedRow(expectedRow(id, of), counted.get(id)))
  const others = counts.filter(({ id, counted: pieces }) => !products.has(id) && pieces > 0)
  return [...expected, ...others.map((one) => countedRow(unexpectedRow(one.id), one))]
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

/** A product that isn't in the load. */
export const unexpectedRow = (id: number): ReceivedRow => ({
  id,
  name: 'Not in this load',
  orders: [],
  mrp: undefined,
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
    const of = row.orders.length === 0 ? '' : ` (${row.orders.join(', ')})`
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
