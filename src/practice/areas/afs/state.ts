/** What stores made of the carts that the portal filled for them. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import {
  changedShape,
  lookForStock,
  lookingShape,
  type ProposedCarts,
  readCarts,
  setPieces,
  takeOrdered,
} from '../../state/proposed-carts.ts'

export const afsState = defineState({
  events: { afsChanged: changedShape, afsLooksForStock: lookingShape },
  initial: (): ProposedCarts => new Map(),
  apply: { afsChanged: setPieces, afsLooksForStock: lookForStock },
  on: {
    sold: (carts, { user, cart, lines }) => {
      if (cart === 'AFS') takeOrdered(carts, user, lines)
    },
  },
  read: readCarts,
  settings: {
    shape: {
      /** Lines that a proposed cart begins with. */
      proposedLines: z.int().min(0).max(500),
      /** How long the portal is at work on proposed carts after it was opened, in milliseconds. */
      preparesMs: z.number().min(0),
      /** How long it looks for stock anew when a gap is to be taken out, in milliseconds; 0: it takes the gap out. */
      looksForStockMs: z.number().min(0),
      /** Pieces that it counts beside those of a change: a portal that doesn't count as the program does. */
      countsBesides: z.int().min(0),
    },
    initial: { proposedLines: 160, preparesMs: 0, looksForStockMs: 0, countsBesides: 0 },
  },
})
