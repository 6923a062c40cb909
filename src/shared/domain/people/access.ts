/** Who may open which screen of screens.ts, and where everybody else is sent. */

import type { Flag, ScreenRule } from '../screens/screen-rule.ts'
import { ruleAt, SCREENS } from '../screens.ts'
import { ORDER_HISTORY, wholeAddress } from './addresses.ts'
import type { Store } from './store.ts'

export const LOGIN = SCREENS.login.path
export const HOME = SCREENS.home.path
const DASHBOARD = SCREENS.pharmacy.path
const LEDGER = SCREENS.ledger.path

/** Concepts that stores are rewarded in. */
const REWARDED: readonly string[] = ['FCCOCO', 'BBBHCOCO']

/**
 * Stockists, and stores of the signage International, whatever else they are: they see their ledger, orders, loads and
 * the papers of these, and order nothing.
 */
const isConfined = ({ isStockist, fcf }: Pick<Store, 'isStockist' | 'fcf'>): boolean =>
  isStockist || fcf.signage === 'International'

/** Those who order: a franchisee who isn't confined. */
export const hasCart = (store: Store): boolean => store.isFranchisee && !isConfined(store)

/** Pharmacies have a dashboard of their own instead of all other screens, and nobody else has it. */
const isPharmacy = (store: Store): boolean => hasCart(store) && store.fcf.concept === 'PHARMACY'

/** The six tiles of automatic replenishment: a concept that is set and isn't coco, and the flag (document 2, section 6). */
export const hasArsTiles = ({ fcf, enableARS }: Pick<Store, 'fcf' | 'enableARS'>): boolean =>
  enableARS && !['', 'coco'].includes(fcf.concept.trim().toLowerCase())

/** True for a path (with query and hash) that names a place in the app; never another site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\0]*$/.test(path)

/** The sign-in screen, keeping where the person wanted to go: path, query and hash. */
export const loginFor = (wanted: string): string =>
  wanted === '/' || wanted.startsWith(LOGIN) ? LOGIN : `${LOGIN}?ref=${encodeURIComponent(wanted)}`

/** Where somebody begins. `has` says which screens exist: until there is a ledger, the order history stands in for it. */
export function landingOf(store: Store, has: (path: string) => boolean): string {
  if (isPharmacy(store)) return DASHBOARD
  if (hasCart(store)) return HOME
  return has(LEDGER) ? LEDGER : ORDER_HISTORY
}

/** Where to go after signing in: back to what was asked for, when the person may open it. */
export function afterLogin(store: Store, ref: string | undefined, has: (path: string) => boolean): string {
  const landing = landingOf(store, has)
  if (ref === undefined || !isOwnPath(ref)) return landing
  const rule = ruleAt(pathIn(ref))
  return rule !== undefined && mayOpen(store, rule) ? ref : landing
}

/**
 * Where a link from outside leads: to a screen that there is and that changes nothing by being opened. Whether the person
 * may open it, the screen's guard says.
 */
export function linkedAddress(address: string): string | undefined {
  const whole = wholeAddress(address)
  const rule = isOwnPath(whole) ? ruleAt(pathIn(whole)) : undefined
  if (rule === undefined || rule.acts === true) return undefined
  return rule.audience === 'signedOut' ? withoutOthersRef(whole) : whole
}

/** Where signing in leads to is this rule's to judge as well: only our own guard may send back to a screen that acts. */
function withoutOthersRef(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  const kept = query.split('&').flatMap((part) => {
    const [name, value] = part.split('=', 2).map(decoded)
    if (name !== 'ref') return part === '' || name === undefined ? [] : [part]
    const linked = value === undefined ? undefined : linkedAddress(value)
    return linked === undefined ? [] : [`ref=${encodeURIComponent(linked)}`]
  })
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`
}

/** As an address's query has it; undefined for what can't be read. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? ''

/** Where a user who opens a screen is sent; undefined if it may be opened. `store` is undefined for nobody signed in. */
export function sendTo(
  store: Store | undefined,
  rule: ScreenRule,
  wanted: string,
  has: (path: string) => boolean,
): string | undefined {
  if (store === undefined) return rule.audience === 'signedOut' ? undefined : loginFor(wanted)
  if (mayOpen(store, rule)) return undefined
  return isConfined(store) ? landingOf(store, has) : turnedAway(store, rule, has)
}

/** Whether a screen is open to a signed-in person. */
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

/** The ledger's flag binds franchisees alone; everybody else who gets so far has a ledger. */
function hasFlag(store: Store, flag: Flag | undefined): boolean {
  if (flag === undefined) return true
  if (flag === 'reward') return REWARDED.includes(store.fcf.concept)
  return store[flag] || (flag === 'enableLedger' && !store.isFranchisee)
}

/** A user who isn't confined, and a screen that isn't theirs. */
function turnedAway(store: Store, rule: ScreenRule, has: (path: string) => boolean): string {
  const landing = landingOf(store, has)
  if (rule.audience === 'signedOut' || isPharmacy(store)) return landing
  const isWrongDoor = rule.audience === 'nonFranchisee' || (isInAudience(store, rule) && rule.without === 'login')
  return isWrongDoor ? LOGIN : landing
}
