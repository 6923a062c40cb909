import { describe, expect, test } from 'vitest'
import type { CartLine, Supply } from '../../../../src/shared/domain/cart.ts'
import { cartNews, withNews } from '../../../../src/shared/domain/cart-news.ts'
import { priceCart } from '../../../../src/shared/domain/price-cart.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { BHAMBOLI, line, mapping, product, rights, stock, supply } from '../../builders.ts'

const adjusted = 'Your cart has been updated as per stock availability. Please review your cart and place order.'
const remapped = 'You cart has been updated as per stock availability. Please review your cart and place order.'

const seen = (more: Partial<Supply> = {}, lines: readonly CartLine[] = [line(1001, 4)]) => {
  const given = supply(more)
  return { cart: priceCart(lines, given), supply: given }
}
const change = (was: number, now: number, ...why: readonly string[]) => ({
  id: 1001,
  name: 'Stacking Rings',
  was,
  now,
  why,
})

describe('a refresh that changes the cart says so', () => {
  test('and is silent where everything is as it was', () => {
    expect(cartNews(seen(), seen())).toBeUndefined()
  })
  test('less stock: what was and what is', () => {
    const short = seen({ products: [product({ warehouses: [stock(3)] })] })
    expect(cartNews(seen(), short)).toEqual({ sentence: adjusted, changes: [change(4, 3, 'in stock: 10, now 3')] })
  })
  test('a line that may not be bought any more', () => {
    expect(cartNews(seen(), seen({ rights: rights({ carters: [1001] }) }))).toEqual({
      sentence: adjusted,
      changes: [change(4, 0, 'Products Not Found: not sold to stores of this concept')],
    })
  })
  test('a quantity changed elsewhere that the stock doesn’t cover', () => {
    const one = seen({}, [line(1001, 20)])
    expect(cartNews(one, seen({}, [line(1001, 30)]))).toEqual({
      sentence: adjusted,
      changes: [change(20, 30, 'wanted: 20, now 30')],
    })
  })
  test('a line that came, and one that went', () => {
    expect(cartNews(seen({}, []), seen())?.changes).toEqual([change(0, 4, 'added to the cart elsewhere')])
    expect(cartNews(seen(), seen({}, []))?.changes).toEqual([change(4, 0, 'no longer in the cart')])
  })
  test('other prices alone: the shipping state moved', () => {
    expect(cartNews(seen(), seen({ shippingState: 'Goa', products: [product({ retailerMargin: 29 })] }))).toEqual({
      sentence: adjusted,
      changes: [
        {
          ...change(4, 4, 'IGST in place of CGST and SGST', 'margin: 30 %, now 29 %'),
          price: { was: 70_000, now: 71_000 },
        },
      ],
    })
  })
  test('another mapping has its own sentence, also where nothing of the cart changes', () => {
    const more = seen({ mapping: [mapping(), mapping({ whID: BHAMBOLI })] })
    expect(cartNews(seen(), more)).toEqual({ sentence: remapped, changes: [] })
    expect(cartNews(seen(), seen({ mapping: [] }))).toMatchObject({
      sentence: remapped,
      changes: [change(4, 0, 'Pune no longer supplies this store', `in stock: 10, now 0 (${messages.gapNotMapped})`)],
    })
    expect(cartNews(seen(), seen({ mapping: [mapping(), mapping({ whID: 9, isactive: false })] }))).toBeUndefined()
  })
  test('GST alone, where the price stays as it is', () => {
    const given = [product({ HSNCode: '', gstratemaster: { CGST: 6, SGST: 6, IGST: 12 } })]
    expect(cartNews(seen(), seen({ products: given }))?.changes).toEqual([change(4, 4, 'GST: 18 %, now 12 %')])
  })
  test('what may be ordered again', () => {
    const barred = seen({ rights: rights({ carters: [1001] }) })
    expect(cartNews(barred, seen())?.changes[0]?.why).toEqual(['may be ordered again', 'in stock: 0, now 10'])
  })
  test('another refresh before the first was read: a line’s first was and its last is', () => {
    const at = (pieces: number) => seen({ products: [product({ warehouses: [stock(pieces)] })] })
    const [first, second] = [cartNews(seen(), at(3)), cartNews(at(3), at(2))]
    expect(first && second && withNews(first, second).changes).toEqual([
      { ...change(4, 2, 'in stock: 10, now 3', 'in stock: 3, now 2'), price: undefined },
    ])
    expect(second && withNews(undefined, second)).toBe(second)
  })
})
