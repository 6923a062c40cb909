/** Puts products into a cart: they are looked up, judged by the trade's rules, checked for the pincode, then sent. */
import type { CartChanged, ReorderFrom } from '../../shared/bridge/cart.ts'
import type { ProductQuantity } from '../../shared/domain/carts/cart.ts'
import { CART_KINDS, cartTypeFor } from '../../shared/domain/carts/cart-kinds.ts'
import type { CartRef } from '../../shared/domain/carts/cart-ref.ts'
import { isOrderId, newLine, refusePieces, roomIn } from '../../shared/domain/carts/cart-rules.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { hiddenReason, hiddenSentence } from '../../shared/domain/catalogue/visibility.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { fail, ok, type Result, refuse, withSentence } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'
import { type Profile, toBuy } from '../session/profile.ts'
import type { OpenCart } from './account-cart.ts'
import type { CartService } from './cart-service.ts'
import { isFailure, withFallbackMessage } from './fallback-message.ts'
import { type LeftOut, nothingAdded, type Sorted, whatWasAdded } from './left-out.ts'
import { unserviceableIn } from './serviceability.ts'
import { activeWarehouses, supplyFrom, viewerFrom } from './supply.ts'

export interface PutDeps {
  readonly client: PortalClient
  readonly carts: CartService
  readonly policy: PricingPolicy
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
}

/** Returns whole products with their stock in the store's warehouses; ids that the catalogue doesn't know are left out. */
export async function lookUp(
  client: PortalClient,
  profile: Profile,
  ids: readonly number[],
): Promise<Result<ReadonlyMap<number, Product>>> {
  const wh = activeWarehouses(profile)
  const found = await inBatches(ids, BATCH, (batch) =>
    client.call('catalogue.productInfo', { body: { products: [...batch], wh: [...wh] } }),
  )
  return found.ok ? ok(new Map(found.value.map((product) => [product.id, product]))) : found
}

/** The products that can be added, and the reasons why the others can't. */
interface Judged extends Sorted {
  readonly lines: readonly CartLine[]
  readonly products: readonly Product[]
}

const REORDER_FAILED = { cart: 'reorderFailed', orders: 'reorderOrderFailed' } as const

export class PutProducts {
  readonly #deps: PutDeps

  constructor(deps: PutDeps) {
    this.#deps = deps
  }

  /**
   * Adds products that aren't in the cart yet. A single product that can't be added is refused with its reason; of several, the others are
   * added. With `whole` nothing is added unless the cart has room for everything.
   */
  async add(cart: CartRef, items: readonly ProductQuantity[], whole = false): Promise<Result<CartChanged>> {
    return orElse(await this.#add(cart, items, whole), 'tryAgain')
  }

  /**
   * Adds the lines of an earlier order; lines that are in the cart already stay as they are. Adds nothing when the cart can't hold all of
   * them.
   */
  async reorder(cart: CartRef, orderId: string, from: ReorderFrom): Promise<Result<CartChanged>> {
    const id = orderId.trim()
    const failed = REORDER_FAILED[from]
    if (!isOrderId(id)) return refuse('invalidOrderId')
    const order = await this.#deps.client.call('order.details', { body: { id } })
    if (!order.ok) {
      const { error } = order
      // One sentence covers every order that can't be read, for every error of the portal. Without a network the cause isn't the order.
      return fail(isFailure(error) && error.kind !== 'offline' ? withSentence(error, failed) : error)
    }
    const pieces = new Map<number, number>()
    for (const line of order.value.purchaseDetail) {
      pieces.set(line.ProductID, (pieces.get(line.ProductID) ?? 0) + line.OrderedQuantity)
    }
    if (pieces.size === 0) return refuse(failed)
    const items = [...pieces].map(([productId, qty]) => ({ id: productId, qty }))
    return orElse(await this.#add(cart, items, true), failed)
  }

  #add(ref: CartRef, items: readonly ProductQuantity[], whole: boolean): Promise<Result<CartChanged>> {
    return this.#deps.carts.change(ref, async (cart) => {
      const judged = await this.#judge(cart, items)
      if (!judged.ok) return judged
      const lacksRoom = judged.value.leftOut.some(({ sentence }) => sentence === 'cartFull')
      return whole && lacksRoom ? refuse('cartFull') : put(cart, judged.value)
    })
  }

  async #judge(cart: OpenCart, items: readonly ProductQuantity[]): Promise<Result<Judged>> {
    const { client, policy } = this.#deps
    const profile = toBuy(await this.#deps.profile(false))
    if (!profile.ok) return profile
    const inCart = new Set(cart.snapshot.lines.map(({ id }) => id))
    const ids = [...new Set(items.map(({ id }) => id))].filter((id) => !inCart.has(id))
    const found = await lookUp(client, profile.value, ids)
    if (!found.ok) return found
    const products = [...found.value.values()]
    const { lines, leftOut } = allowed(cart, items, found.value, profile.value)
    const priced = priceCart(lines, supplyFrom(profile.value, lines, products, policy))
    const service = await unserviceableIn(client, profile.value.store.pincode, priced)
    if (!service.ok) return service
    const { refused, unanswered } = service.value
    const unknown = lines
      .filter(({ id }) => unanswered.has(id) && !refused.has(id))
      .map(({ id }) => leaveOut(found.value.get(id), id, 'productServiceUnknown'))
    // Only lines that would be taken need room.
    const serviceable = lines.filter(({ id }) => !refused.has(id) && !unanswered.has(id))
    const fitting = serviceable.slice(0, roomIn(cart.cartType, cart.snapshot.lines.length))
    const full = serviceable.slice(fitting.length).map(({ id }) => leaveOut(found.value.get(id), id, 'cartFull'))
    return ok({
      lines: fitting,
      products,
      added: fitting.length,
      requested: items.length,
      leftOut: [...leftOut, ...unknown, ...full],
      unserviceable: products.filter(({ id }) => refused.has(id)),
    })
  }
}

