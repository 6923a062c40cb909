import type { ImportMode } from '../../shared/domain/carts/cart-import.ts'

/** A cart line holds 1 to 9999 pieces. */
const MOST_PIECES = 9999

/**
 * The absolute quantity that a row wants the cart to have; undefined when a line can't hold that many. It is never cut
 * in silence.
 */
export function targetQuantity(mode: ImportMode, qty: number, inCart: number): number | undefined {
  const target = mode === 'add' ? inCart + qty : qty
  return target <= MOST_PIECES ? target : undefined
}
