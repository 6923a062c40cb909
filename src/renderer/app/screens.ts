/**
 * Every screen: router, guards, menus, window title and command palette are derived from this table. Who may open which
 * is a rule of the trade: shared/domain/access.ts.
 */
import { IconHistory, IconHome, IconShoppingCart, type TablerIcon } from '@tabler/icons-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { MenuCommand } from '../../shared/channels.ts'

export interface Screen {
  readonly name: string
  /** As the router writes it, with `:names`. */
  readonly path: string
  readonly title: string
  /** `bare` screens stand alone; the others stand in the shell. */
  readonly frame: 'bare' | 'shell'
  /** Present on screens that the menu leads to. */
  readonly menu?: { readonly label: string; readonly icon: TablerIcon; readonly command: MenuCommand; readonly keys: string }
  readonly component: LazyExoticComponent<ComponentType>
}

export const DEFAULT_PATH = '/home'
export const LOGIN_PATH = '/login'

export const screens: readonly Screen[] = [
  {
    name: 'login',
    path: LOGIN_PATH,
    title: 'Sign in',
    frame: 'bare',
    component: lazy(() => import('../screens/session/sign-in.tsx')),
  },
  {
    name: 'home',
    path: '/home',
    title: 'Home',
    frame: 'shell',
    menu: { label: 'Home', icon: IconHome, command: 'home', keys: 'Alt+1' },
    component: lazy(() => import('../screens/home/home.tsx')),
  },
  {
    name: 'cart',
    path: '/checkout',
    title: 'Cart',
    frame: 'shell',
    menu: { label: 'Cart', icon: IconShoppingCart, command: 'cart', keys: 'Alt+2' },
    component: lazy(() => import('../screens/cart/cart.tsx')),
  },
  {
    name: 'orderHistory',
    path: '/home/account/orderHistory',
    title: 'Order history',
    frame: 'shell',
    menu: { label: 'Orders', icon: IconHistory, command: 'orderHistory', keys: 'Alt+3' },
    component: lazy(() => import('../screens/orders/order-history.tsx')),
  },
  {
    name: 'orderDetails',
    path: '/home/account/orderDetails/:id',
    title: 'Order',
    frame: 'shell',
    component: lazy(() => import('../screens/orders/order-details.tsx')),
  },
  {
    name: 'orderInvoice',
    path: '/home/account/invoice/order/:id',
    title: 'Invoice',
    frame: 'shell',
    component: lazy(() => import('../screens/orders/order-invoice.tsx')),
  },
]

export const menuScreens = screens.flatMap((screen) => (screen.menu === undefined ? [] : [{ ...screen, menu: screen.menu }]))
