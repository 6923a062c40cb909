/** One set of arguments for each call of the registry, from tests/areas/. */
import { newLine } from '../../src/shared/domain/carts/cart-rules.ts'
import type { Args, CallName } from '../../src/shared/portal/calls.ts'
import { areas } from '../areas.ts'
import { type AtHand, WAREHOUSE } from '../support/area-tables.ts'
import { fillCart, goodsAt, OWNED, type Person, type Shop } from '../support/shop.ts'

/** An area, in the form that code sees that doesn't know it. */
interface SomeArea {
  readonly calls: (at: AtHand) => object | Promise<object>
  readonly open?: readonly string[]
  readonly staff?: readonly string[]
}
const all = Object.entries<SomeArea>(areas)

const named = (of: 'open' | 'staff') =>
  all.flatMap(([area, tables]) => (tables[of] ?? []).map((key) => `${area}.${key}` as CallName))

/** Calls that only portal staff may make; all other calls are made by the store in Pune. */
export const STAFF: readonly CallName[] = named('staff')

/** Calls made while no user is signed in. */
export const OPEN: readonly CallName[] = named('open')

type Examples = { readonly [N in CallName]: () => Args<N> }

/** An example of each call by this person, who has a cart of three products and orders of the past. */
export async function examplesFor(shop: Shop, person: Person): Promise<Examples> {
  const goods = (await goodsAt(person, { wh: WAREHOUSE, stockTypes: OWNED, least: 20 })).slice(0, 3)
  const lines = goods.map((product) => newLine(product, 6))
  await fillCart(person, lines)
  const { rows: orders } = await person.ask('order.history', { query: { pageNo: 1, pageSize: 300 } })
  const delivered = orders.find(({ status }) => status === 'Delivered')?.poid ?? ''
  const at: AtHand = { shop, person, goods, lines, ids: goods.map(({ id }) => id), orders, delivered }
  const examples: Record<string, unknown> = {}
  for (const [area, { calls }] of all) {
    for (const [key, example] of Object.entries(await calls(at))) examples[`${area}.${key}`] = example
  }
  return examples as Examples
}
