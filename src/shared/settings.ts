/** What a person has set, account by account: small values by name, each with the schema that it is read by. */
import { z } from 'zod'
import { CART_GROUPINGS } from './domain/carts/cart-groups.ts'
import { CART_TYPES } from './domain/carts/cart-kinds.ts'
import { GROUNDS } from './domain/carts/grounds.ts'
import { LONGEST_LAYOUT } from './domain/carts/import-question.ts'
import { PARTS } from './domain/carts/review.ts'
import { LISTING_SORTS, LISTING_VIEWS } from './domain/catalogue/listing.ts'
import { LONGEST_TALLY_NAME, MOST_TALLY_NAMES } from './domain/ledger/tally-names.ts'
import type { Paise } from './domain/values/money.ts'
import { LEAST_WIDTH, MOST_WIDTH } from './lists/layout.ts'
import { viewsSetting } from './lists/views.ts'
import { type ListName, listNames } from './lists.ts'

const column = z.string().min(1).max(64)

/** How somebody wants a list: which columns, in whatever order, and widths in pixels. */
const listSetting = z.strictObject({
  columns: z.array(column).max(100).exactOptional(),
  widths: z.record(column, z.number().min(LEAST_WIDTH).max(MOST_WIDTH)).exactOptional(),
})

type ListKey = `list.${ListName}`

const ofLists = Object.fromEntries(listNames.map((name) => [`list.${name}`, listSetting])) as Readonly<
  Record<ListKey, typeof listSetting>
>

type ViewsKey = `views.${ListName}`

const viewsOfLists = Object.fromEntries(listNames.map((name) => [`views.${name}`, viewsSetting])) as Readonly<
  Record<ViewsKey, typeof viewsSetting>
>

/** Screens that somebody was at. */
export const MOST_VISITED = 12

/** Addresses of this app with the titles that they had, the last one first. */
const recentSetting = z.strictObject({
  visited: z
    .array(z.strictObject({ to: z.string().startsWith('/').max(300), title: z.string().min(1).max(200) }))
    .max(MOST_VISITED),
})

/** Layouts of cart files that are remembered. */
export const MOST_LAYOUTS = 40

/** What was answered about cart files that name their columns alike, the last one first. */
const layoutsSetting = z.strictObject({
  layouts: z
    .array(
      z.strictObject({
        layout: z.string().max(LONGEST_LAYOUT),
        sheet: z.string().max(255),
        /** Lines between where names were looked for and where they stand; null for nowhere. */
        below: z.number().int().nullable(),
        id: z.number().int().min(0),
        qty: z.number().int().min(0),
      }),
    )
    .max(MOST_LAYOUTS),
})

/** Names for an account, by `TallyKey`. */
export const tallyNames = z
  .record(z.string().max(240), z.string().max(LONGEST_TALLY_NAME))
  .refine((names) => Object.keys(names).length <= MOST_TALLY_NAMES)

const seenSetting = z.strictObject({
  /** ISO time. */
  at: z.string().max(40),
  lines: z
    .array(
      z.strictObject({
        id: z.int(),
        qty: z.int(),
        net: z.custom<Paise>((net) => Number.isSafeInteger(net)).exactOptional(),
      }),
    )
    .max(2000),
  looked: z.array(z.strictObject({ id: z.int(), qty: z.int(), ground: z.enum(GROUNDS).exactOptional() })).max(2000),
  /** What its parts came to, by warehouse, category and subcategory. */
  totals: z.record(
    z.enum(PARTS),
    z
      .array(
        z.strictObject({
          name: z.string().max(300),
          quantity: z.int(),
          net: z.custom<Paise>((net) => Number.isSafeInteger(net)),
        }),
      )
      .max(1000),
  ),
})

/** Every setting that there is: a name that isn't here is neither kept nor read. */
export const settings = {
  ...ofLists,
  ...viewsOfLists,
  /** Tasks of the start page that are put off, and the day that they are put off on. */
  snoozed: z.strictObject({ day: z.string().max(10), tasks: z.array(z.string().max(4000)).max(50) }),
  /** The cart that was open last; the portal's `isApparelcart` follows from it. */
  cartType: z.enum(CART_TYPES),
  /** How the cart is looked at: its orders as cards or in one line, its lines high or low, and grouped by what. */
  cart: z.strictObject({
    cards: z.enum(['open', 'folded']),
    rows: z.enum(['usual', 'dense']),
    grouping: z.enum(CART_GROUPINGS),
  }),
  /** The same of a cart that the portal fills, and its columns. */
  proposed: z.strictObject({
    cards: z.enum(['open', 'folded']),
    rows: z.enum(['usual', 'dense']),
    grouping: z.enum(CART_GROUPINGS),
  }),
  proposedColumns: listSetting,
  /** The AFS cart as it was last said to be seen, and its lines that were looked at since, with their pieces. */
  afsSeen: seenSetting,
  cartColumns: listSetting,
  cartLayouts: layoutsSetting,
  /** The order of products that was chosen last: the portal's `sortingValues`. */
  sorting: z.enum(LISTING_SORTS),
  /** How listings of products are looked at, and whether their filters stand beside them. */
  listing: z.strictObject({ view: z.enum(LISTING_VIEWS), filters: z.boolean() }),
  /** How loud music plays, from 0 to 1. */
  volume: z.number().min(0).max(1),
  /** Names that ledgers and types of vouchers have in the store's Tally, by account and by what they are for. */
  tallyNames: z.partialRecord(z.enum(['1', '2']), tallyNames),
  /** Whether scans are heard. */
  scanSound: z.strictObject({ isOn: z.boolean() }),
  /** By whom returns were sent last. */
  returnCourier: z.strictObject({ company: z.string().max(100) }),
  /** The week, by its Monday, whose summary was opened last. */
  weekSummary: z.strictObject({ opened: z.string().max(10) }),
  recent: recentSetting,
  /** The tour was taken or declined. */
  tour: z.literal('known'),
}

export type SettingKey = keyof typeof settings
export type Setting<K extends SettingKey> = z.output<(typeof settings)[K]>

/** Settings that end with the session: they tell what somebody did. */
export const SESSION_SETTINGS: readonly SettingKey[] = ['recent']

export const settingKeys = Object.keys(settings) as readonly SettingKey[]

/** The value as it was kept; undefined for one that can't be read, which counts as not there. */
export function readSetting<K extends SettingKey>(key: K, kept: unknown): Setting<K> | undefined {
  const read = settings[key].safeParse(kept)
  // Of a schema that isn't known yet, the compiler can't tell what its parse returns.
  return read.success ? (read.data as Setting<K>) : undefined
}
