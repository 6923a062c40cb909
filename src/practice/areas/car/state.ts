/** What operators made of the carts that the portal filled for the stores that they act for. */
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
