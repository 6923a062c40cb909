/** The schema of a cart's reference, for the bridge and a paper's subject. */
import { z } from 'zod'
import { WHOLE_CARTS } from './domain/carts/cart-kinds.ts'
import type { CartRef } from './domain/carts/cart-ref.ts'

const id = z.number().int().nonnegative()

export const cartRef: z.ZodType<CartRef, CartRef> = z.union([
  z.enum(WHOLE_CARTS),
  z.strictObject({ user: id, subcatid: id, typeid: id, brandid: id }),
])
