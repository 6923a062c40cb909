import type { CartType } from './cart.ts'

/** What each cart is called. */
export const CART_TITLES: Readonly<Record<CartType, string>> = {
  all: 'Cart',
  apparel: 'Apparel cart',
  nonapparel: 'Non-apparel cart',
}

/** As it is called within a sentence: `apparel`. */
export const CART_WORDS: Readonly<Record<CartType, string>> = {
  all: 'usual',
  apparel: 'apparel',
  nonapparel: 'non-apparel',
}
