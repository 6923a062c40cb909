import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { changedShape, lookForStock, lookingShape, proposedCarts, setPieces } from '../../state/proposed-carts.ts'

export const afsState = defineState({
  ...proposedCarts('AFS'),
  events: { afsChanged: changedShape, afsLooksForStock: lookingShape },
  apply: { afsChanged: setPieces, afsLooksForStock: lookForStock },
  settings: {
    shape: {
      proposedLines: z.int().min(0).max(500),
      /** Milliseconds that the portal works on proposed carts after it was opened. */
      preparesMs: z.number().min(0),
      /** Milliseconds that it searches for stock again when a gap is to be taken out; 0: it takes the gap out at once. */
      looksForStockMs: z.number().min(0),
      /** Pieces that it adds to the totals of a change, to act as a portal that counts differently from the program. */
      countsBesides: z.int().min(0),
    },
    initial: { proposedLines: 160, preparesMs: 0, looksForStockMs: 0, countsBesides: 0 },
  },
})
