/** Changes of the carts that the portal filled: pieces set, and pieces ordered since. */
import { z } from 'zod'
import { id } from './fields.ts'
import type { Signals } from './signals.ts'

interface OneCart {
  /** Pieces by product as last set; 0 for a removed product. */
  readonly set: Map<number, number>
  /** Pieces ordered since. */
  readonly ordered: Map<number, number>
  /** Start of the portal's new search for stock, in milliseconds since 1970. */
  lookingSince: number | undefined
}

type ProposedCarts = Map<number, OneCart>

export const changedShape = z.object({ user: id, put: z.array(z.object({ id, qty: z.int().min(0) })) })
export const lookingShape = z.object({ user: id, at: z.number() })

function cartOf(carts: ProposedCarts, user: number): OneCart {
  const cart: OneCart = carts.get(user) ?? { set: new Map(), ordered: new Map(), lookingSince: undefined }
  carts.set(user, cart)
  return cart
}

export function setPieces(carts: ProposedCarts, { user, put }: z.output<typeof changedShape>): void {
  const cart = cartOf(carts, user)
  for (const one of put) {
    cart.set.set(one.id, one.qty)
    cart.ordered.delete(one.id)
  }
}

export function lookForStock(carts: ProposedCarts, { user, at }: z.output<typeof lookingShape>): void {
  cartOf(carts, user).lookingSince = at
}

function takeOrdered(
  carts: ProposedCarts,
  user: number,
  lines: readonly { readonly id: number; readonly qty: number }[],
): void {
  const { ordered } = cartOf(carts, user)
  for (const one of lines) ordered.set(one.id, (ordered.get(one.id) ?? 0) + one.qty)
}

const read = (carts: ProposedCarts) => ({
  /** Returns the rest of a proposal, as pieces by product. */
  nowOf: (user: number, proposed: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
    const cart = carts.get(user)
    if (cart === undefined) return proposed
    const all = new Map([...proposed, ...cart.set])
    for (const [product, pieces] of cart.ordered) all.set(product, (all.get(product) ?? 0) - pieces)
    return new Map([...all].filter(([, qty]) => qty > 0))
  },
  lookingSince: (user: number): number | undefined => carts.get(user)?.lookingSince,
})

/** The parts of an area's state that don't depend on the names of its events. */
export const proposedCarts = (name: Signals['sold']['cart']) => ({
  initial: (): ProposedCarts => new Map(),
  on: {
    sold: (carts: ProposedCarts, { user, cart, lines }: Signals['sold']) => {
      if (cart === name) takeOrdered(carts, user, lines)
    },
  },
  read,
})
