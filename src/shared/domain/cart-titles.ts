import type { CartType } from './cart.ts'

/** What each cart is called. */
export const CART_TITLES: Readonly<Record<CartType, string>> = {
  all: 'Cart',
  apparel: 'Apparel cart',
  nonapparel: 'Non-apparel cart',
}
