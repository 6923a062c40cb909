/** A practice portal with users who order from it through the app's own client. */
import { randomUUID } from 'node:crypto'
import pricing from '../../resources/reference/pricing.json' with { type: 'json' }
import { createPortalClient } from '../../src/main/portal/axios-client.ts'
import type { PortalClient } from '../../src/main/portal/portal-client.ts'
import { type PracticeOptions, type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { newLine } from '../../src/shared/domain/carts/cart-rules.ts'
import { toOrderPayload } from '../../src/shared/domain/orders/order-payload.ts'
import { priceCart } from '../../src/shared/domain/pricing/price-cart.ts'
import type { CartLine, PricedCart } from '../../src/shared/domain/pricing/priced-cart.ts'
import type { AppError, Result } from '../../src/shared/errors.ts'
import { CAMS_SYSTEM } from '../../src/shared/portal/areas/session.ts'
import type { Answer, Args, CallName } from '../../src/shared/portal/calls.ts'
import { pricingPolicy } from '../../src/shared/reference.ts'
import { PATIENT } from './patience.ts'
import { SMALL_WORLD } from './small-world.ts'

export const PASSWORD = 'practice'
/** Users that have ordered before, so that there are invoices for them. */
export const ORDERERS = [
  'pune',
  'delhi',
  'fccoco',
  'bbbh',
  'apparel',
  'photo',
  'noupload',
  'pharmacy',
  'stockist',
  'chandigarh',
  'outlet',
] as const
const NAMES = [...ORDERERS, 'blocked', 'noorder', 'international', 'admin', 'locked', 'unverified'] as const
export type PersonName = (typeof NAMES)[number]
export const emailOf = (name: PersonName): string => `${name}@practice.storedesk.example`

/** A signed-in user. */
export interface Person {
  readonly client: PortalClient
  readonly token: string
  readonly store: Answer<'session.meFirst'>
  /** Makes a call that must succeed; resolves to its answer. */
  ask<N extends CallName>(name: N, args: Args<N>): Promise<Answer<N>>
  /** Makes a call that must fail; resolves to its error. */
  refusal<N extends CallName>(name: N, args: Args<N>): Promise<AppError>
}

export interface Shop {
  readonly portal: PracticePortal
  /** A client without a signed-in user. */
  readonly stranger: PortalClient
  signIn(name: PersonName): Promise<Person>
  /** Signs in with a token that was issued before. */
  returning(token: string): Promise<Person>
}

const answered = <T>(name: string, result: Result<T>): T => {
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`)
  return result.value
}

const refused = <T>(name: string, result: Result<T>): AppError => {
  if (result.ok) throw new Error(`${name} was answered`)
  return result.error
}

export interface ClientAsks {
  readonly token?: string
  readonly timeoutMs?: number
  readonly onUnauthorized?: (token: string) => void
}

/** The app's client, restricted to this portal. */
export function clientFor({ origin }: PracticePortal, asks: ClientAsks = {}): PortalClient {
  const { token, timeoutMs = PATIENT, onUnauthorized = () => undefined } = asks
  const hosts = { api: origin, listing: origin, checkout: origin }
  return createPortalClient({ hosts, token: () => token, onUnauthorized, timeoutMs })
}

export async function openShop(options: PracticeOptions = {}): Promise<Shop> {
  const portal = await startPracticePortal({ ...SMALL_WORLD, ...options })
  const stranger = clientFor(portal)
  const returning = async (token: string): Promise<Person> => {
    const client = clientFor(portal, { token })
    const store = answered('session.meFirst', await client.call('session.meFirst', {}))
    return {
      client,
      token,
      store,
      ask: async (name, args) => answered(name, await client.call(name, args)),
      refusal: async (name, args) => refused(name, await client.call(name, args)),
    }
  }
  return {
    portal,
    stranger,
    returning,
    signIn: async (name) => {
      const body = { email: emailOf(name), password: PASSWORD, system: CAMS_SYSTEM }
      const answer = await stranger.call('session.loginWithCams', { body: body })
      return returning(answered('session.loginWithCams', answer).token)
    },
  }
}

type Product = Answer<'catalogue.productInfo'>[number]

/** Replaces the content of a user's cart. */
export async function fillCart(person: Person, lines: readonly CartLine[]): Promise<void> {
  const { cart } = await person.ask('cart.lines', {})
  await person.ask('cart.removeItems', { body: { productIds: cart.map(({ id }) => id) } })
  await person.ask('cart.update', { body: { products: [...lines], checkLimit: 0 } })
}

/** A user's cart as the app prices it before an order. */
export async function pricedCart(person: Person): Promise<PricedCart> {
  const { concept } = person.store.fcf
  const { shippingState } = person.store
  const mapping = await person.ask('session.mapping', { query: {} })
  const { cart } = await person.ask('cart.lines', {})
  const wh = mapping.map(({ whID }) => whID)
  const body = { products: cart, wh, userState: shippingState, appType: 1 as const }
  const { products } = await person.ask('cart.products', { body: body })
  const rates = await person.ask('session.gstRates', { query: { state: shippingState } })
  const policy = pricingPolicy.parse(pricing)
  const rules = await person.ask('session.rules', { query: { appType: '1' } })
  const carters = (await person.ask('catalogue.carters', {})).productId
  const rights = { hasFoodLicense: person.store.hasFoodLicense, rules, carters, unserviceable: [] }
  return priceCart(cart, { products, mapping, rates, concept, shippingState, policy, rights })
}

export interface GoodsFilter {
  readonly wh: number
  readonly stockTypes: readonly Product['stockType'][]
  /** The least and the most pieces in stock. */
  readonly least: number
  readonly most?: number
  /** True for cheapest first. */
  readonly cheap?: boolean
}

/** Products that a warehouse sells at their MRP with about that stock, dearest first by default. */
export async function goodsAt(person: Person, filter: GoodsFilter): Promise<readonly Product[]> {
  const { wh, stockTypes, least, most = Number.POSITIVE_INFINITY, cheap } = filter
  const misc = { map: [wh], userid: person.store.id, rules: [], signage: '', storetype: '', hasFoodLicense: true }
  const sort = cheap === true ? ('price' as const) : ('price-desc' as const)
  const body = { page: 1, size: 200, misc, sort }
  const { products } = await person.ask('catalogue.listing', { body })
  return products.filter(({ stockType, warehouses, mrp, stockistproductbasecosts }) => {
    const row = (warehouses ?? []).find((one) => one.id === wh && one.mrp === mrp)
    const priced =
      row?.whType !== 'Stockist' || stockistproductbasecosts.some((cost) => cost.stockistid === wh && cost.mrp === mrp)
    return row !== undefined && priced && row.stock >= least && row.stock <= most && stockTypes.includes(stockType)
  })
}

/** Orders four pieces of each of three products, and returns the number of their order. */
export async function placeOne(person: Person): Promise<string> {
  const goods = (await goodsAt(person, { wh: 2, stockTypes: OWNED, least: 20 })).slice(0, 3)
  await fillCart(
    person,
    goods.map((product) => newLine(product, 4)),
  )
  const { groups } = await pricedCart(person)
  const orders = toOrderPayload(groups.filter(({ orderable }) => orderable).slice(0, 1))
  const { response } = await person.ask('order.place', { body: { orders, clientOrderKey: randomUUID() } })
  return response.result[0]?.poid ?? ''
}

export const OWNED = ['OwnedStock', 'CreditWHStock'] as const
export const VENDORS = ['JustInTime', 'DropShipment', 'CreditVendorStock'] as const
