import { describe, expect, it } from 'vitest'
import { linkedAddress } from '../../../../../src/shared/domain/people/access.ts'
import { stockDays, totalOf, totalsByCategory } from '../../../../../src/shared/domain/replenishment/assist-totals.ts'
import { assistAddress } from '../../../../../src/shared/domain/replenishment/order-assist.ts'
import { assistListingAddress, wholeAddress } from '../../../../../src/shared/domain/screens/addresses.ts'
import { rupees } from '../../../../support/builders.ts'

const sold = (categoryID: number | undefined, categoryName: string, totalquantity: number, price?: number) => ({
  categoryID,
  categoryName,
  totalquantity,
  totalPrice: price === undefined ? undefined : rupees(price),
})
const held = (categoryID: number | undefined, categoryName: string, totalStock: number, value?: number) => ({
  categoryID,
  categoryName,
  totalStock,
  totalStockValue: value === undefined ? undefined : rupees(value),
})

describe('sales and stock by category', () => {
  it('add their subcategories up, the one that sold for most first', () => {
    const sales = [sold(1, 'Diapering', 3, 300), sold(6, 'Clothes', 5, 2000), sold(1, 'Diapering', 4, 400)]
    const stocks = [held(1, 'Diapering', 9, 900), held(7, 'Toys', 2, 150)]
    expect(totalsByCategory(sales, stocks, true)).toEqual([
      { id: 6, name: 'Clothes', sold: 5, soldValue: rupees(2000), stock: 0, stockValue: 0 },
      { id: 1, name: 'Diapering', sold: 7, soldValue: rupees(700), stock: 9, stockValue: rupees(900) },
      { id: 7, name: 'Toys', sold: 0, soldValue: 0, stock: 2, stockValue: rupees(150) },
    ])
  })

  it('are unknown on the side that couldn’t be had, and without an amount where none is said', () => {
    expect(totalsByCategory([sold(1, 'Diapering', 3)], undefined, true)).toEqual([
      { id: 1, name: 'Diapering', sold: 3, soldValue: undefined, stock: undefined, stockValue: undefined },
    ])
    expect(totalsByCategory(undefined, undefined, true)).toEqual([])
  })

  it('have a name, for any answer of the portal', () => {
    const names = totalsByCategory([sold(undefined, 'Gifts', 1), sold(9, '', 1), sold(undefined, '', 1)], [], true)
    expect(names.map(({ id, name }) => [id, name])).toEqual([
      [9, 'Category 9'],
      [undefined, 'Gifts'],
      [undefined, 'No category'],
    ])
  })
})

describe('days of stock', () => {
  it.each([
    [30, 45, 45],
    [30, 0, 0],
    [0, 12, undefined],
    [undefined, 12, undefined],
    [30, undefined, undefined],
  ])('%s sold, %s in stock: %s', (sold, stock, days) => expect(stockDays({ sold, stock })).toBe(days))
})

describe('where a category leads', () => {
  it.each([
    [{ id: 6, name: 'Clothes' }, '/home/account/orderAssist/apparels?category=Clothes'],
    [{ id: 21, name: 'A & B' }, '/home/account/orderAssist/apparels?category=A+%26+B'],
    [{ id: 22, name: 'Footwear' }, '/home/account/orderAssist/apparels?category=Footwear'],
    [{ id: 1, name: 'Diapering' }, '/home/account/orderAssist/nonApparels?category=Diapering'],
    [{ id: undefined, name: 'Gifts' }, '/home/account/orderAssist/nonApparels?category=Gifts'],
  ])('%j', (category, address) => expect(assistAddress(category)).toBe(address))
  it('its products', () => expect(assistListingAddress(6)).toBe('/orderAssist/listing?categories=6'))
})

describe('short addresses', () => {
  it.each([
    ['/home/orderAssist', '/home/account/orderAssist/stats'],
    ['/orderAssist/stats', '/home/account/orderAssist/stats'],
    ['/orderAssist/apparels?category=Clothes#x', '/home/account/orderAssist/apparels?category=Clothes#x'],
    ['/orderAssist/nonApparels?category=A', '/home/account/orderAssist/nonApparels?category=A'],
  ])('%s', (short, whole) => {
    expect(wholeAddress(short)).toBe(whole)
    expect(linkedAddress(short)).toBe(whole)
  })
  it.each(['/orderAssist/listing?categories=6', '/home', '/constructor', '//evil.example', ''])('%s stays', (address) =>
    expect(wholeAddress(address)).toBe(address),
  )

  it('has food for holders of a licence alone', () => {
    const rows = [sold(1, 'Diapering', 3), sold(4, 'Baby Food and Infant Formula', 9)]
    const namesFor = (licence: boolean) => totalsByCategory(rows, [], licence).map(({ name }) => name)
    expect(namesFor(true)).toContain('Baby Food and Infant Formula')
    expect(namesFor(false)).toEqual(['Diapering'])
  })
})

describe('the total of rows', () => {
  const { totalquantity, totalPrice } = sold(1, 'Diapering', 3, 300)
  const sales = [{ totalquantity, totalPrice }]
  const stocks = [{ totalStock: 9, totalStockValue: rupees(900) }]

  it('adds each half up', () => {
    expect(totalOf([...sales, { totalquantity: 4, totalPrice: rupees(50) }], stocks)).toEqual({
      sold: 7,
      soldValue: rupees(350),
      stock: 9,
      stockValue: rupees(900),
    })
  })
  it('leaves a half unknown that couldn’t be had', () => {
    expect(totalOf(undefined, stocks)).toMatchObject({ sold: undefined, soldValue: undefined, stock: 9 })
    expect(totalOf(sales, undefined)).toMatchObject({ sold: 3, stock: undefined, stockValue: undefined })
  })
  it('of nothing is nothing, of rows that say nothing is unknown, and of some that do is theirs', () => {
    expect(totalOf([], [])).toEqual({ sold: 0, soldValue: 0, stock: 0, stockValue: 0 })
    expect(totalOf([{}], [{}])).toEqual({
      sold: undefined,
      soldValue: undefined,
      stock: undefined,
      stockValue: undefined,
    })
    expect(totalOf([{}, ...sales], [{}, ...stocks])).toMatchObject({ sold: 3, soldValue: rupees(300), stock: 9 })
  })
})
