/**
 * What a ledger is made of (document 3, sections 3 and 7). The portal keeps it in pieces: a call for each kind of entry, by account
 * and financial year. Names are the portal's; amounts are paise.
 */
import type { AccountId } from '../payments/payment.ts'
import type { Paise } from '../values/money.ts'

interface KindOfEntry {
  /** How a person calls its entries. */
  readonly words: string
  /** The one account that has such entries; both where it isn't said. */
  readonly only?: AccountId
}

/** The pieces of a year, by the master that brings them; `ledger` is what no master of its own brings. */
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

/** The pieces that an account's ledger has. */
export const kindsOf = (account: AccountId): readonly LedgerKind[] =>
  (Object.keys(LEDGER_KINDS) as LedgerKind[]).filter((kind) => {
    const { only }: KindOfEntry = LEDGER_KINDS[kind]
    return only === undefined || only === account
  })

/** What is reckoned with. */
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
  /** What its details are: `po`, `load`; '' where it has none. */
  readonly hasDetails: string
  readonly noteType: string
  readonly ledgerAccount: number
  readonly isSR: boolean
  readonly isCourierExpenses: boolean
  readonly isOrderCancel: boolean
  readonly isDiscountPaid: boolean
}

/** What the portal's types of account mean by their number. */
export const COURIER_CHARGES = 96
export const ORDER_CANCEL = 77
export const STORE_INTERIOR = 12

export const VOUCHER_TYPES = ['Debit', 'Debit Note', 'Credit', 'Credit Note'] as const

/** The trade writes them crosswise: a credit is shown as Dr, a debit as Cr. */
export const TRANSACTION_TYPES = [
  { type: 'Credit', shown: 'Dr' },
  { type: 'Debit', shown: 'Cr' },
] as const

/** `Dr` or `Cr`; what is neither a credit nor a debit is shown as it comes. */
export const shownTransaction = (type: string): string =>
  TRANSACTION_TYPES.find((known) => known.type === type)?.shown ?? type

/** Of a stockist the portal answers both accounts: the DARP ledger is whatever isn't of account 1. */
export const belongsTo = (
  account: AccountId,
  { ledgerAccount }: Pick<LedgerEntry, 'ledgerAccount'>,
  isStockist: boolean,
): boolean => account === 1 || !isStockist || ledgerAccount !== 1

/** What a file or a paper says of an entry: the portal has words for it. */
export const exportedWords = ({
  exportDesc,
  description,
  descTitle,
}: Pick<LedgerEntry, 'exportDesc' | 'description' | 'descTitle'>): string => exportDesc || description || descTitle
