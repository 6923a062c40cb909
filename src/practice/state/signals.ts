/**
 * The effects of one area's events on the others. An area emits a signal while it applies its event, and the listeners change their state
 * at the same moment: only the event is in the file, so no interruption can separate the two.
 */

import type { Paise } from '../../shared/domain/values/money.ts'

/** The carts that the portal fills. */
export type ProposedCart = 'AFS' | 'CAR'

export interface Signals {
  /** Ordered pieces, which are taken from the user's cart and the warehouse's stock. */
  readonly sold: {
    readonly user: number
    readonly wh: number
    /** Set for a cart that the portal filled; otherwise it is the store's own. */
    readonly cart?: ProposedCart | undefined
    readonly lines: readonly { readonly id: number; readonly qty: number; readonly mrp: Paise }[]
  }
}

export type Signal = keyof Signals
export type Emit = <N extends Signal>(name: N, signal: Signals[N]) => void
