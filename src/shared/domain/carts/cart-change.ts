/** The difference that a change made to a cart: enough to bring an earlier snapshot up to date without sending the whole cart. */

import type { Product } from '../catalogue/product.ts'
import type { CartLine } from '../pricing/priced-cart.ts'
import type { CartSnapshot } from './cart.ts'

export interface CartChange {
  /** Lines that are new or have another quantity. */
  readonly put: readonly CartLine[]
  readonly removed: readonly number[]
  /** Products that are new or updated among those that the cart is priced with. */
  readonly products: readonly Product[]
  /** Number of lines that the cart has now. */
  readonly size: number
  /** The editions before and after the change. A reader that holds another edition than `from` has to read the whole cart again. */
  readonly from: number
  readonly edition: number
}

/** The lines with some of them changed in place, and new ones at the end. */
export function withLines(lines: readonly CartLine[], changed: readonly CartLine[]): readonly CartLine[] {
  const pending = new Map(changed.map((line) => [line.id, line]))
  // If a product is on two lines, the first one changes, as on the screen.
  const merged = lines.map((line) => {
    const other = pending.get(line.id)
    pending.delete(line.id)
    return other ?? line
  })
  return [...merged, ...pending.values()]
}

/** The known products, updated with newer ones. */
export function withProducts(products: readonly Product[], newer: readonly Product[]): readonly Product[] {
  if (newer.length === 0) return products
  const known = new Set(newer.map(({ id }) => id))
  return [...products.filter(({ id }) => !known.has(id)), ...newer]
}

const text = (value: unknown): string => JSON.stringify(value)

/** The change between two snapshots; undefined if the rules that price the cart changed, too. */
export function changeBetween(before: CartSnapshot, now: CartSnapshot): CartChange | undefined {
  const { products: known, ...rules } = before.supply
  const { products, ...rulesNow } = now.supply
  if (text(rules) !== text(rulesNow)) return undefined
  const lines = new Map(before.lines.map((line) => [line.id, text(line)]))
  const here = new Set(now.lines.map(({ id }) => id))
  // Lines are identified by their products.
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

/** The cart after the change; undefined if the change started from another cart: then the whole cart has to be read again. */
export function changedCart(
  cart: CartSnapshot,
  { put, removed, products, size, from, edition }: CartChange,
): CartSnapshot | undefined {
  if (from !== cart.edition) return undefined
  const removedIds = new Set(removed)
  const lines = withLines(cart.lines, put).filter(({ id }) => !removedIds.has(id))
  if (lines.length !== size) return undefined
  const all = withProducts(cart.supply.products, products)
  const known = new Set(all.map(({ id }) => id))
  // Without its product, a line would look as if the catalogue didn't know it.
  if (!put.every(({ id }) => known.has(id))) return undefined
  return { ...cart, edition, lines, supply: { ...cart.supply, products: all } }
}
