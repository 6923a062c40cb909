/** The screens of orders: the history, one order, its invoice. */
import { lazy } from 'react'
import type { Screen } from '../../app/screen.ts'

export const orderScreens: readonly Screen[] = [
  {
    name: 'orderHistory',
    state: 'home.account.orderHistory',
    path: '/home/account/orderHistory',
    title: 'Order history',
    admits: 'everybody',
    frame: 'shell',
    component: lazy(() => import('./order-history.tsx')),
  },
  {
    name: 'orderDetails',
    state: 'home.account.orderDetails',
    partOf: 'orderHistory',
    path: '/home/account/orderDetails/:id',
    title: 'Order',
    numbered: true,
    admits: 'everybody',
    frame: 'shell',
    component: lazy(() => import('./order-details.tsx')),
  },
  {
    name: 'orderInvoice',
    state: 'home.account.invoice.order',
    partOf: 'orderHistory',
    path: '/home/account/invoice/order/:id',
    title: 'Invoice',
    numbered: true,
    admits: 'everybody',
    frame: 'shell',
    component: lazy(() => import('./order-invoice.tsx')),
  },
]
