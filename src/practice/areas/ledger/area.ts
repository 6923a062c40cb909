import { ledgerCalls } from './calls.ts'

export const ledger = { calls: ledgerCalls }
