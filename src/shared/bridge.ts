/**
 * Everything that the page may ask of the main process, and everything that main tells it unasked. The preload and the
 * handlers are derived from these two tables: an unknown name, or a payload that does not fit, is refused in main.
 */
import { z } from 'zod'
import type { MenuCommand } from './channels.ts'
import { CART_TYPES, type CartLine, type CartSnapshot, type CartType } from './domain/cart.ts'
import type { ImportProgress, ImportRow, ImportSummary } from './domain/cart-import.ts'
import { VERDICTS } from './domain/cart-import.ts'
import { type JournalOrder, type LookBack, ORDER_STATUSES, type PreparedOrder } from './domain/order.ts'
import { COPIES } from './domain/papers/copies.ts'
import type { InvoicePaper } from './domain/papers/invoice.ts'
import type { ProductSuggestion } from './domain/product.ts'
import type { Store } from './domain/store.ts'
import type { Answer, CallName } from './portal/calls.ts'

export interface BridgeEntry<S extends z.ZodType = z.ZodType, A = unknown> {
  readonly ask: S
  /** Bytes that a payload may take at most. */
  readonly maxBytes: number
  /** Only for the type: main's answers are checked by the compiler. */
  readonly answer?: A
}

const KB = 1024
/** A dropped file travels in one piece. */
export const MAX_FILE_BYTES = 32 * KB * KB

/** `entry<Answer>()(schema)`: what is asked is checked in main, what is answered is typed. */
const entry =
  <A>() =>
  <S extends z.ZodType>(ask: S, maxBytes = 256 * KB): BridgeEntry<S, A> => ({ ask, maxBytes })

const nothing = z.undefined()
const cartType = z.enum(CART_TYPES)
const key = z.string().min(1).max(64)
const productId = z.number().int().nonnegative()
const qty = z.number().int().min(1).max(9999)
/** An import that was stopped half-way may be replaced by another file: the person was asked. */
const replace = z.boolean().default(false)
const orderId = z.string().min(1).max(64)
const copies = z.array(z.enum(COPIES)).min(1).max(COPIES.length)

/** Where a reorder was asked for: from the cart by an order's id, or from the order itself. */
export const REORDER_FROM = ['cart', 'orders'] as const
export type ReorderFrom = (typeof REORDER_FROM)[number]

/** Where the token is kept. */
export type VaultKind = 'keychain' | 'memory'

export type SessionState =
  | { readonly phase: 'signedOut' }
  | { readonly phase: 'signedIn'; readonly store: Store; readonly vault: VaultKind }

/** Someone to sign in as on the practice portal. */
export interface PracticeUser {
  readonly email: string
  readonly password: string
  readonly who: string
}

export interface About {
  readonly version: string
  /** `Electron 41.7` or `browser host`. */
  readonly runtime: string
  readonly portal: string
  /** Set when the app runs on the practice portal. */
  readonly practice: { readonly users: readonly PracticeUser[] } | undefined
  /** What the person should know about this start, e.g. a damaged database that was set aside. */
  readonly notices: readonly string[]
}

export interface ReadAnswer<A = unknown> {
  readonly answer: A
  /** ISO time at which the portal gave it. */
  readonly at: string
  /** True when the portal could not be reached and this is the copy saved at `at`. */
  readonly saved: boolean
  /** Rows of its lists that were left out because they couldn't be read. */
  readonly unread: number
}

/** A file that main wrote, or undefined when the person closed the dialog. */
export type Written = { readonly path: string /** What is not in it. */; readonly note?: string } | undefined

export interface CartChanged {
  readonly lines: readonly CartLine[]
  /** A sentence to show: what was done, or what was left out. */
  readonly message: string | undefined
}

const importRows = z.object({
  importId: key,
  from: z.number().int().min(0),
  count: z.number().int().min(1).max(500),
  verdicts: z.array(z.enum(VERDICTS)).optional(),
})

const historyFilter = z.object({
  fromDate: z.string().max(40).optional(),
  toDate: z.string().max(40).optional(),
  shipFrom: z.string().max(40).optional(),
  shipTo: z.string().max(40).optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  warehouseId: z.number().int().optional(),
  poid: z.string().max(64).optional(),
})

