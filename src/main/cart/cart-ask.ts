/** The calls that read and change a cart of the portal, for every kind of cart. */

import type { CartPart } from '../../shared/domain/carts/cart-ref.ts'
import type { PortalTotals } from '../../shared/domain/carts/portal-totals.ts'
import type { ReplenishmentPolicy } from '../../shared/domain/carts/proposal.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import type { Result } from '../../shared/errors.ts'
import type { PartialList } from '../../shared/lists/paging.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'

/** The client and the store that a cart is asked for with. Taken once, so that everything started with it stays with the same store. */
export interface CartAsk {
  /** Carries the session's token. */
  readonly client: PortalClient
  /** Id of the store whose cart it is. */
  readonly user: number
  /** The profile of that store; answered from the cache where possible. */
  readonly profile: () => Promise<Result<Profile>>
  readonly replenishment: ReplenishmentPolicy
  /** The part of the cart, where the portal serves the cart in parts only. */
  readonly part: CartPart | undefined
}

/** The portal's calls for one kind of cart. Each takes at most as many lines or ids as one request may have. */
export interface CartCalls {
  lines(ask: CartAsk): Promise<PartialList<readonly CartLine[]>>
  products(ask: CartAsk, body: Args<'cart.products'>['body']): Promise<Result<Answer<'cart.products'>>>
  /** Takes absolute quantities. `checkLimit` 1: the portal enforces the capacity. */
  put(ask: CartAsk, products: CartLine[], checkLimit: 0 | 1): Promise<Result<Changed>>
  /** `all`: these are all lines of the cart. */
  remove(ask: CartAsk, lines: readonly CartLine[], all: boolean): Promise<Result<Changed>>
  /** Fetches what completes the lines, while the lines themselves are being fetched. */
  completing?(ask: CartAsk): Promise<Result<Complete>>
  /** Makes the call that the portal requires before an order of this cart; returns a notice to show, if any. */
  ready?(ask: CartAsk): Promise<Result<string | undefined>>
  /** Places one order of the cart's lines. */
  place(ask: CartAsk, body: Args<'order.place'>['body']): Promise<Result<Answer<'order.place'>>>
}

/** Returns the lines with the fields that only their products tell. */
export type Complete = (lines: readonly CartLine[], products: readonly Product[]) => readonly CartLine[]

/** The portal's answer to a change of its cart. */
export interface Changed {
  /** Number of lines in the whole cart now. */
  readonly totalItems?: number | undefined
  /** By how much its totals moved. */
  readonly moved?: PortalTotals
}
