export const ledgerMessages = {
  lastYearLedger: 'Last Year Ledger Not Available.',
  ledgerNone: 'There are no entries in these days.',
  ledgerTooLong: 'A ledger is shown for at most five years at a time.',
  ledgerYear: 'The year {year}',
  ledgerOpening: 'Opening balance {year}',
  ledgerHeld: 'What a warehouse holds against the credit',
  ledgerPieceMissing: '{what}: {why}',
  ledgerRowsUnread: '{what}: {n} entries could not be read.',
  ledgerFromLastYear: 'What is kept here is last year’s.',
  ledgerIncomplete: 'Not everything could be read: the closing balance may lack it.',
  ledgerBreak: '{day}: the portal opens the year with {stated}, the entries before add up to {reckoned}.',
} as const
