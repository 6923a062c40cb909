/** The commands of the order model: events in a store while it orders. */
import type { CartRef } from '../../../src/shared/domain/carts/cart-ref.ts'
import type { LineFault, StatusFault } from './till.ts'

export type Step =
  | { readonly does: 'fill'; readonly products: readonly number[]; readonly qty: number }
  /** All of it in a row, the usual case. */
  | {
      readonly does: 'order'
      readonly products: readonly number[]
      readonly qty: number
      readonly fault: LineFault
    }
  /** `gated`: the portal's answer about the cart is delayed. */
  | { readonly does: 'prepare'; readonly cart: CartRef; readonly gated: boolean }
  | { readonly does: 'place'; readonly fault: LineFault; readonly twice: boolean; readonly nth: number }
  | { readonly does: 'wait' | 'step the clock'; readonly ms: number }
  | { readonly does: 'status fails'; readonly how: StatusFault }
  | {
      readonly does:
        | 'the cart arrives'
        | 'answers arrive'
        | 'late requests arrive'
        | 'timers'
        | 'restart'
        | 'cut the line'
        | 'mend the line'
        | 'check'
        | 'set aside'
        | 'order elsewhere'
        | 'back up'
        | 'lose the journal'
    }