export const bridge = {
  'app.about': entry<About>()(nothing),
  /** Opens an https address of an allowed host in the system's browser. */
  'app.openLink': entry<undefined>()(z.object({ url: z.string().max(2000) })),

  /** Whether the portal could be reached when it was last asked; `net.changed` tells when that changes. */
  'net.state': entry<{ readonly online: boolean }>()(nothing),

  'session.state': entry<SessionState>()(nothing),
  /** Credentials; the portal sends the one-time password. `message` is what the portal says beyond that it was sent. */
  'session.requestOtp': entry<{
    readonly mobilenumber: string
    readonly message: string | undefined
    readonly practiceCode?: string | undefined
  }>()(z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) })),
  'session.verifyOtp': entry<SessionState>()(
    z.object({
      email: z.string().min(1).max(254),
      password: z.string().min(1).max(200),
      mobilenumber: z.string().max(20),
      code: z.string().min(1).max(12),
    }),
  ),
  'session.signOut': entry<undefined>()(nothing),

  /** Any call of the registry that only reads. `request` is the page's own name for it, to cancel it by. */
  'portal.read': entry<ReadAnswer>()(
    z.object({ call: z.string().max(80), args: z.record(z.string(), z.unknown()), request: key, fresh: z.boolean() }),
  ),
  'portal.cancel': entry<undefined>()(z.object({ request: key })),

  /** Products by what is typed of their names, at most eight. What the portal can't be asked for is left out. */
  'products.suggest': entry<readonly ProductSuggestion[]>()(z.object({ typed: z.string().max(100) })),

  'cart.open': entry<CartSnapshot>()(z.object({ cartType, fresh: z.boolean() })),
  /** Adds products that aren't in the cart yet. */
  'cart.add': entry<CartChanged>()(
    z.object({
      cartType,
      items: z
        .array(z.object({ id: productId, qty }))
        .min(1)
        .max(1000),
    }),
  ),
  /** Absolute quantities of lines that are in the cart. */
  'cart.setQuantities': entry<CartChanged>()(
    z.object({
      cartType,
      items: z
        .array(z.object({ id: productId, qty }))
        .min(1)
        .max(1000),
    }),
  ),
  'cart.remove': entry<CartChanged>()(z.object({ cartType, ids: z.array(productId).min(1).max(1000) })),
  'cart.clear': entry<CartChanged>()(z.object({ cartType })),
  /** Fills the cart with what an earlier order had. */
  'cart.reorder': entry<CartChanged>()(
    z.object({ cartType, orderId: z.string().max(200), from: z.enum(REORDER_FROM).default('cart') }),
  ),
  'cart.exportCsv': entry<Written>()(z.object({ cartType })),

  /** Lets the person choose a file; undefined when none was chosen. */
  'import.pick': entry<ImportSummary | undefined>()(z.object({ cartType, replace })),
  /** A file that was dropped on the window. */
  'import.read': entry<ImportSummary>()(
    z.object({ cartType, fileName: z.string().min(1).max(260), bytes: z.instanceof(Uint8Array), replace }),
    MAX_FILE_BYTES + 64 * KB,
  ),
  /** The import that waits to be finished, also one from before a crash. */
  'import.current': entry<ImportSummary | undefined>()(z.object({ cartType })),
  'import.rows': entry<{ readonly rows: readonly ImportRow[]; readonly total: number }>()(importRows),
  /** A row as the person corrected it: only this row is judged anew. */
  'import.fix': entry<{ readonly row: ImportRow; readonly summary: ImportSummary }>()(
    z.object({ importId: key, line: z.number().int().min(1), text: z.string().max(200) }),
  ),
  'import.setMode': entry<ImportSummary>()(z.object({ importId: key, mode: z.enum(['add', 'replace']) })),
  'import.headerIsData': entry<ImportSummary>()(z.object({ importId: key, isData: z.boolean() })),
  /** Sends the taken rows in batches; also resumes. Progress comes as events; the answer when it ends or is stopped. */
  'import.commit': entry<ImportSummary>()(z.object({ importId: key })),
  'import.stop': entry<undefined>()(z.object({ importId: key })),
  'import.discard': entry<undefined>()(z.object({ importId: key })),
  'import.exportRejected': entry<Written>()(z.object({ importId: key })),
  /** A sample file to start from. */
  'import.saveSample': entry<Written>()(nothing),

  /** Checks blocking, refreshes the cart, adjusts to stock, prices, groups. Nothing is sent. */
  'orders.prepare': entry<PreparedOrder>()(z.object({ cartType })),
  /** Sends the chosen groups of a prepared order, once. */
  'orders.place': entry<JournalOrder>()(
    z.object({ key, groups: z.array(z.string().max(40)).min(1).max(200), total: z.number().int().nonnegative() }),
  ),
  /** Orders of this computer, newest first. */
  'orders.journal': entry<readonly JournalOrder[]>()(z.object({ open: z.boolean() })),
  /** Asks the portal what became of an unconfirmed order. Never sends it again. */
  'orders.check': entry<JournalOrder>()(z.object({ key })),
  /** The person, told plainly, gives up on finding out. */
  'orders.setAside': entry<JournalOrder>()(z.object({ key })),
  /** Set while orders may be missing on this computer: nothing is prepared or placed until they were looked at. */
  'orders.held': entry<{ readonly at: string; readonly since: string } | undefined>()(nothing),
  /** What the order history has of the days from which orders may be missing; undefined when none are. */
  'orders.lookBack': entry<LookBack | undefined>()(nothing),
  /** The person has looked: ordering goes on. */
  'orders.release': entry<undefined>()(nothing),
  'orders.exportHistory': entry<Written>()(historyFilter),

  'papers.invoice': entry<InvoicePaper>()(z.object({ orderId })),
  'papers.printInvoice': entry<undefined>()(z.object({ orderId, copies })),
  'papers.saveInvoice': entry<Written>()(z.object({ orderId, copies })),
}

export type Bridge = typeof bridge
export type BridgeName = keyof Bridge
export type Ask<N extends BridgeName> = z.input<Bridge[N]['ask']>
export type BridgeAnswer<N extends BridgeName> = Bridge[N] extends BridgeEntry<z.ZodType, infer A> ? A : never

/** What main says unasked. */
export interface BridgeEvents {
  /** Signed in (`message` is what the portal said to it), signed out, or thrown out by a 401 (`message` says so). */
  'session.changed': { readonly state: SessionState; readonly message: string | undefined }
  'import.progress': ImportProgress
  'orders.changed': JournalOrder
  /** An import or an order changed the cart in main. */
  'cart.changed': { readonly cartType: CartType }
  /** Something was written that the answers of these calls don't show yet. */
  'reads.outdated': { readonly calls: readonly CallName[] }
  /** The portal refused to say what became of an order of this cart: its filters are to be reset. */
  'cart.resetFilters': { readonly cartType: CartType }
  'net.changed': { readonly online: boolean }
  /** An entry of the window's menu was chosen. */
  'menu.chosen': { readonly command: MenuCommand }
}
export type BridgeEvent = keyof BridgeEvents

/** The answer of `portal.read`, call by call. */
export type ReadOf<N extends CallName> = ReadAnswer<Answer<N>>
