/** What the portal wants a store to know, and where a notice leads. */
import { HOME } from './access.ts'
import { ORDER_HISTORY, orderAddress } from './addresses.ts'

/** Notices that nobody has opened yet; every other status counts as read. */
const UNREAD: readonly string[] = ['unread', 'arsunread']

export const isUnread = ({ status }: { readonly status: string }): boolean => UNREAD.includes(status)

export interface Redirect {
  /** The portal's name of a screen, e.g. `home.account.orderHistory`. */
  readonly state: string
  readonly params: Readonly<Record<string, unknown>>
}

/** `name`, or `name#{"id":"PO-1"}`. Parameters that can't be read are none. */
export function redirectOf(redirectState: string): Redirect {
  const [state = '', ...rest] = redirectState.split('#')
  return { state: state.trim(), params: paramsIn(rest.join('#')) }
}

function paramsIn(text: string): Redirect['params'] {
  if (text === '') return {}
  try {
    const params: unknown = JSON.parse(text)
    return typeof params === 'object' && params !== null && !Array.isArray(params) ? { ...params } : {}
  } catch {
    return {}
  }
}

const idIn = ({ id }: Redirect['params']): string | undefined =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : undefined

/** Which screen a name of the portal's means; by these names notices lead to screens. */
const screens: Readonly<Record<string, (params: Redirect['params']) => string>> = {
  'home.main': () => HOME,
  'home.checkoutState': () => '/checkout',
  'home.account.orderHistory': () => ORDER_HISTORY,
  'home.account.orderDetails': (params) => {
    const id = idIn(params)
    return id === undefined ? ORDER_HISTORY : orderAddress(id)
  },
  'home.account.arsReport': () => '/home/account/arsReport',
}

/** Where a notice leads; undefined for a screen that isn't there. */
export function addressOf(redirectState: string): string | undefined {
  const { state, params } = redirectOf(redirectState)
  return Object.hasOwn(screens, state) ? screens[state]?.(params) : undefined
}
