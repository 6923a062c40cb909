/** Where a notice leads: it names a screen as the portal does, and what that screen is to show. */
import { type Redirect, redirectOf } from '../../shared/domain/notices.ts'
import { screens } from './screens.ts'

/**
 * The address of the screen that a notice names. Parameters take the places of the path's `:names`, the others follow as
 * the query. What names no such thing, such as an order without its number, leads to the screen that it is part of;
 * undefined for a screen that isn't there.
 */
export function noticeAddress(redirectState: string): string | undefined {
  const { state, params } = redirectOf(redirectState)
  const screen = screens.find((one) => one.state === state)
  if (screen === undefined) return undefined
  const segments = screen.path.split('/')
  const path = segments.map((segment) => (segment.startsWith(':') ? place(params, segment.slice(1)) : segment))
  if (path.includes(undefined)) return screens.find(({ name }) => name === screen.partOf)?.path
  const query = queryOf(Object.entries(params).filter(([name]) => !segments.includes(`:${name}`)))
  return path.join('/') + (query === '' ? '' : `?${query}`)
}

/** A part of an address; undefined for what can't be one: an address knows `.` and `..` as ways, and no half characters. */
function place(params: Redirect['params'], name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  return ['', '.', '..'].includes(text) || !text.isWellFormed() ? undefined : encodeURIComponent(text)
}

const queryOf = (params: readonly (readonly [string, unknown])[]): string =>
  new URLSearchParams(
    params.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  ).toString()
