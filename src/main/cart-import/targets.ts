import type { ImportMode } from '../../shared/domain/carts/cart-import.ts'

/** A cart line holds 1 to 9999 pieces. */
const MOST_PIECES = 9999

/** Returns the absolute quantity for the cart; undefined if it is more than a line can hold. A quantity is never cut silently. */
export function targetQuantity(mode: ImportMode, qty: number, inCart: number): number | undefined {
  const target = mode === 'add' ? inCart + qty : qty
  return target <= MOST_PIECES ? target : undefined
}
