/** One ledger out of its pieces, in the order of time, whatever order they came in and however often. */
import { instantOf } from '../values/dates.ts'
import type { LedgerAmounts, LedgerKind } from './entry.ts'

type Piece = LedgerAmounts & { readonly kind: LedgerKind }

/** Which entry it is within an account: kind of master, id and voucher number. */
export const entryKey = ({ kind, id, voucherNumber }: Pick<Piece, 'kind' | 'id' | 'voucherNumber'>): string =>
  `${kind}|${id}|${voucherNumber}`

/** What it is the same by, whichever call brings it. */
const voucherKey = ({ id, voucherNumber, debit, credit }: Piece): string => `${id}|${voucherNumber}|${debit}|${credit}`

const compared = (one: string | number, other: string | number): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

interface Placed<E> {
  readonly entry: E
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** By time; those of one moment by voucher, and then by what they are. */
const inTime = <E extends Piece>(one: Placed<E>, other: Placed<E>): number =>
  one.at - other.at || compared(one.entry.voucherNumber, other.entry.voucherNumber) || compared(one.key, other.key)

/** Of one entry that comes in two versions the later one counts; of the same day the one with the larger amounts. */
const isNewer = <E extends Piece>(one: Placed<E>, other: Placed<E>): boolean =>
  (one.at - other.at || one.entry.debit - other.entry.debit || one.entry.credit - other.entry.credit) > 0

/**
 * Every entry once, oldest first. What the ledger's own call repeats of a master (the same id, voucher and amounts) is the
 * master's, which knows more of it.
 */
export function mergedLedger<E extends Piece>(pieces: Iterable<readonly E[]>): readonly E[] {
  const found = new Map<string, Placed<E>>()
  const ofMasters = new Set<string>()
  for (const entries of pieces) {
    for (const entry of entries) {
      const placed = { entry, key: entryKey(entry), at: instantOf(entry.approvedDate) ?? 0 }
      const known = found.get(placed.key)
      if (known === undefined || isNewer(placed, known)) found.set(placed.key, placed)
      if (entry.kind !== 'ledger') ofMasters.add(voucherKey(entry))
    }
  }
  return [...found.values()]
    .filter(({ entry }) => entry.kind !== 'ledger' || !ofMasters.has(voucherKey(entry)))
    .sort(inTime)
    .map(({ entry }) => entry)
}
