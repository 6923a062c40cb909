/** Products of every kind, in a twelfth of the practice portal's usual number: enough for whatever isn't about many. */
export const SMALL_WORLD = { seed: 2026, products: 2000 }
