/**
 * Every screen of the portal, those that StoreDesk doesn't have yet included: its address, the portal's own name of it, and
 * whom it is for. Router, guards, menus, notices and links are derived from this table; access.ts decides with it.
 */
import { accountRules } from './screens/account.ts'
import { catalogueRules } from './screens/catalogue.ts'
import { homeRules } from './screens/home.ts'
import { replenishmentRules } from './screens/replenishment.ts'
import type { ScreenRule } from './screens/screen-rule.ts'
import { sessionRules } from './screens/session.ts'

export const SCREENS = {
  ...sessionRules,
  ...homeRules,
  ...catalogueRules,
  ...replenishmentRules,
  ...accountRules,
}

export type ScreenName = keyof typeof SCREENS

/** A screen's rule by name, as every rule is read. */
export const ruleOf = (name: ScreenName): ScreenRule => SCREENS[name]

const rules: readonly ScreenRule[] = Object.values(SCREENS)

/** Whether an address's path is a screen's: `:names` stand for anything but nothing. */
export function isAt({ path }: Pick<ScreenRule, 'path'>, pathname: string): boolean {
  const wanted = path.split('/')
  const given = pathname.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}

/** The rule of the screen at a path; undefined where no screen is. */
export const ruleAt = (pathname: string): ScreenRule | undefined => rules.find((rule) => isAt(rule, pathname))
