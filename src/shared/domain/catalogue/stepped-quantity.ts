/** A quantity stepped by the mouse: one piece more or fewer than what the field shows. */
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from '../carts/cart-rules.ts'

/** As the field shows it afterwards. An empty field, or one that holds no quantity, begins at the least. */
export function steppedQuantity(text: string, by: 1 | -1): string {
  const now = parseQuantity(text)
  return String(now === undefined ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, now + by)))
}
