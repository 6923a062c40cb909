/** The carts of one account: opened, changed one change at a time, and kept for the time without a network. */
import type { CartLine, CartSnapshot, CartType } from '../../shared/domain/cart.ts'
import { checkLimitOf, refuseToChange, sameLines } from '../../shared/domain/cart-rules.ts'
import type { Product } from '../../shared/domain/product.ts'
import { type AppError, fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { stored } from '../store/stored.ts'
import { createChangeQueue } from './change-queue.ts'
import { type PortalCart, portalCart, type Taken } from './portal-cart.ts'
import { type ReadCartDeps, readCart, savedCart } from './read-cart.ts'

export interface CartService {
  /** The cart as it is known here; asked from the portal when it isn't known, or `fresh` is wanted. */
  open(cartType: CartType, fresh: boolean): Promise<Result<CartSnapshot>>
  /** What was last shown, own changes included; undefined before the first opening. */
  shown(cartType: CartType): CartSnapshot | undefined
  /** Runs a change of this cart alone, on the cart as it is then. */
  change<A>(cartType: CartType, change: (cart: OpenCart) => Promise<Result<A>>): Promise<Result<A>>
  /** Absolute quantities of lines that are in the cart; what is typed quickly goes out together. */
  setQuantities(
    cartType: CartType,
    items: readonly { readonly id: number; readonly qty: number }[],
  ): Promise<Result<readonly CartLine[]>>
  /** The portal's cart has, or may have, changed: it is read anew when it is next needed. */
  touched(cartType: CartType): void
  /** Forgets what was read of the portal, in memory and on disk. */
  forget(): void
}

/** A cart during a change. Lines are sent first and counted here only once the portal has taken them. */
export interface OpenCart {
  readonly cartType: CartType
  readonly snapshot: CartSnapshot
  /** Sends changed or new lines; `products` are those that the cart didn't know yet. */
  put(lines: readonly CartLine[], products?: readonly Product[]): Promise<Result<readonly CartLine[]>>
  remove(ids: readonly number[]): Promise<Result<readonly CartLine[]>>
}

interface Kept {
  snapshot: CartSnapshot
  /** False after a change whose outcome isn't known, or that was made elsewhere. */
  certain: boolean
  /** An answer of the portal didn't fit: if other lines turn up, they came from elsewhere. */
  surprising?: boolean
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
  const kept = new Map<CartType, Kept>()

  const keepLines = (cartType: CartType, lines: readonly CartLine[], products: readonly Product[]): void => {
    const cart = kept.get(cartType)
    if (cart === undefined) return
    const { supply } = cart.snapshot
    const known = new Set(products.map((product) => product.id))
    const all =
      products.length === 0
        ? supply.products
        : [...supply.products.filter((product) => !known.has(product.id)), ...products]
    cart.snapshot = { ...cart.snapshot, lines, supply: { ...supply, products: all } }
    stored(() =>
      products.length === 0 ? deps.saved.saveLines(cartType, lines) : deps.saved.save(cartType, cart.snapshot),
    )
  }

  const refused = (cartType: CartType): ReturnType<typeof fail> | undefined => {
    if (!deps.mayAsk()) return fail({ kind: 'session', message: say('sessionEnded') })
    return deps.cartTypes().includes(cartType) ? undefined : fail({ kind: 'rule', message: say('cartNotFound') })
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
    const answer = await readCart(deps, cartType, fresh)
    if (answer.ok) {
      const elsewhere = before?.surprising === true && !sameProducts(before.snapshot.lines, answer.value.lines)
      const notices = [...(elsewhere ? [say('cartChanged')] : []), ...(answer.value.notices ?? [])]
      const snapshot = { ...answer.value, notices }
      kept.set(cartType, { snapshot, certain: true })
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

  /** The portal's count fits what it should have now. A half's answer may count the whole cart: it proves nothing. */
  const fits = (cartType: CartType, { lines }: Taken, now: readonly CartLine[]): boolean =>
    lines === undefined || cartType !== 'all' || lines === now.length

  const openCart = (cartType: CartType, snapshot: CartSnapshot, portal: PortalCart): OpenCart => {
    const current = (): readonly CartLine[] => kept.get(cartType)?.snapshot.lines ?? snapshot.lines
    const sent = (
      answer: Result<Taken>,
      lines: () => readonly CartLine[],
      products: readonly Product[],
    ): Result<readonly CartLine[]> => {
      if (!answer.ok) {
        const cart = kept.get(cartType)
        if (cart !== undefined && leavesDoubt(answer.error)) {
          cart.certain = false
          deps.onChange(cartType)
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
      put: async (lines, products = []) => {
        const checkLimit = checkLimitOf(lines, new Set(current().map((line) => line.id)))
        return sent(await portal.put(lines, checkLimit), () => withLines(current(), lines), products)
      },
      remove: async (ids) => {
        const gone = new Set(ids)
        return sent(await portal.remove(ids), () => current().filter((line) => !gone.has(line.id)), [])
      },
    }
  }

  const changeNow = async <A>(cartType: CartType, make: (cart: OpenCart) => Promise<Result<A>>): Promise<Result<A>> => {
    const no = refused(cartType)
    if (no !== undefined) return no
    const cart = await certain(cartType)
    if (!cart.ok) return cart
    return make(openCart(cartType, cart.value, portalCart(deps.client, cartType)))
  }

  const setNow = (
    cartType: CartType,
    quantities: ReadonlyMap<number, number>,
  ): Promise<Result<readonly CartLine[]>> => {
    // Of a quantity whose answer was lost, that it is there already is good news.
    const inDoubt = kept.get(cartType)?.certain !== true
    return changeNow(cartType, async (cart) => {
      const { lines } = cart.snapshot
      const byId = new Map(lines.map((line) => [line.id, line]))
      const asked = [...quantities].map(([id, qty]) => ({ id, qty, no: refuseToChange(byId.get(id), qty) }))
      const no = asked.find((one) => one.no !== undefined && one.no !== 'sameQuantity')?.no
      if (no === 'cartChanged') doubt(cartType)
      if (no !== undefined) return fail({ kind: 'rule', message: say(no) })
      const changed = lines.flatMap((line) => {
        const qty = quantities.get(line.id)
        return qty === undefined || qty === line.qty ? [] : [{ ...line, qty }]
      })
      if (changed.length > 0) return cart.put(changed)
      return inDoubt ? ok(lines) : fail({ kind: 'rule', message: say('sameQuantity') })
    })
  }

  const queueOf = (cartType: CartType) =>
    createChangeQueue<readonly CartLine[]>((quantities) => setNow(cartType, quantities))
  const queues = { all: queueOf('all'), apparel: queueOf('apparel'), nonapparel: queueOf('nonapparel') }

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
      const cart = kept.get(cartType)
      if (cart !== undefined) cart.certain = false
    },
    forget: () => {
      kept.clear()
      stored(() => deps.saved.clear())
    },
  }
}

function sameProducts(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const ids = new Set(some.map((line) => line.id))
  return some.length === others.length && others.every((line) => ids.has(line.id))
}

/** The lines with some of them changed in place, and new ones at the end. */
function withLines(lines: readonly CartLine[], changed: readonly CartLine[]): readonly CartLine[] {
  const byId = new Map(changed.map((line) => [line.id, line]))
  const kept = lines.map((line) => byId.get(line.id) ?? line)
  const here = new Set(lines.map((line) => line.id))
  return [...kept, ...[...byId.values()].filter((line) => !here.has(line.id))]
}
