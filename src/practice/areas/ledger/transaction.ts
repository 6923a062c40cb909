/** A transaction of the books: an amount that moves from one book to another. */
import type { LedgerKind } from '../../../shared/domain/ledger/entry.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'

export type Book = 'store' | 'sales' | 'bank' | 'freight' | 'notes'

export interface Transaction {
  readonly kind: LedgerKind
  readonly account: AccountId
  readonly id: string
  readonly voucher: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Above 0. */
  readonly amount: Paise
  readonly debited: Book
  readonly credited: Book
  readonly isNote: boolean
  readonly type: number
  readonly typeName: string
  readonly words: string
  readonly reference?: string
  readonly docket?: string
  readonly details?: string
  readonly noteType?: string
  /** The order of the sold or returned goods. */
  readonly order?: string
}
