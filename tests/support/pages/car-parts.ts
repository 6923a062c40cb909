/** Parts of stores' carts, as an operator may open them. */
import type { CartLine } from '../../../src/shared/domain/carts/cart.ts'
import type { CartPart } from '../../../src/shared/domain/carts/cart-ref.ts'
import type { Asking } from './app-bridge.ts'

/** A part, with the names by which it is chosen on the screen. */
export interface NamedPart {
  readonly cart: CartPart
  readonly store: string
  readonly subcategory: string
  readonly type: string
  readonly brand: string
}

/** Every part of the cart of the store that is called so, one after the other. */
export async function* partsOf(ask: Asking, store: string): AsyncGenerator<NamedPart> {
  const read = async (call: string, args: object) =>
    (await ask('portal.read', { call, args, request: 'car', fresh: true } as never)).answer as never
  const stores: readonly { readonly userid: number; readonly companyName: string }[] = await read(
    'car.configurations',
    {},
  )
  const user = stores.find(({ companyName }) => companyName.startsWith(store))?.userid ?? 0
  type Names = readonly { readonly id: number; readonly name: string }[]
  const of: Record<'subcategories' | 'types' | 'brands', Names> = await read('car.filters', { query: { userid: user } })
  for (const subcategory of of.subcategories) {
    for (const type of of.types) {
      for (const brand of of.brands) {
        const cart = { user, subcatid: subcategory.id, typeid: type.id, brandid: brand.id }
        yield { cart, store, subcategory: subcategory.name, type: type.name, brand: brand.name }
      }
    }
  }
}

/** The first part of that store's cart, of this subcategory and type, with a line whose pieces can be changed, and the line's product: those of sets can't. */
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
