import { describe, expect, it } from 'vitest'
import { leftOutSentence, nothingAdded, type Sorted, whatWasAdded } from '../../../../src/main/cart/left-out.ts'
import { refuse } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'

const inCart = (id: number) =>
  ({ id, name: `Toy ${id}`, reason: messages.alreadyInCart, sentence: 'alreadyInCart' }) as const
const same = (id: number) =>
  ({ id, name: `Toy ${id}`, reason: messages.sameQuantity, sentence: 'sameQuantity' }) as const
const full = (id: number) => ({ id, name: `Toy ${id}`, reason: messages.cartFull, sentence: 'cartFull' }) as const
const notFound = (id: number) => ({ id, name: undefined, reason: messages.productNotFound })
const sentence = (added: number, asked: number, products: string) => say('someLeftOut', { added, asked, products })
const sorted = (more: Partial<Sorted>): Sorted => ({ added: 0, requested: 2, leftOut: [], unserviceable: [], ...more })
const tricycle = { id: 9, name: 'Tricycle' }

describe('products that were left out', () => {
  it('are named with their reason, those of one reason together', () => {
    expect(leftOutSentence(1, 4, [notFound(1), full(2), notFound(3)])).toBe(
      sentence(1, 4, `${messages.productNotFound}: 1, 3; ${messages.cartFull}: 2 Toy 2`),
    )
  })

  it('are named up to the tenth of a reason, then counted', () => {
    const ten = Array.from({ length: 10 }, (_, nth) => notFound(nth + 1))
    const names = ten.map(({ id }) => id).join(', ')
    expect(leftOutSentence(0, 10, ten)).toBe(sentence(0, 10, `${messages.productNotFound}: ${names}`))
    expect(leftOutSentence(0, 12, [...ten, notFound(11), notFound(12)])).toBe(
      sentence(0, 12, `${messages.productNotFound}: ${names} ${say('andMore', { n: 2 })}`),
    )
  })

  it('because they are in the cart are counted first; one alone is named', () => {
    expect(leftOutSentence(0, 2, [full(1), inCart(2)])).toBe(
      sentence(0, 2, `2 Toy 2: ${messages.alreadyInCart}; ${messages.cartFull}: 1 Toy 1`),
    )
    expect(leftOutSentence(0, 3, [inCart(1), same(2), full(3)])).toBe(
      sentence(0, 3, `${say('severalInCart', { n: 2 })}; ${messages.cartFull}: 3 Toy 3`),
    )
  })
})

describe('nothing that was added', () => {
  it('of one product has its own reason', () => {
    expect(nothingAdded(sorted({ requested: 1, unserviceable: [tricycle], leftOut: [full(1)] }))).toEqual(
      refuse('productNotServiceable').error,
    )
    expect(nothingAdded(sorted({ requested: 1, leftOut: [full(1)] }))).toEqual({
      kind: 'rule',
      sentence: 'cartFull',
      message: messages.cartFull,
    })
    expect(nothingAdded(sorted({ requested: 1 }))).toEqual(refuse('tryAgain').error)
  })

  it('of several has each reason, and says when there is no room', () => {
    expect(nothingAdded(sorted({ leftOut: [notFound(1), full(2)] }))).toEqual({
      kind: 'rule',
      sentence: 'cartFull',
      message: leftOutSentence(0, 2, [notFound(1), full(2)]),
    })
    expect(nothingAdded(sorted({ leftOut: [notFound(1), inCart(2)] })).sentence).toBeUndefined()
  })

  it('names what can’t be brought to the store', () => {
    const named = say('notServiceableNotAdded', { products: '9 Tricycle' })
    expect(nothingAdded(sorted({ unserviceable: [tricycle] })).message).toBe(
      `${messages.productNotServiceable}\n${named}`,
    )
    expect(nothingAdded(sorted({ leftOut: [full(1)], unserviceable: [tricycle] })).message).toBe(
      `${leftOutSentence(0, 2, [full(1)])}\n${named}`,
    )
  })
})

describe('products that were added', () => {
  it('are told as one, as several, or as some of those that were asked for', () => {
    expect(whatWasAdded(sorted({ added: 1, requested: 1 }))).toBe(messages.productAdded)
    expect(whatWasAdded(sorted({ added: 2 }))).toBe(messages.productsAdded)
    expect(whatWasAdded(sorted({ added: 1, leftOut: [full(1)] }))).toBe(leftOutSentence(1, 2, [full(1)]))
  })

  it('are told with what can’t be brought to the store', () => {
    expect(whatWasAdded(sorted({ added: 1, unserviceable: [tricycle] }))).toBe(
      `${messages.productsAdded}\n${say('notServiceableNotAdded', { products: '9 Tricycle' })}`,
    )
  })
})
