/** What a change made of a cart: enough to bring a reading of it up to date, however long the cart is. */

import type { Product } from '../catalogue/product.ts'
import type { CartLine, CartSnapshot } from './cart.ts'

export interface CartChange {
  /** Lines that are new, or whose quantity is another. */
  readonly put: readonly CartLine[]
  /** Products whose lines went. */
  readonly removed: readonly number[]
  /** What is new among them, as the cart is worked out with. */
  readonly products: readonly Product[]
  /** Lines that the cart has now. */
  readonly size: number
  /** Of the cart that was changed, and of the cart as it is now: one that was changed in between has to be read again. */
  readonly from: number
  readonly edition: number
}

/** The lines with some of them changed in place, and new ones at the end. */
export function withLines(lines: readonly CartLine[], changed: readonly CartLine[]): readonly CartLine[] {
  const left = new Map(changed.map((line) => [line.id, line]))
  // Of a product that is on two lines the first is changed, as on the screen.
  const kept = lines.map((line) => {
    const other = left.get(line.id)
    left.delete(line.id)
    return other ?? line
  })
  return [...kept, ...left.values()]
}

/** What is known of products, brought up to date with these. */
export function withProducts(products: readonly Product[], newer: readonly Product[]): readonly Product[] {
  if (newer.length === 0) return products
  const known = new Set(newer.map(({ id }) => id))
  return [...products.filter(({ id }) => !known.has(id)), ...newer]
}

const text = (value: unknown): string => JSON.stringify(value)

/** What has become of a cart since; undefined where it is worked out otherwise now, too. */
export function changeBetween(before: CartSnapshot, now: CartSnapshot): CartChange | undefined {
  const { products: known, ...rules } = before.supply
  const { products, ...rulesNow } = now.supply
  if (text(rules) !== text(rulesNow)) return undefined
  const lines = new Map(before.lines.map((line) => [line.id, text(line)]))
  const here = new Set(now.lines.map(({ id }) => id))
  // Lines are told apart by their products.
  if (lines.size < before.lines.length || here.size < now.lines.length) return undefined
  const older = new Map(known.map((product) => [product.id, text(product)]))
  return {
    put: now.lines.filter((line) => lines.get(line.id) !== text(line)),
    removed: [...lines.keys()].filter((id) => !here.has(id)),
    products: products.filter((product) => older.get(product.id) !== text(product)),
    size: now.lines.length,
    from: before.edition,
    edition: now.edition,
  }
}

/** The cart after the change; undefined where it was another before: then it has to be read again. */
export function changedCart(
  cart: CartSnapshot,
  { put, removed, products, size, from, edition }: CartChange,
): CartSnapshot | undefined {
  if (from !== cart.edition) return undefined
  const gone = new Set(removed)
  const lines = withLines(cart.lines, put).filter(({ id }) => !gone.has(id))
  if (lines.length !== size) return undefined
  const all = withProducts(cart.supply.products, products)
  const known = new Set(all.map(({ id }) => id))
  // A line whose product isn't known here would be one that the catalogue doesn't know.
  if (!put.every(({ id }) => known.has(id))) return undefined
  return { ...cart, edition, lines, supply: { ...cart.supply, products: all } }
}
