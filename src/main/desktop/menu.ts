/** The window's menu, from one table. What an entry does is the page's business. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../../shared/channels.ts'

type Entry =
  | { readonly label: string; readonly accelerator?: string; readonly command: MenuCommand }
  | { readonly role: NonNullable<MenuItemConstructorOptions['role']> }
  | 'line'

const MENUS: readonly { readonly label: string; readonly entries: readonly Entry[] }[] = [
  {
    label: '&File',
    entries: [
      { label: '&Print…', accelerator: 'CmdOrCtrl+P', command: 'print' },
      'line',
      { label: '&Sign out', command: 'signOut' },
      { role: 'quit' },
    ],
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
      { label: '&Find…', accelerator: 'CmdOrCtrl+F', command: 'find' },
    ],
  },
  {
    label: '&View',
    entries: [
      { label: '&Refresh', accelerator: 'F5', command: 'refresh' },
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
      { label: '&Go to…', accelerator: 'CmdOrCtrl+K', command: 'palette' },
      'line',
      { label: '&Home', accelerator: 'Alt+1', command: 'home' },
      { label: '&Cart', accelerator: 'Alt+2', command: 'cart' },
      { label: '&Order history', accelerator: 'Alt+3', command: 'orderHistory' },
    ],
  },
  { label: '&Help', entries: [{ label: '&About StoreDesk', command: 'about' }] },
]

export function setMenu(choose: (command: MenuCommand) => void): void {
  const item = (entry: Entry): MenuItemConstructorOptions => {
    if (entry === 'line') return { type: 'separator' }
    if ('role' in entry) return { role: entry.role }
    const { label, accelerator, command } = entry
    return { id: command, label, ...(accelerator === undefined ? {} : { accelerator }), click: () => choose(command) }
  }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(MENUS.map(({ label, entries }) => ({ label, submenu: entries.map(item) }))),
  )
}
