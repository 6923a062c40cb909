/** A cart as main reads it from the portal. price-cart.ts prices it; cart-rules.ts decides what may be added. */

import type { CartLine, Supply } from '../pricing/priced-cart.ts'
import type { CartRef } from './cart-ref.ts'
import type { RemoteChange } from './remote-change.ts'

export interface ProductQuantity {
  readonly id: number
  readonly qty: number
}

/** Pieces by product ID. */
export type Quantities = ReadonlyMap<number, number>

/** A cart with all the data needed to price it without another call. */
export interface CartSnapshot {
  readonly cart: CartRef
  /** Increases with every change of this cart that main knows of, from any source. */
  readonly edition: number
  readonly lines: readonly CartLine[]
  readonly supply: Supply
  /** ISO time of the portal's answer. */
  readonly fetchedAt: string
  /** True when the portal could not be reached and this is the copy saved at fetchedAt. */
  readonly saved: boolean
  /** Sentences to show: actions taken while the cart was read, and actions that aren't available now. */
  readonly notices?: readonly string[]
  /** True while it isn't yet known, or not yet acted on, whether its products can be delivered to the store. */
  readonly isUnchecked?: boolean
  /** Lines changed at another computer, noticed while the cart was changed here. */
  readonly elsewhere?: readonly RemoteChange[]
  /** Typed quantities that never reached the portal, restored from an earlier session. */
  readonly typed?: readonly TypedQuantity[]
}

/** A typed quantity in pieces, 0 for a line to be removed, with the quantity that the cart had before. */
export interface TypedQuantity {
  readonly id: number
  readonly qty: number
  readonly was: number
}
