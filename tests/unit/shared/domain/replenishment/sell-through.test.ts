import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Movement, NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import {
  coverTone,
  LOW_DAYS,
  stockCover,
  suggestedPieces,
  suggestedWords,
  URGENT_DAYS,
  unsoldWords,
} from '../../../../../src/shared/domain/replenishment/sell-through.ts'

const moves = (of: Partial<Movement>): Movement => ({ sale: 30, stock: 10, orders: NO_ORDERS, reported: 0, ...of })

describe('days of stock', () => {
  it('are what pieces in the shop and on the way last at the sales of 30 days', () => {
    expect(stockCover(moves({ stock: 10, reported: 2 }))).toMatchObject({ days: 12 })
    expect(stockCover(moves({ stock: 10, reported: 2 }))?.why).toContain('30')
  })

  it.each<readonly [Partial<Movement>, string]>([
    [{ stock: 12 }, '12 days of stock'],
    [{ stock: 1 }, '1 day of stock'],
    [{ stock: 1, sale: 60 }, 'Under 1 day of stock'],
    [{ stock: 0 }, 'None in store'],
  ])('are said short: of %o', (of, words) => expect(stockCover(moves(of))?.words).toBe(words))

  it.each<readonly [string, Partial<Movement>]>([
    ['nothing was sold', { sale: 0 }],
    ['sales aren’t known', { sale: undefined }],
    ['stock isn’t known', { stock: undefined }],
    ['what is on the way isn’t known', { orders: undefined, reported: undefined }],
  ])('aren’t told where %s', (_, of) => expect(stockCover(moves(of))).toBeUndefined())

  it('aren’t told of a product that nothing is known of', () => expect(stockCover(undefined)).toBeUndefined())

  it('are red below a week, amber below three, and quiet beyond', () => {
    fc.assert(
      fc.property(fc.nat(400), (days) => {
        const quiet = days < LOW_DAYS ? 'warn' : undefined
        expect(coverTone(days)).toBe(days < URGENT_DAYS ? 'bad' : quiet)
      }),
    )
  })
})

describe('a suggestion', () => {
  const toys = { categoryId: 5, available: 500 }
  it('is what 45 days ask for beyond what is there', () => {
    expect(suggestedPieces(moves({}), toys)).toBe(35)
    expect(suggestedWords(1200)).toBe('Suggested 1,200')
  })

  it('is never more than the warehouses have, nor made of what isn’t known', () => {
    expect(suggestedPieces(moves({}), { ...toys, available: 7 })).toBe(7)
    expect(suggestedPieces(moves({ stock: undefined }), toys)).toBe(0)
    expect(suggestedPieces(undefined, toys)).toBe(0)
  })
})

it('says that nothing was sold only where the portal says so', () => {
  const movement: Movement = { sale: 0, stock: 4, orders: NO_ORDERS, reported: 0 }
  expect(unsoldWords(movement)).toBe('No sales in 30 days')
  expect([
    unsoldWords({ ...movement, sale: 1 }),
    unsoldWords({ ...movement, sale: undefined }),
    unsoldWords(undefined),
  ]).toEqual(['', '', ''])
})
