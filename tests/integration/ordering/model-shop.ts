/**
 * A store at work, driven by the order model: the real service and the real preparation on a portal in memory, a user who clicks anything
 * that is offered, a computer with a wrong clock, a journal that is lost.
 */
import type BetterSqlite3 from 'better-sqlite3'
import { expect } from 'vitest'
import type { OrderJournal } from '../../../src/main/ordering/order-journal.ts'
import { OrderService } from '../../../src/main/ordering/order-service.ts'
import { prepareOrder } from '../../../src/main/ordering/prepare-order.ts'
import { createPortalClock } from '../../../src/main/portal/portal-clock.ts'
import type { Profile } from '../../../src/main/session/profile.ts'
import type { CartSnapshot } from '../../../src/shared/domain/carts/cart.ts'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import type { JournalOrder, PreparedOrder } from '../../../src/shared/domain/orders/order.ts'
import type { Store } from '../../../src/shared/domain/people/store.ts'
import type { CartLine } from '../../../src/shared/domain/pricing/priced-cart.ts'
import { ok, type Result } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { Args } from '../../../src/shared/portal/calls.ts'
import { mapping, supply } from '../../support/builders.ts'
import { askBy } from '../../support/cart-ask.ts'
import { openJournal } from '../../support/journal-on-disk.ts'
import { scriptedPortal } from '../../support/scripted-portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { product, store } from '../../support/stock-portal.ts'
import type { Step } from './model-step.ts'
import { type Till, till } from './till.ts'

const PRODUCTS = [1, 2, 3, 4, 5, 6]
const MINUTE = 60_000
/** Time after which a pending request has reached the portal or is lost. */
const ON_ITS_WAY_AT_MOST = 5 * MINUTE

const MAPPING = [1, 2].map((whID) => mapping({ whID, name: `Warehouse ${whID}` }))

const ofStore = (me: Store): Profile => ({
  store: me,
  mapping: MAPPING,
  rates: [],
  rules: [],
  carters: [],
  cartersFailed: false,
})

/** Odd ids are in warehouse 1, even ones in 2. */
const GOODS = PRODUCTS.map((id) => {
  const plain = product(id)
  const wh = 2 - (id % 2)
  return { ...plain, warehouses: (plain.warehouses ?? []).map((row) => ({ ...row, id: wh, stock: 100_000 })) }
})

const nextTurn = (): Promise<undefined> => new Promise((resolve) => setImmediate(() => resolve(undefined)))

const IDLE = { emit: () => undefined, resetFilters: () => undefined, cartTouched: () => undefined, mayAsk: () => true }

export class ModelShop {
  readonly till: Till
  db: BetterSqlite3.Database
  journal: OrderJournal
  service: OrderService
  orders = 0
  #now = Date.parse('2026-04-05T10:00:00.000Z')
  /** The error of this computer's clock, in milliseconds. */
  #wrong = 0
  /** The portal's cart, with the sale of each line. A line that is added again is another sale. */
  readonly #cart = new Map<number, { readonly line: CartLine; readonly sale: number }>()
  #sales = 0
  /** The sales in an order, by its key. */
  readonly #saleOf = new Map<string, ReadonlyMap<number, number>>()
  readonly #soldBy = new Map<number, string[]>()
  readonly #prepared: PreparedOrder[] = []
  #gates: (() => void)[] = []
  #timers: (() => void)[] = []
  #backup: { readonly bytes: Buffer; readonly at: number } | undefined
  /** Keys that were lost with the journal; their requests may arrive until `#lateUntil`. */
  readonly lostKeys = new Set<string>()
  /** Keys set aside before the journal was lost: the user still knows of them. */
  readonly #setAside = new Set<string>()
  #lateUntil = Number.POSITIVE_INFINITY
  #portalClock = createPortalClock(() => 0)

  constructor(keys: boolean, refuses: readonly number[]) {
    this.till = till({
      keys,
      clock: () => this.#now,
      refuses: new Set(refuses),
      onTaken: (key, products) => this.#taken(key, products),
    })
    const opened = openJournal()
    this.db = opened.db
    this.journal = opened.journal
    this.service = this.#open()
  }

