/**
 * Checks what an account watches at the portal: products in one question, orders one after the other, a few per round. An item that can't
 * be read is checked the next time, without a message.
 */

import type { Watching as Told } from '../../shared/bridge/watching.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { hiddenReason } from '../../shared/domain/catalogue/visibility.ts'
import { lacksRow } from '../../shared/domain/orders/whole-order.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { activeSellers, marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { productView } from '../../shared/domain/pricing/product-view.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import {
  endsWatch,
  isOrderOver,
  MOST_WATCHED,
  mayWatch,
  type OrderState,
  orderChanges,
  type ProductState,
  productChanges,
  type Watched,
  type WatchedOf,
  type WatchKind,
  type WatchNews,
  type WatchResult,
  type WatchSubject,
} from '../../shared/domain/watching/watch.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { orderOf, rowOfOrder } from '../../shared/lists/areas/order-lines.ts'
import { say } from '../../shared/messages.ts'
import { supplyFrom } from '../cart/supply.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import { stored } from '../store/stored.ts'
import type { Watches } from './watches.ts'

/** Limits per round: orders, and products that the common question didn't return. */
const ORDERS_A_ROUND = 12
const ALONE_A_ROUND = 5

export interface WatchingDeps {
  readonly watches: Watches
  readonly client: PortalClient
  readonly profile: () => Promise<Result<Profile>>
  readonly policy: PricingPolicy
  readonly store: () => Store
  readonly clock: Clock
  readonly changed: (news: readonly WatchNews[]) => void
}

/** The current state; undefined if unknown, 'gone' if the store may no longer see it. */
type Now<S> = { readonly name: string; readonly state: S } | 'gone' | undefined

export class Watching {
  readonly #deps: WatchingDeps
  #looking: Promise<Result<readonly WatchNews[]>> | undefined

  constructor(deps: WatchingDeps) {
    this.#deps = deps
  }

  read(): Result<Told> {
    const { watches } = this.#deps
    return stored(() => ({ watched: watches.all(), news: watches.news() }))
  }

  async begin(subject: WatchSubject): Promise<Result<undefined>> {
    const { watches, store, clock } = this.#deps
    const { kind } = subject
    if (!mayWatch(store(), kind)) return refuse('badRequest')
    const room = this.#room(kind)
    if (!room.ok) return room
    const watched = await this.#asItStands(subject, isoAt(clock()))
    if (!watched.ok) return watched
    // Several calls may have started at once.
    const hasRoom = this.#room(kind)
    if (!hasRoom.ok) return hasRoom
    return this.#write(() => watches.put(watched.value))
  }

  stop(subject: WatchSubject): Result<undefined> {
    return this.#write(() => this.#deps.watches.drop(subject))
  }

  putAway(n: readonly number[]): Result<undefined> {
    return this.#write(() => this.#deps.watches.putAway(n))
  }

