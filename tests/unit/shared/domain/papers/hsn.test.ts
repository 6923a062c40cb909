import { expect, test } from 'vitest'
import { withoutHsn } from '../../../../../src/shared/domain/papers/hsn.ts'

const line = (productId: number | undefined, HSNCode = '', name = 'Rings') => ({ productId, HSNCode, name })

test('lines without an HSN code are counted and named, each product once', () => {
  expect(withoutHsn([line(1, '61112000'), line(2), line(3, ' '), line(2)])).toEqual({ lines: 3, products: '2, 3' })
  expect(withoutHsn([line(undefined), line(undefined, '', '')])?.products).toBe('Rings, a line without a name')
  expect(withoutHsn([line(1, '61112000')])).toBeUndefined()
  expect(withoutHsn([])).toBeUndefined()
})

test('a dozen of them are named', () => {
  const many = (count: number) => withoutHsn(Array.from({ length: count }, (_, at) => line(at + 1)))?.products
  expect(many(12)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12')
  expect(many(15)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more')
})
