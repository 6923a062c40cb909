/** Decides on access to the screens of screens.ts, and on the redirect for users without it. */

import { ORDER_HISTORY, wholeAddress } from '../screens/addresses.ts'
import type { Flag, ScreenRule } from '../screens/screen-rule.ts'
import { ruleAt, SCREENS } from '../screens.ts'
import type { Store } from './store.ts'

export const LOGIN = SCREENS.login.path
export const HOME = SCREENS.home.path
const DASHBOARD = SCREENS.pharmacy.path
const LEDGER = SCREENS.ledger.path

/** Concepts with rewards. */
const REWARDED: readonly string[] = ['FCCOCO', 'BBBHCOCO']

/**
 * True for stockists, and for stores of the signage International: they see their ledger, orders, loads and the papers of these, and can't
 * order.
 */
const isConfined = ({ isStockist, fcf }: Pick<Store, 'isStockist' | 'fcf'>): boolean =>
  isStockist || fcf.signage === 'International'

/** True for users who order: franchisees who aren't confined. */
export const hasCart = (store: Store): boolean => store.isFranchisee && !isConfined(store)

/** Pharmacies have only their own dashboard, and only they have it. */
const isPharmacy = (store: Store): boolean => hasCart(store) && store.fcf.concept === 'PHARMACY'

/**
 * True for stores with the six tiles of automatic replenishment: a concept that is set and isn't coco, and the flag (document 2, section
 * 6).
 */
export const hasArsTiles = ({ fcf, enableARS }: Pick<Store, 'fcf' | 'enableARS'>): boolean =>
  enableARS && !['', 'coco'].includes(fcf.concept.trim().toLowerCase())

/** True for a path (with query and hash) within the app; never for another site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\0]*$/.test(path)

/** The sign-in screen with the wanted address as parameter: path, query and hash. */
export const loginFor = (target: string): string =>
  target === '/' || target.startsWith(LOGIN) ? LOGIN : `${LOGIN}?ref=${encodeURIComponent(target)}`

/** The user's first screen. `has` tells which screens exist: the order history replaces a missing ledger. */
export function landingOf(store: Store, has: (path: string) => boolean): string {
  if (isPharmacy(store)) return DASHBOARD
  if (hasCart(store)) return HOME
  return has(LEDGER) ? LEDGER : ORDER_HISTORY
}

/** The address after signing in: the requested one if the user may open it. */
export function afterLogin(store: Store, ref: string | undefined, has: (path: string) => boolean): string {
  const landing = landingOf(store, has)
  if (ref === undefined || !isOwnPath(ref)) return landing
  const rule = ruleAt(pathIn(ref))
  return rule !== undefined && mayOpen(store, rule) ? ref : landing
}

/**
 * The app address of an external link: an existing screen that changes nothing when opened. The screen's guard decides if the user may open
 * it.
 */
export function linkedAddress(address: string): string | undefined {
  const whole = wholeAddress(address)
  const rule = isOwnPath(whole) ? ruleAt(pathIn(whole)) : undefined
  if (rule === undefined || rule.acts === true) return undefined
  return rule.audience === 'signedOut' ? withoutOthersRef(whole) : whole
}

/** The address in `ref` is checked by this rule, too: only our own guard may send the user back to a screen that acts. */
function withoutOthersRef(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  const remaining = query.split('&').flatMap((part) => {
    const [name, value] = part.split('=', 2).map(decoded)
    if (name !== 'ref') return part === '' || name === undefined ? [] : [part]
    const linked = value === undefined ? undefined : linkedAddress(value)
    return linked === undefined ? [] : [`ref=${encodeURIComponent(linked)}`]
  })
  return `${path}${remaining.length > 0 ? `?${remaining.join('&')}` : ''}${hash}`
}

/** Decodes a value of an address's query; undefined if it is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? ''

/** The redirect for a user who opens a screen; undefined if they may open it. `store` is undefined if no user is signed in. */
export function sendTo(
  store: Store | undefined,
  rule: ScreenRule,
  target: string,
  has: (path: string) => boolean,
): string | undefined {
  if (store === undefined) return rule.audience === 'signedOut' ? undefined : loginFor(target)
  if (mayOpen(store, rule)) return undefined
  return isConfined(store) ? landingOf(store, has) : turnedAway(store, rule, has)
}

/** True if a signed-in user may open the screen. */
export function mayOpen(store: Store, rule: ScreenRule): boolean {
  if (rule.audience === 'signedOut') return false
  if (isConfined(store)) return rule.forConfined === true
  if (isPharmacy(store)) return rule.audience === 'pharmacy' || (rule.audience === 'admin' && store.isAdmin)
  return isInAudience(store, rule) && hasFlag(store, rule.needs)
}

function isInAudience(store: Store, { audience }: ScreenRule): boolean {
  switch (audience) {
    case 'everybody':
      return true
    case 'franchisee':
      return store.isFranchisee
    case 'nonFranchisee':
      return !store.isFranchisee
    case 'admin':
      return store.isAdmin
    case 'car':
      return store.enablecar
    default:
      return false
  }
}

/** The ledger's flag applies to franchisees only; all other users who reach this check have a ledger. */
function hasFlag(store: Store, flag: Flag | undefined): boolean {
  if (flag === undefined) return true
  if (flag === 'reward') return REWARDED.includes(store.fcf.concept)
  return store[flag] || (flag === 'enableLedger' && !store.isFranchisee)
}

/** The redirect for a user who isn't confined and opens a screen that isn't for them. */
function turnedAway(store: Store, rule: ScreenRule, has: (path: string) => boolean): string {
  const landing = landingOf(store, has)
  if (rule.audience === 'signedOut' || isPharmacy(store)) return landing
  const isWrongDoor = rule.audience === 'nonFranchisee' || (isInAudience(store, rule) && rule.without === 'login')
  return isWrongDoor ? LOGIN : landing
}
