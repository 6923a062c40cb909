/** Who may open which screen, and where everybody else is sent. */
import { ORDER_HISTORY } from './addresses.ts'
import type { Store } from './store.ts'

export const LOGIN = '/login'
export const HOME = '/home'
const DASHBOARD = '/dashboard'
const LEDGER = '/home/account/ledger'

/** What a screen asks of the person who opens it. */
export type Admission =
  | 'signedOut'
  | 'everybody'
  /** Those who have a cart. */
  | 'franchisee'
  /** Those who have none: stockists, stores abroad, staff. */
  | 'nonFranchisee'

/** Screens that are open to stockists: the beginnings of their paths. */
const STOCKIST_SCREENS = [
  LEDGER,
  ORDER_HISTORY,
  '/home/account/loadHistory',
  '/home/account/orderdetail',
  '/home/account/orderDetails',
  '/home/account/invoice',
]

/**
 * Stockists, and stores of the signage International, whatever else they are: they see their ledger, orders, loads and
 * the papers of these, and order nothing.
 */
export const isConfined = ({ isStockist, fcf }: Pick<Store, 'isStockist' | 'fcf'>): boolean =>
  isStockist || fcf.signage === 'International'

/** Those who order: a franchisee who isn't confined. */
export const hasCart = (store: Store): boolean => store.isFranchisee && !isConfined(store)

/** True for a path (with query and hash) that names a place in the app; never another site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\0]*$/.test(path)

/** The sign-in screen, keeping where the person wanted to go: path, query and hash. */
export const loginFor = (wanted: string): string =>
  wanted === HOME || wanted === '/' || wanted.startsWith(LOGIN) ? LOGIN : `${LOGIN}?ref=${encodeURIComponent(wanted)}`

/** Pharmacies have a dashboard of their own, and nobody else has it. */
const isPharmacy = (store: Store): boolean => store.fcf.concept === 'PHARMACY'
const isDashboard = (path: string): boolean => path === DASHBOARD || path.startsWith(`${DASHBOARD}/`)

/**
 * Where somebody begins. Screens that exist decide: a pharmacy's dashboard and the ledger of everybody who has no cart
 * as soon as there is one, home and the order history until then.
 */
export function landingOf(store: Store, has: (path: string) => boolean): string {
  if (hasCart(store)) return isPharmacy(store) && has(DASHBOARD) ? DASHBOARD : HOME
  return has(LEDGER) ? LEDGER : ORDER_HISTORY
}

/** Where to go after signing in: back to what was asked for, when the person may open it. */
export function afterLogin(store: Store, ref: string | undefined, has: (path: string) => boolean): string {
  const landing = landingOf(store, has)
  if (ref === undefined || !isOwnPath(ref) || ref.startsWith(LOGIN)) return landing
  return isOpenTo(store, ref) ? ref : landing
}

const isOpenTo = (store: Store, path: string): boolean =>
  !isConfined(store) || STOCKIST_SCREENS.some((screen) => path.startsWith(screen))

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
  if (!isOpenTo(store, screen.path)) return landing
  if (isDashboard(screen.path) !== isPharmacy(store) && (isDashboard(screen.path) || screen.path === HOME)) {
    return landing === screen.path ? undefined : landing
  }
  if (screen.admits === 'franchisee' && !hasCart(store)) return landing
  if (screen.admits === 'nonFranchisee' && hasCart(store)) return LOGIN
  return undefined
}
