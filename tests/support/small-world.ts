/** Products of every kind, in a twelfth of the practice portal's default number: enough for every test that isn't about large numbers. */
export const SMALL_WORLD = { seed: 2026, products: 2000 }
