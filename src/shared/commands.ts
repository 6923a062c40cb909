/**
 * What can be done from anywhere: the keyboard, the window's menu, the palette and the sheet of shortcuts are made of this
 * one table.
 */
import type { ScreenName } from './domain/screens.ts'

export interface Command {
  readonly label: string
  /** The first is the one that is shown: `Ctrl+K`, `Alt+1`, `F5`, `?`. */
  readonly keys: readonly string[]
  /** The screen that it leads to. */
  readonly screen?: ScreenName
  /** Of whom it asks nothing: also there while nobody is signed in. */
  readonly always?: true
}

export const COMMANDS = {
  palette: { label: 'Go to…', keys: ['Ctrl+K'] },
  search: { label: 'Search products', keys: ['/'] },
  home: { label: 'Home', keys: ['Alt+1'], screen: 'home' },
  cart: { label: 'Cart', keys: ['Alt+2'], screen: 'cart' },
  orderHistory: { label: 'Order History', keys: ['Alt+3'], screen: 'orderHistory' },
  products: { label: 'Products', keys: ['Alt+4'], screen: 'listing' },
  notifications: { label: 'Notifications', keys: ['Alt+5'], screen: 'notifications' },
  back: { label: 'Back', keys: ['Alt+Left'] },
  forward: { label: 'Forward', keys: ['Alt+Right'] },
  find: { label: 'Find on this screen', keys: ['Ctrl+F'] },
  refresh: { label: 'Refresh this screen', keys: ['F5', 'Ctrl+R'] },
  print: { label: 'Print…', keys: ['Ctrl+P'] },
  alternates: { label: 'Take alternates for all gaps…', keys: ['Ctrl+G'] },
  closeGaps: { label: 'Close all gaps', keys: ['Ctrl+Shift+G'] },
  orderWhatThereIs: { label: 'Order only what there is of the line', keys: ['Alt+Shift+Enter'] },
  fillUp: { label: 'Fill an order up to its minimum…', keys: [] },
  bestsellers: { label: 'Save best sellers as CSV…', keys: [] },
  deviceSettings: { label: 'Settings of this computer…', keys: ['Ctrl+,'], always: true },
  shortcuts: { label: 'Keyboard shortcuts', keys: ['?', 'F1'], always: true },
  tour: { label: 'Show me round', keys: [] },
  report: { label: 'Save a report for support…', keys: [], always: true },
  about: { label: 'About StoreDesk', keys: [], always: true },
  signOut: { label: 'Logout', keys: [] },
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof COMMANDS

export const commandNames = Object.keys(COMMANDS) as [CommandName, ...CommandName[]]

/** A command as every command is read. */
export const commandOf = (name: CommandName): Command => COMMANDS[name]

export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

/** A letter or a sign by itself: in a field it is typed, and means nothing else. */
export const isTyped = (keys: string): boolean => keys.length === 1

const ARROWS: Readonly<Record<string, string>> = { left: 'arrowleft', right: 'arrowright' }

/** Whether these keys are the pressed ones. A sign counts however the keyboard brings it about, Shift included. */
export function isPressed(keys: string, { key, ctrlKey, altKey, shiftKey, metaKey }: Pressed): boolean {
  const parts = keys.toLowerCase().split('+')
  const wanted = parts.at(-1) ?? ''
  return (
    key.toLowerCase() === (ARROWS[wanted] ?? wanted) &&
    ctrlKey === parts.includes('ctrl') &&
    altKey === parts.includes('alt') &&
    (isTyped(keys) || shiftKey === parts.includes('shift')) &&
    !metaKey
  )
}

/** The command that a key means; undefined leaves the key alone. `inField`: the focus is where one types. */
export const commandFor = (pressed: Pressed, inField: boolean): CommandName | undefined =>
  commandNames.find((name) =>
    commandOf(name).keys.some((keys) => isPressed(keys, pressed) && !(inField && isTyped(keys))),
  )

/** Keys that mean something in a part of a screen alone; that part listens to them itself. */
export const LOCAL_KEYS: readonly {
  readonly title: string
  readonly keys: readonly (readonly [keys: string, label: string])[]
}[] = [
  {
    title: 'In a list',
    keys: [
      ['↑ ↓', 'Row before, row after'],
      ['Home End', 'First row, last row'],
      ['PgUp PgDn', 'A screenful back, a screenful on'],
      ['Enter', 'Open the row'],
      ['Space', 'Choose the row'],
    ],
  },
  {
    title: 'In a form',
    keys: [
      ['Ctrl+S', 'Send or save it, also Ctrl+Enter, and Enter in a line'],
      ['Esc', 'Cancel'],
    ],
  },
  {
    title: 'In a listing of products',
    keys: [
      ['← ↑ ↓ →', 'From product to product'],
      ['Enter', 'Open the product'],
      ['0 – 9', 'Type a quantity, then Enter'],
      ['Space', 'Choose the product'],
      ['V', 'Styles, products or a table'],
      ['C', 'Compare the chosen products'],
    ],
  },
  {
    title: 'In the cart',
    keys: [
      ['A', 'Add a product: its id or name'],
      ['Enter', 'From product to quantity, and into the cart'],
      ['↑ ↓', 'Quantity of the row before, of the row after'],
      ['Esc', 'Quantity as it was'],
      ['Shift+↑ ↓', 'Choose several lines'],
      ['Ctrl+A', 'Choose all lines'],
      ['Ctrl+D', 'Fill down: the quantity above, or the first of those chosen'],
      ['Ctrl+Enter', 'What is typed into all lines that are chosen'],
      ['Ctrl+C', 'Copy the chosen lines for a spreadsheet'],
      ['Ctrl+V', 'Paste ids with quantities, or quantities from the line down'],
      ['Alt+Enter', 'Why a line has a gap, and what would do instead'],
      ['Del', 'Take the line out, or all that are chosen'],
      ['Ctrl+Z', 'Undo'],
      ['Ctrl+Y', 'Redo, also Ctrl+Shift+Z'],
    ],
  },
  {
    title: 'In an import',
    keys: [
      ['F8', 'Next row with a problem'],
      ['F2', 'Correct the row'],
      ['F9', 'Mend the row as its button says'],
      ['Ctrl+Z', 'Take the last correction back'],
    ],
  },
]
