/**
 * What an event of one area means to the others. An area emits it while it applies its event, and whoever listens changes
 * its own part of the state in the same moment: only the event is in the file, so no stop can come between the two.
 */
import type { Paise } from '../../shared/domain/values/money.ts'

export interface Signals {
  /** Pieces that were ordered: the user's cart is without them, and so is the warehouse's stock. */
  readonly sold: {
    readonly user: number
    readonly wh: number
    /** Of a cart that the portal filled; the store's own where it isn't said. */
    readonly cart?: 'AFS' | 'CAR' | undefined
    readonly lines: readonly { readonly id: number; readonly qty: number; readonly mrp: Paise }[]
  }
}

export type Signal = keyof Signals
export type Emit = <N extends Signal>(name: N, signal: Signals[N]) => void
