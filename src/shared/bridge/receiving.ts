import { z } from 'zod'
import { type Counted, MOST_COUNTED } from '../domain/receiving/received.ts'
import { entry, type Written } from './entry.ts'

export interface Receiving {
  /** Numbers of the boxes that have arrived. */
  readonly boxes: readonly string[]
  readonly products: readonly Counted[]
  /** Scans of unknown product IDs, waiting for an answer; absent if there are none. */
  readonly asked?: readonly UnknownPieces[]
}

/** Pieces scanned with an unknown id. */
export interface UnknownPieces {
  readonly id: number
  readonly pieces: number
}

const load = z.string().min(1).max(64)
const pieces = z.number().int().min(0).max(MOST_COUNTED)

export const receivingEntries = {
  'receiving.read': entry<Receiving>()(z.object({ load })),
  /** Stores the count of a product, replacing the previous one; or marks it as uncounted. */
  'receiving.count': entry<undefined>()(
    z.object({ load, id: z.number().int().min(1), counted: pieces, damaged: pieces, isCounted: z.boolean() }),
  ),
  'receiving.box': entry<undefined>()(z.object({ load, box: z.string().min(1).max(64), isHere: z.boolean() })),
  /** Stores the number of pieces of an unknown id that wait for an answer; 0 for none. */
  'receiving.asked': entry<undefined>()(z.object({ load, id: z.number().int().min(1), pieces })),
  /** Deletes all counts of the load. */
  'receiving.forget': entry<undefined>()(z.object({ load })),
  /**
   * Saves all products of the load as a CSV file, or only the differences, for a claim. `counted`: only differences of counted products;
   * otherwise uncounted products are short.
   */
  'receiving.save': entry<Written>()(z.object({ load, which: z.enum(['all', 'differences', 'counted']) })),
}
