/** What every area of the practice portal works with. */
import type { Product } from '../shared/domain/product.ts'
import type { AnswerOf, ArgsOf } from '../shared/portal/call.ts'
import type { calls } from '../shared/portal/calls.ts'
import type { Otps } from './areas/otps.ts'
import type { PortalState } from './state/portal-state.ts'
import type { Account } from './world/accounts.ts'
import type { World } from './world/world.ts'

/** How the portal behaves, for whoever tests what the app makes of it. */
export interface Settings {
  /** Whether it knows client order keys. */
  keySupport: boolean
  /** How long it works on an order, in milliseconds. */
  placeMs: number
  /** How often faster than life orders move on. */
  speed: number
}

export interface Practice {
  readonly world: World
  readonly state: PortalState
  readonly settings: Settings
  readonly otps: Otps
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Users whose order is being worked on. */
  readonly working: Map<number, string | undefined>
}

/** The person who asks; there is one in every call that isn't open to everybody. */
export interface Visit extends Practice {
  readonly account: Account
}

type Calls = typeof calls

/** Every call of an area, answered. */
export type Area<A extends keyof Calls> = {
  readonly [K in keyof Calls[A]]: (
    args: ArgsOf<Calls[A][K]>,
    visit: Visit,
  ) => AnswerOf<Calls[A][K]> | Promise<AnswerOf<Calls[A][K]>>
}

/** What the portal answers instead: a status, and the sentence that explains it. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A product with what is left of its stock, in these warehouses only when they are named. */
export function withStock({ state }: Practice, product: Product, wh?: ReadonlySet<number>) {
  const left = product.warehouses.map((row) => ({
    ...row,
    stock: Math.max(0, row.stock - state.taken(product.id, row.id, row.mrp)),
  }))
  const currentStock = left.reduce((total, { stock }) => total + stock, 0)
  const shown = wh === undefined ? left : left.filter(({ id }) => wh.has(id))
  const stockistproductbasecosts = [...product.stockistproductbasecosts]
  return { ...product, stockistproductbasecosts, currentStock, warehouses: shown }
}
