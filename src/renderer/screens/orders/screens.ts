/** The screens of orders: the history, one order, its invoice. */
import { type Screen, screen } from '../../app/screen.ts'

export const orderScreens: readonly Screen[] = [
  screen('orderHistory', () => import('./order-history.tsx')),
  screen('orderDetails', () => import('./order-details.tsx'), { numbered: true }),
  screen('orderInvoice', () => import('./order-invoice.tsx'), { numbered: true }),
]
