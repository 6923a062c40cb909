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
   * Returns the cart as it is known here; reads it from the portal when it isn't known, or when `fresh` is set. `profile`: the profile to
   * judge it by, where it is already being fetched.
   */
  open(cart: CartRef, fresh: boolean, profile?: () => Promise<Result<Profile>>): Promise<Result<CartSnapshot>>
  /** The snapshot that was last shown, own changes included; undefined before the first opening. */
  shown(cart: CartRef): CartSnapshot | undefined
  /** Runs a change on the current cart, with no other change of this cart at the same time. */
  change<A>(cart: CartRef, make: (open: OpenCart) => Promise<Result<A>>): Promise<Result<A>>
  /** Sets absolute quantities of lines that are in the cart. Quantities typed in quick succession go out together. */
  setQuantities(cart: CartRef, items: readonly ProductQuantity[]): Promise<Result<Settled>>
  /** Marks the cart as changed, or possibly changed, at the portal: it is read again when it is next needed. */
  touched(cart: CartRef): void
  /** Refuses if the portal's cart doesn't have exactly these pieces, because they were changed or ordered at another computer. */
  stillHas(cart: CartRef, pieces: Quantities): Promise<Result<undefined>>
  /** Forgets everything that was read from the portal, in memory and on disk. */
  forget(): void
}

export interface CartServiceDeps extends Omit<AccountCartDeps, 'refused' | 'profile' | 'ask' | 'nextEdition'> {
  /** The profile of the store that owns the cart. */
  readonly profile: (fresh: boolean, cart: CartRef) => ReturnType<AccountCartDeps['profile']>
  readonly askFor: (cart: CartRef) => CartAsk
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
