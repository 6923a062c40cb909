import { type Screen, screen } from '../../navigation/screen.ts'

export const ledgerScreens: readonly Screen[] = [
  screen('ledger', '/home/account/ledger', () => import('./ledger.tsx')),
  screen('inputTax', '/home/account/ledger/inputtax', () => import('./input-tax.tsx')),
  screen('transactionDetails', '/home/account/transactionDetails/:acc/:id', () => import('./transaction-details.tsx')),
  screen(
    'ledgerReturn',
    '/home/account/ledger/srdetails/:id/:approvedDate/:noteType',
    () => import('./ledger-return.tsx'),
  ),
  screen('ledgerNote', '/home/account/ledger/note/:kind/:id', () => import('./note.tsx')),
]
