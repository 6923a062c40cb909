import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import { allocationArithmetic } from '../../../../../src/shared/domain/carts/cart-view.ts'
import { shortNames, warehouseNames } from '../../../../../src/shared/domain/catalogue/warehouses.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { BHAMBOLI, line, mapping, PUNE, product, STOCKIST, stock, supply } from '../../../../support/builders.ts'

const { warehouses } = readReference()
const listed = warehouseNames(warehouses)
const stockist = (whID: number, name: string) => mapping({ whID, name, whType: 'Stockist' })

describe('what a warehouse is called where room is short', () => {
  test.each([
    [2, 'Pune'],
    [3, 'Delhi'],
    [5, 'Mumbai'],
    [10, 'Bhamboli'],
    [31, 'Bhamboli DC'],
    [32, 'Farrukhnagar DC'],
  ])('a listed one is named without its state: %i is %s', (id, name) => {
    const sellers = warehouses.map((one) => mapping({ whID: one.id, name: one.name, state: one.state }))
    expect(shortNames(sellers, listed)(id)).toBe(name)
  })

  test('no two of all the listed ones are called the same', () => {
    const nameOf = shortNames(
      warehouses.map((one) => mapping({ whID: one.id, name: one.name, state: one.state })),
      listed,
    )
    expect(new Set(warehouses.map(({ id }) => nameOf(id))).size).toBe(warehouses.length)
  })

  test.each([
    ['Sahyadri Baby Distributors', 'Sahyadri Baby'],
    ['Ganga Traders', 'Ganga Traders'],
    ['Cauvery Enterprises', 'Cauvery'],
    ['Thiruvananthapuram Agencies', 'Thiruvananthapuram'],
    ['Asha', 'Asha'],
    ['Surat-Gujarat', 'Surat'],
  ])('of a stockist’s name the first words that fit: %s is %s', (name, short) => {
    const sellers = [{ whID: STOCKIST, name, state: 'Gujarat' }]
    expect(shortNames(sellers, listed)(STOCKIST)).toBe(short)
  })

  test('two that would be called the same keep their whole names', () => {
    const nameOf = shortNames([stockist(1, 'Shree Ganesh Baby World'), stockist(4, 'Shree Ganesh Kids Mart')], listed)
    expect([nameOf(1), nameOf(4)]).toEqual(['Shree Ganesh Baby World', 'Shree Ganesh Kids Mart'])
  })

  test('one outside the mapping has no name here', () => {
    expect(shortNames([mapping()], listed)(4711)).toBeUndefined()
  })
})

test('an allocation is written with the names that it is given', () => {
  const item = product({ warehouses: [stock(4), stock(11, { id: BHAMBOLI })] })
  const sellers = [mapping({ name: 'Pune-Maharashtra' }), mapping({ whID: BHAMBOLI, name: 'Bhamboli-Maharashtra' })]
  const nameOf = shortNames(sellers, listed)
  const [both] = priceCart([line(1001, 15)], supply({ products: [item], mapping: sellers })).lines
  const [one] = priceCart([line(1001, 3)], supply({ products: [item], mapping: sellers })).lines
  const short = ({ wh, whName }: { wh: number; whName: string }) => nameOf(wh) ?? whName
  expect(both && allocationArithmetic(both, short)).toBe('Pune 4 + Bhamboli 11 = 15')
  expect(both && allocationArithmetic(both, ({ whName }) => whName)).toBe(
    'Pune-Maharashtra 4 + Bhamboli-Maharashtra 11 = 15',
  )
  expect(one && allocationArithmetic(one, short)).toBe('Pune 3')
  expect(nameOf(PUNE)).toBe('Pune')
})
