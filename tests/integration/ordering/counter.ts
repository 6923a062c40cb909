/** A store's cart and its journal on disk, with a portal that answers orders as a test says. */
import type { CartRef } from '../../../src/shared/domain/carts/cart-ref.ts'
import type { Product } from '../../../src/shared/domain/catalogue/product.ts'
import type { Store } from '../../../src/shared/domain/people/store.ts'
import { ok } from '../../../src/shared/errors.ts'
import type { Answer, Args } from '../../../src/shared/portal/calls.ts'
import { type ScriptedPortal, scriptedPortal } from '../../support/scripted-portal.ts'
import { must, type ServicesOptions, servicesOn } from '../../support/services-on-stock.ts'
import { type StockPortal, stockPortal, store as usual } from '../../support/stock-portal.ts'

type Script = Parameters<typeof scriptedPortal>[0]
type Groups = Args<'order.place'>['body']['orders']

export interface CounterOptions {
  readonly store?: Store
  readonly products: readonly Product[]
  /** Answers to the calls of an order; a call without an answer fails as unreachable. */
  readonly portal: Script
  readonly folder?: string
  readonly profile?: NonNullable<ServicesOptions['profile']>
  readonly readCsv?: NonNullable<ServicesOptions['readCsv']>
  /** The same cart and stock, for the restarted app. */
  readonly on?: StockPortal | undefined
}

export function counter(options: CounterOptions) {
  const store = options.store ?? usual
  const on = options.on ?? stockPortal(options.products)
  const script: Script = { 'session.me': () => ok(store), 'order.blocking': () => ok([]), ...options.portal }
  const orders = scriptedPortal(script)
  const client: Pick<ScriptedPortal, 'call'> = {
    call: (name, args, options) => (name in script ? orders : on.client).call(name, args, options),
  }
  const service = servicesOn({ client: { ...on.client, ...client } }, options)
  return {
    ...service,
    portal: orders,
    on,
    fill: async (cart: CartRef, ...ids: number[]) => {
      must(
        await service.put.add(
          cart,
          ids.map((id) => ({ id, qty: 2 })),
        ),
      )
    },
    /** Prepares the cart's order and returns the request to place all of it. */
    prepared: async (cart: CartRef = 'all') => {
      const { key, groups } = must(await service.orders.prepare(cart))
      const orderable = groups.filter((group) => group.orderable)
      const total = orderable.reduce((paise, group) => paise + group.total, 0)
      return { key, groups: orderable.map((group) => group.key), total }
    },
    sentences: () => must(service.orders.list(false)).map(({ state, message }) => ({ state, message })),
  }
}

type Result = Answer<'order.place'>['response']['result'][number]

/** The answer that places a whole order. */
export const placed = (groups: Groups): Result[] =>
  groups.map(({ wh, mode, totalStockistOrWarehousePrice: netpayment }, at) => ({
    status: 200,
    wh,
    mode,
    poid: `PO-${at + 1}-T`,
    netpayment,
  }))
