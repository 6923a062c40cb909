/**
 * Maps an entry of the ledger to a voucher in the store's own books, by its kind, voucher type and account type. The sign only
 * distinguishes an entry from its reversal.
 */

import { type Paise, paise, sum } from '../values/money.ts'
import { COURIER_CHARGES, type LedgerEntry, type LedgerKind, ORDER_CANCEL, STORE_INTERIOR } from './entry.ts'
import { netOf } from './statement.ts'

/**
 * - `sale`: goods sold to the store
 * - `creditNote`: the company credits the store with a note
 * - `charge`: the company charges the store, with a debit note or without
 * - `receipt`: the store paid the company
 * - `other`: an amount of a named account type, on either side
 */
export type TallyKind = 'sale' | 'creditNote' | 'charge' | 'receipt' | 'other'

/** `byType`: several kinds, distinguished by voucher type and account type. */
const KINDS: Readonly<Record<LedgerKind, TallyKind | 'byType'>> = {
  salesPo: 'sale',
  salesLoad: 'sale',
  productRemoval: 'creditNote',
  outletRemoval: 'creditNote',
  outletCn: 'creditNote',
  productCn: 'creditNote',
  tatBreach: 'creditNote',
  gcCn: 'creditNote',
  cmCn: 'creditNote',
  rto: 'creditNote',
  buyback: 'creditNote',
  kioskCommission: 'creditNote',
  cnDetails: 'creditNote',
  courier: 'charge',
  rtoDebitNote: 'charge',
  kioskDebit: 'charge',
  intelliSub: 'other',
  priceDifference: 'other',
  cndn: 'other',
  darpCndn: 'other',
  cndnInvoice: 'other',
  misc: 'byType',
  ledger: 'byType',
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words in account types for money that the store paid. */
const PAID = words('receipt receipts payment payments paid cheque cheques neft rtgs imps upi')
/** Neutral words that may stand beside them. */
const BESIDE = words(
  'received recd receiving made by from of the to in at for and via through mode online bank cash cheque transfer store party customer franchise franchisee company account ac no number details entry entries',
)
/** Words for a payment that was reversed. */
const UNDONE = words(
  'return returned returns bounce bounced bouncing dishonour dishonoured dishonor dishonored reverse reversed reversal',
)
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** True only for a certain payment or its reversal; late or short payments and payment charges never went through the bank. */
function isPayment(accountType: string): boolean {
  const all = accountType.toLowerCase().match(WORD) ?? []
  return (
    all.some((word) => PAID.has(word)) && all.every((word) => PAID.has(word) || BESIDE.has(word) || UNDONE.has(word))
  )
}

/** An entry of this account type that isn't in the lists of sales is too uncertain for a voucher. */
const SALES = /^sales?$/i

type Classed = Pick<
  LedgerEntry,
  | 'kind'
  | 'voucherType'
  | 'accTypeID'
  | 'accTypeName'
  | 'descTitle'
  | 'isSR'
  | 'isCourierExpenses'
  | 'isOrderCancel'
  | 'isDiscountPaid'
>

/** The kind of an entry; undefined if the ledger doesn't show it. */
export function tallyKindOf(entry: Classed): TallyKind | undefined {
  const { kind, accTypeID, isSR, isCourierExpenses, isOrderCancel } = entry
  const listed = KINDS[kind]
  if (listed === 'sale') return listed
  const type = entry.voucherType.trim().toLowerCase()
  if (type === 'credit note') return 'creditNote'
  if (type === 'debit note') return 'charge'
  if (isSR) return 'creditNote'
  if (isCourierExpenses || isOrderCancel) return 'charge'
  if (accTypeID === COURIER_CHARGES || accTypeID === ORDER_CANCEL || accTypeID === STORE_INTERIOR) return 'charge'
  return listed === 'byType' ? byType(entry) : listed
}

function byType({ accTypeName, descTitle, isDiscountPaid }: Classed): TallyKind | undefined {
  const name = accTypeName.trim() || descTitle.trim()
  if (isDiscountPaid) return 'other'
  if (isPayment(name)) return 'receipt'
  return accTypeName.trim() === '' || SALES.test(name) ? undefined : 'other'
}

/** The uses of vouchers: for an entry of a kind, or for its reversal. */
export const TALLY_USES = {
  purchase: { type: 'Purchase', words: 'Goods purchased' },
  purchaseReversed: { type: 'Debit Note', words: 'Purchase reversed' },
  creditNote: { type: 'Debit Note', words: 'Credit notes from the company' },
  creditNoteReversed: { type: 'Journal', words: 'Credit note reversed' },
  charge: { type: 'Journal', words: 'Debit notes and charges from the company' },
  chargeReversed: { type: 'Journal', words: 'Charge reversed' },
  payment: { type: 'Payment', words: 'Payments to the company' },
  paymentReversed: { type: 'Receipt', words: 'Payment reversed, such as a bounced cheque' },
  other: { type: 'Journal', words: 'Other entries' },
} as const satisfies Readonly<Record<string, { readonly type: string; readonly words: string }>>

export type TallyUse = keyof typeof TALLY_USES

/** By kind, the use of an entry on either side: one is the usual side, the other its reversal. */
const USES: Readonly<Record<TallyKind, { readonly debit: TallyUse; readonly credit: TallyUse }>> = {
  sale: { debit: 'purchase', credit: 'purchaseReversed' },
  creditNote: { debit: 'creditNoteReversed', credit: 'creditNote' },
  charge: { debit: 'charge', credit: 'chargeReversed' },
  receipt: { debit: 'paymentReversed', credit: 'payment' },
  other: { debit: 'other', credit: 'other' },
}

/** The use of an entry's voucher; undefined if the entry's kind isn't known. */
export function tallyUseOf(entry: LedgerEntry): TallyUse | undefined {
  const kind = tallyKindOf(entry)
  return kind && USES[kind][netOf(entry) > 0 ? 'debit' : 'credit']
}

/** The store's payments to the company in these entries minus reversed ones, in paise. */
export const paidTo = (entries: readonly LedgerEntry[]): Paise =>
  sum(
    entries.flatMap((entry) => {
      const use = tallyUseOf(entry)
      return use === 'payment' || use === 'paymentReversed' ? [paise(0 - netOf(entry))] : []
    }),
  )
