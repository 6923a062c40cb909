/** A large number of saved products, and texts that find some of them. */
import type { ProductIndex } from '../../src/main/store/product-index.ts'
import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import { product, stock } from '../../tests/support/builders.ts'
import { sequence } from './measure.ts'

export const SAVED = 200_000
const PORTION = 5_000

const HOW = 'Soft Organic Quilted Striped Printed Knitted Padded Hooded Floral Musical Wooden Foldable Washable Classic'
const WHAT =
  'Romper Frock Pram Stroller Rattle Blanket Bib Socks Shoes Jacket Walker Diaper Bottle Teether Puzzle Swaddle Cap'
const WHOM = 'Newborn Infant Toddler Girls Boys Twins Kids Baby'
const MATERIALS = 'Cotton Bamboo Fleece Denim Muslin Silicone Steel Rubber Velvet Linen'
const SERIES = 700

const next = sequence(11)
const pick = (from: string): string => {
  const words = from.split(' ')
  return words[Math.floor(next() * words.length)] ?? ''
}

/** `Quilted Bamboo Romper for Girls Series11 4711`. The series are words that few products have. */
const nameOf = (at: number): string =>
  `${pick(HOW)} ${pick(MATERIALS)} ${pick(WHAT)} for ${pick(WHOM)} Series${at % SERIES} ${at}`

/** Saves the products, each with stock in a usual number of warehouses. */
export function fillIndex(index: ProductIndex): readonly Product[] {
  const products = Array.from({ length: SAVED }, (_, at) =>
    product({
      id: 100_000 + at,
      name: nameOf(at),
      isBestseller: next() < 0.05,
      warehouses: [2, 10, 5, 5001, 31].map((id) => stock(at % 90, { id })),
    }),
  )
  for (let from = 0; from < SAVED; from += PORTION) index.save(products.slice(from, from + PORTION))
  return products
}

/** Returns a typical search: the start of one word, or of two. */
export function typedText(): string {
  const cut = (word: string, least: number) => word.slice(0, least + Math.floor(next() * (word.length - least + 1)))
  const one = cut(pick(`${WHAT} ${HOW} ${MATERIALS}`), 3)
  if (next() < 0.4) return one
  if (next() < 0.7) return `${one} ${cut(pick(WHOM), 1)}`
  return cut(`Series${Math.floor(next() * SERIES)}`, 3)
}
