/**
 * Finds the correction of an import row if one quantity solves the problem. A corrected row is judged again like any other; it is never
 * refused for the same reason.
 */
import { type MessageKey, say } from '../../messages.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import { wholeNumber } from '../values/whole-number.ts'
import type { ImportMode, ImportRow, Verdict } from './cart-import.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from './cart-rules.ts'
import { typedCells } from './judge-row.ts'

/** The kinds of corrections; rows of one kind can be corrected together. */
export const MENDS = [
  /** Takes the only number in the quantity's cell. */
  'number',
  /** Joins a quantity that was split into two cells at its comma. */
  'thousands',
  /** Raises a quantity to the minimum. */
  'raised',
  /** Lowers a quantity to the maximum. */
  'lowered',
  /** Lowers a quantity to the available stock. */
  'stock',
] as const
export type MendKind = (typeof MENDS)[number]

/** The rows that can be corrected at once: those of one kind, or all that are left out. */
export const MENDS_AT_ONCE = [...MENDS, 'leftOut'] as const
export type MendAtOnce = (typeof MENDS_AT_ONCE)[number]

export const isMendedBy = (kind: MendKind, mend: MendAtOnce): boolean =>
  kind === mend || (mend === 'leftOut' && kind !== 'stock')

/** Verdicts of rows that may be corrected. */
export const MENDABLE: readonly Verdict[] = ['notTwoIntegers', 'quantity', 'gap']

export interface Mend {
  readonly kind: MendKind
  /** Pieces that the row will name. */
  readonly qty: number
  /** The text of the corrected row. */
  readonly text: string
}

export type MendCounts = Readonly<Record<MendKind, number>>

export const noMends = (): Record<MendKind, number> => ({ number: 0, thousands: 0, raised: 0, lowered: 0, stock: 0 })

const SENTENCES = {
  number: 'mendNumber',
  thousands: 'mendThousands',
  raised: 'mendRaised',
  lowered: 'mendLowered',
  stock: 'mendStock',
  leftOut: 'mendLeftOut',
} as const satisfies Readonly<Record<MendAtOnce, MessageKey>>

/** A label for the correction: `Reduce 7 rows to available stock`. */
export const mendAllSentence = (kind: MendAtOnce, rows: number): string =>
  say(SENTENCES[kind], { rows: kind === 'leftOut' ? formatCount(rows) : counted.rows(rows) })

export const mendSentence = ({ qty }: Pick<Mend, 'qty'>): string => say('mendRow', { qty: formatCount(qty) })

type Judged = Pick<ImportRow, 'text' | 'misfit' | 'id' | 'qty' | 'verdict' | 'inCart' | 'available'>

/** Returns the correction; undefined if no single number solves the problem. */
export function mendOf(row: Judged, mode: ImportMode): Mend | undefined {
  const { verdict, id, qty } = row
  // It isn't known which column its numbers belong to.
  if (row.misfit !== undefined) return undefined
  if (verdict === 'notTwoIntegers') return mendText(row.text)
  if (id === undefined || qty === undefined) return undefined
  const inCart = mode === 'add' ? row.inCart : 0
  if (verdict === 'quantity') return mended(qty < MIN_QUANTITY ? 'raised' : 'lowered', id, inLimits(qty, inCart))
  return verdict === 'gap' ? mended('stock', id, Math.min(qty, (row.available ?? 0) - inCart)) : undefined
}

const mended = (kind: MendKind, id: number, qty: number): Mend | undefined =>
  qty < MIN_QUANTITY ? undefined : { kind, qty, text: `${id},${qty}` }

/** The nearest allowed quantity; less than one if the cart already has the maximum. */
const inLimits = (qty: number, inCart: number): number => Math.min(Math.max(qty, MIN_QUANTITY), MAX_QUANTITY - inCart)

/** A number, possibly grouped, possibly with a fraction, which is dropped. */
const NUMBERS = /(\d[\d,]*)(?:\.\d*)?/g
/**
 * Texts that don't count single pieces: a pack, a weight, an amount, or a number with a sign, a range, a sum or a share. Their number isn't
 * the quantity.
 */
const NOT_PIECES =
  /[-+/%*=]|\d\s*[x×]\s*\d|(?:doz|box|ctn|carton|case|crate|pack|pkt|packet|set|pair|gross|bundle|bag|kg|gm|gram|lit|ltr|ml|rs|inr|₹)/i

/** Takes two cells with a number in the second, or a quantity of four to six digits with a comma in it; words may follow it. */
function mendText(text: string): Mend | undefined {
  const [first = '', second = '', ...others] = typedCells(text)
  const id = wholeNumber(first)
  if (id === undefined) return undefined
  const rest = others.filter((cell) => cell.trim() !== '')
  const [thousands = ''] = rest
  if (/^\s*[1-9]\d{0,2}\s*$/.test(second) && /^\s*\d{3}\s*$/.test(thousands) && rest.length === 1) {
    return mended('thousands', id, inLimits(Number(`${second.trim()}${thousands.trim()}`), 0))
  }
  // Another number in the row could be the quantity, too.
  if (rest.some((cell) => /\d/.test(cell))) return undefined
  const qty = onlyNumber(second)
  return qty === undefined ? undefined : mended('number', id, inLimits(qty, 0))
}

function onlyNumber(cell: string): number | undefined {
  const [only, ...others] = [...cell.matchAll(NUMBERS)]
  return only === undefined || others.length > 0 || NOT_PIECES.test(cell) ? undefined : wholeNumber(only[1] ?? '')
}