const leaveOut = (product: Product | undefined, id: number, sentence: MessageKey, reason = say(sentence)): LeftOut => ({
  id,
  name: product?.name,
  reason,
  sentence,
})

/** Returns the lines that the trade's rules allow in the cart, each product once, and why the others stay out. */
function allowed(
  cart: OpenCart,
  items: readonly ProductQuantity[],
  found: ReadonlyMap<number, Product>,
  profile: Profile,
): { readonly lines: readonly CartLine[]; readonly leftOut: readonly LeftOut[] } {
  const viewer = viewerFrom(profile)
  const pieces = new Map(cart.snapshot.lines.map((line) => [line.id, line.qty]))
  const lines: CartLine[] = []
  const leftOut: LeftOut[] = []
  for (const { id, qty } of items) {
    const product = found.get(id)
    const no = refusePieces(pieces, id, qty)
    const hidden = product && hiddenReason(product, viewer)
    if (no !== undefined) leftOut.push(leaveOut(product, id, no))
    else if (product === undefined || hidden !== undefined) {
      leftOut.push({ id, name: product?.name, reason: hiddenSentence(hidden), sentence: undefined })
    } else if (!CART_KINDS[cart.cartType].takes(product)) {
      const { word } = CART_KINDS[cartTypeFor(product, profile.store)]
      leftOut.push(leaveOut(product, id, 'rowWrongCart', say('rowWrongCart', { cart: word })))
    } else {
      lines.push(newLine(product, qty))
      pieces.set(id, qty)
    }
  }
  return { lines, leftOut }
}

async function put(cart: OpenCart, judged: Judged): Promise<Result<CartChanged>> {
  if (judged.added === 0) return fail(nothingAdded(judged))
  const answer = await cart.put(judged.lines, judged.products)
  if (!answer.ok) return answer
  const unserviceable = judged.unserviceable.map(({ id }) => ({ id, reason: say('productNotServiceable') }))
  const ids = new Set(judged.lines.map(({ id }) => id))
  return ok({
    put: judged.lines,
    removed: [],
    products: judged.products.filter(({ id }) => ids.has(id)),
    size: answer.value.length,
    ...cart.editions(),
    message: whatWasAdded(judged),
    leftOut: [...judged.leftOut.map(({ id, reason }) => ({ id, reason })), ...unserviceable],
  })
}

const orElse = (result: Result<CartChanged>, sentence: MessageKey): Result<CartChanged> =>
  result.ok ? result : fail(withFallbackMessage(result.error, sentence))
