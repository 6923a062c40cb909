import { describe, expect, it } from 'vitest'
import { targetQuantity } from '../../../../src/main/cart-import/targets.ts'

describe('the quantity that a row wants the cart to have', () => {
  it('is added to what is there, or takes its place', () => {
    expect(targetQuantity('add', 5, 3)).toBe(8)
    expect(targetQuantity('replace', 5, 3)).toBe(5)
  })

  it('is none beyond 9999 pieces: it is never cut in silence', () => {
    expect(targetQuantity('add', 9_000, 999)).toBe(9_999)
    expect(targetQuantity('add', 9_000, 1_000)).toBeUndefined()
    expect(targetQuantity('replace', 9_999, 5)).toBe(9_999)
    expect(targetQuantity('replace', 10_000, 0)).toBeUndefined()
  })
})
