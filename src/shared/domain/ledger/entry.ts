/**
 * The types of a ledger (document 3, sections 3 and 7). The portal stores it in pieces, with a call for each kind of entry, by account and
 * financial year. Names are the portal's; amounts are paise.
 */
import type { AccountId } from '../payments/payment.ts'
import type { Paise } from '../values/money.ts'

interface KindOfEntry {
  /** The name of its entries on screen. */
  readonly words: string
  /** The only account with such entries; absent if both have them. */
  readonly only?: AccountId
}

/** The pieces of a year, by the portal's master; `ledger` holds the entries without a master of their own. */
export const LEDGER_KINDS = {
  ledger: { words: 'Ledger' },
  misc: { words: 'Miscellaneous' },
  salesPo: { words: 'Sales by purchase order' },
  salesLoad: { words: 'Sales by load' },
  productRemoval: { words: 'Product removal' },
  outletRemoval: { words: 'Factory outlet product removal' },
  outletCn: { words: 'Factory outlet credit notes' },
  productCn: { words: 'Product credit notes' },
  intelliSub: { words: 'IntelliSub credit and debit notes' },
  tatBreach: { words: 'TAT breach credit notes' },
  priceDifference: { words: 'Product price differences' },
  cndn: { words: 'Credit and debit notes' },
  darpCndn: { words: 'DARP credit and debit notes', only: 2 },
  cndnInvoice: { words: 'Discount credit and debit notes', only: 1 },
  courier: { words: 'Courier charges' },
  gcCn: { words: 'GC credit notes' },
  cmCn: { words: 'CM credit notes' },
  rto: { words: 'Returns to origin' },
  rtoDebitNote: { words: 'RTO debit notes' },
  buyback: { words: 'Product buyback', only: 1 },
  kioskDebit: { words: 'Kiosk debits', only: 2 },
  kioskCommission: { words: 'Kiosk commission' },
  cnDetails: { words: 'Credit note details' },
} as const satisfies Readonly<Record<string, KindOfEntry>>

export type LedgerKind = keyof typeof LEDGER_KINDS

/** The kinds of pieces in an account's ledger. */
export const kindsOf = (account: AccountId): readonly LedgerKind[] =>
  (Object.keys(LEDGER_KINDS) as LedgerKind[]).filter((kind) => {
    const { only }: KindOfEntry = LEDGER_KINDS[kind]
    return only === undefined || only === account
  })

/** The fields used in calculations. */
export interface LedgerAmounts {
  readonly id: string
  readonly voucherNumber: string
  /** ISO text. */
  readonly approvedDate: string
  readonly debit: Paise
  readonly credit: Paise
}

export interface LedgerEntry extends LedgerAmounts {
  readonly kind: LedgerKind
  readonly voucherType: string
  readonly transactionType: string
  /** Dr or Cr, as the portal says it. */
  readonly creditAcc: string
  readonly descTitle: string
  readonly exportDesc: string
  readonly description: string
  readonly accTypeID?: number | undefined
  readonly accTypeName: string
  readonly B2BReferenceNumber: string
  readonly docketNumber: string
  /** The kind of its details: `po`, `load`; '' if it has none. */
  readonly hasDetails: string
  readonly noteType: string
  readonly ledgerAccount: number
  readonly isSR: boolean
  readonly isCourierExpenses: boolean
  readonly isOrderCancel: boolean
  readonly isDiscountPaid: boolean
}

/** Numbers of the portal's account types. */
export const COURIER_CHARGES = 96
export const ORDER_CANCEL = 77
export const STORE_INTERIOR = 12

export const VOUCHER_TYPES = ['Debit', 'Debit Note', 'Credit', 'Credit Note'] as const

/** The trade writes them crosswise: a credit is shown as Dr, a debit as Cr. */
export const TRANSACTION_TYPES = [
  { type: 'Credit', shown: 'Dr' },
  { type: 'Debit', shown: 'Cr' },
] as const

/** `Dr` or `Cr`; any other type is shown unchanged. */
export const transactionLabel = (type: string): string =>
  TRANSACTION_TYPES.find((known) => known.type === type)?.shown ?? type

/** For a stockist the portal returns both accounts: the DARP ledger is every entry that isn't of account 1. */
export const belongsTo = (
  account: AccountId,
  { ledgerAccount }: Pick<LedgerEntry, 'ledgerAccount'>,
  isStockist: boolean,
): boolean => account === 1 || !isStockist || ledgerAccount !== 1

/** The number prefix of a ledger account (document 3, section 9): 1 is BB, all others are DARP. */
export const bookPrefix = (ledgerAccount: number | undefined): string => (ledgerAccount === 1 ? 'CCBB/' : 'CCDARP/')

/** The description of an entry in files and on paper, for which the portal has its own text. */
export const exportedWords = ({
  exportDesc,
  description,
  descTitle,
}: Pick<LedgerEntry, 'exportDesc' | 'description' | 'descTitle'>): string => exportDesc || description || descTitle
