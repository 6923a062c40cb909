import { describe, expect, test } from 'vitest'
import { cartNews, newsOf, seenSince } from '../../../../../src/shared/domain/carts/cart-news.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { CartLine, Supply } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { messages } from '../../../../../src/shared/messages.ts'
import { BHAMBOLI, line, mapping, product, rights, rupees, stock, supply } from '../../../../support/builders.ts'

const adjusted = 'Your cart has been updated as per stock availability. Please review your cart and place order.'
const remapped = 'You cart has been updated as per stock availability. Please review your cart and place order.'

const seen = (more: Partial<Supply> = {}, lines: readonly CartLine[] = [line(1001, 4)]) => {
  const supplied = supply(more)
  return { cart: priceCart(lines, supplied), supply: supplied }
}
const reviewed = 'Your cart has been updated. Review it before you place the order.'
type Change = NonNullable<ReturnType<typeof cartNews>>['changes'][number]
const change = (more: Partial<Change>, ...why: readonly string[]): Change => ({
  id: 1001,
  name: 'Stacking Rings',
  wanted: undefined,
  given: undefined,
  price: undefined,
  isGone: false,
  ...more,
  why,
})
const given = (was: number, now: number) => ({ given: { was, now } })
const wanted = (was: number, now: number) => ({ wanted: { was, now } })

describe('a refresh that changes the cart says so', () => {
  test('and is silent where everything is as it was', () => {
    expect(cartNews(seen(), seen())).toBeUndefined()
  })
  test('less stock: what was and what is', () => {
    const short = seen({ products: [product({ warehouses: [stock(3)] })] })
    expect(cartNews(seen(), short)).toEqual({
      sentence: adjusted,
      changes: [change(given(4, 3), 'in stock: 10, now 3')],
    })
  })
  test('a line that may not be bought any more', () => {
    expect(cartNews(seen(), seen({ rights: rights({ carters: [1001] }) }))).toEqual({
      sentence: adjusted,
      changes: [change(given(4, 0), 'Products Not Found: not sold to this concept')],
    })
  })
  test('a quantity changed elsewhere that the stock doesn’t cover', () => {
    const one = seen({}, [line(1001, 20)])
    expect(cartNews(one, seen({}, [line(1001, 30)]))).toEqual({
      sentence: reviewed,
      changes: [change(wanted(20, 30), 'changed elsewhere')],
    })
    const both = { ...wanted(0, 18), ...given(0, 10) }
    expect(cartNews(seen({}, []), seen({}, [line(1001, 18)]))?.changes).toEqual([change(both, 'added elsewhere')])
  })
  test('a line that came, and one that went', () => {
    expect(cartNews(seen({}, []), seen())?.changes).toEqual([change(wanted(0, 4), 'added elsewhere')])
    expect(cartNews(seen(), seen({}, []))?.changes).toEqual([
      change({ ...wanted(4, 0), isGone: true }, 'no longer in the cart'),
    ])
  })
  test('other prices alone: the shipping state moved', () => {
    expect(cartNews(seen(), seen({ shippingState: 'Goa', products: [product({ retailerMargin: 29 })] }))).toEqual({
      sentence: reviewed,
      changes: [
        change(
          { price: { was: rupees(700), now: rupees(710) } },
          'IGST instead of CGST and SGST',
          'margin: 30%, now 29%',
        ),
      ],
    })
  })
  test('another mapping has its own sentence, also where nothing of the cart changes', () => {
    const more = seen({ mapping: [mapping(), mapping({ whID: BHAMBOLI })] })
    expect(cartNews(seen(), more)).toEqual({ sentence: remapped, changes: [] })
    expect(cartNews(seen(), seen({ mapping: [] }))).toMatchObject({
      sentence: remapped,
      changes: [
        change(given(4, 0), 'Pune no longer supplies this store', `in stock: 10, now 0 (${messages.gapNotMapped})`),
      ],
    })
    expect(cartNews(seen(), seen({ mapping: [mapping(), mapping({ whID: 9, isactive: false })] }))).toBeUndefined()
  })
  test('GST alone, where the price stays as it is', () => {
    const taxed = [product({ HSNCode: '', gstratemaster: { CGST: 6, SGST: 6, IGST: 12 } })]
    expect(cartNews(seen(), seen({ products: taxed }))?.changes).toEqual([change({}, 'GST: 18%, now 12%')])
  })
  test('what may be ordered again', () => {
    const barred = seen({ rights: rights({ carters: [1001] }) })
    expect(cartNews(barred, seen())?.changes[0]?.why).toEqual(['can be ordered again', 'in stock: 0, now 10'])
  })
  test('another refresh before the first was read: a line’s first old and last new values, with the latest reason', () => {
    const at = (pieces: number) => seen({ products: [product({ warehouses: [stock(pieces)] })] })
    const before = seenSince(at(10), at(3), at(3))
    expect(cartNews(before, at(2))?.changes).toEqual([change(given(4, 2), 'in stock: 10, now 2')])
    expect(cartNews(before, at(10))).toBeUndefined()
  })
  test('the user’s own changes are no news', () => {
    const [six, eight] = [seen({}, [line(1001, 6)]), seen({}, [line(1001, 8)])]
    expect(cartNews(seenSince(seen(), six, eight), eight)).toBeUndefined()
    expect(cartNews(seenSince(seen(), six, six), eight)?.changes).toMatchObject([wanted(4, 8)])
    expect(cartNews(seenSince(seen({}, []), seen(), seen({}, [])), seen({}, []))).toBeUndefined()
  })
  test('news of a line go with it, as with an order', () => {
    const news = cartNews(seen({}, []), seen())
    expect(news && newsOf(news, seen().cart)).toHaveLength(1)
    expect(news && newsOf(news, seen({}, []).cart)).toEqual([])
  })
})

test('a line whose product the catalogue never knew has no name', () => {
  const before = seen({}, [line(44, 1)])
  expect(cartNews(before, seen({}, [line(44, 2)]))?.changes).toEqual([
    change({ id: 44, name: '', wanted: { was: 1, now: 2 } }, 'changed elsewhere'),
  ])
})

test('another price is a reason by itself only where nothing else says why', () => {
  const before = seen()
  const dearer = (more: object) => ({
    ...before,
    cart: {
      ...before.cart,
      lines: before.cart.lines.map((one) => ({
        ...one,
        unit: one.unit && { ...one.unit, net: rupees(710), ...more },
      })),
    },
  })
  const why = (more: object) => cartNews(before, dearer(more))?.changes.flatMap((one) => one.why)
  expect(why({})).toEqual(['price: ₹ 700.00, now ₹ 710.00'])
  expect(why({ rate: 12 })).toEqual(['GST: 18%, now 12%'])
})
