/** The user's settings by account: small values by name, each with its schema. */
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

/** The layout of a list: the columns in their order, and widths in pixels. */
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

/** Maximum recently visited screens. */
export const MOST_VISITED = 12

/** Addresses of this app with their titles at that time, the last one first. */
const recentSetting = z.strictObject({
  visited: z
    .array(z.strictObject({ to: z.string().startsWith('/').max(300), title: z.string().min(1).max(200) }))
    .max(MOST_VISITED),
})

/** Maximum remembered layouts of cart files. */
export const MOST_LAYOUTS = 40

/** Answers about cart files by their headings, the last one first. */
const layoutsSetting = z.strictObject({
  layouts: z
    .array(
      z.strictObject({
        layout: z.string().max(LONGEST_LAYOUT),
        sheet: z.string().max(255),
        /** Lines between the expected and the actual heading row; null if there is none. */
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
  /** The totals of its parts, by warehouse, category and subcategory. */
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

/** All settings: other names are neither stored nor read. */
export const settings = {
  ...ofLists,
  ...viewsOfLists,
  /** Snoozed tasks of the start page, and the day on which they were snoozed. */
  snoozed: z.strictObject({ day: z.string().max(10), tasks: z.array(z.string().max(4000)).max(50) }),
  /** The last opened cart; the portal's `isApparelcart` follows from it. */
  cartType: z.enum(CART_TYPES),
  /** The view of the cart: orders as cards or on one line, row height, and grouping. */
  cart: z.strictObject({
    cards: z.enum(['open', 'folded']),
    rows: z.enum(['usual', 'dense']),
    grouping: z.enum(CART_GROUPINGS),
  }),
  /** The same for a cart that the portal fills, and its columns. */
  proposed: z.strictObject({
    cards: z.enum(['open', 'folded']),
    rows: z.enum(['usual', 'dense']),
    grouping: z.enum(CART_GROUPINGS),
  }),
  proposedColumns: listSetting,
  /** The AFS cart when it was last marked as seen, and the lines reviewed since, with their pieces. */
  afsSeen: seenSetting,
  cartColumns: listSetting,
  cartLayouts: layoutsSetting,
  /** The last chosen sort order of products: the portal's `sortingValues`. */
  sorting: z.enum(LISTING_SORTS),
  /** The view of product listings, and whether their filters are shown. */
  listing: z.strictObject({ view: z.enum(LISTING_VIEWS), filters: z.boolean() }),
  /** The volume of music, from 0 to 1. */
  volume: z.number().min(0).max(1),
  /** Names of ledgers and voucher types in the store's Tally, by account and purpose. */
  tallyNames: z.partialRecord(z.enum(['1', '2']), tallyNames),
  /** True to play a sound for each scan. */
  scanSound: z.strictObject({ isOn: z.boolean() }),
  /** The courier of the last return. */
  returnCourier: z.strictObject({ company: z.string().max(100) }),
  /** The week, by its Monday, whose summary was opened last. */
  weekSummary: z.strictObject({ opened: z.string().max(10) }),
  recent: recentSetting,
  /** Set once the tour was taken or declined. */
  tour: z.literal('known'),
}

export type SettingKey = keyof typeof settings
export type Setting<K extends SettingKey> = z.output<(typeof settings)[K]>

/** Settings that are deleted when the session ends, since they record the user's activity. */
export const SESSION_SETTINGS: readonly SettingKey[] = ['recent']

export const settingKeys = Object.keys(settings) as readonly SettingKey[]

/** The stored value; undefined for an invalid one, which counts as unset. */
export function readSetting<K extends SettingKey>(key: K, stored: unknown): Setting<K> | undefined {
  const read = settings[key].safeParse(stored)
  // For a generic schema, the compiler can't infer the result of parsing.
  return read.success ? (read.data as Setting<K>) : undefined
}
