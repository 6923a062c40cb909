/**
 * Which cart. A store has one of a kind; of the kind that an operator keeps there is one for each store and each part of what it sells.
 * Whoever opens, changes, reads or orders a cart names it by this: there is no cart that is open now.
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

/** A cart of the signed-in store by its kind, or a part of the CAR cart of the store that is named. */
export type CartRef = WholeCart | CartPart

export const cartTypeOf = (cart: CartRef): CartType => (typeof cart === 'string' ? cart : 'car')

/** The part that an operator keeps; undefined for a cart of the store itself. */
export const partOf = (cart: CartRef): CartPart | undefined => (typeof cart === 'string' ? undefined : cart)

/** The store's own cart: files and templates go into no other. Throws for an operator's. */
export function ownCart(cart: CartRef): WholeCart {
  if (typeof cart !== 'string') throw new Error('Files and templates go into a store’s own carts alone')
  return cart
}

/** The same text for the same cart: `all`, `car 512 3 4 5`. */
export const cartKeyOf = (cart: CartRef): string =>
  typeof cart === 'string' ? cart : `car ${cart.user} ${cart.subcatid} ${cart.typeid} ${cart.brandid}`

/** The cart of such a text; undefined where it is none. */
export function cartOfKey(key: string): CartRef | undefined {
  const whole = WHOLE_CARTS.find((one) => one === key)
  if (whole !== undefined) return whole
  const [, ...ids] = /^car (\d+) (\d+) (\d+) (\d+)$/.exec(key) ?? []
  const [user, subcatid, typeid, brandid] = ids.map(Number)
  if (user === undefined || subcatid === undefined || typeid === undefined || brandid === undefined) return undefined
  return { user, subcatid, typeid, brandid }
}
