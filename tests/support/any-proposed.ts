/** Carts that the portal fills: events of the practice portal about one, and a line as the portal sends it. */
import fc from 'fast-check'
import { PRODUCTS, product, user } from './any-event.ts'
import { next, word } from './documented.ts'

export const put = fc.array(fc.record({ id: product, qty: fc.integer({ min: 0, max: 40 }) }), { maxLength: 4 })
export const changed = { user, put }
export const looking = { user, at: fc.nat() }
/** The quantities in a store's original proposal. */
export const PROPOSED: ReadonlyMap<number, number> = new Map(PRODUCTS.map((id, nth) => [id, nth + 2]))

/** A line as it is on the wire. */
export const documentedLine = () => ({
  id: next(),
  qty: 4,
  mrp: 199,
  parent: word('parent'),
  replenishmenttype: word('type'),
  categoryQty: 3,
  isParent: true,
  Age: word('age'),
  priceRange: word('range'),
})
