/** The screens of the cart. */
import { lazy } from 'react'
import type { Screen } from '../../app/screen.ts'

export const cartScreens: readonly Screen[] = [
  {
    name: 'cart',
    state: 'home.checkoutState',
    path: '/checkout',
    title: 'Cart',
    admits: 'franchisee',
    frame: 'shell',
    component: lazy(() => import('./cart.tsx')),
  },
]
