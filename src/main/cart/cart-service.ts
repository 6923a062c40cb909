/** The carts of one account. */
import type { CartSnapshot, ProductQuantity, Quantities } from '../../shared/domain/carts/cart.ts'
import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import { type CartRef, cartKeyOf, cartTypeOf } from '../../shared/domain/carts/cart-ref.ts'
import { type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import type { Profile } from '../session/profile.ts'
import { stored } from '../store/stored.ts'
import { AccountCart, type AccountCartDeps, type OpenCart, type Settled } from './account-cart.ts'
import type { CartAsk } from './cart-ask.ts'

export interface CartService {
  /**
   * The cart as it is known here; asked from the portal when it isn't known, or `fresh` is wanted. `profile`: by what it is judged, where
   * that is on its way already.
   */
  open(cart: CartRef, fresh: boolean, profile?: () => Promise<Result<Profile>>): Promise<Result<CartSnapshot>>
  /** What was last shown, own changes included; undefined before the first opening. */
  shown(cart: CartRef): CartSnapshot | undefined
  /** Runs a change of this cart alone, on the cart as it is then. */
  change<A>(cart: CartRef, make: (open: OpenCart) => Promise<Result<A>>): Promise<Result<A>>
  /** Absolute quantities of lines that are in the cart; what is typed quickly goes out together. */
  setQuantities(cart: CartRef, items: readonly ProductQuantity[]): Promise<Result<Settled>>
  /** The portal's cart has, or may have, changed: it is read anew when it is next needed. */
  touched(cart: CartRef): void
  /** Refuses when the portal's cart hasn't just these pieces: they were changed, or ordered, at another computer. */
  stillHas(cart: CartRef, pieces: Quantities): Promise<Result<undefined>>
  /** Forgets what was read of the portal, in memory and on disk. */
  forget(): void
}

export interface CartServiceDeps extends Omit<AccountCartDeps, 'refused' | 'profile' | 'ask' | 'nextEdition'> {
  /** Of the store whose cart it is. */
  readonly profile: (fresh: boolean, cart: CartRef) => ReturnType<AccountCartDeps['profile']>
  readonly askFor: (cart: CartRef) => CartAsk
  /** The carts that the store has. */
  readonly cartTypes: () => readonly CartType[]
}

export function createCartService(deps: CartServiceDeps): CartService {
  const { profile, askFor } = deps
  const carts = new Map<string, AccountCart>()
  let editions = 0
  const refused = (cartType: CartType) => {
    if (!deps.mayAsk()) return sessionEnded()
    return deps.cartTypes().includes(cartType) ? undefined : refuse('cartNotFound')
  }
  const of = (ref: CartRef): AccountCart => {
    const key = cartKeyOf(ref)
    const known = carts.get(key)
    if (known !== undefined) return known
    const own = {
      refused,
      profile: (fresh: boolean) => profile(fresh, ref),
      ask: askFor(ref),
      nextEdition: () => ++editions,
    }
    const cart = new AccountCart({ ...deps, ...own }, ref)
    carts.set(key, cart)
    return cart
  }
  return {
    open: async (cart, fresh, known) => refused(cartTypeOf(cart)) ?? of(cart).open(fresh, known),
    shown: (cart) => carts.get(cartKeyOf(cart))?.shown,
    change: (cart, make) => of(cart).change(make),
    setQuantities: (cart, items) => of(cart).setQuantities(items),
    touched: (cart) => carts.get(cartKeyOf(cart))?.touched(),
    stillHas: (cart, pieces) => of(cart).stillHas(pieces),
    forget: () => {
      for (const cart of carts.values()) cart.forget()
      stored(() => deps.saved.clear())
    },
  }
}
