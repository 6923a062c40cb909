/** What the tests that hold for every area ask of one: its tables are in tests/areas/<area>.ts. */
import type fc from 'fast-check'
import type { AreaName, AreaReads, EventOf } from '../../src/practice/states.ts'
import type { Ask, BridgeAnswer, BridgeName } from '../../src/shared/bridge.ts'
import type { CartLine } from '../../src/shared/domain/carts/cart.ts'
import type { Store } from '../../src/shared/domain/people/store.ts'
import type { ListName } from '../../src/shared/lists.ts'
import type { PaperKind, PaperSubject } from '../../src/shared/papers.ts'
import type { ArgsOf } from '../../src/shared/portal/call.ts'
import type { Answer, calls } from '../../src/shared/portal/calls.ts'
import type { Answers } from './made.ts'
import type { Asking } from './pages/app-bridge.ts'
import type { Person, Shop } from './shop.ts'

type Calls = typeof calls
type Key<A extends AreaName> = keyof Calls[A] & string

/** What an example may ask about: this person has a cart of three products, and orders of the past. */
export interface AtHand {
  readonly shop: Shop
  readonly person: Person
  readonly goods: Answer<'catalogue.productInfo'>
  readonly lines: CartLine[]
  readonly ids: number[]
  readonly orders: Answer<'order.history'>['rows']
  /** The number of one that was delivered. */
  readonly delivered: string
}

/** The warehouse of whatever is asked. */
export const WAREHOUSE = 2

type CallExamples<A extends AreaName> = { readonly [K in Key<A>]: () => ArgsOf<Calls[A][K]> }

/** Each of what an area records, and of what may be asked of it. */
export interface StateTable<A extends AreaName> {
  readonly events: {
    readonly [T in EventOf<A>['type']]: fc.Arbitrary<Extract<EventOf<A>, { readonly type: T }>>
  }
  readonly reads: { readonly [R in keyof AreaReads[A]]: (ask: AreaReads[A][R]) => unknown }
}

/** How a person comes to a list, and what of it a test may count on. */
export interface Place {
  /** An address of the app; `subject` is what the list is about, `''` for one that is about nothing in particular. */
  address(subject: string): string
  /** Finds subjects that have such a list, with as much in it as tests need; absent for lists without a subject. */
  subjects?(ask: Asking): Promise<readonly string[]>
  /** Stands before its filters, page and order in the address. */
  readonly prefix: string
  /** In a card: without files, columns to choose, find and a foot. */
  readonly isBare: boolean
  /** Drawn as a grid that is edited, not as a table: what is told of tables doesn't hold of it. */
  readonly isGrid?: true
  /** The portal's pages are as long as it likes: a walk that asks for all at once doesn't fit. */
  readonly hasOwnPages?: true
  /** Who sees it, where that isn't the store in Pune. */
  readonly as?: string
}

/** A list that is a screen of its own. */
export const screenAt = (path: string): Place => ({ address: () => path, prefix: '', isBare: false })

/** A paper with something to print. */
export interface PaperExample<K extends PaperKind> {
  /** With a name of the test's choice in it, of a store or of a person. */
  readonly of: (name: string) => {
    readonly subject: PaperSubject<K>
    readonly answers: Answers
    readonly who: Partial<Store>
  }
  readonly name: string
  /** What stands on it besides the name. */
  readonly says: readonly string[]
  readonly sheets: number
  /** Characters that a name may have. */
  readonly longest: number
}

/** What a payload for the bridge may be about, of the portal's first user. */
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
  /** An order of the past. */
  readonly orderId: string
  /** A load that orders came in. */
  readonly loadId: string
}

export type Entries = { readonly [N in BridgeName]?: readonly Ask<N>[] }

/** What the app has, whether an area of the portal is behind it or not. */
export interface AppTables {
  readonly lists?: { readonly [N in ListName]?: Place }
  readonly papers?: { readonly [K in PaperKind]?: PaperExample<K> }
  /** Payloads that do something, for things that are there. */
  readonly entries?: (at: AtBridge) => Entries
}

interface CallTables<A extends AreaName> extends AppTables {
  /** One way of asking each call. */
  readonly calls: (at: AtHand) => CallExamples<A> | Promise<CallExamples<A>>
  /** Nobody is signed in yet when these are asked. */
  readonly open?: readonly Key<A>[]
  /** Portal staff asks these; everybody else is the store in Pune. */
  readonly staff?: readonly Key<A>[]
  /** What a call answers, where the documents say more than that it answers: these fields and no others. */
  readonly documents: { readonly [K in Key<A>]?: () => unknown }
}

export type AreaTables<A extends AreaName> = CallTables<A> &
  (AreaReads[A] extends undefined ? unknown : { readonly state: StateTable<A> })
