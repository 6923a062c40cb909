import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extentOf, pageScope, pagesOf, pageWithin, typedPage } from '../../../../src/shared/lists/pages.ts'

describe('the pages of a list', () => {
  test('the last page may be short', () => {
    expect(pageScope(1, 10, 87)).toEqual({ first: 1, last: 10, pages: 9 })
    expect(pageScope(9, 10, 87)).toEqual({ first: 81, last: 87, pages: 9 })
  })

  test('without rows, and beyond the last page, there is nothing', () => {
    expect(pageScope(1, 10, 0)).toEqual({ first: 0, last: 0, pages: 0 })
    expect(pageScope(10, 10, 87)).toEqual({ first: 0, last: 0, pages: 9 })
  })

  test('all pages together show every row once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2000 }), (size, count) => {
        const { pages } = pageScope(1, size, count)
        const scopes = Array.from({ length: pages }, (_, page) => pageScope(page + 1, size, count))
        expect(scopes.reduce((shown, { first, last }) => shown + last - first + 1, 0)).toBe(count)
      }),
    )
  })
})

describe('how many rows there are', () => {
  test.each([
    [25, 10, true, { count: 25, mayHaveMore: false }],
    [10, 10, true, { count: 10, mayHaveMore: false }],
    [undefined, 10, true, { count: 10, mayHaveMore: true }],
    [undefined, 7, false, { count: 7, mayHaveMore: false }],
    [9, 10, true, { count: 10, mayHaveMore: true }],
    [0, 7, false, { count: 7, mayHaveMore: false }],
  ])('where the portal counts %j and %d are here, a full page: %j', (reported, here, isFull, extent) => {
    expect(extentOf(reported, here, isFull)).toEqual(extent)
  })

  test('says which pages can be gone to: where there may be more, one that isn’t known', () => {
    expect(pagesOf({ count: 25, mayHaveMore: false }, 10)).toBe(3)
    expect(pagesOf({ count: 20, mayHaveMore: false }, 10)).toBe(2)
    expect(pagesOf({ count: 20, mayHaveMore: true }, 10)).toBe(3)
  })
})

describe('going to a page', () => {
  test('a number beyond the last page is ignored', () => {
    expect(typedPage('9', 9)).toBe(9)
    expect(typedPage(' 1 ', 9)).toBe(1)
    for (const typed of ['10', '99', '0', '-1', '2.5', '', 'two', '1e1']) expect(typedPage(typed, 9)).toBeUndefined()
  })

  test('an address that names one shows the last', () => {
    expect(pageWithin(99, 10, 87)).toBe(9)
    expect(pageWithin(3, 10, 87)).toBe(3)
    expect(pageWithin(3, 10, 0)).toBe(1)
  })
})
