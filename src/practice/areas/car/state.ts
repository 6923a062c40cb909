/** The changes that operators made to the carts filled by the portal for their stores. */
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

export const carState = defineState({
  events: { carChanged: changedShape, carLooksForStock: lookingShape },
  initial: (): ProposedCarts => new Map(),
  apply: { carChanged: setPieces, carLooksForStock: lookForStock },
  on: {
    sold: (carts, { user, cart, lines }) => {
      if (cart === 'CAR') takeOrdered(carts, user, lines)
    },
  },
  read: readCarts,
})
