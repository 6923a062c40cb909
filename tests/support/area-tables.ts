/** The tables that the tests for all areas require of each one: an area's tables are in tests/areas/<area>.ts. */
import type fc from 'fast-check'
import type { AreaName, AreaReads, EventOf } from '../../src/practice/states.ts'
import type { Ask, BridgeAnswer, BridgeName } from '../../src/shared/bridge.ts'
import type { Store } from '../../src/shared/domain/people/store.ts'
import type { CartLine } from '../../src/shared/domain/pricing/priced-cart.ts'
import type { ListName } from '../../src/shared/lists.ts'
import type { PaperKind, PaperSubject } from '../../src/shared/papers.ts'
import type { ArgsOf } from '../../src/shared/portal/call.ts'
import type { Answer, calls } from '../../src/shared/portal/calls.ts'
import type { Answers } from './made.ts'
import type { Asking } from './pages/app-bridge.ts'
import type { Person, Shop } from './shop.ts'

type Calls = typeof calls
type Key<A extends AreaName> = keyof Calls[A] & string

/** The data that an example may use: this user has a cart with three products, and past orders. */
export interface AtHand {
  readonly shop: Shop
  readonly person: Person
  readonly goods: Answer<'catalogue.productInfo'>
  readonly lines: CartLine[]
  readonly ids: number[]
  readonly orders: Answer<'order.history'>['rows']
  /** The number of a delivered one. */
  readonly delivered: string
}

/** The warehouse in every example. */
export const WAREHOUSE = 2

type CallExamples<A extends AreaName> = { readonly [K in Key<A>]: () => ArgsOf<Calls[A][K]> }

/** One example of each event that an area records, and of each read of its state. */
export interface StateTable<A extends AreaName> {
  readonly events: {
    readonly [T in EventOf<A>['type']]: fc.Arbitrary<Extract<EventOf<A>, { readonly type: T }>>
  }
  readonly reads: { readonly [R in keyof AreaReads[A]]: (ask: AreaReads[A][R]) => unknown }
}

/** The place of a list in the app, and its traits that tests rely on. */
export interface Place {
  /** An address of the app; `subject` is the list's subject, `''` for a list without one. */
  address(subject: string): string
  /** Finds subjects with enough rows for the tests; undefined for lists without a subject. */
  subjects?(ask: Asking): Promise<readonly string[]>
  /** The prefix of its filters, page and order in the address. */
  readonly prefix: string
  /** True in a card: no files, no column menu, no find, no foot. */
  readonly isBare: boolean
  /** True for an editable grid: tests of tables don't apply to it. */
  readonly isGrid?: true
  /** True if the portal decides the page size, so that a walk over all rows doesn't work. */
  readonly hasOwnPages?: true
  /** The email of the user who sees it, if that isn't the store in Pune. */
  readonly as?: string
}

/** A list with a screen of its own. */
export const screenAt = (path: string): Place => ({ address: () => path, prefix: '', isBare: false })

/** A paper with content to print. */
export interface PaperExample<K extends PaperKind> {
  /** A paper that contains a given name, of a store or of a person. */
  readonly of: (name: string) => {
    readonly subject: PaperSubject<K>
    readonly answers: Answers
    readonly who: Partial<Store>
  }
  readonly name: string
  /** Texts on the paper besides the name. */
  readonly says: readonly string[]
  readonly sheets: number
  /** Most characters in a name. */
  readonly longest: number
}

/** Data of the portal's first user for payloads of the bridge. */
export interface AtBridge {
  readonly email: string
  readonly password: string
  readonly ids: number[]
  readonly items: { readonly id: number; readonly qty: number }[]
  /** A file for the cart. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly importId: string
  readonly template: string
  readonly prepared: BridgeAnswer<'orders.prepare'>
  /** A past order. */
  readonly orderId: string
  /** A load with orders. */
  readonly loadId: string
}

export type Entries = { readonly [N in BridgeName]?: readonly Ask<N>[] }

/** The app's own examples, with or without an area of the portal behind them. */
export interface AppTables {
  readonly lists?: { readonly [N in ListName]?: Place }
  readonly papers?: { readonly [K in PaperKind]?: PaperExample<K> }
  /** Payloads that have an effect, for existing data. */
  readonly entries?: (at: AtBridge) => Entries
}

interface CallTables<A extends AreaName> extends AppTables {
  /** Example arguments of each call. */
  readonly calls: (at: AtHand) => CallExamples<A> | Promise<CallExamples<A>>
  /** Calls that need no sign-in. */
  readonly open?: readonly Key<A>[]
  /** Calls made by the portal's staff; all others are made by the store in Pune. */
  readonly staff?: readonly Key<A>[]
  /** The answer of a call with exactly these fields, if the documents specify more than that it answers. */
  readonly documents: { readonly [K in Key<A>]?: () => unknown }
}

export type AreaTables<A extends AreaName> = CallTables<A> &
  (AreaReads[A] extends undefined ? unknown : { readonly state: StateTable<A> })
