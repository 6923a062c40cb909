/** How a cart of the portal's is asked for and changed, whatever its kind. */
import type { CartLine } from '../../shared/domain/carts/cart.ts'
import type { CartPart } from '../../shared/domain/carts/cart-ref.ts'
import type { PortalTotals } from '../../shared/domain/carts/portal-totals.ts'
import type { ReplenishmentPolicy } from '../../shared/domain/carts/proposal.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { Result } from '../../shared/errors.ts'
import type { InPart } from '../../shared/lists/paging.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'

/** Who asks for one cart, and for which store: taken once, and the same to the last byte of what is begun with it. */
export interface CartAsk {
  /** It has the session's token. */
  readonly client: PortalClient
  /** Id of the store whose cart it is. */
  readonly user: number
  /** That store, as far as it is known already. */
  readonly profile: () => Promise<Result<Profile>>
  readonly replenishment: ReplenishmentPolicy
  /** Which part of its cart, where the portal gives it in parts only. */
  readonly part: CartPart | undefined
}

/** At most as many lines or ids as a call takes. */
export interface CartCalls {
  lines(ask: CartAsk): Promise<InPart<readonly CartLine[]>>
  products(ask: CartAsk, body: Args<'cart.products'>['body']): Promise<Result<Answer<'cart.products'>>>
  /** Absolute quantities; `checkLimit` 1: the portal enforces the capacity. */
  put(ask: CartAsk, products: CartLine[], checkLimit: 0 | 1): Promise<Result<Changed>>
  /** `all`: these are all that the cart has. */
  remove(ask: CartAsk, lines: readonly CartLine[], all: boolean): Promise<Result<Changed>>
  /** What lines are completed by: asked for while the lines themselves are on their way. */
  completing?(ask: CartAsk): Promise<Result<Complete>>
  /** What the portal wants before an order of this cart is made; answers what is to be said of it. */
  ready?(ask: CartAsk): Promise<Result<string | undefined>>
  /** Places one order of the cart's lines. */
  place(ask: CartAsk, body: Args<'order.place'>['body']): Promise<Result<Answer<'order.place'>>>
}

/** The lines with what only their products tell. */
export type Complete = (lines: readonly CartLine[], products: readonly Product[]) => readonly CartLine[]

/** What the portal says of its cart after a change. */
export interface Changed {
  /** Lines that the whole cart has now. */
  readonly totalItems?: number | undefined
  /** By how much its totals moved. */
  readonly moved?: PortalTotals
}
