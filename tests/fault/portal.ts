/**
 * A portal with a few products that takes orders over HTTP and knows exactly which ones: the truth that the app's reports are compared
 * with. Its answers are encoded with the registry's own schemas.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { CartType } from '../../src/shared/domain/carts/cart-kinds.ts'
import type { CartLine } from '../../src/shared/domain/pricing/priced-cart.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { type Answer, type Args, callNames, findCall } from '../../src/shared/portal/calls.ts'
import { store as madeStore, OTHER_STORE, product, mapping as seller, WAREHOUSE } from '../support/stock-portal.ts'

/** A store with every kind of cart. */
export const store = { ...madeStore, enableAFS: true, enablecar: true }

/** Id of a store whose cart an operator uses besides the ordered one. */
export const THIRD_STORE = OTHER_STORE + 1

export const TOKEN = 'token-of-the-store'
export const PRODUCT_IDS = [101, 102, 103]

/** A response from an intermediary in place of the portal's. */
export interface Meddling {
  readonly status: number
  /** JSON in the portal's format, or a page. */
  readonly body: string
  /** True if the portal still got the request. */
  readonly after: boolean
}

export interface PlacedOrder {
  readonly poid: string
  readonly key: string | undefined
  /** The store that an operator ordered for. */
  readonly user: number | undefined
  readonly at: string
  readonly body: string
  readonly pieces: number
  readonly amount: number
}

export interface PortalKind {
  /** True if it knows client order keys. */
  readonly keys: boolean
  /** True if its history doesn't show an order yet, and its cart still contains the ordered lines. */
  readonly late: boolean
  /** The ordered cart: the store's own by default. */
  readonly cart?: CartType
}

/** The path for orders of a cart. */
export const orderPathOf = ({ cart }: PortalKind): string => {
  if (cart === 'afs') return '/api/afs/order'
  return cart === 'car' ? '/api/portal/car/order' : '/api/order'
}

const PLACES: readonly (string | undefined)[] = ['order.place', 'order.placeAfs', 'order.placeCar']

export interface TruePortal {
  readonly port: number
  readonly placed: readonly PlacedOrder[]
  /** The cart of the ordering store: the own one, or the one that is acted for. */
  readonly cart: Map<number, CartLine>
  /** The cart of a third store, which an operator uses meanwhile. */
  readonly beside: ReadonlyMap<number, CartLine>
  /** Replaces the answer to the next request that places an order, and to all queries of an order's status. */
  meddling: { place: Meddling | undefined; status: Meddling | undefined }
  /** Places the last order again from another computer of the store. */
  orderElsewhere(): void
  /** Puts the products into the cart, in quantities that no earlier cart had, so that orders can be distinguished. */
  fillCart(): void
  close(): Promise<void>
}

const products = PRODUCT_IDS.map((id) => product(id, { stock: 100_000 }))

const line = (id: number, qty: number): CartLine => ({
  id,
  qty,
  mrp: product(id).mrp,
  parent: `${id}^Blue`,
  stockType: 'OwnedStock',
  isapparelproduct: false,
  isParentAlter: false,
})

type PlaceAnswer = Answer<'order.place'>

/** Converts orders of a cart that the portal filled to its own form: all goods sold here are owned. */
const ordered = ({ order, clientOrderKey }: Args<'order.placeAfs'>['body']): Args<'order.place'>['body'] => ({
  orders: order.map((group) => ({ ...group, mode: 'OWNED' })),
  clientOrderKey,
})

function update({ products }: Args<'car.update'>['body'], cart: Map<number, CartLine>): Answer<'car.update'> {
  for (const { id, qty } of products) {
    const there = cart.get(id)
    if (qty === 0) cart.delete(id)
    else if (there !== undefined) cart.set(id, { ...there, qty })
  }
  return { result: products.length }
}

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`${status}`)
    this.status = status
  }
}

