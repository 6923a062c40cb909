/**
 * The menus as data: every screen that is reached by its name stands in one group of them. What a menu shows of it depends
 * on who looks (shared/domain/people/access.ts) and on which screens this build has; a group without entries isn't shown.
 */
import {
  IconBook2,
  IconChartBar,
  IconChecklist,
  IconCreditCard,
  IconFileDescription,
  IconRefresh,
  IconSchool,
  IconSpeakerphone,
  IconTruckDelivery,
  IconUserCog,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { hasCart, mayOpen } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { ruleOf, type ScreenName } from '../../shared/domain/screens.ts'

export interface MenuEntry {
  readonly screen: ScreenName
  readonly label: string
  readonly path: string
}

export interface MenuGroup {
  readonly title: string
  readonly icon: TablerIcon
  readonly entries: readonly MenuEntry[]
}

export interface Menus {
  /** In the bar itself: the ways that are gone most often. They stand in a group, too, but for home. */
  readonly bar: readonly MenuEntry[]
  /** Buttons of the bar. */
  readonly buttons: readonly MenuEntry[]
  /** Beside the categories. */
  readonly products: readonly MenuEntry[]
  readonly store: readonly MenuGroup[]
  readonly account: readonly MenuGroup[]
}

type Entries = readonly (readonly [screen: ScreenName, label: string])[]
interface Group {
  readonly title: string
  readonly icon: TablerIcon
  readonly entries: Entries
}

const BUTTONS: Entries = [
  ['cart', 'Cart'],
  ['afs', 'AFS cart'],
  ['car', 'CAR cart'],
  ['notifications', 'Notifications'],
]

const PRODUCTS: Entries = [
  ['listing', 'All products'],
  ['orderAssist', 'Order assist'],
  ['orderAssistStats', 'Sales and stock'],
]

/** Whatever isn't in My Account. */
const STORE: readonly Group[] = [
  {
    title: 'Replenishment',
    icon: IconRefresh,
    entries: [
      ['myArs', 'My ARS'],
      ['arsBin', 'ARS bin'],
      ['arsRequest', 'My requests'],
      ['arsListing', 'ARS global listing'],
      ['replacementReport', 'Product replacement report'],
      ['afsChecklist', 'Product checklist'],
    ],
  },
  {
    title: 'Payments and kiosk',
    icon: IconCreditCard,
    entries: [
      ['payments', 'Payments'],
      ['cForm', 'C-form'],
      ['kioskConfirmation', 'Kiosk orders'],
      ['waybill', 'Waybill'],
    ],
  },
  {
    title: 'Training',
    icon: IconSchool,
    entries: [
      ['lms', 'Training'],
      ['productInformation', 'Product information'],
      ['bestPractice', 'Best practice'],
      ['turnaroundStories', 'Turnaround stories'],
      ['events', 'Events'],
    ],
  },
  {
    title: 'Performance',
    icon: IconChartBar,
    entries: [
      ['storePerformance', 'Store performance'],
      ['scorecard', 'Staff scorecard'],
      ['incentiveDashboard', 'Incentive dashboard'],
    ],
  },
  {
    title: 'Marketing',
    icon: IconSpeakerphone,
    entries: [
      ['lookbooks', 'Lookbooks'],
      ['vmGuidelines', 'VM guidelines'],
      ['artworks', 'Artwork'],
      ['smsRequest', 'SMS requests'],
    ],
  },
  {
    title: 'Documents and help',
    icon: IconChecklist,
    entries: [
      ['warranty', 'Babyhug warranty'],
      ['escalation', 'Escalation matrix'],
    ],
  },
]

/** Documents 1 and 3 list the entries of My Account, letter for letter; the groups are ours. */
const OF_STORES: readonly Group[] = [
  {
    title: 'Orders and money',
    icon: IconTruckDelivery,
    entries: [
      ['orderHistory', 'Order History'],
      ['loadHistory', 'Load History'],
      ['ledger', 'Ledger'],
      ['srDetails', 'SR Details'],
      ['rtoDetails', 'RTO Details'],
      ['arsReport', 'ARS Report'],
    ],
  },
  {
    title: 'Team and shop floor',
    icon: IconUsers,
    entries: [
      ['staffBadges', 'Staff Badges'],
      ['calendar', 'Calendar'],
      ['storeMusic', 'Store Music & AV Commercial'],
      ['reward', 'Reward & Recognition'],
    ],
  },
  {
    title: 'Documents',
    icon: IconBook2,
    entries: [
      ['policies', 'Policies'],
      ['vmEbook', 'VM E-book'],
      ['releaseNotes', 'POS Release Notes'],
    ],
  },
]

const OF_OTHERS: readonly Group[] = [
  {
    title: 'Orders and money',
    icon: IconFileDescription,
    entries: [
      ['ledger', 'Ledger'],
      ['orderHistory', 'Order History'],
      ['loadHistory', 'Load History'],
      ['orderDetailExport', 'Order Details'],
    ],
  },
]

/** Of whoever is let in there. */
const SIGN_IN: Group = {
  title: 'Sign-in',
  icon: IconUserCog,
  entries: [
    ['settings', 'Change Password'],
    ['admin', 'Admin Console'],
  ],
}

interface Kind {
  readonly bar: Entries
  readonly account: readonly Group[]
}

const STORES: Kind = {
  bar: [
    ['home', 'Home'],
    ['orderHistory', 'Orders'],
  ],
  account: [...OF_STORES, SIGN_IN],
}
const OTHERS: Kind = {
  bar: [
    ['ledger', 'Ledger'],
    ['orderHistory', 'Orders'],
    ['loadHistory', 'Loads'],
    ['orderDetailExport', 'Order details'],
  ],
  account: [...OF_OTHERS, SIGN_IN],
}
const PHARMACIES: Kind = {
  bar: [
    ['pharmacy', 'Dashboard'],
    ['pharmacyProducts', 'Products'],
  ],
  account: [],
}

const kindOf = (store: Store): Kind => {
  if (!hasCart(store)) return OTHERS
  return mayOpen(store, ruleOf('pharmacy')) ? PHARMACIES : STORES
}

/** The menus as this person has them; `has` knows by path which screens this build has. */
export function menusOf(store: Store, has: (path: string) => boolean): Menus {
  const open = (entries: Entries): readonly MenuEntry[] =>
    entries.flatMap(([screen, label]) => {
      const { path } = ruleOf(screen)
      return has(path) && mayOpen(store, ruleOf(screen)) ? [{ screen, label, path }] : []
    })
  const groups = (all: readonly Group[]): readonly MenuGroup[] =>
    all
      .map(({ title, icon, entries }) => ({ title, icon, entries: open(entries) }))
      .filter((one) => one.entries.length > 0)
  const { bar, account } = kindOf(store)
  return {
    bar: open(bar),
    buttons: open(BUTTONS),
    products: open(PRODUCTS),
    store: groups(STORE),
    account: groups(account),
  }
}

export interface NamedEntry extends MenuEntry {
  /** Where it stands in the menus. */
  readonly group: string
}

/** Every screen of the menus, each once and by the name that it has in its group; those of the bar come first. */
export function everyEntry({ bar, buttons, products, store, account }: Menus): readonly NamedEntry[] {
  const of = (entries: readonly MenuEntry[], group: string) => entries.map((entry) => ({ ...entry, group }))
  const grouped = [
    ...of(buttons, ''),
    ...account.flatMap(({ title, entries }) => of(entries, title)),
    ...of(products, 'Products'),
    ...store.flatMap(({ title, entries }) => of(entries, title)),
  ]
  const first = of(bar, '').map((entry) => grouped.find(({ screen }) => screen === entry.screen) ?? entry)
  return [...new Map([...first, ...grouped].map((entry) => [entry.screen, entry])).values()]
}