  /** No event is sent: the windows' data ends with the session. */
  forget(): void {
    stored(() => this.#deps.watches.clear())
  }

  /** Runs one round; a call during a round shares it. Fails if it could check nothing. */
  look(): Promise<Result<readonly WatchNews[]>> {
    this.#looking ??= this.#round().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #round(): Promise<Result<readonly WatchNews[]>> {
    const products = await this.#lookAtProducts()
    const orders = products.ok || !endsRound(products.error) ? await this.#lookAtOrders() : products
    const news = [...(products.ok ? products.value : []), ...(orders.ok ? orders.value : [])]
    if (news.length > 0) this.#deps.changed(news)
    const failed = [products, orders].find(({ ok: isThere }) => !isThere)
    return news.length === 0 && failed !== undefined ? failed : ok(news)
  }

  async #lookAtProducts(): Promise<Result<readonly WatchNews[]>> {
    const due = this.#due('product', MOST_WATCHED)
    if (!due.ok || due.value.length === 0) return due.ok ? ok([]) : due
    const states = await this.#productsNow(due.value.map(({ id }) => Number(id)))
    if (!states.ok) return states
    const known = due.value.filter(({ id }) => states.value.has(Number(id)))
    return ok(known.flatMap((one) => this.#told(one, states.value.get(Number(one.id)), productChanges)))
  }

  async #lookAtOrders(): Promise<Result<readonly WatchNews[]>> {
    const due = this.#due('order', ORDERS_A_ROUND)
    if (!due.ok) return due
    const news: WatchNews[] = []
    for (const watched of due.value) {
      const now = await this.#orderNow(watched.id)
      if (!now.ok && endsRound(now.error)) return news.length > 0 ? ok(news) : now
      // An order that can't be read doesn't hold up the others: it comes again after them.
      news.push(...this.#told(watched, now.ok ? now.value : undefined, orderChanges))
    }
    return ok(news)
  }

  #due<K extends WatchKind>(kind: K, most: number): Result<readonly WatchedOf<K>[]> {
    const { watches, store } = this.#deps
    return stored(() => (mayWatch(store(), kind) ? watches.due(kind, most) : []))
  }

  /** Saves the news before they are shown, so that they are shown exactly once. */
  #told<S extends ProductState | OrderState>(
    watched: Watched & { readonly known: S },
    now: Now<S>,
    rule: (known: S, state: S) => WatchResult<S>,
  ): readonly WatchNews[] {
    const at = isoAt(this.#deps.clock())
    const { known } = watched
    if (now === undefined) {
      stored(() => this.#deps.watches.recordCheck(watched, at))
      return []
    }
    const result: WatchResult<S> =
      now === 'gone' ? { changes: [{ what: 'ended' }], known, isOver: true } : rule(known, now.state)
    const news = stored(() => this.#deps.watches.record(watched, { at, ...result }))
    return news.ok ? news.value : []
  }

  async #asItStands(subject: WatchSubject, since: string): Promise<Result<Watched>> {
    const { id } = subject
    if (subject.kind === 'product') {
      const states = /^\d{1,10}$/.test(id) ? await this.#productsNow([Number(id)]) : refuse('badRequest')
      if (!states.ok) return states
      const now = states.value.get(Number(id))
      if (now === 'gone') return refuse('productNotFound')
      return now === undefined
        ? refuse('watchUnknown')
        : ok({ kind: 'product', id, name: now.name, since, known: now.state })
    }
    const order = await this.#orderNow(id)
    if (!order.ok) return order
    const now = order.value
    if (now === undefined || now === 'gone') return refuse('watchUnknown')
    const { status } = now.state
    if (isOrderOver(status)) return fail({ kind: 'rule', message: say('watchOver', { status: status.toLowerCase() }) })
    return ok({ kind: 'order', id, name: now.name, since, known: now.state })
  }

  async #productsNow(ids: readonly number[]): Promise<Result<ReadonlyMap<number, Now<ProductState>>>> {
    const { client, profile } = this.#deps
    const known = await profile()
    if (!known.ok) return known
    const wh = activeSellers(known.value.mapping).map(({ whID }) => whID)
    const together = await client.call('catalogue.productInfo', { body: { products: [...ids], wh } })
    if (!together.ok) return together
    const states = new Map<number, Now<ProductState>>(
      together.value.map((product) => [product.id, this.#stateOf(known.value, product)]),
    )
    for (const id of ids.filter((one) => !states.has(one)).slice(0, ALONE_A_ROUND)) {
      const alone = await client.call('catalogue.product', { params: { id } })
      if (alone.ok) states.set(id, this.#stateOf(known.value, alone.value))
      else if (endsRound(alone.error)) break
      else states.set(id, isNo(alone.error) ? 'gone' : undefined)
    }
    return ok(states)
  }

  #stateOf(known: Profile, product: Product): Now<ProductState> {
    const market = marketOf(supplyFrom(known, [product], [product], this.#deps.policy))
    const hidden = hiddenReason(product, market.viewer)
    if (endsWatch(hidden)) return 'gone'
    if (hidden === 'cartersUnknown') return undefined
    const { available, unit } = productView(market, product)
    return { name: product.name, state: { available, net: unit?.net } }
  }

  async #orderNow(poid: string): Promise<Result<Now<OrderState>>> {
    const { client } = this.#deps
    const details = await client.call('order.details', { body: { id: poid } })
    if (!details.ok) return orGone(details.error)
    const history = lacksRow(details.value) ? await client.call('order.history', rowOfOrder(poid)) : undefined
    if (history?.ok === false) return orGone(history.error)
    const { status, isStatusKnown } = orderOf(poid, details.value, history?.value)
    return ok(isStatusKnown ? { name: `Order ${poid}`, state: { status } } : undefined)
  }

  #room(kind: WatchKind): Result<undefined> {
    const count = stored(() => this.#deps.watches.count(kind))
    if (!count.ok) return count
    if (count.value < MOST_WATCHED) return ok(undefined)
    return fail({ kind: 'rule', message: say('watchFull', { what: `${MOST_WATCHED} ${kind}s` }) })
  }

  #write(write: () => void): Result<undefined> {
    const written = stored(write)
    if (!written.ok) return written
    this.#deps.changed([])
    return ok(undefined)
  }
}

/** Statuses of a busy portal, as opposed to a refusal. */
const BUSY: readonly (number | undefined)[] = [408, 425, 429]
const isNo = ({ kind, status }: AppError): boolean => kind === 'refused' && !BUSY.includes(status)

/** True for errors that would fail the following questions as well. */
const endsRound = ({ kind }: AppError): boolean => ['offline', 'timeout', 'cancelled', 'session'].includes(kind)

/** The portal's refusal: the store may not see the order. */
const orGone = (error: AppError): Result<'gone'> => (isNo(error) ? ok('gone') : fail(error))
