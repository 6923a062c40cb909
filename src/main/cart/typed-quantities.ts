/**
 * Quantities that were typed into a cart and haven't reached the portal yet, kept on disk: they survive a crash, a restart and a sign-out.
 * The page decides which they are; this module only stores them.
 */
import { z } from 'zod'
import type { TypedQuantity } from '../../shared/domain/carts/cart.ts'
import { type CartRef, cartKeyOf } from '../../shared/domain/carts/cart-ref.ts'
import type { Database } from '../store/database.ts'

export interface TypedQuantities {
  of(cart: CartRef): readonly TypedQuantity[]
  /** Replaces the stored ones. */
  keep(cart: CartRef, typed: readonly TypedQuantity[]): void
  clear(): void
}

const row = z.object({ id: z.number(), qty: z.number(), was: z.number() })

export function createTypedQuantities(db: Database): TypedQuantities {
  const get = db.prepare('SELECT product_id AS id, qty, was FROM typed_quantities WHERE cart = ?')
  const remove = db.prepare('DELETE FROM typed_quantities WHERE cart = ?')
  const insert = db.prepare('INSERT OR REPLACE INTO typed_quantities (cart, product_id, qty, was) VALUES (?, ?, ?, ?)')
  const clear = db.prepare('DELETE FROM typed_quantities')
  return {
    of: (cart) => get.all(cartKeyOf(cart)).map((one) => row.parse(one)),
    keep: db.transaction((cart: CartRef, typed: readonly TypedQuantity[]) => {
      const key = cartKeyOf(cart)
      remove.run(key)
      for (const { id, qty, was } of typed) insert.run(key, id, qty, was)
    }),
    clear: () => {
      clear.run()
    },
  }
}
