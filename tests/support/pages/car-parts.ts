/** Parts of stores' carts, as an operator may open them. */

import type { CartPart } from '../../../src/shared/domain/carts/cart-ref.ts'
import type { CartLine } from '../../../src/shared/domain/pricing/priced-cart.ts'
import type { AnswerTo, ReadArgs, ReadName } from '../../../src/shared/portal/own-reads.ts'
import type { Asking } from './app-bridge.ts'

/** A part, with the names by which it is chosen on screen. */
export interface NamedPart {
  readonly cart: CartPart
  readonly store: string
  readonly subcategory: string
  readonly type: string
  readonly brand: string
}

/** Asks as the page does. */
export const reading =
  (ask: Asking) =>
  async <N extends ReadName>(call: N, args: ReadArgs<N>): Promise<AnswerTo<N>> =>
    (await ask('portal.read', { call, args, request: 'test', fresh: true } as never)).answer as AnswerTo<N>

/** Every part with lines in the cart of the store with that name, one after the other. */
export async function* partsOf(ask: Asking, store: string): AsyncGenerator<NamedPart> {
  const read = reading(ask)
  const stores = await read('car.configurations', {})
  const user = stores.find(({ companyName }) => companyName.startsWith(store))?.userid ?? 0
  const { subcategories, types } = await read('car.filters', { query: { userid: user } })
  for (const { id: subcatid, name: subcategory } of subcategories) {
    const own = new Set(
      (await read('catalogue.subcategoryTypes', { query: { subcategoryId: subcatid } })).map(({ id }) => id),
    )
    for (const { id: typeid, name: type } of types.filter(({ id }) => own.has(id))) {
      const brands = await read('carParts.brands', { user, subcatid, typeid })
      for (const { id: brandid, name: brand } of brands.filter(({ lines }) => lines?.length !== 0)) {
        yield { cart: { user, subcatid, typeid, brandid }, store, subcategory, type, brand }
      }
    }
  }
}

/**
 * The first part of that store's cart with this subcategory and type, and a product in it whose quantity can be changed, so not one of a
 * set.
 */
export async function partToChange(
  ask: Asking,
  store: string,
  of: Pick<NamedPart, 'subcategory' | 'type'>,
): Promise<NamedPart & Pick<CartLine, 'id' | 'qty'>> {
  for await (const part of partsOf(ask, store)) {
    if (part.subcategory !== of.subcategory || part.type !== of.type) continue
    const { lines } = await ask('cart.open', { cart: part.cart, fresh: true })
    const line = lines.find(({ proposal }) => proposal?.isSet === false)
    if (line !== undefined) return { ...part, id: line.id, qty: line.qty }
  }
  throw new Error(`Nothing that can be changed is proposed to ${store}`)
}
