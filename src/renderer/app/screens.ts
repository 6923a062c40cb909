/**
 * Every screen: router, guards, menus, window title and command palette are derived from this table. Who may open which
 * is a rule of the trade: shared/domain/access.ts.
 */
import { IconHistory, IconHome, IconShoppingCart, type TablerIcon } from '@tabler/icons-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import type { MenuCommand } from '../../shared/channels.ts'
import { type Admission, sendTo } from '../../shared/domain/access.ts'
import type { Store } from '../../shared/domain/store.ts'

export interface Screen {
  readonly name: string
  /** As the router writes it, with `:names`. */
  readonly path: string
  readonly title: string
  /** Whom it lets in; everybody else is sent on by `sendTo`. */
  readonly admits: Admission
  /** `bare` screens stand alone; the others stand in the shell. */
  readonly frame: 'bare' | 'shell'
  /** The screen of the menu that this one belongs to. */
  readonly partOf?: string
  /** Present on screens that the menu leads to. */
  readonly menu?: {
    readonly label: string
    readonly icon: TablerIcon
    readonly command: MenuCommand
    readonly keys: string
  }
  readonly component: LazyExoticComponent<ComponentType>
}

export const screens: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    title: 'Sign in',
    admits: 'signedOut',
    frame: 'bare',
    component: lazy(() => import('../screens/session/sign-in.tsx')),
  },
  {
    name: 'home',
    path: '/home',
    title: 'Home',
    admits: 'franchisee',
    frame: 'shell',
    menu: { label: 'Home', icon: IconHome, command: 'home', keys: 'Alt+1' },
    component: lazy(() => import('../screens/home/home.tsx')),
  },
  {
    name: 'cart',
    path: '/checkout',
    title: 'Cart',
    admits: 'franchisee',
    frame: 'shell',
    menu: { label: 'Cart', icon: IconShoppingCart, command: 'cart', keys: 'Alt+2' },
    component: lazy(() => import('../screens/cart/cart.tsx')),
  },
  {
    name: 'orderHistory',
    path: '/home/account/orderHistory',
    title: 'Order history',
    admits: 'everybody',
    frame: 'shell',
    menu: { label: 'Orders', icon: IconHistory, command: 'orderHistory', keys: 'Alt+3' },
    component: lazy(() => import('../screens/orders/order-history.tsx')),
  },
  {
    name: 'orderDetails',
    partOf: 'orderHistory',
    path: '/home/account/orderDetails/:id',
    title: 'Order',
    admits: 'everybody',
    frame: 'shell',
    component: lazy(() => import('../screens/orders/order-details.tsx')),
  },
  {
    name: 'orderInvoice',
    partOf: 'orderHistory',
    path: '/home/account/invoice/order/:id',
    title: 'Invoice',
    admits: 'everybody',
    frame: 'shell',
    component: lazy(() => import('../screens/orders/order-invoice.tsx')),
  },
]

export const menuScreens = screens.flatMap((screen) =>
  screen.menu === undefined ? [] : [{ ...screen, menu: screen.menu }],
)

/** Whether a screen of that path exists in this build. */
export const hasScreen = (path: string): boolean => screens.some((screen) => screen.path === path)

/** The menu as this person has it: without screens that would send him on. */
export const menuOf = (store: Store): typeof menuScreens =>
  menuScreens.filter((screen) => sendTo(store, screen, screen.path, hasScreen) === undefined)

/** The menu's screen that an address belongs to. */
export function menuScreenAt(pathname: string): string | undefined {
  const here = screens.find(({ path }) => matchPath(path, pathname) !== null)
  return here?.partOf ?? here?.name
}
