/** The carts of one account. */
import type { CartLine, CartSnapshot, ProductQuantity, Quantities } from '../../shared/domain/carts/cart.ts'
import { type CartType, eachCart } from '../../shared/domain/carts/cart-kinds.ts'
import { type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { stored } from '../store/stored.ts'
import { AccountCart, type AccountCartDeps, type OpenCart } from './account-cart.ts'
import type { CartAsk } from './cart-ask.ts'

export interface CartService {
  /** The cart as it is known here; asked from the portal when it isn't known, or `fresh` is wanted. */
  open(cartType: CartType, fresh: boolean): Promise<Result<CartSnapshot>>
  /** What was last shown, own changes included; undefined before the first opening. */
  shown(cartType: CartType): CartSnapshot | undefined
  /** Runs a change of this cart alone, on the cart as it is then. */
  change<A>(cartType: CartType, change: (cart: OpenCart) => Promise<Result<A>>): Promise<Result<A>>
  /** Absolute quantities of lines that are in the cart; what is typed quickly goes out together. */
  setQuantities(cartType: CartType, items: readonly ProductQuantity[]): Promise<Result<readonly CartLine[]>>
  /** The portal's cart has, or may have, changed: it is read anew when it is next needed. */
  touched(cartType: CartType): void
  /** It is another cart from now on: nothing that was known of it counts. */
  another(cartType: CartType): void
  /** Refuses when the portal's cart hasn't just these pieces: they were changed, or ordered, at another computer. */
  stillHas(cartType: CartType, pieces: Quantities): Promise<Result<undefined>>
  /** Forgets what was read of the portal, in memory and on disk. */
  forget(): void
}

export interface CartServiceDeps extends Omit<AccountCartDeps, 'refused' | 'profile' | 'ask'> {
  /** Of the store whose cart it is. */
  readonly profile: (fresh: boolean, cartType: CartType) => ReturnType<AccountCartDeps['profile']>
  readonly askFor: (cartType: CartType) => CartAsk
  /** The carts that the store has. */
  readonly cartTypes: () => readonly CartType[]
}

export function createCartService(deps: CartServiceDeps): CartService {
  const refused = (cartType: CartType) => {
    if (!deps.mayAsk()) return sessionEnded()
    return deps.cartTypes().includes(cartType) ? undefined : refuse('cartNotFound')
  }
  const carts = eachCart((cartType) => {
    const { profile, askFor } = deps
    const own = { refused, profile: (fresh: boolean) => profile(fresh, cartType), ask: () => askFor(cartType) }
    return new AccountCart({ ...deps, ...own }, cartType)
  })
  return {
    open: async (cartType, fresh) => refused(cartType) ?? carts[cartType].open(fresh),
    shown: (cartType) => carts[cartType].shown,
    change: (cartType, make) => carts[cartType].change(make),
    setQuantities: (cartType, items) => carts[cartType].setQuantities(items),
    another: (cartType) => carts[cartType].forget(),
    touched: (cartType) => carts[cartType].touched(),
    stillHas: (cartType, pieces) => carts[cartType].stillHas(pieces),
    forget: () => {
      for (const cart of Object.values(carts)) cart.forget()
      stored(() => deps.saved.clear())
    },
  }
}
