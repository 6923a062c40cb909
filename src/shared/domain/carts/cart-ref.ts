/**
 * Identifies a cart. A store has one cart of each kind; an operator's kind has one for each store and each part of its assortment. All code
 * that opens, changes, reads or orders a cart passes this reference: there is no current cart.
 */
import { type CartType, WHOLE_CARTS, type WholeCart } from './cart-kinds.ts'

/** A part of a store's cart: one subcategory, type and brand. */
export interface CartPart {
  /** Id of the store. */
  readonly user: number
  readonly subcatid: number
  readonly typeid: number
  readonly brandid: number
}

/** A cart of the signed-in store by its kind, or a part of the named store's CAR cart. */
export type CartRef = WholeCart | CartPart

export const cartTypeOf = (cart: CartRef): CartType => (typeof cart === 'string' ? cart : 'car')

/** The part of an operator's cart; undefined for a cart of the store itself. */
export const partOf = (cart: CartRef): CartPart | undefined => (typeof cart === 'string' ? undefined : cart)

/** Returns the store's own cart, the only one that takes files and templates. Throws for an operator's cart. */
export function ownCart(cart: CartRef): WholeCart {
  if (typeof cart !== 'string') throw new Error('Files and templates go into a store’s own carts alone')
  return cart
}

/** A text key, the same for the same cart: `all`, `car 512 3 4 5`. */
export const cartKeyOf = (cart: CartRef): string =>
  typeof cart === 'string' ? cart : `car ${cart.user} ${cart.subcatid} ${cart.typeid} ${cart.brandid}`

/** Parses such a key; undefined if it isn't one. */
export function cartOfKey(key: string): CartRef | undefined {
  const whole = WHOLE_CARTS.find((one) => one === key)
  if (whole !== undefined) return whole
  const [, ...ids] = /^car (\d+) (\d+) (\d+) (\d+)$/.exec(key) ?? []
  const [user, subcatid, typeid, brandid] = ids.map(Number)
  if (user === undefined || subcatid === undefined || typeid === undefined || brandid === undefined) return undefined
  return { user, subcatid, typeid, brandid }
}
