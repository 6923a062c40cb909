/** Debit and credit notes: their kinds, and the title, number and tax of each (document 3, sections 4 and 9). Amounts are paise. */

import { GST_FROM, HIGH_RATE, splitBase, splitNet, type Taxed } from '../pricing/tax.ts'
import { type Day, dayOf } from '../values/dates.ts'
import { type Paise, paise, ZERO } from '../values/money.ts'
import { DETAIL_KINDS, type DetailKind, detailKindOf } from './details.ts'
import { bookPrefix, COURIER_CHARGES, type LedgerEntry, ORDER_CANCEL } from './entry.ts'

/** Sold goods have invoices instead of notes. */
type Sale = 'salesPo' | 'salesLoad'
export type NoteKind = Exclude<DetailKind, Sale> | 'salesReturn' | 'orderCancel'

interface KindOfNote {
  readonly words: string
  /** The tax office's code for the service; the documents name no other. */
  readonly service?: string
  /** Set for notes that count as debit notes only since GST. */
  readonly isDebitNote?: true
}

const { salesPo: _, salesLoad: __, ...details } = DETAIL_KINDS

export const NOTE_KINDS: Readonly<Record<NoteKind, KindOfNote>> = {
  ...details,
  salesReturn: { words: 'Sales return', service: '999799', isDebitNote: true },
  courier: { words: DETAIL_KINDS.courier.words, service: '9968', isDebitNote: true },
  orderCancel: { words: 'Order cancellation', service: '9997', isDebitNote: true },
  kioskDebit: { words: DETAIL_KINDS.kioskDebit.words, service: '9962' },
  kioskCommission: { words: DETAIL_KINDS.kioskCommission.words, service: '9962' },
}

/** Notes for a service, a fee or a settlement: they contain no goods, even if the portal lists some. */
const WITHOUT_GOODS: ReadonlySet<NoteKind> = new Set<NoteKind>([
  'storeInterior',
  'discountPaid',
  'courier',
  'orderCancel',
  'kioskCommission',
  'intelliSub',
  'tatBreach',
  'gcCn',
])

export const hasGoods = (kind: NoteKind): boolean => !WITHOUT_GOODS.has(kind)

export const isNoteKind = (name: string): name is NoteKind => Object.hasOwn(NOTE_KINDS, name)

type Noted = Pick<
  LedgerEntry,
  'kind' | 'voucherType' | 'accTypeID' | 'isSR' | 'isCourierExpenses' | 'isOrderCancel' | 'isDiscountPaid'
>

/** The kind of note for an entry; undefined for one without a note, such as a sale or a payment. */
export function noteKindOf(entry: Noted): NoteKind | undefined {
  if (entry.isSR) return 'salesReturn'
  if (entry.isCourierExpenses || entry.accTypeID === COURIER_CHARGES) return 'courier'
  if (entry.isOrderCancel || entry.accTypeID === ORDER_CANCEL) return 'orderCancel'
  const kind = detailKindOf(entry)
  if (kind === 'salesPo' || kind === 'salesLoad') return undefined
  return kind === 'discountPaid' || kind === 'storeInterior' || isNoteType(entry.voucherType) ? kind : undefined
}

/** The kind of note for an entry whose details were read under a kind. */
export function noteKindFor(
  kind: DetailKind,
  { accTypeID, voucherType }: Pick<LedgerEntry, 'accTypeID' | 'voucherType'>,
): NoteKind | undefined {
  const of = {
    kind: 'cndn',
    accTypeID,
    isSR: false,
    isDiscountPaid: kind === 'discountPaid',
    isOrderCancel: false,
  } as const
  if (kind === 'salesPo' || kind === 'salesLoad') return undefined
  const found = noteKindOf({ ...of, voucherType, isCourierExpenses: kind === 'courier' })
  return found === 'cndn' ? kind : found
}

/** The printable note of an entry; undefined if it has none. */
export function noteOf(entry: Noted & Pick<LedgerEntry, 'id'>): { kind: 'note'; of: NoteKind; id: string } | undefined {
  const of = noteKindOf(entry)
  return of === undefined ? undefined : { kind: 'note', of, id: entry.id }
}

/** The name of a note, from its voucher type or its note type, such as `CN` and `DN120`; just a note if neither says. */
export function noteName({
  voucherType = '',
  noteType = '',
}: Partial<NoteFields>): 'Credit note' | 'Debit note' | 'Note' {
  const type = isNoteType(voucherType) ? voucherType : noteType
  if (/^c/i.test(type.trim())) return 'Credit note'
  return /^d/i.test(type.trim()) ? 'Debit note' : 'Note'
}

/** The type of a note, unless its voucher says the same. */
export const noteTypeBeside = ({ voucherType = '', noteType = '' }: Partial<NoteFields>): string | undefined =>
  isNoteType(voucherType) && /^[cd]n$/i.test(noteType.trim()) ? undefined : noteType

/** The voucher type, unless the note's name says the same: `Credit Note` under the title `Credit note`. */
export const voucherTypeBeside = (note: Partial<NoteFields>): string | undefined =>
  note.voucherType?.trim().toLowerCase() === noteName(note).toLowerCase() ? undefined : note.voucherType