  #open(): OrderService {
    this.#portalClock = createPortalClock(
      () => this.#now + this.#wrong,
      () => this.#now,
    )
    this.#timers = []
    const client = this.#client()
    return new OrderService({
      client,
      account: store.id,
      ...IDLE,
      askFor: () => ({ ...askBy(client), profile: async () => ok(ofStore(store)) }),
      journal: this.journal,
      clock: this.#portalClock.now,
      recheck: async () => {
        this.#heard()
        return ok(undefined)
      },
      later: (_, run) => {
        this.#timers.push(run)
        return () => undefined
      },
      prepare: async () => {
        throw new Error('Prepared by the model')
      },
    })
  }

  /** Updates the portal clock: every answer carries the portal's time. */
  #heard(): void {
    if (!this.till.offline) this.#portalClock.observe(new Date(this.#now).toUTCString())
  }

  #client(): Pick<Till['client'], 'call'> {
    return {
      call: async (name, args, options) => {
        this.#heard()
        if (name !== 'order.placeAfs' && name !== 'order.placeCar') return this.till.client.call(name, args, options)
        const { order, clientOrderKey } = (args as Args<'order.placeAfs'>).body
        const body = { orders: order.map((group) => ({ ...group, mode: 'OWNED' as const })), clientOrderKey }
        return this.till.client.call('order.place', { body }, options) as never
      },
    }
  }

  #taken(key: string, products: readonly number[]): void {
    for (const id of products) {
      this.#cart.delete(id)
      const sale = this.#saleOf.get(key)?.get(id)
      if (sale === undefined) continue
      const before = this.#soldBy.get(sale) ?? []
      const blamed = this.#isTold(key) ? [] : before.filter((one) => !this.#isTold(one))
      expect(blamed, `${key}: product ${id} was ordered already`).toEqual([])
      this.#soldBy.set(sale, [...before, key])
    }
  }

  /** True if the user knows that the order is uncertain: it was set aside, or its message asks the user to check a similar order. */
  #isTold(key: string): boolean {
    const order = this.journal.find(key)
    if (this.#setAside.has(key) || order?.state === 'setAside') return true
    return order?.message?.includes(messages.orderFoundInHistory.slice(0, 40)) === true
  }

  async take(next: Step): Promise<void> {
    this.#now += 1_000
    if (this.#now > this.#lateUntil) this.#lateArrive()
    switch (next.does) {
      case 'fill':
        for (const id of next.products) this.#fill(id, next.qty)
        return
      case 'order':
        for (const id of next.products) this.#fill(id, next.qty)
        await this.#prepare({ does: 'prepare', cart: 'all', gated: false })
        return this.#place({ does: 'place', fault: next.fault, twice: false, nth: 0 })
      case 'prepare':
        return this.#prepare(next)
      case 'place':
        return this.#place(next)
      case 'wait':
        this.#now += next.ms
        if (this.#now > this.#lateUntil) this.#lateArrive()
        return
      case 'step the clock':
        this.#wrong += next.ms
        return
      case 'status fails':
        this.till.statusFault = next.how
        return
      case 'the cart arrives':
        for (const open of this.#gates.splice(0)) open()
        return void (await nextTurn())
      case 'answers arrive':
        this.till.answerSlow()
        return void (await nextTurn())
      case 'late requests arrive':
        return this.till.deliverLate()
      case 'timers':
        for (const run of this.#timers.splice(0)) run()
        return void (await nextTurn())
      case 'restart':
        return this.#restart()
      case 'cut the line':
        this.till.offline = true
        return
      case 'mend the line':
        this.till.offline = false
        return
      case 'check':
        return this.#each((key) => this.service.check(key))
      case 'set aside':
        return this.#each((key) => this.service.setAside(key))
      case 'order elsewhere': {
        const last = this.till.last()
        if (last !== undefined) this.till.orderElsewhere(last)
        return
      }
      case 'back up':
        this.#backup = { bytes: this.db.serialize(), at: this.#now }
        return
      case 'lose the journal':
        return this.#lose()
    }
  }

  #fill(id: number, qty: number): void {
    const goods = GOODS.find((one) => one.id === id)
    if (goods === undefined || this.#cart.has(id)) return
    this.#sales += 1
    this.#cart.set(id, { line: newLine(goods, qty), sale: this.#sales })
  }

  async #prepare({ cart: ref, gated }: Extract<Step, { does: 'prepare' }>): Promise<void> {
    let read = new Map<number, number>()
    const snapshot = (): CartSnapshot => ({
      cart: ref,
      edition: 1,
      lines: [...this.#cart.values()].map(({ line }) => line),
      supply: supply({ products: GOODS, mapping: MAPPING }),
      fetchedAt: new Date(this.#now).toISOString(),
      saved: false,
    })
    const carts = {
      shown: () => undefined,
      open: async () => {
        const cart = snapshot()
        read = new Map([...this.#cart].map(([id, { sale }]) => [id, sale]))
        if (gated) await new Promise<void>((resolve) => this.#gates.push(resolve))
        return ok(cart)
      },
    }
    const me = { ...store, isApparels: ref !== 'all', isApparelsstoreCart: ref !== 'all' }
    const client = scriptedPortal({ 'order.blocking': () => ok([]), 'session.me': () => ok(me) })
    const prepared = prepareOrder(
      {
        client,
        ask: { ...askBy(client), user: me.id },
        hasCart: () => true,
        store: me,
        profile: async () => {
          this.#heard()
          return ok(ofStore(me))
        },
        carts: carts as never,
        journal: this.journal,
        clock: this.#portalClock.now,
        newKey: () => {
          this.orders += 1
          const key = `key-${String(this.orders).padStart(16, '0')}`
          this.#saleOf.set(key, read)
          return key
        },
      },
      ref,
    ).then((result) => {
      if (result.ok) this.#prepared.push(result.value)
    })
    await Promise.race([prepared, nextTurn()])
  }

  /** Places an order that was prepared recently, without regard to the screen. */
  async #place({ fault, twice, nth }: Extract<Step, { does: 'place' }>): Promise<void> {
    const prepared = this.#prepared.at(-1 - nth)
    if (prepared === undefined || prepared.groups.length === 0) return
    this.till.fault = fault
    const ask = {
      key: prepared.key,
      groups: prepared.groups.map(({ key }) => key),
      total: prepared.groups.reduce((sum, { total }) => sum + total, 0),
    }
    const clicks = [this.service.place(ask), ...(twice ? [this.service.place(ask)] : [])]
    await Promise.race([Promise.all(clicks), nextTurn()])
    this.till.fault = 'none'
  }

  async #each(ask: (key: string) => Promise<Result<JournalOrder>>): Promise<void> {
    for (const { key } of must(this.service.list(true))) await Promise.race([ask(key), nextTurn()])
  }

  async #restart(): Promise<void> {
    this.service.close()
    // Drops the requests that the old process was waiting for.
    this.#gates = []
    this.#prepared.length = 0
    this.service = this.#open()
    await this.service.recover()
  }

  /** Damages the file: the last backup replaces it, and ordering is held until the user has looked. */
  async #lose(): Promise<void> {
    const before = this.journal.list(false)
    for (const { key, state } of before) if (state === 'setAside') this.#setAside.add(key)
    const lost = before.map(({ key }) => key)
    const restored = openJournal(this.#backup?.bytes)
    this.db = restored.db
    this.journal = restored.journal
    for (const key of lost) if (this.journal.find(key)?.sentAt === undefined) this.lostKeys.add(key)
    this.journal.hold({
      at: new Date(this.#now + this.#wrong).toISOString(),
      since: new Date(this.#backup?.at ?? this.#now - 7 * 86_400_000).toISOString(),
    })
    this.#lateUntil = Math.min(this.#lateUntil, this.#now + ON_ITS_WAY_AT_MOST)
    await this.#restart()
  }

  #lateArrive(): void {
    this.#lateUntil = Number.POSITIVE_INFINITY
    this.till.deliverLate()
    this.till.answerSlow()
  }

  /** Looks back as the screen does, and again if asked to. */
  async lookBack(): Promise<void> {
    if (must(this.service.held()) === undefined || this.till.offline) return
    must(await this.service.reconciliation.look())
    if (this.service.reconciliation.release().ok) return
    await this.take({ does: 'wait', ms: ON_ITS_WAY_AT_MOST })
    must(await this.service.reconciliation.look())
    must(this.service.reconciliation.release())
  }
}
