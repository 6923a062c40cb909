/** A check of the portal, for its staff: reports which answers StoreDesk can read, using only calls that change nothing. */
import { entry, nothing, type Written } from './entry.ts'

/** The number of calls by result. */
export interface CheckSummary {
  readonly calls: number
  readonly asked: number
  readonly fine: number
  /** Answers without anything to compare. */
  readonly empty: number
  /** Answers with a finding. */
  readonly look: number
  readonly failed: number
  /** Calls that couldn't be made because no arguments were available. */
  readonly notAsked: number
  /** Writes, which are never called. */
  readonly writes: number
}

export interface CheckResult {
  readonly summary: CheckSummary
  /** The report as it would be saved: names and kinds, no values. */
  readonly text: string
}

export const portalCheckEntries = {
  /** Makes every read call with the signed-in account. Undefined if it was stopped. */
  'portalCheck.run': entry<CheckResult | undefined>()(nothing),
  'portalCheck.stop': entry<undefined>()(nothing),
  /** Saves the last report in a file chosen by the user. */
  'portalCheck.save': entry<Written>()(nothing),
}

export interface PortalCheckEvents {
  /** Number of finished calls, and of all. */
  'portalCheck.progress': { readonly done: number; readonly total: number }
}
