/**
 * All screens of the portal, including those that StoreDesk doesn't have yet: address, the portal's own name, and audience. Router, guards,
 * menus, notices and links are derived from this table; access.ts uses it for its decisions.
 */
import { all as SCREENS } from './screens/all.ts'
import type { ScreenRule } from './screens/screen-rule.ts'

export { SCREENS }

export type ScreenName = keyof typeof SCREENS

/** A screen's rule by name, in the common type. */
export const ruleOf = (name: ScreenName): ScreenRule => SCREENS[name]

const rules: readonly ScreenRule[] = Object.values(SCREENS)

/** True if an address's path belongs to the screen: `:names` match any non-empty part. */
export function isAt({ path }: Pick<ScreenRule, 'path'>, pathname: string): boolean {
  const expected = path.split('/')
  const actual = pathname.split('/')
  return (
    expected.length === actual.length &&
    expected.every((part, at) => (part.startsWith(':') ? actual[at] !== '' : part === actual[at]))
  )
}

/** The rule of the screen at a path; undefined if there is none. */
export const ruleAt = (pathname: string): ScreenRule | undefined => rules.find((rule) => isAt(rule, pathname))

/** The names of a path's `:parts`. */
type PartOf<P extends string> = P extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartOf<`/${Rest}`>
  : P extends `${string}:${infer Part}`
    ? Part
    : never
type PartsOf<N extends ScreenName> = { readonly [Part in PartOf<(typeof SCREENS)[N]['path']>]: string | number }

/** The screen's path with its `:parts` replaced by values, e.g. `pathOf('orderDetails', { id: 'FC/1' })`. */
export function pathOf<N extends ScreenName>(name: N, parts: PartsOf<N>): string {
  const values: Readonly<Record<string, string | number>> = parts
  return SCREENS[name].path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(values[part] ?? ''))
}