interface NoteFields {
  readonly voucherType: string | undefined
  readonly noteType: string | undefined
}

const isNoteType = (voucherType: string): boolean => /note$/i.test(voucherType.trim())

/** The warehouse that issues all notes (document 3, section 9). */
export const NOTE_ISSUER = 10

export const NOTE_TITLES = ['DEBIT NOTE', 'CREDIT NOTE', 'TAX INVOICE'] as const
export type NoteTitle = (typeof NOTE_TITLES)[number]

/** The title from the voucher type; charges to a store for returns, freight and cancellations are debit notes since GST. */
export function noteTitle(kind: NoteKind, voucherType: string, day: Day): NoteTitle {
  const type = voucherType.trim().toLowerCase()
  if (type === 'credit note') return 'CREDIT NOTE'
  return type === 'debit note' || (NOTE_KINDS[kind].isDebitNote && day >= GST_FROM) ? 'DEBIT NOTE' : 'TAX INVOICE'
}

/** From this day on a note is numbered by its voucher, and registered with the tax office. */
const VOUCHERS_FROM: Day = '2023-04-01'
export const isRegistered = (day: Day): boolean => day >= VOUCHERS_FROM

/** Days after which returned goods are charged for. */
const AGED = [
  { from: 180, type: 'DN180' },
  { from: 120, type: 'DN120' },
] as const
/** `DN180`, `DN120` or `CN`, by the oldest of the goods (days); undefined if a missing ageing could change the type. */
export function noteTypeOf(...ageings: readonly (number | undefined)[]): string | undefined {
  const known = ageings.filter((ageing) => ageing !== undefined)
  const isKnown = known.length === ageings.length && known.length > 0
  const [oldest] = AGED
  const type = AGED.find(({ from }) => known.some((ageing) => ageing >= from))?.type ?? 'CN'
  return isKnown || type === oldest.type ? type : undefined
}

export interface NumberedNote {
  readonly kind: NoteKind
  readonly day: Day
  readonly ledgerAccount: number | undefined
  readonly voucherNumber: string
  readonly id: string
  /** The id of the return or the discount that the note is about. */
  readonly referenceId: string
  readonly docketNumber: string
  readonly noteType: string
}

/** `CCBB/` and its voucher; older notes on aged goods, freight and cancellations are numbered by their subject. */
export function noteNumber(note: NumberedNote): string {
  const { kind, day, ledgerAccount, voucherNumber, id, referenceId, docketNumber, noteType } = note
  const isBB = ledgerAccount === 1
  if (!isRegistered(day)) {
    if (kind === 'salesReturn' && noteType === 'DN120') return `B120${referenceId}`
    if (kind === 'salesReturn' && noteType === 'DN180') return `B180${referenceId}`
    if (kind === 'courier' && docketNumber !== '') return `${isBB ? 'B' : 'D'}${docketNumber}`
    if (kind === 'orderCancel') return `${isBB ? 'BBOC' : 'DOC'}${id}`
  }
  const prefix = bookPrefix(ledgerAccount)
  const number = voucherNumber || id
  return number.startsWith(prefix) ? number : prefix + number
}

/** The tax on fitting out a store: 18,000 rupees between states, or half of it for each of two taxes within a state. */
const INTERIOR_TAX = paise(1_800_000)

export interface NoteAmounts {
  /** The amount in the ledger, tax included. */
  readonly amount: Paise
  /** The approved amount, with or without the tax. */
  readonly approved: Paise | undefined
}

/** In paise: a note's amount may be rounded by less than a rupee. */
const NOT_ROUNDED = 100

/**
 * A note's value and taxes, which add up to its amount, rounded by less than a rupee. Before GST nothing is split; undefined if the
 * approved amount and the tax on it don't add up to the amount.
 */
export function taxedNote(
  kind: NoteKind,
  day: Day,
  { amount, approved = amount }: NoteAmounts,
  within: boolean,
): Taxed | undefined {
  if (day < GST_FROM) return { base: amount, CGST: ZERO, SGST: ZERO, IGST: ZERO, net: amount }
  const split = kind === 'storeInterior' ? interior : atHighRate
  // The approved amount either includes the tax or excludes it: the reading nearer to the amount wins.
  const [including, before] = [split(approved, true, within), split(approved, false, within)]
  const off = ({ net }: Taxed) => Math.abs(net - amount)
  const taxed = off(before) < off(including) ? before : including
  return off(taxed) < NOT_ROUNDED && taxed.base >= 0 ? taxed : undefined
}

const atHighRate = (approved: Paise, isWithTax: boolean, within: boolean): Taxed =>
  (isWithTax ? splitNet : splitBase)(approved, HIGH_RATE, within)

function interior(approved: Paise, isWithTax: boolean, within: boolean): Taxed {
  const [IGST, half] = within ? [ZERO, paise(INTERIOR_TAX / 2)] : [INTERIOR_TAX, ZERO]
  const base = isWithTax ? paise(approved - INTERIOR_TAX) : approved
  return { base, CGST: half, SGST: half, IGST, net: paise(base + INTERIOR_TAX) }
}

/** The day of a note. */
export const noteDay = (approvedDate: string | undefined): Day | undefined =>
  approvedDate === undefined ? undefined : dayOf(approvedDate)
