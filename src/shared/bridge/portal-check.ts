/** A check of the portal, for its staff: what of its answers StoreDesk can read, asked by calls that change nothing. */
import { entry, nothing, type Written } from './entry.ts'

/** How many calls came to what. */
export interface CheckSummary {
  readonly calls: number
  readonly asked: number
  readonly fine: number
  /** Answers without anything to compare. */
  readonly empty: number
  /** Answers with something to look at. */
  readonly look: number
  readonly failed: number
  /** For want of something to ask with. */
  readonly notAsked: number
  /** Never asked: they change something. */
  readonly writes: number
}

export interface CheckResult {
  readonly summary: CheckSummary
  /** The report as it would be saved: names and kinds, no values. */
  readonly text: string
}

export const portalCheckEntries = {
  /** Asks every call that reads, with the account that is signed in. Undefined where it was stopped. */
  'portalCheck.run': entry<CheckResult | undefined>()(nothing),
  'portalCheck.stop': entry<undefined>()(nothing),
  /** Saves the last report, where the user says. */
  'portalCheck.save': entry<Written>()(nothing),
}

export interface PortalCheckEvents {
  /** Calls that are done, of how many. */
  'portalCheck.progress': { readonly done: number; readonly total: number }
}
