export const ledgerMessages = {
  lastYearLedger: 'Last Year Ledger Not Available.',
} as const
