/** Merges the pieces of a ledger in chronological order, in any order of arrival and with any repetitions. */
import { instantOf } from '../values/dates.ts'
import type { LedgerAmounts, LedgerKind } from './entry.ts'

type Piece = LedgerAmounts & { readonly kind: LedgerKind }

/** The identity of an entry within an account: kind of master, id and voucher number. */
export const entryKey = ({ kind, id, voucherNumber }: Pick<Piece, 'kind' | 'id' | 'voucherNumber'>): string =>
  `${kind}|${id}|${voucherNumber}`

/** A key that is the same in every call that returns the entry. */
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

/** Sorts by time, then by voucher, then by key. */
const inTime = <E extends Piece>(one: Placed<E>, other: Placed<E>): number =>
  one.at - other.at || compared(one.entry.voucherNumber, other.entry.voucherNumber) || compared(one.key, other.key)

/** Of two versions of an entry, the later one counts; at the same time, the one with the larger amounts. */
const isNewer = <E extends Piece>(one: Placed<E>, other: Placed<E>): boolean =>
  (one.at - other.at || one.entry.debit - other.entry.debit || one.entry.credit - other.entry.credit) > 0

/**
 * Returns every entry once, oldest first. If the ledger's own call repeats a master's entry (same id, voucher and amounts), the master's
 * version wins, as it has more data.
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
