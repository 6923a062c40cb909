/**
 * A user at an open cart, driven by the cart model: the page's own model over a bridge without a window, the real services on real
 * databases, and a portal in memory that fails as a step says.
 */

import { join } from 'node:path'
import { QueryObserver } from '@tanstack/react-query'
import BetterSqlite3 from 'better-sqlite3'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { withAccount } from '../../../src/main/accounts/with-account.ts'
import { cartHandlers } from '../../../src/main/cart/cart-handlers.ts'
import { cartChanged, cartQuery, refreshCart } from '../../../src/renderer/bridge/cart.ts'
import { queryClient } from '../../../src/renderer/bridge/query-client.ts'
import { CartModel } from '../../../src/renderer/carts/model/cart-model.ts'
import type { BridgeEvents } from '../../../src/shared/bridge.ts'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import type { CartLine } from '../../../src/shared/domain/pricing/priced-cart.ts'
import { type AppError, fail, ok, type Result } from '../../../src/shared/errors.ts'
import type { Answer, Args } from '../../../src/shared/portal/calls.ts'
import { mapping } from '../../support/builders.ts'
import { refusal } from '../../support/scripted-portal.ts'
import { product } from '../../support/stock-portal.ts'
import { counter } from './counter.ts'

export const IDS = [1, 2, 3, 4, 5, 6] as const

/** The fault of the next request that places an order. */
export const PLACE_FAULTS = ['none', 'lost before', 'lost after', 'refused', 'partly', 'nonsense'] as const
/** The fault of the next change of the cart. */
export const CART_FAULTS = ['none', 'before', 'after'] as const

export type DeskStep =
  | { readonly does: 'add' | 'type' | 'import' | 'change elsewhere'; readonly id: number; readonly qty: number }
  | { readonly does: 'remove'; readonly ids: readonly number[] }
  | { readonly does: 'take out elsewhere'; readonly id: number }
  | { readonly does: 'clear' | 'refresh' | 'undo' | 'redo' | 'retry' | 'check' | 'restart' | 'mend the line' }
  | { readonly does: 'stock'; readonly id: number; readonly stock: number }
  | { readonly does: 'fail'; readonly how: (typeof CART_FAULTS)[number] }
  | { readonly does: 'place'; readonly fault: (typeof PLACE_FAULTS)[number] }

type Placed = Answer<'order.place'>['response']
type Body = Args<'order.place'>['body']

const lost = fail({ kind: 'timeout', message: 'no answer' } satisfies AppError)
const piecesOf = (lines: Iterable<Pick<CartLine, 'id' | 'qty'>>) =>
  new Map([...lines].map(({ id, qty }) => [id, qty] as const).toSorted(([one], [other]) => one - other))
const bridgeAnswer = (answer: Result<unknown>) => answer

const MAPPING = [1, 2].map((whID) => mapping({ whID, name: `Warehouse ${whID}` }))
/** Odd ids are in warehouse 1, even ones in 2. */
const goods = (id: number, stock: number) => {
  const plain = product(id)
  return { ...plain, warehouses: (plain.warehouses ?? []).map((row) => ({ ...row, id: 2 - (id % 2), stock })) }
}

export class CartDesk {
  /** Every order that the portal accepted: once by its key and warehouse. */
  readonly taken: string[] = []
  readonly #answers = new Map<string, Placed>()
  readonly #buried = new Set<string>()
  #fault: (typeof PLACE_FAULTS)[number] = 'none'
  #orders = 0
  /** True if another computer has changed the cart since this one last read it. */
  #unseen = false
  #folder: string | undefined
  #till: ReturnType<typeof counter>
  #model: CartModel | undefined
  #leaveDesk: () => void = () => undefined

  constructor() {
    this.#till = this.#open()
  }

