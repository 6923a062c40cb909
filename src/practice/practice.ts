/** What the areas of the practice portal work with, and what they are made of. */
import type { Hono } from 'hono'
import type { AnswerOf, ArgsOf } from '../shared/portal/call.ts'
import type { calls } from '../shared/portal/calls.ts'
import type { Made } from './kit/pdf.ts'
import type { AreaName, AreaReads, AreaSettings, EventOf, MemoryOf } from './states.ts'
import type { PortalSettings, Surroundings } from './surroundings.ts'
import type { PracticeAccount } from './world/accounts.ts'

type Calls = typeof calls

export type Settings = PortalSettings & AreaSettings

/** What everybody here may know. */
export interface Practice extends Surroundings {
  readonly settings: Settings
  /** What each area lets the others read, e.g. `state.order.orderOf(poid)`. */
  readonly state: AreaReads
}

/** What an area works with: it alone records its events, and has its memory. */
export interface PracticeOf<A extends AreaName> extends Practice {
  /** It happened, and is in the file. */
  readonly record: (event: EventOf<A>) => void
  /** What ends with the process. */
  readonly memory: MemoryOf<A>
}

/** The person who asks; there is one in every call that isn't open to everybody. */
export interface Visit<A extends AreaName> extends PracticeOf<A> {
  readonly account: PracticeAccount
}

/** Every call of an area, answered. */
export type AreaCalls<A extends AreaName> = {
  readonly [K in keyof Calls[A]]: (
    args: ArgsOf<Calls[A][K]>,
    visit: Visit<A>,
  ) => AnswerOf<Calls[A][K]> | Promise<AnswerOf<Calls[A][K]>>
}

/** How an area is steered by whoever tests what the app makes of it: in this process, and over HTTP. */
export interface AreaControl<H extends object = object> {
  readonly handles: H
  /** Beneath `/practice/control`. */
  readonly routes: (app: Hono) => void
}

/** By folder: the document of a name, or undefined. */
export type Documents = Readonly<Record<string, (name: string) => Made | undefined>>

/** An area of the portal: `area.ts` of its folder. */
export interface Area<A extends AreaName> {
  readonly calls: AreaCalls<A>
  /** Calls that need nobody signed in. */
  readonly open?: readonly (keyof Calls[A])[]
  readonly control?: (practice: PracticeOf<A>) => AreaControl
  /** Pages of the portal for a browser, which are no calls. */
  readonly pages?: (practice: PracticeOf<A>) => Hono
  /** Documents that it makes of what it knows, by the folder they are in. */
  readonly documents?: (practice: PracticeOf<A>) => Documents
}
