/** What the details of an entry are, by which the portal is asked for them: mostly its kind. */
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

/** An entry in one word, for a list that is about it. */
export const entrySubject = (kind: DetailKind, id: string): string => `${kind}/${id}`

/** What such a word names. */
export function entryIn(subject: string): { readonly kind: DetailKind; readonly id: string } {
  const [, kind = '', id = ''] = /^([^/]*)\/(.*)$/.exec(subject) ?? []
  return { kind: isDetailKind(kind) ? kind : 'cndn', id }
}
