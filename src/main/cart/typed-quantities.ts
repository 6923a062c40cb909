/**
 * Quantities that were typed into a cart and aren't at the portal yet, on disk: they outlive a crash, a restart and a
 * sign-out. The page says which they are; here they are only kept.
 */
import { z } from 'zod'
import type { TypedQuantity } from '../../shared/domain/carts/cart.ts'
import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import type { Database } from '../store/database.ts'

export interface TypedQuantities {
  of(cartType: CartType): readonly TypedQuantity[]
  /** In place of those that were kept. */
  keep(cartType: CartType, typed: readonly TypedQuantity[]): void
  clear(): void
}

const row = z.object({ id: z.number(), qty: z.number(), was: z.number() })

export function createTypedQuantities(db: Database): TypedQuantities {
  const get = db.prepare('SELECT product_id AS id, qty, was FROM typed_quantities WHERE cart_type = ?')
  const remove = db.prepare('DELETE FROM typed_quantities WHERE cart_type = ?')
  const insert = db.prepare(
    'INSERT OR REPLACE INTO typed_quantities (cart_type, product_id, qty, was) VALUES (?, ?, ?, ?)',
  )
  const clear = db.prepare('DELETE FROM typed_quantities')
  return {
    of: (cartType) => get.all(cartType).map((one) => row.parse(one)),
    keep: db.transaction((cartType: CartType, typed: readonly TypedQuantity[]) => {
      remove.run(cartType)
      for (const { id, qty, was } of typed) insert.run(cartType, id, qty, was)
    }),
    clear: () => {
      clear.run()
    },
  }
}
