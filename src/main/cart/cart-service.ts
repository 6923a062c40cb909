/** The carts of one account: opened, changed one change at a time, and kept for the time without a network. */
import type { CartLine, CartSnapshot, ProductQuantity } from '../../shared/domain/cart.ts'
import { withLines, withProducts } from '../../shared/domain/cart-change.ts'
import { type ChangedElsewhere, changedElsewhere, heldBack } from '../../shared/domain/cart-elsewhere.ts'
import { CART_KINDS, type CartType, eachCart } from '../../shared/domain/cart-kinds.ts'
import { checkLimitOf, sameLines } from '../../shared/domain/cart-rules.ts'
import type { Product } from '../../shared/domain/product.ts'
import { type AppError, fail, ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { stored } from '../store/stored.ts'
import { createChangeQueue } from './change-queue.ts'
import { foundElsewhere, type KnownCart } from './kept-cart.ts'
import { goneFrom, idsOf, sameProducts } from './lines.ts'
import { type PortalCart, portalCart, type Taken } from './portal-cart.ts'
import { type ReadCartDeps, readCart, savedCart } from './read-cart.ts'
import { quantitiesToSend } from './set-quantities.ts'

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
  /** Refuses when the portal's cart hasn't just these pieces: they were changed, or ordered, at another computer. */
  stillHas(cartType: CartType, pieces: ReadonlyMap<number, number>): Promise<Result<undefined>>
  /** Forgets what was read of the portal, in memory and on disk. */
  forget(): void
}

/** A cart during a change. Lines are sent first and counted here only once the portal has taken them. */
export interface OpenCart {
  readonly cartType: CartType
  readonly snapshot: CartSnapshot
  /**
   * Of these quantities (0 for removing) the products that may be sent. What was changed elsewhere since this computer last
   * saw the cart is held back, and told with the cart.
   */
  free(wanted: ReadonlyMap<number, number>): readonly number[]
  /** Sends changed or new lines; `products` are those that the cart didn't know yet. */
  put(lines: readonly CartLine[], products?: readonly Product[]): Promise<Result<readonly CartLine[]>>
  remove(ids: readonly number[]): Promise<Result<readonly CartLine[]>>
}

/** Errors after which the portal may or may not have made the change. */
const leavesDoubt = (error: AppError): boolean => error.kind !== 'rule' && error.kind !== 'refused'

export interface CartServiceDeps extends ReadCartDeps {
  /** The carts that the store has. */
  readonly cartTypes: () => readonly CartType[]
  readonly onChange: (cartType: CartType) => void
  /** The portal's cart isn't what it was thought to be. */
  readonly onSurprise: (cartType: CartType) => void
}

