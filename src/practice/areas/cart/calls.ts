/** The carts: one line per product, in the order in which they were added. */

import { CART_CAPACITY, CART_KINDS, type CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { CartLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { messages } from '../../../shared/messages.ts'
import { Refused } from '../../kit/refused.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'

type Visit = VisitOf<'cart'>

const linesOf = ({ state, account }: Visit): CartLine[] => [...state.cart.cartOf(account.store.id).values()]

const inHalf = (line: CartLine, cartType: CartType): boolean =>
  CART_KINDS[cartType].beside === undefined || line.isapparelproduct === (cartType === 'apparel')

function put(visit: Visit, lines: readonly CartLine[], checkLimit: 0 | 1, cartType: CartType) {
  const { state, record, account, world } = visit
  const cart = state.cart.cartOf(account.store.id)
  const own = [...cart.values()].filter((line) => inHalf(line, cartType)).length
  const added = lines.filter(({ id }) => !cart.has(id)).length
  if (checkLimit === 1 && own + added > CART_CAPACITY) throw new Refused(400, messages.cartFull)
  const unknown = lines.find(({ id }) => world.productOf(id) === undefined)
  if (unknown !== undefined) throw new Refused(400, `There is no product ${unknown.id}.`)
  record({ type: 'cart', user: account.store.id, put: [...lines], remove: [] })
  return { message: 'Your cart was updated.', totalItems: state.cart.cartOf(account.store.id).size }
}

function remove(visit: Visit, ids: readonly number[], cartType: CartType) {
  const { state, record, account } = visit
  const cart = state.cart.cartOf(account.store.id)
  const removed = ids.filter((id) => {
    const line = cart.get(id)
    return line !== undefined && inHalf(line, cartType)
  })
  record({ type: 'cart', user: account.store.id, put: [], remove: removed })
  return { message: 'Your cart was updated.', totalItems: cart.size }
}

function products(visit: Visit, lines: readonly { readonly id: number }[], wh: readonly number[]) {
  const warehouses = new Set(wh)
  return {
    products: lines.flatMap(({ id }) => {
      const product = visit.world.productOf(id)
      return product === undefined ? [] : [visit.state.catalogue.withStock(product, warehouses)]
    }),
  }
}

export const cartCalls: AreaCalls<'cart'> = {
  lines: (_, visit) => ({ cart: linesOf(visit) }),
  products: ({ body }, visit) => products(visit, body.products, body.wh),
  update: ({ body }, visit) => put(visit, body.products, body.checkLimit, 'all'),
  updateHalf: ({ body }, visit) => put(visit, body.products, body.checkLimit, body.cartType),
  halfLines: ({ body }, visit) => ({ cart: linesOf(visit).filter((line) => inHalf(line, body.cartType)) }),
  halfProducts: ({ body }, visit) => products(visit, body.products, body.wh),
  counts: (_, visit) => {
    const lines = linesOf(visit)
    const apparelCount = lines.filter((line) => line.isapparelproduct).length
    return { apparelCount, nonapparelCount: lines.length - apparelCount, totalItems: lines.length }
  },
  removeFromHalf: ({ body }, visit) => remove(visit, body.productIds, body.cartType),
  removeProductsFromHalf: ({ body }, visit) => remove(visit, body.productIds, body.cartType),
  removeItems: ({ body }, visit) => remove(visit, body.productIds, 'all'),
}
