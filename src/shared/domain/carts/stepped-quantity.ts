/** A quantity stepped by the mouse: one piece more or fewer than the field shows. */
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from './cart-rules.ts'

/** The field's new text. An empty or invalid field starts at the minimum. */
export function steppedQuantity(text: string, by: 1 | -1): string {
  const now = parseQuantity(text)
  return String(now === undefined ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, now + by)))
}
