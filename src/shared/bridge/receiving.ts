/** Checking off a load that has arrived: what was counted, kept on this computer. */
import { z } from 'zod'
import { type Counted, MOST_COUNTED } from '../domain/receiving/received.ts'
import { entry, type Written } from './entry.ts'

/** What of a load was counted so far. */
export interface Receiving {
  /** By number: those that are here. */
  readonly boxes: readonly string[]
  readonly products: readonly Counted[]
  /** Scans of numbers that nobody knows as products, which wait for an answer; left out where there are none. */
  readonly asked?: readonly AskedPieces[]
}

/** Pieces that were scanned with a number that nobody knows. */
export interface AskedPieces {
  readonly id: number
  readonly pieces: number
}

const load = z.string().min(1).max(64)
const pieces = z.number().int().min(0).max(MOST_COUNTED)

export const receivingEntries = {
  'receiving.read': entry<Receiving>()(z.object({ load })),
  /** How many there are of a product now, in place of what was kept; or that nobody has counted it. */
  'receiving.count': entry<undefined>()(
    z.object({ load, id: z.number().int().min(1), counted: pieces, damaged: pieces, isCounted: z.boolean() }),
  ),
  'receiving.box': entry<undefined>()(z.object({ load, box: z.string().min(1).max(64), isHere: z.boolean() })),
  /** How many pieces of a number wait for an answer; 0 for none. */
  'receiving.asked': entry<undefined>()(z.object({ load, id: z.number().int().min(1), pieces })),
  /** All that was counted of the load is forgotten. */
  'receiving.forget': entry<undefined>()(z.object({ load })),
  /**
   * Every product of the load as a CSV file, or only what differs, for a claim. `counted`: of those alone that were counted; the others
   * are short otherwise.
   */
  'receiving.save': entry<Written>()(z.object({ load, which: z.enum(['all', 'differences', 'counted']) })),
}
