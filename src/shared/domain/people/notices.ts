import type { ScreenRule } from '../screens/screen-rule.ts'
import { ruleOf, SCREENS, type ScreenName } from '../screens.ts'
import { queryText } from '../values/query-text.ts'

/** Statuses of notices that haven't been opened; any other status counts as read. */
const UNREAD: readonly string[] = ['unread', 'arsunread']

export const isUnread = ({ status }: { readonly status: string }): boolean => UNREAD.includes(status)

/** The notice's first line: some notices have no title, a few have no text at all. */
export const noticeHead = ({ title, message }: { readonly title: string; readonly message: string }): string =>
  title || message || 'Notification without text'

interface Dated {
  readonly id: string
  /** ISO text. */
  readonly createdAt?: string | undefined
}

/** Notices without a time come last. */
export const newestFirst = <T extends Dated>(notices: readonly T[]): readonly T[] =>
  notices.toSorted((one, other) => {
    const [at = '', before = ''] = [one.createdAt, other.createdAt]
    if (at === before) return other.id.localeCompare(one.id, 'en', { numeric: true })
    return at < before ? 1 : -1
  })

interface Redirect {
  /** The portal's name of a screen, e.g. `home.account.orderHistory`; '' if the notice has no target. */
  readonly state: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Parses `name` or `name#{"id":"PO-1"}`. Invalid parameters are ignored. */
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

/** Screens by the portal's names, without those for signed-out users. */
const byState = new Map<string, ScreenRule>(
  (Object.keys(SCREENS) as ScreenName[])
    .map(ruleOf)
    .flatMap((rule) => (rule.state === undefined || rule.audience === 'signedOut' ? [] : [[rule.state, rule]])),
)

const pathOf = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(SCREENS, name) ? ruleOf(name as ScreenName).path : undefined

/**
 * The address of the screen that a notice names. Parameters fill the path's `:names`, the others become the query. Without a required
 * parameter, such as an order's number, the address is that of the parent screen; undefined for a screen that isn't in this build (`has`
 * checks by path).
 */
export function noticeAddress(redirectState: string, has: (path: string) => boolean): string | undefined {
  const { state, params } = redirectOf(redirectState)
  const rule = byState.get(state)
  if (rule === undefined) return undefined
  const segments = rule.path.split('/')
  const path = segments.map((segment) => (segment.startsWith(':') ? place(params, segment.slice(1)) : segment))
  if (path.includes(undefined) || !has(rule.path)) {
    const whole = pathOf(rule.partOf)
    return whole !== undefined && has(whole) ? whole : undefined
  }
  const query = queryText(
    Object.entries(params).flatMap(([name, value]) =>
      !segments.includes(`:${name}`) && isPlain(value) ? [[name, value] as const] : [],
    ),
  )
  return path.join('/') + (query === '' ? '' : `?${query}`)
}

/** A part of an address; undefined for values that can't be one: `.` and `..` are navigation, and lone surrogates are invalid. */
function place(params: Redirect['params'], name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  return ['', '.', '..'].includes(text) || !text.isWellFormed() ? undefined : encodeURIComponent(text)
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
