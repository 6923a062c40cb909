/** The carts of one account: opened, changed one change at a time, and kept for the time without a network. */
import type { CartLine, CartSnapshot, CartType } from '../../shared/domain/cart.ts'
import type { Product } from '../../shared/domain/product.ts'
import { type AppError, fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { stored } from '../ordering/stored.ts'
import { createChangeQueue } from './change-queue.ts'
import { type PortalCart, portalCart } from './portal-cart.ts'
import { type ReadCartDeps, readCart, savedCart } from './read-cart.ts'

export interface CartDesk {
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
}

/** Errors after which the portal may or may not have made the change. */
const leavesDoubt = (error: AppError): boolean => error.kind !== 'rule' && error.kind !== 'refused'

export function createCartDesk(deps: ReadCartDeps & { readonly onChange: (cartType: CartType) => void }): CartDesk {
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
      products.length === 0
        ? deps.saved.saveLines(cartType, lines)
        : deps.saved.save(cartType, { ...cart.snapshot.supply, lines, fetchedAt: cart.snapshot.fetchedAt }),
    )
  }

  /** The cart as the portal has it; with no network the saved one, which can be looked at but not changed. */
  const read = async (cartType: CartType): Promise<Result<CartSnapshot>> => {
    const answer = await readCart(deps, cartType)
    if (answer.ok) {
      kept.set(cartType, { snapshot: answer.value, certain: true })
      return answer
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

  const openCart = (cartType: CartType, snapshot: CartSnapshot, portal: PortalCart): OpenCart => {
    const current = (): readonly CartLine[] => kept.get(cartType)?.snapshot.lines ?? snapshot.lines
    const sent = (
      answer: Result<undefined>,
      lines: () => readonly CartLine[],
      products: readonly Product[],
    ): Result<readonly CartLine[]> => {
      if (!answer.ok) {
        const cart = kept.get(cartType)
        if (cart !== undefined && leavesDoubt(answer.error)) cart.certain = false
        return answer
      }
      const now = lines()
      keepLines(cartType, now, products)
      deps.onChange(cartType)
      return ok(now)
    }
    return {
      cartType,
      snapshot,
      put: async (lines, products = []) => sent(await portal.put(lines), () => withLines(current(), lines), products),
      remove: async (ids) => {
        const gone = new Set(ids)
        return sent(await portal.remove(ids), () => current().filter((line) => !gone.has(line.id)), [])
      },
    }
  }

  const changeNow = async <A>(cartType: CartType, make: (cart: OpenCart) => Promise<Result<A>>): Promise<Result<A>> => {
    if (!deps.mayAsk()) return fail({ kind: 'session', message: say('sessionEnded') })
    const cart = await certain(cartType)
    if (!cart.ok) return cart
    return make(openCart(cartType, cart.value, portalCart(deps.client, cartType)))
  }

  const setNow = (cartType: CartType, quantities: ReadonlyMap<number, number>): Promise<Result<readonly CartLine[]>> =>
    changeNow(cartType, async (cart) => {
      const { lines } = cart.snapshot
      const here = new Set(lines.map((line) => line.id))
      if ([...quantities.keys()].some((id) => !here.has(id))) {
        return fail({ kind: 'rule', message: say('notInCart') })
      }
      const changed = lines.flatMap((line) => {
        const qty = quantities.get(line.id)
        return qty === undefined || qty === line.qty ? [] : [{ ...line, qty }]
      })
      return changed.length === 0 ? ok(lines) : cart.put(changed)
    })

  const queueOf = (cartType: CartType) =>
    createChangeQueue<readonly CartLine[]>((quantities) => setNow(cartType, quantities))
  const queues = { all: queueOf('all'), apparel: queueOf('apparel'), nonapparel: queueOf('nonapparel') }

  return {
    open: async (cartType, fresh) => {
      if (fresh) return queues[cartType].run(() => read(cartType))
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

/** The lines with some of them changed in place, and new ones at the end. */
function withLines(lines: readonly CartLine[], changed: readonly CartLine[]): readonly CartLine[] {
  const byId = new Map(changed.map((line) => [line.id, line]))
  const kept = lines.map((line) => byId.get(line.id) ?? line)
  const here = new Set(lines.map((line) => line.id))
  return [...kept, ...[...byId.values()].filter((line) => !here.has(line.id))]
}
