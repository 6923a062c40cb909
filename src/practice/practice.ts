import type { Hono } from 'hono'
import type { AnswerOf, ArgsOf } from '../shared/portal/call.ts'
import type { calls } from '../shared/portal/calls.ts'
import type { PracticeDocument } from './kit/pdf.ts'
import type { AreaName, AreaReads, AreaSettings, EventOf, MemoryOf } from './states.ts'
import type { PortalSettings, Surroundings } from './surroundings.ts'
import type { PracticeAccount } from './world/accounts.ts'

type Calls = typeof calls

export type Settings = PortalSettings & AreaSettings

export interface Practice extends Surroundings {
  readonly settings: Settings
  /** The readers of each area's state, for instance `state.order.orderOf(poid)`. */
  readonly state: AreaReads
}

/** An area's own context: only the area itself records its events, and has its memory. */
export interface PracticeOf<A extends AreaName> extends Practice {
  readonly record: (event: EventOf<A>) => void
  /** State that ends with the process. */
  readonly memory: MemoryOf<A>
}

/** A request with the signed-in account; every call that isn't open to all has one. */
export interface Visit<A extends AreaName> extends PracticeOf<A> {
  readonly account: PracticeAccount
}

export type AreaCalls<A extends AreaName> = {
  readonly [K in keyof Calls[A]]: (
    args: ArgsOf<Calls[A][K]>,
    visit: Visit<A>,
  ) => AnswerOf<Calls[A][K]> | Promise<AnswerOf<Calls[A][K]>>
}

/** Controls an area for tests of the app's reaction: in this process, and over HTTP. */
export interface AreaControl<H extends object = object> {
  readonly handles: H
  /** Below `/practice/control`. */
  readonly routes: (app: Hono) => void
}

/** By folder: returns the document with a name, or undefined. */
export type Documents = Readonly<Record<string, (name: string) => PracticeDocument | undefined>>

/** An area of the portal, defined in `area.ts` of its folder. */
export interface Area<A extends AreaName> {
  readonly calls: AreaCalls<A>
  /** Calls that need no session. */
  readonly open?: readonly (keyof Calls[A])[]
  readonly control?: (practice: PracticeOf<A>) => AreaControl
  /** Pages of the portal for a browser; they aren't calls. */
  readonly pages?: (practice: PracticeOf<A>) => Hono
  /** Documents that it builds from its state, by folder. */
  readonly documents?: (practice: PracticeOf<A>) => Documents
}
