import { type Screen, screen } from '../../navigation/screen.ts'

export const loadScreens: readonly Screen[] = [
  screen('loadHistory', '/home/account/loadHistory', () => import('./load-history.tsx')),
  screen('loadDetails', '/home/account/loadDetails/:id', () => import('./load-details.tsx'), { numbered: true }),
  screen('loadReceiving', '/home/account/loadReceiving/:id', () => import('./receiving.tsx'), { numbered: true }),
  screen('loadInvoice', '/home/account/invoice/load/:id', () => import('./load-invoice.tsx'), { numbered: true }),
  screen('boxDetails', '/home/account/boxDetails/:id', () => import('./box-details.tsx'), { numbered: true }),
]
