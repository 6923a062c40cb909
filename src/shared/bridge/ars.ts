import type { ReadRow } from '../domain/carts/judge-row.ts'
import { entry, nothing } from './entry.ts'

/** A parsed file of target stocks: `qty` of a row is its target. */
export interface TargetFile {
  readonly fileName: string
  readonly rows: readonly ReadRow[]
  /** A sentence about the parts that were skipped on purpose. */
  readonly leftOut: string | undefined
}

export const arsEntries = {
  /** Lets the user choose a file with products and their targets; undefined if none was chosen. */
  'ars.pickTargets': entry<TargetFile | undefined>()(nothing),
}