export function createCartService(deps: CartServiceDeps): CartService {
  const kept = new Map<CartType, KnownCart>()
  /** How often each was touched: what was read meanwhile isn't certain. */
  const touches = { ...eachCart(() => 0) }

  const keepLines = (cartType: CartType, lines: readonly CartLine[], products: readonly Product[]): void => {
    const cart = kept.get(cartType)
    if (cart === undefined) return
    const { supply } = cart.snapshot
    const all = withProducts(supply.products, products)
    cart.snapshot = { ...cart.snapshot, lines, supply: { ...supply, products: all } }
    stored(() =>
      products.length === 0 ? deps.saved.saveLines(cartType, lines) : deps.saved.save(cartType, cart.snapshot),
    )
  }

  const refused = (cartType: CartType): ReturnType<typeof fail> | undefined => {
    if (!deps.mayAsk()) return sessionEnded()
    return deps.cartTypes().includes(cartType) ? undefined : refuse('cartNotFound')
  }

  /** What the portal has may differ from what is known here; it is read anew, and told where it does. */
  const doubt = (cartType: CartType): void => {
    const cart = kept.get(cartType)
    if (cart === undefined) return
    cart.certain = false
    cart.surprising = true
    deps.onSurprise(cartType)
  }

  /** The cart as the portal has it; with no network the saved one, which can be looked at but not changed. */
  const read = async (cartType: CartType, fresh = false): Promise<Result<CartSnapshot>> => {
    const before = kept.get(cartType)
    const touched = touches[cartType]
    const answer = await readCart(deps, cartType, fresh)
    if (answer.ok) {
      const surprised = before?.surprising === true && !sameProducts(before.snapshot.lines, answer.value.lines)
      const notices = [...(surprised ? [say('cartChanged')] : []), ...(answer.value.notices ?? [])]
      // Whoever asks for it afresh is shown what changed by whoever asked.
      const elsewhere = fresh || before === undefined ? [] : foundElsewhere(before, answer.value.lines)
      const snapshot = { ...answer.value, notices, elsewhere }
      const certain = touches[cartType] === touched
      const gone = goneFrom(before?.snapshot.lines ?? [], snapshot.lines)
      kept.set(
        cartType,
        certain ? { snapshot, certain, gone } : { snapshot, certain, gone, unsure: idsOf(snapshot.lines) },
      )
      // What was prepared from other lines isn't this cart's order any more.
      const changed = before !== undefined && !sameLines(before.snapshot.lines, snapshot.lines)
      if (changed || notices.length > 0) deps.onChange(cartType)
      return ok(snapshot)
    }
    if (!deps.mayAsk() || (answer.error.kind !== 'offline' && answer.error.kind !== 'timeout')) return answer
    const saved = savedCart(deps, cartType)
    return saved === undefined ? answer : ok(saved)
  }

  const known = async (cartType: CartType): Promise<Result<CartSnapshot>> => {
    const cart = kept.get(cartType)
    return cart?.certain ? ok(cart.snapshot) : read(cartType)
  }

  const certain = async (cartType: CartType): Promise<Result<CartSnapshot>> => {
    const answer = await known(cartType)
    if (!answer.ok) return answer
    return answer.value.saved ? fail({ kind: 'offline', message: say('tryAgain') }) : answer
  }

  const certainAnew = (cartType: CartType): Promise<Result<CartSnapshot>> => {
    const cart = kept.get(cartType)
    if (cart !== undefined) cart.certain = false
    return certain(cartType)
  }

  /** The cart as the portal has it before it is changed: what was made of it at another computer is seen first. */
  const looked = async (cartType: CartType): Promise<Result<CartSnapshot>> => {
    const before = kept.get(cartType)
    if (before?.certain !== true) return certain(cartType)
    const now = await portalCart(deps.client, cartType).lines()
    if (!now.ok) return now
    return changedElsewhere(before.snapshot.lines, now.value).length === 0 ? ok(before.snapshot) : certainAnew(cartType)
  }

  /** Adds what is held back to what is told of the cart. */
  const tell = (cartType: CartType, held: readonly ChangedElsewhere[]): void => {
    const cart = kept.get(cartType)
    if (cart === undefined || held.length === 0) return
    const ids = new Set(held.map(({ id }) => id))
    const others = (cart.snapshot.elsewhere ?? []).filter(({ id }) => !ids.has(id))
    cart.snapshot = { ...cart.snapshot, elsewhere: [...others, ...held] }
  }

  /** The portal's count fits what it should have now. */
  const fits = (cartType: CartType, { lines }: Taken, now: readonly CartLine[]): boolean =>
    lines === undefined || !CART_KINDS[cartType].countsItself || lines === now.length

  /** `fresh`: what was found to be changed elsewhere right before this change. */
  const openCart = (
    cartType: CartType,
    snapshot: CartSnapshot,
    portal: PortalCart,
    fresh: readonly ChangedElsewhere[],
  ): OpenCart => {
    const current = (): readonly CartLine[] => kept.get(cartType)?.snapshot.lines ?? snapshot.lines
    const free = (wanted: ReadonlyMap<number, number>): readonly number[] => {
      const found = heldBack(wanted, fresh)
      tell(cartType, found.held)
      return found.free
    }
    const sent = (
      answer: Result<Taken>,
      ids: readonly number[],
      lines: () => readonly CartLine[],
      products: readonly Product[],
    ): Result<readonly CartLine[]> => {
      if (!answer.ok) {
        const cart = kept.get(cartType)
        if (cart !== undefined && leavesDoubt(answer.error)) {
          cart.certain = false
          cart.unsure = new Set(ids)
          deps.onChange(cartType)
          // A quantity waits on the screen until it is sent again; a line that came or went has to be looked for.
          if (!sameProducts(current(), lines())) deps.onSurprise(cartType)
        }
        return answer
      }
      const now = lines()
      keepLines(cartType, now, products)
      deps.onChange(cartType)
      if (!fits(cartType, answer.value, now)) doubt(cartType)
      return ok(now)
    }
    return {
      cartType,
      snapshot,
      free,
      put: async (lines, products = []) => {
        const ids = lines.map((line) => line.id)
        if (free(new Map(lines.map(({ id, qty }) => [id, qty]))).length < lines.length) return changedByOthers()
        const checkLimit = checkLimitOf(lines, new Set(current().map((line) => line.id)))
        return sent(await portal.put(lines, checkLimit), ids, () => withLines(current(), lines), products)
      },
      remove: async (ids) => {
        const gone = new Set(ids)
        const isAll = current().every((line) => gone.has(line.id))
        return sent(await portal.remove(ids, isAll), ids, () => current().filter((line) => !gone.has(line.id)), [])
      },
    }
  }

  const changeNow = async <A>(cartType: CartType, make: (cart: OpenCart) => Promise<Result<A>>): Promise<Result<A>> => {
    const no = refused(cartType)
    if (no !== undefined) return no
    const before = kept.get(cartType)?.snapshot
    const cart = await looked(cartType)
    if (!cart.ok) return cart
    const fresh = cart.value === before ? [] : (cart.value.elsewhere ?? [])
    const made = await make(openCart(cartType, cart.value, portalCart(deps.client, cartType), fresh))
    // Read anew: whoever knows the cart as it was can't make of it what it is by the change alone.
    if (before !== undefined && cart.value !== before) deps.onSurprise(cartType)
    return made
  }

  const setNow = (
    cartType: CartType,
    quantities: ReadonlyMap<number, number>,
  ): Promise<Result<readonly CartLine[]>> => {
    // Of a quantity whose answer was lost, that it is there already is good news.
    const inDoubt = kept.get(cartType)?.certain !== true
    return changeNow(cartType, async (cart) => {
      const { lines } = cart.snapshot
      const free = cart.free(quantities)
      if (free.length === 0) return changedByOthers()
      const { changed, lost, unknown, refusal } = quantitiesToSend(lines, quantities, free, kept.get(cartType)?.gone)
      if (lost.length > 0) {
        tell(cartType, lost)
        deps.onSurprise(cartType)
      }
      if (unknown.length > 0) doubt(cartType)
      if (lost.length + unknown.length === free.length) return changedByOthers()
      if (refusal !== undefined) return refuse(refusal)
      if (changed.length > 0) return cart.put(changed)
      return inDoubt || lost.length + unknown.length > 0 ? ok(lines) : refuse('sameQuantity')
    })
  }

  const queues = eachCart((cartType) =>
    createChangeQueue<readonly CartLine[]>((quantities) => setNow(cartType, quantities)),
  )

  return {
    open: async (cartType, fresh) => {
      const no = refused(cartType)
      if (no !== undefined) return no
      if (fresh) return queues[cartType].run(() => read(cartType, true))
      const cart = kept.get(cartType)
      // Whoever asks while it is being read is answered with what was read.
      return cart?.certain ? ok(cart.snapshot) : queues[cartType].run(() => known(cartType))
    },
    shown: (cartType) => kept.get(cartType)?.snapshot,
    change: (cartType, make) => queues[cartType].run(() => changeNow(cartType, make)),
    setQuantities: (cartType, items) =>
      queues[cartType].setQuantities(items.map(({ id, qty }): [number, number] => [id, qty])),
    touched: (cartType) => {
      touches[cartType] += 1
      const cart = kept.get(cartType)
      if (cart === undefined) return
      cart.certain = false
      // Lines that an order took differ for a reason that is known.
      cart.unsure = idsOf(cart.snapshot.lines)
    },
    stillHas: async (cartType, pieces) => {
      const lines = await portalCart(deps.client, cartType).lines()
      if (!lines.ok) return lines
      const there = new Map<number, number>()
      // A product may be on two lines.
      for (const { id, qty } of lines.value) there.set(id, (there.get(id) ?? 0) + qty)
      if ([...pieces].every(([id, qty]) => there.get(id) === qty)) return ok(undefined)
      doubt(cartType)
      return changedByOthers()
    },
    forget: () => {
      kept.clear()
      stored(() => deps.saved.clear())
    },
  }
}

const changedByOthers = () => refuse('cartChanged')