export async function startPortal({ keys, late }: PortalKind): Promise<TruePortal> {
  const beside = new Map(PRODUCT_IDS.map((id) => [id, line(id, 1)] as const))
  const placed: PlacedOrder[] = []
  const cart = new Map<number, CartLine>()
  const answers = new Map<string, PlaceAnswer>()
  const buried = new Set<string>()
  let orders = 0
  let carts = 0
  const meddling: TruePortal['meddling'] = { place: undefined, status: undefined }
  const meddler = (name: string | undefined, sent: string): Meddling | undefined => {
    // A query without a key asks if another order is being processed.
    if (name === 'order.placeStatus') return sent.includes('clientOrderKey') ? meddling.status : undefined
    if (!PLACES.includes(name)) return undefined
    const { place: once } = meddling
    meddling.place = undefined
    return once
  }

  const cartOf = (user: number | undefined) => (user === THIRD_STORE ? beside : cart)

  const place = (body: Args<'order.place'>['body'], sent: string, user?: number): PlaceAnswer => {
    const key = body.clientOrderKey
    const known = keys && key !== undefined ? answers.get(key) : undefined
    if (known !== undefined) return known
    if (keys && key !== undefined && buried.has(key)) throw new Refused(409)
    const result = body.orders.map((group) => {
      orders += 1
      const poid = `PO-${orders}-T`
      const pieces = group.products.reduce((sum, one) => sum + one.qty, 0)
      const amount = group.totalStockistOrWarehousePrice
      placed.push({ poid, key, user, at: new Date().toISOString(), body: sent, pieces, amount })
      if (!late) for (const one of group.products) cartOf(user).delete(one.id)
      return { status: 200 as const, wh: group.wh, mode: group.mode, poid, netpayment: amount }
    })
    const answer = { response: { result, err: [] } }
    if (key !== undefined) answers.set(key, answer)
    return answer
  }

  const status = ({ clientOrderKey: key }: Args<'order.placeStatus'>['body']): Answer<'order.placeStatus'> => {
    if (!keys || key === undefined) return { status: '200', message: 'OK' }
    const known = answers.get(key)
    if (known !== undefined) {
      return { status: '200', message: 'OK', clientOrderKey: key, outcome: 'placed', response: known.response }
    }
    buried.add(key)
    return { status: '200', message: 'OK', clientOrderKey: key, outcome: 'notReceived' }
  }

  const history = (): Answer<'order.history'> => {
    // Only the account's own orders: an operator's order for a store belongs to that store.
    const own = placed.filter(({ user }) => user === undefined)
    const rows = own.slice(late ? own.length : -50).map((one) => ({
      poid: one.poid,
      createddate: one.at,
      totalitems: PRODUCT_IDS.length,
      totalquantity: one.pieces,
      totalMRP: paise(one.amount),
      coupondiscount: paise(0),
      netpayment: paise(one.amount),
      status: 'Pending' as const,
      potype: 'T',
      warehouseid: WAREHOUSE,
      gapReport: false,
      clientOrderKey: keys ? one.key : undefined,
    }))
    return { rows, count: rows.length, netpayment: paise(0) }
  }

  const mapping: Answer<'session.mapping'> = [seller]
  const answer = (name: string, sent: string, url: URL): unknown => {
    const user = Number(url.searchParams.get('user') ?? 0)
    const body = (): never => findCall(name)?.spec.body?.parse(JSON.parse(sent)) as never
    switch (name) {
      case 'session.me':
        return store
      case 'session.mapping':
        return mapping
      case 'session.gstRates':
      case 'session.rules':
      case 'order.blocking':
        return []
      case 'catalogue.carters':
        return { productId: [] }
      case 'cart.lines':
        return { cart: [...cart.values()] }
      case 'cart.products':
        return { products }
      case 'order.place':
        return place(body(), sent)
      case 'order.placeAfs':
        return place(ordered(body()), sent)
      case 'order.placeCar':
        return place(ordered(body()), sent, user)
      case 'session.userDetails':
        return { ...store, id: Number(url.pathname.split('/').at(-1)) }
      case 'afs.products':
        return { products: [...cart.values()], count: cart.size, wh: mapping }
      case 'car.products':
        return { products: [...cartOf(user).values()], count: cartOf(user).size, wh: mapping }
      case 'car.update':
        return update(body(), cartOf(user))
      case 'afs.setSubcategories':
      case 'afs.categoryQuantities':
        return []
      case 'afs.outOfStock':
      case 'car.outOfStock':
        return { status: 'Completed', message: '' }
      case 'afs.typeChange':
      case 'car.typeChange':
        return { message: '' }
      case 'afs.removeGap':
      case 'car.removeGap':
        return { gapremoved: false, oosMsg: '' }
      case 'order.placeStatus':
        return status(body())
      case 'order.history':
        return history()
      default:
        throw new Refused(404)
    }
  }

  const respond = async (request: IncomingMessage): Promise<{ readonly status: number; readonly json: string }> => {
    const name = nameOf(request)
    // An order is accepted only after all of it has arrived.
    const sent = await text(request)
    const meddled = meddler(name, sent)
    if (meddled?.after === false) return { status: meddled.status, json: meddled.body }
    try {
      const shape = findCall(name ?? '')?.spec.answer
      if (name === undefined || shape === undefined) throw new Refused(404)
      const json = JSON.stringify(z.encode(shape, answer(name, sent, new URL(request.url ?? '', 'http://portal'))))
      return meddled === undefined ? { status: 200, json } : { status: meddled.status, json: meddled.body }
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, json: '{"message":"Refused"}' }
      throw error
    }
  }

  const server = createServer((request, response) => {
    respond(request).then(
      ({ status, json }) => response.writeHead(status, { 'content-type': 'application/json' }).end(json),
      // The sender ended in the middle of its request.
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The portal has no port')
  return {
    port: address.port,
    placed,
    cart,
    beside,
    meddling,
    orderElsewhere: () => {
      const last = placed.at(-1)
      orders += 1
      if (last !== undefined)
        placed.push({ ...last, poid: `PO-${orders}-T`, key: undefined, at: new Date().toISOString() })
    },
    fillCart: () => {
      carts += 1
      for (const id of PRODUCT_IDS) cart.set(id, line(id, 4 + carts))
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The call of a request, by method and path; `:names` match anything. */
function nameOf({ method, url = '' }: IncomingMessage): string | undefined {
  const path = url.split('?')[0] ?? ''
  return callNames.find((name) => {
    const call = findCall(name)
    return call?.method === method && new RegExp(`^${call?.path.replace(/:\w+/g, '[^/]+')}$`).test(path)
  })
}
