/** Who may open which screen, and where everybody else is sent. */
import type { Store } from './store.ts'

export const LOGIN = '/login'
export const HOME = '/home'
const DASHBOARD = '/dashboard'
const ORDER_HISTORY = '/home/account/orderHistory'
const LEDGER = '/home/account/ledger'

/** What a screen asks of the person who opens it. */
export type Admission =
  | 'signedOut'
  | 'everybody'
  | 'franchisee'
  /** Stockists and staff that are no franchisee. */
  | 'nonFranchisee'

/** Screens that a stockist may open: the beginnings of their paths. */
const STOCKIST_SCREENS = [
  LEDGER,
  ORDER_HISTORY,
  '/home/account/loadHistory',
  '/home/account/orderdetail',
  '/home/account/orderDetails',
  '/home/account/invoice',
]

/** True for a path (or path with query) that names a place in the app; never another site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\0]*$/.test(path)

/** The sign-in screen, keeping where the person wanted to go. */
export const loginFor = (wanted: string): string =>
  wanted === HOME || wanted === '/' || wanted.startsWith(LOGIN) ? LOGIN : `${LOGIN}?ref=${encodeURIComponent(wanted)}`

/** Pharmacies have a dashboard of their own, and nobody else has it. */
const isPharmacy = (store: Store): boolean => store.fcf.concept === 'PHARMACY'
const isDashboard = (path: string): boolean => path === DASHBOARD || path.startsWith(`${DASHBOARD}/`)

/** Screens that exist decide where non-franchisees land: the ledger as soon as there is one, the order history until then. */
export function landingOf(store: Store, has: (path: string) => boolean): string {
  if (store.isFranchisee) return isPharmacy(store) && has(DASHBOARD) ? DASHBOARD : HOME
  return has(LEDGER) ? LEDGER : ORDER_HISTORY
}

/** Where to go after signing in: back to what was asked for, when the person may open it. */
export function afterLogin(store: Store, ref: string | undefined, has: (path: string) => boolean): string {
  const landing = landingOf(store, has)
  if (ref === undefined || !isOwnPath(ref) || ref.startsWith(LOGIN)) return landing
  return mayStockistOpen(store, ref) ? ref : landing
}

const mayStockistOpen = (store: Store, path: string): boolean =>
  !store.isStockist || STOCKIST_SCREENS.some((screen) => path.startsWith(screen))

/** Where somebody is sent who opens a screen; undefined when he may stay. `store` is undefined for nobody signed in. */
export function sendTo(
  store: Store | undefined,
  screen: { readonly path: string; readonly admits: Admission },
  wanted: string,
  has: (path: string) => boolean,
): string | undefined {
  if (store === undefined) return screen.admits === 'signedOut' ? undefined : loginFor(wanted)
  const landing = landingOf(store, has)
  if (screen.admits === 'signedOut') return landing
  if (!mayStockistOpen(store, screen.path)) return landing
  if (isDashboard(screen.path) !== isPharmacy(store) && (isDashboard(screen.path) || screen.path === HOME)) {
    return landing === screen.path ? undefined : landing
  }
  if (screen.admits === 'franchisee' && !store.isFranchisee) return landing
  if (screen.admits === 'nonFranchisee' && store.isFranchisee) return LOGIN
  return undefined
}
