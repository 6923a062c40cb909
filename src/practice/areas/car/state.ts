import { defineState } from '../../state/define-state.ts'
import { changedShape, lookForStock, lookingShape, proposedCarts, setPieces } from '../../state/proposed-carts.ts'

export const carState = defineState({
  ...proposedCarts('CAR'),
  events: { carChanged: changedShape, carLooksForStock: lookingShape },
  apply: { carChanged: setPieces, carLooksForStock: lookForStock },
})
