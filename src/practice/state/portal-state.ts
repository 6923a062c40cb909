/** What the practice portal remembers: the sum of its events. */
import type { CartLine } from '../../shared/domain/cart.ts'
import type { Paise } from '../../shared/domain/money.ts'
import { openEventFile } from './event-file.ts'
import type { GroupResult, PortalEvent, PurchaseOrder } from './events.ts'

export interface PortalState {
  /** When the portal was opened for the first time (milliseconds). */
  readonly openedAt: number
  record(event: PortalEvent): void
  userOf(token: string): number | undefined
  passwordOf(user: number): string | undefined
  cartOf(user: number): ReadonlyMap<number, CartLine>
  /** Newest last. */
  ordersOf(user: number): readonly PurchaseOrder[]
  orderOf(poid: string): PurchaseOrder | undefined
  /** What was answered to the order of that client order key. */
  answerTo(user: number, key: string): readonly GroupResult[] | undefined
  isRefused(user: number, key: string): boolean
  /** Pieces ordered from this stock since the portal was opened. */
  taken(product: number, wh: number, mrp: Paise): number
  /** Orders taken since the portal was opened. */
  orderCount(): number
  /** Nobody is signed in any more. */
  endSessions(): void
  close(): void
}

const stockKey = (product: number, wh: number, mrp: Paise): string => `${product}^${wh}^${mrp}`

/** Pieces that couldn't be ordered stay in the cart. */
function takeFromCart(cart: Map<number, CartLine>, id: number, qty: number): void {
  const line = cart.get(id)
  if (line === undefined) return
  if (line.qty > qty) cart.set(id, { ...line, qty: line.qty - qty })
  else cart.delete(id)
}

export interface StateOptions {
  readonly file: string | undefined
  readonly now: number
  readonly seed: number
  /** Orders from before the portal was opened. */
  readonly history: (openedAt: number) => readonly PurchaseOrder[]
}

export function openState({ file, now, seed, history }: StateOptions): PortalState {
  const tokens = new Map<string, number>()
  const passwords = new Map<number, string>()
  const carts = new Map<number, Map<number, CartLine>>()
  const orders = new Map<string, PurchaseOrder>()
  const byUser = new Map<number, PurchaseOrder[]>()
  const answers = new Map<string, readonly GroupResult[]>()
  const refused = new Set<string>()
  const taken = new Map<string, number>()
  let taking = 0
  let openedAt = now

  const keep = (order: PurchaseOrder): void => {
    orders.set(order.poid, order)
    const own = byUser.get(order.user)
    if (own === undefined) byUser.set(order.user, [order])
    else own.push(order)
  }
  const cartOf = (user: number): Map<number, CartLine> => {
    const cart = carts.get(user) ?? new Map<number, CartLine>()
    carts.set(user, cart)
    return cart
  }

  const apply = (event: PortalEvent): void => {
    switch (event.type) {
      case 'opened':
        openedAt = event.at
        return
      case 'signedIn':
        tokens.set(event.token, event.user)
        return
      case 'sessionsEnded':
        tokens.clear()
        return
      case 'password':
        passwords.set(event.user, event.password)
        return
      case 'cart': {
        const cart = cartOf(event.user)
        for (const id of event.remove) cart.delete(id)
        for (const line of event.put) cart.set(line.id, line)
        return
      }
      case 'ordered':
        for (const order of event.orders) {
          keep(order)
          taking += 1
          for (const { id, qty, unit } of order.lines) {
            const key = stockKey(id, order.wh, unit.mrp)
            taken.set(key, (taken.get(key) ?? 0) + qty)
            takeFromCart(cartOf(event.user), id, qty)
          }
        }
        if (event.key !== undefined) answers.set(`${event.user} ${event.key}`, event.results)
        return
      case 'refused':
        refused.add(`${event.user} ${event.key}`)
    }
  }

  const events = openEventFile(file, seed)
  const [first] = events.past
  if (first === undefined) events.append({ type: 'opened', at: now, seed })
  else if (first.type === 'opened') openedAt = first.at
  for (const order of history(openedAt)) keep(order)
  for (const event of events.past) apply(event)

  const record = (event: PortalEvent): void => {
    events.append(event)
    apply(event)
  }
  return {
    get openedAt() {
      return openedAt
    },
    record,
    userOf: (token) => tokens.get(token),
    passwordOf: (user) => passwords.get(user),
    cartOf,
    ordersOf: (user) => byUser.get(user) ?? [],
    orderOf: (poid) => orders.get(poid),
    answerTo: (user, key) => answers.get(`${user} ${key}`),
    isRefused: (user, key) => refused.has(`${user} ${key}`),
    taken: (product, wh, mrp) => taken.get(stockKey(product, wh, mrp)) ?? 0,
    orderCount: () => taking,
    endSessions: () => record({ type: 'sessionsEnded' }),
    close: events.close,
  }
}
