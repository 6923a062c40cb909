/**
 * What a row of an import lacks to be taken, where one number says it: the row with that quantity. A mended row is judged again as any
 * row is; it is never refused for the same reason.
 */
import { type MessageKey, say } from '../../messages.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import { wholeNumber } from '../values/whole-number.ts'
import type { ImportMode, ImportRow, Verdict } from './cart-import.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from './cart-rules.ts'
import { typedCells } from './judge-row.ts'

/** What is done to a row; rows of one kind can be mended together. */
export const MENDS = [
  /** The quantity is the one number that its cell has. */
  'number',
  /** A quantity that its comma has torn into two cells is put together. */
  'thousands',
  /** Fewer than may be ordered become the fewest. */
  'raised',
  /** More than may be ordered become the most that may. */
  'lowered',
  /** More than there are become those that there are. */
  'stock',
] as const
export type MendKind = (typeof MENDS)[number]

/** What can be mended at once: the rows of one kind, or all that are left out. */
export const MENDS_AT_ONCE = [...MENDS, 'leftOut'] as const
export type MendAtOnce = (typeof MENDS_AT_ONCE)[number]

export const isMendedBy = (kind: MendKind, asked: MendAtOnce): boolean =>
  kind === asked || (asked === 'leftOut' && kind !== 'stock')

/** Verdicts of rows that may be mended. */
export const MENDABLE: readonly Verdict[] = ['notTwoIntegers', 'quantity', 'gap']

export interface Mend {
  readonly kind: MendKind
  /** Pieces that the row will name. */
  readonly qty: number
  /** The row as it will stand. */
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

/** Says what is done to the rows: `Reduce 7 rows to available stock`. */
export const mendAllSentence = (kind: MendAtOnce, rows: number): string =>
  say(SENTENCES[kind], { rows: kind === 'leftOut' ? formatCount(rows) : counted.rows(rows) })

export const mendSentence = ({ qty }: Pick<Mend, 'qty'>): string => say('mendRow', { qty: formatCount(qty) })

type Judged = Pick<ImportRow, 'text' | 'misfit' | 'id' | 'qty' | 'verdict' | 'inCart' | 'available'>

/** Undefined where no one number mends the row. */
export function mendOf(row: Judged, mode: ImportMode): Mend | undefined {
  const { verdict, id, qty } = row
  // It isn't known in which column a number of it belongs.
  if (row.misfit !== undefined) return undefined
  if (verdict === 'notTwoIntegers') return mendText(row.text)
  if (id === undefined || qty === undefined) return undefined
  const inCart = mode === 'add' ? row.inCart : 0
  if (verdict === 'quantity') return mended(qty < MIN_QUANTITY ? 'raised' : 'lowered', id, inLimits(qty, inCart))
  return verdict === 'gap' ? mended('stock', id, Math.min(qty, (row.available ?? 0) - inCart)) : undefined
}

const mended = (kind: MendKind, id: number, qty: number): Mend | undefined =>
  qty < MIN_QUANTITY ? undefined : { kind, qty, text: `${id},${qty}` }

/** The quantity that may be ordered and is nearest; less than one where the cart has as many as it may already. */
const inLimits = (qty: number, inCart: number): number => Math.min(Math.max(qty, MIN_QUANTITY), MAX_QUANTITY - inCart)

/** A number, perhaps grouped, perhaps with a fraction, which is dropped. */
const NUMBERS = /(\d[\d,]*)(?:\.\d*)?/g
/** What isn't counted in pieces says another number than it shows; nor is a sign, a range, a sum or a share a quantity. */
const NOT_PIECES =
  /[-+/%*=]|\d\s*[x×]\s*\d|(?:doz|box|ctn|carton|case|crate|pack|pkt|packet|set|pair|gross|bundle|bag|kg|gm|gram|lit|ltr|ml|rs|inr|₹)/i

/** Two cells with a number in the second, or a quantity of four to six digits with a comma in it, whatever words stand behind. */
function mendText(text: string): Mend | undefined {
  const [first = '', second = '', ...others] = typedCells(text)
  const id = wholeNumber(first)
  if (id === undefined) return undefined
  const rest = others.filter((cell) => cell.trim() !== '')
  const [thousands = ''] = rest
  if (/^\s*[1-9]\d{0,2}\s*$/.test(second) && /^\s*\d{3}\s*$/.test(thousands) && rest.length === 1) {
    return mended('thousands', id, inLimits(Number(`${second.trim()}${thousands.trim()}`), 0))
  }
  // Another number beside it may be the quantity as well.
  if (rest.some((cell) => /\d/.test(cell))) return undefined
  const qty = onlyNumber(second)
  return qty === undefined ? undefined : mended('number', id, inLimits(qty, 0))
}

function onlyNumber(cell: string): number | undefined {
  const [only, ...others] = [...cell.matchAll(NUMBERS)]
  return only === undefined || others.length > 0 || NOT_PIECES.test(cell) ? undefined : wholeNumber(only[1] ?? '')
}
