/** Which screens stand in the menu, in which order, under which keys. Who sees which is a rule: shared/domain/access.ts. */
import { IconHistory, IconHome, IconShoppingCart, type TablerIcon } from '@tabler/icons-react'
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

/** The menu as this person has it: without screens that would send him on. */
export const menuOf = (store: Store): readonly MenuScreen[] =>
  menuScreens.filter((screen) => sendTo(store, screen, screen.path, hasScreen) === undefined)

/** The menu's screen that an address belongs to. */
export function menuScreenAt(pathname: string): string | undefined {
  const here = screenAt(pathname)
  return here?.partOf ?? here?.name
}
