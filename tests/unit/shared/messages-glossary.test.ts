/** Trade terms: each has an explanation in sentences, and no explanation lacks its term. */
import { expect, test } from 'vitest'
import { CART_TAGS } from '../../../src/shared/domain/carts/cart-view.ts'
import { ORDER_TYPES } from '../../../src/shared/domain/catalogue/stock-types.ts'
import { GLOSSARY, meaningOf } from '../../../src/shared/messages/glossary.ts'

test('every word has a sentence of its own', () => {
  const meanings = Object.values(GLOSSARY)
  for (const meaning of meanings) expect(meaning).toMatch(/^[A-Z‘“].{20,}[.]$/)
  expect(new Set(meanings).size).toBe(meanings.length)
  expect(meaningOf('constructor')).toBeUndefined()
})

test('what orders and lines of a cart are marked with is explained', () => {
  for (const word of [...Object.values(ORDER_TYPES), ...CART_TAGS.filter((tag) => tag !== 'BABYHUG')])
    expect(meaningOf(word)).toBeDefined()
})
