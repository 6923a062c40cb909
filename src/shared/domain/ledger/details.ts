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

const isSale = (kind: DetailKind): boolean => kind === 'salesPo' || kind === 'salesLoad'

/** `Sales invoice`, `Ledger entry`: what an entry without a note is called before its number. */
export const entryName = (kind: DetailKind): string => (isSale(kind) ? 'Sales invoice' : 'Ledger entry')

/** Particulars and description as one fact if one of them says the other; both are '' if the portal sends none. */
export function particularsOf({ descTitle, description }: Pick<LedgerEntry, 'descTitle' | 'description'>): {
  readonly particulars: string
  readonly description: string
} {
  const [title, text] = [descTitle.trim(), description.trim()]
  const says = (one: string, other: string) => one.toLowerCase().includes(other.toLowerCase())
  if (says(title, text)) return { particulars: title, description: '' }
  return says(text, title) ? { particulars: text, description: '' } : { particulars: title, description: text }
}

/** A key for an entry, as the subject of a list. */
export const entrySubject = (kind: DetailKind, id: string): string => `${kind}/${id}`

/** Parses such a key. */
export function entryIn(subject: string): { readonly kind: DetailKind; readonly id: string } {
  const [, kind = '', id = ''] = /^([^/]*)\/(.*)$/.exec(subject) ?? []
  return { kind: isDetailKind(kind) ? kind : 'cndn', id }
}
