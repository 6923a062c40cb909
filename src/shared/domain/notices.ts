/** What the portal wants a store to know: what counts as unread, and which screen a notice names. */

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
