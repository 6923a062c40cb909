/**
 * Commands available everywhere: keyboard shortcuts, the window's menu, the palette and the sheet of shortcuts are built from this table.
 */
import type { ScreenName } from './domain/screens.ts'

export interface Command {
  readonly label: string
  /** The first one is displayed: `Ctrl+K`, `Alt+1`, `F5`, `?`. */
  readonly keys: readonly string[]
  /** The screen that it opens. */
  readonly screen?: ScreenName
  /** Set for a command that is also available while no user is signed in. */
  readonly always?: true
}

export const COMMANDS = {
  palette: { label: 'Go to…', keys: ['Ctrl+K'] },
  search: { label: 'Search products', keys: ['/'] },
  home: { label: 'Home', keys: ['Alt+1'], screen: 'home' },
  cart: { label: 'Cart', keys: ['Alt+2'], screen: 'cart' },
  orderHistory: { label: 'Order history', keys: ['Alt+3'], screen: 'orderHistory' },
  products: { label: 'Products', keys: ['Alt+4'], screen: 'listing' },
  notifications: { label: 'Notifications', keys: ['Alt+5'], screen: 'notifications' },
  back: { label: 'Back', keys: ['Alt+Left'] },
  forward: { label: 'Forward', keys: ['Alt+Right'] },
  find: { label: 'Search this screen', keys: ['Ctrl+F'] },
  filters: { label: 'Go to the filters', keys: ['F'] },
  refresh: { label: 'Refresh this screen', keys: ['F5', 'Ctrl+R'] },
  print: { label: 'Print…', keys: ['Ctrl+P'] },
  alternates: { label: 'Replace all gaps with alternates…', keys: ['Ctrl+G'] },
  closeGaps: { label: 'Close all gaps', keys: ['Ctrl+Shift+G'] },
  orderWhatThereIs: { label: 'Reduce the line to available stock', keys: ['Alt+Shift+Enter'] },
  fillUp: { label: 'Fill an order up to its minimum…', keys: [] },
  bestsellers: { label: 'Save best sellers as CSV…', keys: [] },
  deviceSettings: { label: 'Settings…', keys: ['Ctrl+,'], always: true },
  shortcuts: { label: 'Keyboard shortcuts', keys: ['?', 'F1'], always: true },
  tour: { label: 'Take the tour', keys: [] },
  report: { label: 'Save support report…', keys: [], always: true },
  about: { label: 'About StoreDesk', keys: [], always: true },
  signOut: { label: 'Logout', keys: [] },
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof COMMANDS

export const commandNames = Object.keys(COMMANDS) as [CommandName, ...CommandName[]]

/** A command in the common type. */
export const commandOf = (name: CommandName): Command => COMMANDS[name]

export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

/** True for a single letter or sign: in a field it is just typed. */
export const isTyped = (keys: string): boolean => keys.length === 1

const ARROWS: Readonly<Record<string, string>> = { left: 'arrowleft', right: 'arrowright' }

/** True if these keys are the pressed ones. A sign matches regardless of the keys that produce it, Shift included. */
export function isPressed(keys: string, { key, ctrlKey, altKey, shiftKey, metaKey }: Pressed): boolean {
  const parts = keys.toLowerCase().split('+')
  const keyName = parts.at(-1) ?? ''
  return (
    key.toLowerCase() === (ARROWS[keyName] ?? keyName) &&
    ctrlKey === parts.includes('ctrl') &&
    altKey === parts.includes('alt') &&
    (isTyped(keys) || shiftKey === parts.includes('shift')) &&
    !metaKey
  )
}

/** The command for a key; undefined to ignore the key. `inField`: the focus is in a text field. */
export const commandFor = (pressed: Pressed, inField: boolean): CommandName | undefined =>
  commandNames.find((name) =>
    commandOf(name).keys.some((keys) => isPressed(keys, pressed) && !(inField && isTyped(keys))),
  )

/** Keys for a part of a screen only; that part handles them itself. */
export const LOCAL_KEYS: readonly {
  readonly title: string
  readonly keys: readonly (readonly [keys: string, label: string])[]
}[] = [
  {
    title: 'Several stores',
    keys: [['Ctrl+Shift+1 – 9', 'Switch to that store']],
  },
  {
    title: 'In a list',
    keys: [
      ['↓', 'From the heading or a filter to the first row'],
      ['↑ ↓', 'Previous row, next row'],
      ['Home End', 'First row, last row'],
      ['PgUp PgDn', 'Page up, page down'],
      ['Enter', 'Open row'],
      ['Space', 'Select row'],
    ],
  },
  {
    title: 'In a form',
    keys: [
      ['Ctrl+S', 'Save or send (also Ctrl+Enter)'],
      ['Esc', 'Cancel'],
    ],
  },
  {
    title: 'In a listing of products',
    keys: [
      ['← ↑ ↓ →', 'Next or previous product'],
      ['Enter', 'Open the product'],
      ['0 – 9', 'Type a quantity, then Enter'],
      ['Space', 'Select product'],
      ['V', 'Styles, products or table'],
      ['C', 'Compare selected products'],
    ],
  },
  {
    title: 'In the cart',
    keys: [
      ['A', 'Add a product by ID or name'],
      ['Enter', 'From product to quantity, then add to cart'],
      ['↑ ↓', 'Quantity of the previous or next row'],
      ['Esc', 'Restore the quantity'],
      ['Shift+↑ ↓', 'Select several lines'],
      ['Ctrl+A', 'Select all lines'],
      ['Ctrl+D', 'Fill down the quantity above or the first selected one'],
      ['Ctrl+Enter', 'Set the typed quantity for all selected lines'],
      ['Ctrl+C', 'Copy selected lines for a spreadsheet'],
      ['Ctrl+V', 'Paste ids with quantities, or quantities from the line down'],
      ['Alt+Enter', 'Show the reason for a gap and the alternates'],
      ['Del', 'Remove the line or all selected lines'],
      ['Ctrl+Z', 'Undo'],
      ['Ctrl+Y', 'Redo, also Ctrl+Shift+Z'],
    ],
  },
  {
    title: 'In an import',
    keys: [
      ['F8', 'Next row with a problem'],
      ['F2', 'Correct the row'],
      ['F9', 'Apply the row’s suggested fix'],
      ['Ctrl+Z', 'Undo the last correction'],
    ],
  },
]
