/** Lines of a proposed cart that can be replaced, calculated by the rules from the portal's offers. */
import type { CartRef } from '../../../src/shared/domain/carts/cart-ref.ts'
import { MAX_QUANTITY, newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import {
  hasEnough,
  offersIn,
  type Replaceable,
  type Replaced,
  unitsToReplace,
  unknownOf,
} from '../../../src/shared/domain/carts/replace-proposed.ts'
import { priceCart } from '../../../src/shared/domain/pricing/price-cart.ts'
import type { Asking } from './app-bridge.ts'
import { reading } from './car-parts.ts'

export interface CanBeReplaced {
  readonly unit: Replaced
  /** Products that may replace it, with enough pieces. */
  readonly by: readonly Replaceable[]
}

/** Yields the units of the cart that at least that many products can replace; sets, or single products. */
export async function* replaceable(
  ask: Asking,
  cart: CartRef,
  { least, sets = false }: { readonly least: number; readonly sets?: boolean },
): AsyncGenerator<CanBeReplaced> {
  const read = reading(ask)
  const { lines, supply } = await ask('cart.open', { cart, fresh: true })
  const priced = priceCart(lines, supply).lines
  const units = unitsToReplace(
    priced,
    lines.filter(({ proposal }) => proposal?.isSet === sets).map(({ id }) => id),
  )
  for (const unit of units) {
    const [like] = unit.products
    if (like === undefined || unknownOf([unit]) !== undefined) continue
    const misc = { map: [], userid: 0, rules: [], signage: '', storetype: '', include: [], exclude: [] }
    const userid = typeof cart === 'string' ? 0 : cart.user
    const { products } = await read(typeof cart === 'string' ? 'offers.afs' : 'offers.car', {
      body: {
        filters: { subcategoryId: like.subcategory.id, typeId: like.type.id, gender: like.gender },
        sort: 'price',
        misc: { ...misc, map: supply.mapping.map(({ whID }) => whID), userid },
      },
    })
    const pieces = new Map(
      priceCart(
        products.map((one) => newLine(one, MAX_QUANTITY)),
        { ...supply, products },
      ).lines.map(({ line, allocatedQty }) => [line.id, allocatedQty]),
    )
    const by = offersIn(products, [unit], new Set(lines.map(({ id }) => id))).fitting.filter((one) =>
      hasEnough(unit, one, (id) => pieces.get(id) ?? 0),
    )
    if (by.length >= least) yield { unit, by }
  }
}

/** The first of them. */
export async function firstReplaceable(...args: Parameters<typeof replaceable>): Promise<CanBeReplaced> {
  for await (const one of replaceable(...args)) return one
  throw new Error('Nothing that is proposed can be replaced')
}
