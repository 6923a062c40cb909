/** The window's menu. Titles and keys of its entries come from one table for the whole app: commands.ts. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { type CommandName, commandNames, commandOf, isTyped } from '../../shared/commands.ts'

type Entry = CommandName | { readonly role: NonNullable<MenuItemConstructorOptions['role']> } | 'line'

const MENUS: readonly { readonly label: string; readonly entries: readonly Entry[] }[] = [
  {
    label: '&File',
    entries: ['bestsellers', 'line', 'print', 'line', 'deviceSettings', 'line', 'signOut', { role: 'quit' }],
  },
  {
    label: '&Edit',
    entries: [
      { role: 'undo' },
      { role: 'redo' },
      'line',
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
      'line',
      'find',
      'line',
      'alternates',
      'closeGaps',
      'orderWhatThereIs',
      'fillUp',
    ],
  },
  {
    label: '&View',
    entries: [
      'refresh',
      'line',
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { role: 'resetZoom' },
      'line',
      { role: 'togglefullscreen' },
    ],
  },
  {
    label: '&Go',
    entries: [
      'palette',
      'search',
      'line',
      'back',
      'forward',
      'line',
      'home',
      'products',
      'cart',
      'orderHistory',
      'notifications',
    ],
  },
  { label: '&Help', entries: ['shortcuts', 'line', 'report', 'about'] },
]

export interface AppMenu {
  /** Enables these commands and disables all others. */
  enable(commands: readonly CommandName[]): void
}

export function setMenu(choose: (command: CommandName) => void): AppMenu {
  const item = (entry: Entry): MenuItemConstructorOptions => {
    if (entry === 'line') return { type: 'separator' }
    if (typeof entry === 'object') return { role: entry.role }
    const { label, keys } = commandOf(entry)
    // A key without a modifier is typed in fields, so it can't be a menu key.
    const accelerator = keys.find((one) => !isTyped(one))
    return {
      id: entry,
      label: `&${label}`,
      enabled: false,
      ...(accelerator !== undefined && { accelerator: accelerator.replace('Ctrl', 'CmdOrCtrl') }),
      click: () => choose(entry),
    }
  }
  const menu = Menu.buildFromTemplate(MENUS.map(({ label, entries }) => ({ label, submenu: entries.map(item) })))
  Menu.setApplicationMenu(menu)
  return {
    enable: (commands) => {
      for (const name of commandNames) {
        const found = menu.getMenuItemById(name)
        if (found !== null) found.enabled = commands.includes(name)
      }
    },
  }
}
