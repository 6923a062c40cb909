import type { LedgerEntry, LedgerKind } from '../../shared/domain/ledger/entry.ts'
import type { AccountId } from '../../shared/domain/payments/payment.ts'
import { ZERO } from '../../shared/domain/values/money.ts'
import { isOpeningAlone, type WireEntry } from '../../shared/portal/areas/ledger.ts'

export const MASTERS = {
  misc: 'ledger.misc',
  salesPo: 'ledger.salesPo',
  salesLoad: 'ledger.salesLoad',
  productRemoval: 'ledger.productRemoval',
  outletRemoval: 'ledger.outletRemoval',
  outletCn: 'ledger.outletCn',
  productCn: 'ledger.productCn',
  intelliSub: 'ledger.intelliSub',
  tatBreach: 'ledger.tatBreach',
  priceDifference: 'ledger.priceDifference',
  cndn: 'ledger.cndn',
  darpCndn: 'ledger.darpCndn',
  cndnInvoice: 'ledger.cndnInvoice',
  courier: 'ledger.courier',
  gcCn: 'ledger.gcCn',
  cmCn: 'ledger.cmCn',
  rto: 'ledger.rto',
  rtoDebitNote: 'ledger.rtoDebitNote',
  buyback: 'ledger.buyback',
  kioskDebit: 'ledger.kioskDebit',
  kioskCommission: 'ledger.kioskCommission',
  cnDetails: 'ledger.cnDetails',
} as const satisfies { readonly [K in Exclude<LedgerKind, 'ledger'>]: `ledger.${K}` }

/** Converts an answer's rows to ledger entries; a row without an account belongs to the requested one. */
export const entriesOf = (kind: LedgerKind, account: AccountId, rows: readonly WireEntry[]): readonly LedgerEntry[] =>
  rows.flatMap((row) => {
    if (isOpeningAlone(row)) return []
    const { debit = ZERO, credit = ZERO, transactionType } = row
    const { cndninvoicedetails: _a, einvresponse: _b, openingBalance: _c, crdrOpeningBalance: _d, ...entry } = row
    const side = debit > credit ? 'Debit' : 'Credit'
    const ledgerAccount = row.ledgerAccount ?? account
    return [{ ...entry, kind, ledgerAccount, debit, credit, transactionType: transactionType || side }]
  })
