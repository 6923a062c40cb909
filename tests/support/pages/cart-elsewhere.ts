/** Changes of a cart at the portal, as another computer of the store makes them. */
import { z } from 'zod'
import type { CartLine } from '../../../src/shared/domain/pricing/priced-cart.ts'
import { cart as cartCalls } from '../../../src/shared/portal/areas/cart.ts'
import { EMAIL, PASSWORD } from '../goods.ts'
import type { Steered } from './portal.ts'

/** Adds these lines to the cart, or sets their quantities. */
export const putInCart = (portal: Steered, products: readonly CartLine[], email = EMAIL): Promise<void> =>
  portal.call(
    email,
    PASSWORD,
    'PUT',
    '/api/users/cart/update',
    z.encode(cartCalls.update.spec.body, { products: [...products], checkLimit: 1 }),
  )
