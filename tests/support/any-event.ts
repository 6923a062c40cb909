/** A few users, products and words for arbitrary events of the practice portal: few, so that events affect each other. */
import fc from 'fast-check'
import { paise } from '../../src/shared/domain/values/money.ts'

/** The time when the portal was opened. */
export const OPENED = Date.UTC(2026, 8, 15, 6)
export const USERS = [7001, 7002] as const
export const PRODUCTS = [11, 12, 13] as const
export const MRPS = [paise(9900), paise(19_900)] as const
export const WORDS = ['one-key-0123456789', 'two-key-0123456789'] as const

export const user = fc.constantFrom(...USERS)
export const word = fc.constantFrom(...WORDS)
export const product = fc.constantFrom(...PRODUCTS)
export const line = fc.record({ id: product, qty: fc.integer({ min: 1, max: 9 }), mrp: fc.constantFrom(...MRPS) })
