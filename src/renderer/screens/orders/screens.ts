import { type Screen, screen } from '../../navigation/screen.ts'

export const orderScreens: readonly Screen[] = [
  screen('orderHistory', '/home/account/orderHistory', () => import('./order-history.tsx')),
  screen('orderDetails', '/home/account/orderDetails/:id', () => import('./order-details.tsx'), { numbered: true }),
  screen('orderDetailExport', '/home/account/orderdetail', () => import('./order-detail-export.tsx')),
  screen('autoConfirmed', '/home/account/confirmedOrders', () => import('./auto-confirmed.tsx')),
  screen('gapReorder', '/home/account/gapReorder/:id', () => import('./gap-reorder.tsx'), { numbered: true }),
  screen('orderInvoice', '/home/account/invoice/order/:id', () => import('./order-invoice.tsx'), { numbered: true }),
]
