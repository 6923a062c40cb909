/** The report for whoever helps: seen before it is saved. */
import { entry, nothing, type Written } from './entry.ts'

export interface ReportPart {
  /** Name of its file in the report. */
  readonly name: string
  readonly bytes: number
  /** Its beginning, or all of it. */
  readonly text: string
}

export const supportEntries = {
  /** What the report has, as it would be saved now. */
  'support.report': entry<readonly ReportPart[]>()(nothing),
  /** Saves it as one zip, where the person says. */
  'support.save': entry<Written>()(nothing),
}
