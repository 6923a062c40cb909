/** My ARS beyond what the portal is asked. */
import type { ReadRow } from '../domain/carts/judge-row.ts'
import { entry, nothing } from './entry.ts'

/** A file of target stocks as it was read: `qty` of a row is its target. */
export interface TargetFile {
  readonly fileName: string
  readonly rows: readonly ReadRow[]
  /** What wasn't read of it, on purpose. */
  readonly leftOut: string | undefined
}

export const arsEntries = {
  /** Lets the person choose a file with products and their targets; undefined when none was chosen. */
  'ars.pickTargets': entry<TargetFile | undefined>()(nothing),
}
