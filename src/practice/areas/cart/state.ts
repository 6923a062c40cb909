import { z } from 'zod'
import { STOCK_TYPES } from '../../../shared/domain/catalogue/product.ts'
import type { CartLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { defineState } from '../../state/define-state.ts'
import { amount, id } from '../../state/fields.ts'

const line = z.object({
  id,
  qty: z.int(),
  mrp: amount,
  parent: z.string(),
  stockType: z.enum(STOCK_TYPES),
  isapparelproduct: z.boolean(),
  isParentAlter: z.boolean(),
  whId: id.optional(),
})

type Cart = Map<number, CartLine>

export const cartState = defineState({
  events: { cart: z.object({ user: id, put: z.array(line), remove: z.array(id) }) },
  initial: () => new Map<number, Cart>(),
  apply: {
    cart: (carts, { user, put, remove }) => {
      const cart = cartOf(carts, user)
      for (const id of remove) cart.delete(id)
      for (const one of put) cart.set(one.id, one)
    },
  },
  on: {
    sold: (carts, { user, cart, lines }) => {
      if (cart !== undefined) return
      for (const { id: product, qty } of lines) take(cartOf(carts, user), product, qty)
    },
  },
  read: (carts) => ({
    /** By product, in the order in which they were added. */
    cartOf: (user: number): ReadonlyMap<number, CartLine> => cartOf(carts, user),
  }),
})

function cartOf(carts: Map<number, Cart>, user: number): Cart {
  const cart: Cart = carts.get(user) ?? new Map()
  carts.set(user, cart)
  return cart
}

/** Pieces that couldn't be ordered stay in the cart. */
function take(cart: Cart, product: number, qty: number): void {
  const line = cart.get(product)
  if (line === undefined) return
  if (line.qty > qty) cart.set(product, { ...line, qty: line.qty - qty })
  else cart.delete(product)
}
