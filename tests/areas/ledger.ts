import type { AreaTables } from '../support/area-tables.ts'
import { next } from '../support/documented.ts'

const DARP = { ledgerType: 2, orderFrom: '2020-04-01', orderTo: '2099-12-31' } as const

export const ledger = {
  calls: () => ({ entries: () => ({ body: DARP }) }),
  documents: {
    entries: () => [{ debit: next(), credit: next(), openingBalance: next(), crdrOpeningBalance: 'Credit' }],
  },
} satisfies AreaTables<'ledger'>
