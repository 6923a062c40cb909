/** Which screens stand in the menu, in which order, under which keys. Who sees which is a rule: shared/domain/access.ts. */
import {
  IconCalendar,
  IconHistory,
  IconHome,
  IconId,
  IconShoppingCart,
  IconUserShield,
  type TablerIcon,
} from '@tabler/icons-react'
import type { MenuCommand } from '../../shared/channels.ts'
import { sendTo } from '../../shared/domain/access.ts'
import type { Store } from '../../shared/domain/store.ts'
import type { Screen } from './screen.ts'
import { hasScreen, screenAt, screens } from './screens.ts'

interface MenuEntry {
  /** The screen's name. */
  readonly screen: string
  readonly label: string
  readonly icon: TablerIcon
  readonly command: MenuCommand
  readonly keys: string
}

const mainMenu: readonly MenuEntry[] = [
  { screen: 'home', label: 'Home', icon: IconHome, command: 'home', keys: 'Alt+1' },
  { screen: 'cart', label: 'Cart', icon: IconShoppingCart, command: 'cart', keys: 'Alt+2' },
  { screen: 'orderHistory', label: 'Orders', icon: IconHistory, command: 'orderHistory', keys: 'Alt+3' },
]

export interface MenuScreen extends Screen {
  readonly menu: MenuEntry
}

export const menuScreens: readonly MenuScreen[] = mainMenu.flatMap((menu) => {
  const screen = screens.find(({ name }) => name === menu.screen)
  return screen === undefined ? [] : [{ ...screen, menu }]
})

const isOpenTo = (store: Store, screen: Screen): boolean => sendTo(store, screen, screen.path, hasScreen) === undefined

/** The menu as this person has it: without screens that would send him on. */
export const menuOf = (store: Store): readonly MenuScreen[] => menuScreens.filter((screen) => isOpenTo(store, screen))

const inSessionMenu: readonly { readonly screen: string; readonly icon: TablerIcon }[] = [
  { screen: 'staffBadges', icon: IconId },
  { screen: 'calendar', icon: IconCalendar },
  { screen: 'admin', icon: IconUserShield },
]

/** What the menu of the session leads to, besides the session's own. */
export const sessionMenuOf = (store: Store): readonly (Screen & { readonly icon: TablerIcon })[] =>
  inSessionMenu.flatMap(({ screen: name, icon }) => {
    const screen = screens.find((one) => one.name === name)
    return screen === undefined || !isOpenTo(store, screen) ? [] : [{ ...screen, icon }]
  })

/** Every screen that this person may open by its name alone: those of the menu first, with their keys. */
export function screensOf(store: Store): readonly (Screen & { readonly icon?: TablerIcon; readonly keys?: string })[] {
  const inMenu = menuOf(store).map((screen) => ({ ...screen, icon: screen.menu.icon, keys: screen.menu.keys }))
  const beside = sessionMenuOf(store)
  const known = new Set([...inMenu, ...beside].map(({ name }) => name))
  const others = screens.filter(
    (screen) =>
      !known.has(screen.name) && screen.frame !== 'bare' && !screen.path.includes(':') && isOpenTo(store, screen),
  )
  return [...inMenu, ...beside, ...others]
}

/** The menu's screen that an address belongs to. */
export function menuScreenAt(pathname: string): string | undefined {
  const here = screenAt(pathname)
  return here?.partOf ?? here?.name
}