  #open() {
    const opened = counter({
      products: IDS.map((id) => goods(id, 50)),
      ...(this.#folder === undefined ? {} : { folder: this.#folder }),
      profile: () => ({ mapping: MAPPING }),
      on: this.#folder === undefined ? undefined : this.#till.on,
      portal: {
        'order.place': ({ body }) => this.#place(body),
        'order.placeStatus': ({ body: { clientOrderKey = '' } }) => this.#status(clientOrderKey),
        'order.history': () => ok({ rows: [], count: 0, netpayment: undefined }),
      },
    })
    this.#folder = opened.folder
    const handlers = cartHandlers(
      withAccount(
        () => ok(opened),
        (account) => account,
      ),
      async () => ok(undefined),
    )
    vi.stubGlobal('window', {
      storedesk: {
        ask: async (name: keyof typeof handlers, payload: never) => bridgeAnswer(await handlers[name](payload)),
        on: () => () => undefined,
      },
    })
    return opened
  }

  async sitDown(): Promise<void> {
    this.#leaveDesk()
    queryClient.clear()
    const first = await queryClient.fetchQuery(cartQuery('all'))
    const model = new CartModel(first)
    model.load(first)
    this.#model = model
    // Loads every cart that main reports, as the screen does.
    this.#leaveDesk = new QueryObserver(queryClient, cartQuery('all')).subscribe(({ data }) => {
      if (data !== undefined) model.load(data)
    })
  }

  get model(): CartModel {
    if (this.#model === undefined) throw new Error('Nobody has sat down')
    return this.#model
  }
  /** True if nothing is pending, and the cart hasn't been changed elsewhere since it was last read. */
  get isSettled(): boolean {
    return !this.#unseen && this.model.store.getState().waiting.size === 0
  }
  portal = (): ReadonlyMap<number, number> => piecesOf(this.#till.on.cart.values())
  screen = (): ReadonlyMap<number, number> => piecesOf(this.model.store.getState().cart.lines.map(({ line }) => line))

  /** Returns the saved copy, as another program would read it. */
  onDisk(): ReadonlyMap<number, number> {
    const db = new BetterSqlite3(join(this.#till.folder, 'drafts.db'), { readonly: true })
    try {
      const kept = db.prepare(`SELECT lines FROM saved_carts WHERE cart_type = 'all'`).pluck().get()
      const lines = z.array(z.object({ id: z.number(), qty: z.number() }))
      return piecesOf(lines.parse(JSON.parse(z.string().parse(kept))))
    } finally {
      db.close()
    }
  }

  /** Performs the step; returns the products that may have left the cart because of it, and those that may have been added. */
  async take(step: DeskStep): Promise<{ readonly gone: readonly number[]; readonly come: readonly number[] }> {
    const before = this.taken.length
    const moved = await this.#do(step)
    await this.model.settled()
    await this.#quiet()
    // Ordered products leave the cart when the order is placed, or when that becomes known.
    const ordered = this.taken.slice(before).flatMap((order) => order.split(' ').slice(2).map(Number))
    return { gone: [...moved.gone, ...ordered], come: moved.come }
  }

  async #do(step: DeskStep): Promise<{ readonly gone: readonly number[]; readonly come: readonly number[] }> {
    const { model } = this
    // A change that is refused leaves everything as it was.
    const tried = (change: Promise<unknown>) => change.catch(() => undefined)
    switch (step.does) {
      case 'add':
        await tried(model.steps.add([{ id: step.id, qty: step.qty }]))
        return { gone: [], come: [step.id] }
      case 'type': {
        const was = this.screen().get(step.id)
        if (was !== undefined) model.setQuantity(step.id, step.qty, was)
        return { gone: [], come: [] }
      }
      case 'remove':
        await tried(model.steps.remove(step.ids.filter((id) => this.screen().has(id))))
        return { gone: step.ids, come: [] }
      case 'clear':
        await tried(model.steps.clear())
        return { gone: IDS, come: [] }
      case 'undo':
        await tried(model.steps.undo())
        return { gone: IDS, come: IDS }
      case 'redo':
        await tried(model.steps.redo())
        return { gone: IDS, come: IDS }
      case 'refresh':
        await tried(refreshCart('all', model.refreshed))
        this.#unseen = false
        return { gone: [], come: [] }
      case 'retry':
        model.retry()
        return { gone: [], come: [] }
      case 'import':
        await this.#import(step.id, step.qty)
        return { gone: [], come: [step.id] }
      case 'stock':
        this.#till.on.products.set(step.id, goods(step.id, step.stock))
        return { gone: [], come: [] }
      case 'change elsewhere': {
        this.#unseen = true
        const { cart } = this.#till.on
        const line = cart.get(step.id)
        cart.set(step.id, line === undefined ? newLine(goods(step.id, 50), step.qty) : { ...line, qty: step.qty })
        return { gone: [], come: [step.id] }
      }
      case 'take out elsewhere':
        this.#unseen = true
        this.#till.on.cart.delete(step.id)
        return { gone: [step.id], come: [] }
      case 'fail':
        this.#till.on.faults.push(step.how)
        return { gone: [], come: [] }
      case 'mend the line':
        this.#till.on.faults.length = 0
        return { gone: [], come: [] }
      case 'place':
        await this.#order(step.fault)
        return { gone: [], come: [] }
      case 'check':
        await this.#till.orders.recover()
        return { gone: [], come: [] }
      case 'restart':
        await model.settled()
        this.#till.accounts.close()
        this.#till = this.#open()
        await this.#till.orders.recover()
        await this.sitDown()
        return { gone: [], come: [] }
    }
  }

  /** Waits until nothing that main reported is still being read. */
  async #quiet(): Promise<void> {
    for (const { event, what } of this.#till.events.splice(0)) {
      if (event === 'cart.changed') cartChanged(what as BridgeEvents['cart.changed'])
    }
    await expect.poll(() => queryClient.isFetching(), { interval: 1 }).toBe(0)
  }

  async #import(id: number, qty: number): Promise<void> {
    const { imports } = this.#till
    const read = await imports.read('all', 'cart.csv', Buffer.from(`product id,quantity\n${id},${qty}\n`), true)
    if (read.ok) await imports.commit(read.value.id)
  }

  async #order(fault: (typeof PLACE_FAULTS)[number]): Promise<void> {
    if (!(await this.model.settled())) return
    const prepared = await this.#till.orders.prepare('all')
    if (!prepared.ok || prepared.value.unconfirmed !== undefined || prepared.value.groups.length === 0) return
    const { key, groups } = prepared.value
    this.#fault = fault
    const total = groups.reduce((paise, group) => paise + group.total, 0)
    await this.#till.orders.place({ key, groups: groups.map((group) => group.key), total })
    this.#fault = 'none'
  }

  #place(body: Body): Result<Answer<'order.place'>> {
    const key = body.clientOrderKey ?? ''
    const fault = this.#fault
    this.#fault = 'none'
    if (fault === 'lost before') return lost
    if (fault === 'refused') return fail(refusal(422, 'Closed for stock taking'))
    if (this.#buried.has(key)) return fail(refusal(409))
    const known = this.#answers.get(key)
    if (known !== undefined) return ok({ response: known })
    const response: Placed = { result: [], err: [] }
    for (const [at, { wh, mode, products, totalStockistOrWarehousePrice: netpayment }] of body.orders.entries()) {
      if (fault === 'partly' && at > 0) {
        response.err.push({ status: 400, wh, mode, poid: undefined, netpayment: undefined, message: 'Not today' })
        continue
      }
      this.#orders += 1
      const poid = `PO-${this.#orders}-T`
      response.result.push({ status: 200, wh, mode, poid, netpayment, message: undefined })
      this.taken.push(`${key} ${wh} ${products.map(({ id }) => id).join(' ')}`)
      for (const { id, qty } of products) this.#leave(id, qty)
    }
    this.#answers.set(key, response)
    if (fault === 'lost after') return lost
    return fault === 'nonsense' ? fail({ kind: 'answer', message: 'nonsense' }) : ok({ response })
  }

  #leave(id: number, qty: number): void {
    const { cart } = this.#till.on
    const line = cart.get(id)
    expect(line?.qty, `${id} was ordered, and isn’t in the cart`).toBeGreaterThanOrEqual(qty)
    if (line !== undefined && line.qty > qty) cart.set(id, { ...line, qty: line.qty - qty })
    else cart.delete(id)
  }

  #status(key: string): Result<Answer<'order.placeStatus'>> {
    const response = this.#answers.get(key)
    if (response === undefined) this.#buried.add(key)
    const outcome = response === undefined ? 'notReceived' : 'placed'
    return ok({ status: '200', message: 'OK', clientOrderKey: key, outcome, response })
  }

  close(): void {
    this.#leaveDesk()
    this.#till.accounts.close()
  }
}
