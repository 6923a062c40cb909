/** The kinds by which the portal is asked for an entry's details: mostly the entry's own kind. */
import { LEDGER_KINDS, type LedgerEntry, type LedgerKind, STORE_INTERIOR } from './entry.ts'

export const DETAIL_KINDS = {
  ...LEDGER_KINDS,
  storeInterior: { words: 'Store interior' },
  discountPaid: { words: 'Discount paid' },
} as const satisfies Readonly<Record<string, { readonly words: string }>>

export type DetailKind = LedgerKind | 'storeInterior' | 'discountPaid'

export const isDetailKind = (name: string): name is DetailKind => Object.hasOwn(DETAIL_KINDS, name)

export function detailKindOf({
  kind,
  accTypeID,
  isDiscountPaid,
}: Pick<LedgerEntry, 'kind' | 'accTypeID' | 'isDiscountPaid'>): DetailKind {
  if (accTypeID === STORE_INTERIOR) return 'storeInterior'
  return isDiscountPaid ? 'discountPaid' : kind
}

/** A key for an entry, as the subject of a list. */
export const entrySubject = (kind: DetailKind, id: string): string => `${kind}/${id}`

/** Parses such a key. */
export function entryIn(subject: string): { readonly kind: DetailKind; readonly id: string } {
  const [, kind = '', id = ''] = /^([^/]*)\/(.*)$/.exec(subject) ?? []
  return { kind: isDetailKind(kind) ? kind : 'cndn', id }
}
