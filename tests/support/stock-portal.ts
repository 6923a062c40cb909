/** A portal in memory with a stock of products and a cart, for tests of carts and imports. */

import { isApparel } from '../../src/shared/domain/catalogue/apparel.ts'
import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import type { CartLine } from '../../src/shared/domain/pricing/priced-cart.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { type AppError, fail, ok, type Result } from '../../src/shared/errors.ts'
import { mapping as madeMapping, store as madeStore, usualSale } from './builders.ts'
import { type ScriptedPortal, scriptedPortal } from './scripted-portal.ts'

export const WAREHOUSE = 1

export const store = madeStore()
/** The entry of the portal's only warehouse in the store's mapping. */
export const mapping = madeMapping({ whID: WAREHOUSE })
/** The id of a store whose cart an operator keeps. */
export const OTHER_STORE = 4711

/** A product in stock: 50 pieces at ₹ 100. */
export function product(id: number, more: Partial<Product> & { readonly stock?: number } = {}): Product {
  const mrp = paise(10_000)
  const { stock = 50, ...rest } = more
  return {
    id,
    name: `Product ${id}`,
    desc: '',
    size: 'M',
    color: 'Blue',
    gender: 'Unisex',
    ageFrom: 0,
    ageTo: 12,
    groupID: id,
    brand: { id: 1, name: 'Brand' },
    category: { id: 5, name: 'Toys' },
    subcategory: { id: 50, name: 'Blocks' },
    type: { id: 500, name: 'Wooden' },
    mrp,
    retailerMargin: 30,
    HSNCode: '9503',
    gstratemaster: { CGST: 9, SGST: 9, IGST: 18 },
    warehouses: [{ id: WAREHOUSE, whType: 'Warehouse', state: 'Maharashtra', mrp, stock }],
    currentStock: Math.max(stock, 1),
    ...usualSale,
    ...rest,
  }
}

export interface StockPortal {
  readonly client: ScriptedPortal
  readonly cart: Map<number, CartLine>
  /** The fate of the next cart changes: `before`: refused; `after`: made, but the answer is lost. */
  readonly faults: ('none' | 'before' | 'after')[]
  readonly products: Map<number, Product>
}

const lost: AppError = { kind: 'timeout', message: 'no answer' }

export function stockPortal(products: Iterable<Product>, unserviceable: ReadonlySet<number> = new Set()): StockPortal {
  const known = new Map([...products].map((one) => [one.id, one]))
  const cart = new Map<number, CartLine>()
  const faults: StockPortal['faults'] = []
  const change = (make: () => void) => {
    const fault = faults.shift() ?? 'none'
    if (fault === 'before') return fail(lost)
    make()
    return fault === 'after' ? fail(lost) : ok({ message: 'OK', totalItems: cart.size })
  }
  const put = (lines: readonly CartLine[]) => change(() => lines.forEach((line) => void cart.set(line.id, line)))
  const remove = (ids: readonly number[]) => change(() => ids.forEach((id) => void cart.delete(id)))
  const of = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const found = known.get(id)
      return found === undefined ? [] : [found as never]
    })
  const half = (isApparelcart: boolean) =>
    [...cart.values()].filter((line) => isApparel(known.get(line.id)?.category.id ?? 0) === isApparelcart)
  const client = scriptedPortal({
    'cart.lines': () => ok({ cart: [...cart.values()] }),
    'cart.halfLines': ({ body }) => ok({ cart: half(body.isApparelcart) }),
    'cart.products': ({ body }) => ok({ products: of(body.products.map((line) => line.id)) }),
    'cart.halfProducts': ({ body }) => ok({ products: of(body.products.map((line) => line.id)) }),
    'cart.update': ({ body }) => put(body.products),
    'cart.updateHalf': ({ body }) => put(body.products),
    'cart.removeItems': ({ body }) => remove(body.productIds),
    'cart.removeFromHalf': ({ body }) => remove(body.productIds),
    'cart.removeProductsFromHalf': ({ body }) => remove(body.productIds),
    'catalogue.productInfo': ({ body }) => ok(of(body.products)),
    'catalogue.serviceability': ({ body }) =>
      ok(body.ProductList.map(({ ProductID }) => ({ ProductID, isServiceable: !unserviceable.has(ProductID) }))),
    'catalogue.checkServiceable': ({ body }) =>
      ok(body.ProductList.map(({ ProductID }) => ({ ProductID, isServiceable: !unserviceable.has(ProductID) }))),
  })
  return { client, cart, faults, products: known }
}

/** The same portal, with other answers to some calls; undefined keeps the portal's answer. */
export function answering(
  on: StockPortal,
  answers: Partial<Record<string, () => Result<unknown> | undefined>>,
): Pick<StockPortal, 'client'> {
  const call: StockPortal['client']['call'] = async (name, args) =>
    (answers[name]?.() as never) ?? on.client.call(name, args)
  return { client: { ...on.client, call } }
}
