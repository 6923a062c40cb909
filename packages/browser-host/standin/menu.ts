/** `electron.Menu`: no menu is drawn, but tests can click its items and press its accelerators in the page. */
import type { PressedKey } from '../world/preload.ts'
import { provided } from './provided.ts'

type Template = Electron.MenuItemConstructorOptions
type ItemKeys =
  | 'id'
  | 'label'
  | 'type'
  | 'role'
  | 'accelerator'
  | 'enabled'
  | 'visible'
  | 'checked'
  | 'submenu'
  | 'click'
  | 'sublabel'
  | 'toolTip'
export type MenuItem = Omit<Pick<Electron.MenuItem, ItemKeys>, 'submenu' | 'click'> & {
  readonly submenu?: Menu
  click(event?: unknown, window?: unknown, contents?: unknown): void
}
export interface Menu {
  readonly items: readonly MenuItem[]
  getMenuItemById(id: string): MenuItem | null
  append(item: MenuItem): void
  insert(position: number, item: MenuItem): void
  popup(options?: Electron.PopupOptions): void
  closePopup(): void
}

let focusedWindow = (): unknown => undefined

function makeItem(template: Template): MenuItem {
  const {
    id = '',
    label = template.role ?? '',
    enabled = true,
    visible = true,
    checked = false,
    submenu,
    click,
  } = template
  const { role, accelerator, sublabel = '', toolTip = '' } = template
  const menu = Array.isArray(submenu) ? makeMenu(submenu) : (submenu as Menu | undefined)
  const item = provided('MenuItem', {
    id,
    accelerator,
    sublabel,
    toolTip,
    label,
    role,
    enabled,
    visible,
    checked,
    type: template.type ?? (menu ? 'submenu' : 'normal'),
    submenu: menu,
    // As in Electron the app's function gets the item and the window; roles do nothing here.
    click: (event: unknown = {}, window: unknown = focusedWindow()) => {
      if (item.type === 'checkbox') Object.assign(item, { checked: !item.checked })
      click?.(item as never, window as never, event as never)
    },
  }) as unknown as MenuItem
  return item
}

function makeMenu(template: readonly (Template | MenuItem)[]): Menu {
  const items = template.map((one) =>
    'click' in one && 'submenu' in one && 'sublabel' in one ? (one as MenuItem) : makeItem(one as Template),
  )
  const find = (id: string): MenuItem | null => {
    for (const item of items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }
  return provided('Menu', {
    items,
    getMenuItemById: find,
    append: (item: MenuItem) => void items.push(item),
    insert: (position: number, item: MenuItem) => void items.splice(position, 0, item),
    popup: () => {},
    closePopup: () => {},
    on: () => {},
    once: () => {},
  })
}

let application: Menu | null = null

class HostMenu {
  static buildFromTemplate = (template: Template[]): Menu => makeMenu(template)
  static setApplicationMenu = (menu: Menu | null): void => {
    application = menu
  }
  static getApplicationMenu = (): Menu | null => application
  constructor() {
    Object.assign(this, makeMenu([]))
  }
}
export const Menu = HostMenu as unknown as typeof HostMenu & (new () => Menu)

export const MenuItem = ((template: Template): MenuItem => makeItem(template)) as unknown as new (
  template: Template,
) => MenuItem

/** Called by windows for a key that the page did not handle. */
export function pressAccelerator(key: PressedKey, window: unknown): void {
  focusedWindow = () => window
  const item = flat(application).find(({ accelerator, enabled }) => enabled && accelerator && means(accelerator, key))
  item?.click({ triggeredByAccelerator: true }, window)
}

function flat(menu: Menu | null | undefined): MenuItem[] {
  return (menu?.items ?? []).flatMap((item) => [item, ...flat(item.submenu)])
}

const named: Readonly<Record<string, string>> = {
  plus: '+',
  space: ' ',
  esc: 'escape',
  return: 'enter',
  left: 'arrowleft',
  right: 'arrowright',
  up: 'arrowup',
  down: 'arrowdown',
}

function means(accelerator: string, { key, code, control, shift, alt, meta }: PressedKey): boolean {
  const parts = accelerator
    .toLowerCase()
    .split('+')
    .map((part) => part || '+')
  const keyName = parts.at(-1) ?? ''
  const has = (...names: string[]) => parts.slice(0, -1).some((part) => names.includes(part))
  const mac = process.platform === 'darwin'
  const modifiers =
    control === has('ctrl', 'control', ...(mac ? [] : ['cmdorctrl', 'commandorcontrol'])) &&
    meta === has('meta', 'super', 'cmd', 'command', ...(mac ? ['cmdorctrl', 'commandorcontrol'] : [])) &&
    alt === has('alt', 'option', 'altgr') &&
    shift === has('shift')
  const plain = named[keyName] ?? keyName
  return (
    modifiers &&
    (key.toLowerCase() === plain || code.toLowerCase() === `key${plain}` || code.toLowerCase() === `digit${plain}`)
  )
}
