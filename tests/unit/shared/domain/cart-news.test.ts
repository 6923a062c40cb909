import { describe, expect, test } from 'vitest'
import type { CartLine, Supply } from '../../../../src/shared/domain/cart.ts'
import { cartNews } from '../../../../src/shared/domain/cart-news.ts'
import { priceCart } from '../../../../src/shared/domain/price-cart.ts'
import { BHAMBOLI, line, mapping, product, rights, stock, supply } from '../../builders.ts'

const adjusted = 'Your cart has been updated as per stock availability. Please review your cart and place order.'
const remapped = 'You cart has been updated as per stock availability. Please review your cart and place order.'

const seen = (more: Partial<Supply> = {}, lines: readonly CartLine[] = [line(1001, 4)]) => {
  const given = supply(more)
  return { cart: priceCart(lines, given), supply: given }
}
const change = (was: number, now: number) => ({ id: 1001, name: 'Stacking Rings', was, now })

describe('a refresh that changes the cart says so', () => {
  test('and is silent where everything is as it was', () => {
    expect(cartNews(seen(), seen())).toBeUndefined()
  })
  test('less stock: what was and what is', () => {
    const short = seen({ products: [product({ warehouses: [stock(3)] })] })
    expect(cartNews(seen(), short)).toEqual({ sentence: adjusted, changes: [change(4, 3)] })
  })
  test('a line that may not be bought any more', () => {
    expect(cartNews(seen(), seen({ rights: rights({ carters: [1001] }) }))).toEqual({
      sentence: adjusted,
      changes: [change(4, 0)],
    })
  })
  test('a quantity changed elsewhere that the stock doesn’t cover', () => {
    const one = seen({}, [line(1001, 20)])
    expect(cartNews(one, seen({}, [line(1001, 30)]))).toEqual({ sentence: adjusted, changes: [change(20, 30)] })
  })
  test('a line that came, and one that went', () => {
    expect(cartNews(seen({}, []), seen())?.changes).toEqual([change(0, 4)])
    expect(cartNews(seen(), seen({}, []))?.changes).toEqual([change(4, 0)])
  })
  test('other prices alone: the shipping state moved', () => {
    expect(cartNews(seen(), seen({ shippingState: 'Goa', products: [product({ retailerMargin: 29 })] }))).toEqual({
      sentence: adjusted,
      changes: [{ ...change(4, 4), price: { was: 70_000, now: 71_000 } }],
    })
  })
  test('another mapping has its own sentence, also where nothing of the cart changes', () => {
    const more = seen({ mapping: [mapping(), mapping({ whID: BHAMBOLI })] })
    expect(cartNews(seen(), more)).toEqual({ sentence: remapped, changes: [] })
    expect(cartNews(seen(), seen({ mapping: [] }))).toEqual({ sentence: remapped, changes: [change(4, 0)] })
    expect(cartNews(seen(), seen({ mapping: [mapping(), mapping({ whID: 9, isactive: false })] }))).toBeUndefined()
  })
})
