/**
 * The menus as data. Every screen that is reached by name stands in one section of the bar, under its own title. The entries shown depend
 * on the user (shared/domain/people/access.ts) and on the screens in this build; a section without entries isn't shown. My Account also has
 * the company's own list, letter for letter.
 */
import {
  IconArrowBackUp,
  IconBook2,
  IconBuildingWarehouse,
  IconChartBar,
  IconChecklist,
  IconFileDescription,
  IconHistory,
  IconPackages,
  IconReceiptRupee,
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

export interface MenuSection {
  readonly title: string
  readonly icon: TablerIcon
  /** The entry that a click on the section's word opens; undefined if the section only opens its panel. */
  readonly main: MenuEntry | undefined
  readonly groups: readonly MenuGroup[]
}

export interface Menus {
  readonly bar: readonly MenuEntry[]
  readonly buttons: readonly MenuEntry[]
  /** Listed beside the categories. */
  readonly products: readonly MenuEntry[]
  readonly sections: readonly MenuSection[]
  readonly account: readonly MenuGroup[]
}

/** A screen, and its name in a menu if that differs from its title. */
type Entries = readonly (ScreenName | readonly [screen: ScreenName, label: string])[]
interface Group {
  readonly title: string
  readonly icon: TablerIcon
  readonly entries: Entries
}
interface Section {
  readonly title: string
  readonly icon: TablerIcon
  /** True if a click on the section's word opens its first entry. */
  readonly leads: boolean
  readonly groups: readonly Group[]
}

const BUTTONS: Entries = ['cart', ['afs', 'AFS'], ['car', 'CAR'], 'notifications']

const PRODUCTS: Entries = [['listing', 'All products'], 'orderAssist', 'orderAssistStats']

const SECTIONS: readonly Section[] = [
  {
    title: 'Orders',
    icon: IconHistory,
    leads: true,
    groups: [
      { title: 'Orders', icon: IconHistory, entries: ['orderHistory', 'autoConfirmed', 'kioskConfirmation'] },
      { title: 'Shipments', icon: IconTruckDelivery, entries: ['loadHistory', 'waybill'] },
      { title: 'Returns', icon: IconArrowBackUp, entries: ['srDetails', 'rtoDetails'] },
    ],
  },
  {
    title: 'Replenish',
    icon: IconPackages,
    leads: true,
    groups: [
      { title: 'Proposed carts', icon: IconChecklist, entries: ['afs', 'car'] },
      { title: 'My ARS', icon: IconPackages, entries: ['myArs', 'arsBin', 'arsRequest', 'arsListing'] },
      { title: 'Reports', icon: IconChartBar, entries: ['arsReport', 'replacementReport', 'afsChecklist'] },
    ],
  },
  {
    title: 'Money',
    icon: IconReceiptRupee,
    leads: true,
    groups: [
      { title: 'Accounts', icon: IconReceiptRupee, entries: ['ledger', 'inputTax', 'payments'] },
      { title: 'Forms', icon: IconFileDescription, entries: ['cForm'] },
    ],
  },
  {
    title: 'Store',
    icon: IconBuildingWarehouse,
    leads: false,
    groups: [
      {
        title: 'Performance',
        icon: IconChartBar,
        entries: ['weekSummary', 'storePerformance', 'scorecard', 'incentiveDashboard', 'reward'],
      },
      {
        title: 'Training',
        icon: IconSchool,
        entries: ['lms', 'productInformation', 'bestPractice', 'turnaroundStories', 'events'],
      },
      {
        title: 'Marketing',
        icon: IconSpeakerphone,
        entries: ['lookbooks', 'vmGuidelines', 'vmEbook', 'artworks', 'smsRequest', 'storeMusic'],
      },
      { title: 'Team', icon: IconUsers, entries: ['staffBadges', 'calendar'] },
      {
        title: 'Documents and help',
        icon: IconBook2,
        entries: ['policies', 'releaseNotes', 'warranty', 'escalation'],
      },
    ],
  },
]

/** The company defines the entries of My Account, letter for letter; the grouping is ours. */
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

/** Shown to every user who may open them. */
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
  readonly sections: readonly Section[]
  readonly account: readonly Group[]
}

const STORES: Kind = { bar: ['home'], sections: SECTIONS, account: [...OF_STORES, SIGN_IN] }
const OTHERS: Kind = {
  bar: ['ledger', ['orderHistory', 'Orders'], ['loadHistory', 'Loads'], 'orderDetailExport'],
  sections: [],
  account: [...OF_OTHERS, SIGN_IN],
}
const PHARMACIES: Kind = {
  bar: [
    ['pharmacy', 'Dashboard'],
    ['pharmacyProducts', 'Products'],
  ],
  sections: [],
  account: [],
}

const kindOf = (store: Store): Kind => {
  if (!hasCart(store)) return OTHERS
  return mayOpen(store, ruleOf('pharmacy')) ? PHARMACIES : STORES
}

/** Builds the menus of a user; `has` tells by path which screens this build has. */
export function menusOf(store: Store, has: (path: string) => boolean): Menus {
  const open = (entries: Entries): readonly MenuEntry[] =>
    entries.flatMap((entry) => {
      const [screen, name] = typeof entry === 'string' ? [entry] : entry
      const { path, title } = ruleOf(screen)
      return has(path) && mayOpen(store, ruleOf(screen)) ? [{ screen, label: name ?? title, path }] : []
    })
  const groups = (all: readonly Group[]): readonly MenuGroup[] =>
    all
      .map(({ title, icon, entries }) => ({ title, icon, entries: open(entries) }))
      .filter((one) => one.entries.length > 0)
  const kind = kindOf(store)
  return {
    bar: open(kind.bar),
    buttons: open(BUTTONS),
    products: open(PRODUCTS),
    sections: kind.sections.flatMap(({ leads, groups: of, ...section }) => {
      const there = groups(of)
      return there.length === 0 ? [] : [{ ...section, main: leads ? there[0]?.entries[0] : undefined, groups: there }]
    }),
    account: groups(kind.account),
  }
}

export interface NamedEntry extends MenuEntry {
  /** The name of the menu group it belongs to. */
  readonly group: string
}

/** Every screen of the menus, each once and by its name in its section; those of the bar come first. */
export function everyEntry({ bar, buttons, products, sections, account }: Menus): readonly NamedEntry[] {
  const of = (entries: readonly MenuEntry[], group: string) => entries.map((entry) => ({ ...entry, group }))
  const grouped = [
    ...sections.flatMap(({ title, groups }) => groups.flatMap(({ entries }) => of(entries, title))),
    ...of(buttons, ''),
    ...of(products, 'Products'),
    ...account.flatMap(({ title, entries }) => of(entries, title)),
  ]
  const first = of(bar, '').map((entry) => grouped.find(({ screen }) => screen === entry.screen) ?? entry)
  // The first name set is kept: a section's name for a screen wins over the one in the company's list.
  const named = new Map<string, NamedEntry>()
  for (const entry of [...first, ...grouped]) if (!named.has(entry.screen)) named.set(entry.screen, entry)
  return [...named.values()]
}
