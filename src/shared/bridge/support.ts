/** The support report, which the user sees before saving it. */
import { entry, nothing, type Written } from './entry.ts'

export interface ReportPart {
  /** The name of its file in the report. */
  readonly name: string
  readonly bytes: number
  /** The beginning, or all of it. */
  readonly text: string
}

export const supportEntries = {
  /** The report as it would be saved now. */
  'support.report': entry<readonly ReportPart[]>()(nothing),
  /** Saves it as a zip file chosen by the user. */
  'support.save': entry<Written>()(nothing),
  /** Saves orders, unfinished imports, templates and settings in one file chosen by the user; without secrets. */
  'support.backUp': entry<Written>()(nothing),
  /** Lets the user choose a backup, which is restored at the next start. Returns a message, undefined if the dialog was closed. */
  'support.restore': entry<string | undefined>()(nothing),
  /** Checks all data at the next start. */
  'support.repair': entry<string>()(nothing),
}
