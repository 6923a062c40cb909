/** Putting products into a cart: looked up, judged by the trade's rules, checked for the pincode, then sent. */
import type { CartLine, CartType } from '../../shared/domain/cart.ts'
import { cartTypeFor, newLine, refuseToAdd } from '../../shared/domain/cart-rules.ts'
import type { Product } from '../../shared/domain/product.ts'
import { notServiceableSentence } from '../../shared/domain/serviceability.ts'
import type { Store } from '../../shared/domain/store.ts'
import { hiddenBecause } from '../../shared/domain/visibility.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { BATCH } from '../../shared/portal/catalogue.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import type { CartDesk, OpenCart } from './cart-desk.ts'
import { activeWarehouses } from './read-cart.ts'
import { unserviceableIds } from './serviceability.ts'
import { viewerOf } from './viewer.ts'

export interface Wanted {
  readonly id: number
  readonly qty: number
}

export interface PutAnswer {
  readonly lines: readonly CartLine[]
  readonly message: string | undefined
}

export interface PutProducts {
  /** Adds products that aren't in the cart yet. One alone is refused with its sentence; of several the rest is added. */
  add(cartType: CartType, items: readonly Wanted[]): Promise<Result<PutAnswer>>
  /** Adds what an earlier order had; lines that are in the cart already stay as they are. */
  reorder(cartType: CartType, orderId: string): Promise<Result<PutAnswer>>
}

export interface PutDeps {
  readonly client: PortalClient
  readonly carts: CartDesk
  readonly store: Store
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
}

/** Whole products with their stock in the store's warehouses; ids that the catalogue doesn't know are left out. */
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

/** What can be added, and why the rest can't. */
interface Sorted {
  readonly lines: readonly CartLine[]
  readonly products: readonly Product[]
  readonly leftOut: readonly { readonly item: Wanted; readonly name: string | undefined; readonly reason: string }[]
  readonly unserviceable: readonly Product[]
}

export function createPutProducts({ client, carts, store, profile }: PutDeps): PutProducts {
  const sort = async (cart: OpenCart, items: readonly Wanted[]): Promise<Result<Sorted>> => {
    const known = await profile(false)
    if (!known.ok) return known
    const ids = new Set(cart.snapshot.lines.map((line) => line.id))
    const found = await lookUp(
      client,
      known.value,
      [...new Set(items.map(({ id }) => id))].filter((id) => !ids.has(id)),
    )
    if (!found.ok) return found
    const refused = await unserviceableIds(client, store.pincode, [...found.value.values()])
    if (!refused.ok) return refused

    const viewer = viewerOf(known.value)
    const lines: CartLine[] = []
    const leftOut: Sorted['leftOut'][number][] = []
    const unserviceable: Product[] = []
    for (const item of items) {
      const product = found.value.get(item.id)
      const leave = (reason: string): void => {
        leftOut.push({ item, name: product?.name, reason })
      }
      const no = refuseToAdd(ids, item.id, item.qty)
      if (no !== undefined) leave(say(no))
      else if (product === undefined || hiddenBecause(product, viewer) !== undefined) leave(say('productNotFound'))
      else if (refused.value.has(item.id)) unserviceable.push(product)
      else if (cartTypeFor(product, store) !== cart.cartType) {
        leave(say('rowWrongCart', { cart: cartTypeFor(product, store) }))
      } else {
        lines.push(newLine(product, item.qty))
        ids.add(item.id)
      }
    }
    return ok({ lines, products: [...found.value.values()], leftOut, unserviceable })
  }

  const add = (cartType: CartType, items: readonly Wanted[]): Promise<Result<PutAnswer>> =>
    carts.change(cartType, async (cart) => {
      const sorted = await sort(cart, items)
      if (!sorted.ok) return sorted
      const { lines, products, leftOut, unserviceable } = sorted.value
      const reason = unserviceable.length > 0 ? say('productNotServiceable') : leftOut[0]?.reason
      if (lines.length === 0 && (items.length === 1 || leftOut.length === 0)) {
        return fail({ kind: 'rule', message: reason ?? say('tryAgain') })
      }
      if (lines.length === 0) return fail({ kind: 'rule', message: leftOutSentence(0, items.length, leftOut) })
      const put = await cart.put(lines, products)
      if (!put.ok) return put
      const done = items.length === 1 ? say('productAdded') : say('productsAdded')
      const told = [
        lines.length === items.length ? done : leftOutSentence(lines.length, items.length, leftOut),
        ...(unserviceable.length > 0 ? [notServiceableSentence(unserviceable, 'add')] : []),
      ]
      return ok({ lines: put.value, message: told.join('\n') })
    })

  return {
    add,
    reorder: async (cartType, orderId) => {
      const id = orderId.trim()
      if (id === '') return fail({ kind: 'rule', message: say('invalidOrderId') })
      const order = await client.call('order.details', { body: { id } })
      if (!order.ok) {
        const { kind } = order.error
        return kind === 'refused' || kind === 'answer' ? fail({ ...order.error, message: say('reorderFailed') }) : order
      }
      const pieces = new Map<number, number>()
      for (const line of order.value.purchaseDetail) {
        pieces.set(line.ProductID, (pieces.get(line.ProductID) ?? 0) + line.OrderedQuantity)
      }
      if (pieces.size === 0) return fail({ kind: 'rule', message: say('reorderFailed') })
      return add(
        cartType,
        [...pieces].map(([productId, qty]) => ({ id: productId, qty })),
      )
    },
  }
}

/** No product is left out in silence. */
const leftOutSentence = (added: number, asked: number, leftOut: Sorted['leftOut']): string =>
  say('someLeftOut', {
    added,
    asked,
    products: leftOut
      .map(({ item, name, reason }) => `${item.id}${name === undefined ? '' : ` ${name}`}: ${reason}`)
      .join('; '),
  })
