/** A practice world that is large enough for most tests, and made in a fifth of the time. */
export const SMALL_WORLD = { products: 2000 } as const
