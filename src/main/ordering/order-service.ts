/** The orders of one account: what is being sent, what is being found out, and who is told. */
import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import { isUnconfirmed, type JournalOrder, type PreparedOrder } from '../../shared/domain/orders/order.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { stored } from '../store/stored.ts'
import { checkOrder } from './check-order.ts'
import { createLookBack, type LookBackService } from './look-back.ts'
import type { Hold, OrderJournal } from './order-journal.ts'
import { setAsideSentence } from './outcome.ts'
import { type PlaceAsk, placeOrder, type Recheck } from './place-order.ts'
import { twinsOf } from './twin-orders.ts'

/** Waits between questions about an unconfirmed order; the last one is repeated. */
const QUESTION_AFTER_MS = [5_000, 15_000, 45_000, 120_000, 300_000] as const
const LAST_WAIT_MS = 300_000

export interface OrderServiceDeps {
  readonly client: PortalClient
  readonly journal: OrderJournal
  /** The portal's time. */
  readonly clock: Clock
  /** Asks once more, right before sending, whether the order may go. */
  readonly recheck: Recheck
  readonly emit: Emit
  readonly later: Later
  readonly prepare: (cartType: CartType) => Promise<Result<PreparedOrder>>
  /** False once another account, or nobody, is signed in: then the portal isn't asked in this one's name. */
  readonly mayAsk: () => boolean
  /** The cart has to be read again: an order took lines from it, or may have. */
  readonly cartTouched: (cartType: CartType) => void
}

export interface OrderService {
  prepare(cartType: CartType): Promise<Result<PreparedOrder>>
  place(ask: PlaceAsk): Promise<Result<JournalOrder>>
  journal(open: boolean): Result<readonly JournalOrder[]>
  find(key: string): Result<JournalOrder>
  check(key: string): Promise<Result<JournalOrder>>
  setAside(key: string): Promise<Result<JournalOrder>>
  /** After a start, a sign-in or a return of the network: asks about every order whose outcome isn't known. */
  recover(): Promise<Result<readonly JournalOrder[]>>
  /** Set while orders may be missing because the journal was restored: nothing is prepared or sent until they were seen. */
  held(): Result<Hold | undefined>
  readonly lookBack: LookBackService
  /** True while an order is on its way: the app must not be restarted now. */
  busy(): boolean
  close(): void
}

export function createOrderService(deps: OrderServiceDeps): OrderService {
  const { journal, emit } = deps
  const placing = new Map<string, Promise<Result<JournalOrder>>>()
  const asking = new Map<string, Promise<Result<JournalOrder>>>()
  const waits = new Map<string, { readonly cancel: () => void; readonly round: number }>()
  const lookBack = createLookBack(deps)
  let closed = false

  const announce = (result: Result<JournalOrder>): Result<JournalOrder> => {
    // Nobody else's windows hear of it.
    if (result.ok && deps.mayAsk()) emit('orders.changed', result.value)
    return result
  }

  const stopWaiting = (key: string): void => {
    waits.get(key)?.cancel()
    waits.delete(key)
  }

  /** Asks again later, with growing pauses; only ever asks. */
  const askLater = (key: string, round: number): void => {
    waits.get(key)?.cancel()
    if (closed) return
    const cancel = deps.later(QUESTION_AFTER_MS[round] ?? LAST_WAIT_MS, () => {
      waits.set(key, { cancel: () => undefined, round: round + 1 })
      if (deps.mayAsk()) void check(key)
      else askLater(key, round)
    })
    waits.set(key, { cancel, round })
  }

  const settle = async (key: string, before: JournalOrder): Promise<Result<JournalOrder>> => {
    const { cartType } = before
    const resetFilters = () => emit('cart.resetFilters', { cartType })
    const checked = await checkOrder({ ...deps, resetFilters }, key)
    const isNew = checked.ok && checked.value.state !== before.state && !isUnconfirmed(checked.value.state)
    const result = announce(isNew ? await besideOthers(checked.value) : checked)
    if (result.ok && isUnconfirmed(result.value.state)) askLater(key, waits.get(key)?.round ?? 0)
    else stopWaiting(key)
    if (result.ok && result.value.state !== before.state && !isUnconfirmed(result.value.state)) {
      deps.cartTouched(result.value.cartType)
    }
    return result
  }

  const find = (key: string): Result<JournalOrder> => {
    const found = stored(() => journal.find(key))
    if (!found.ok) return found
    return found.value === undefined ? refuse('noOrdersFound') : ok(found.value)
  }

  const check = async (key: string): Promise<Result<JournalOrder>> => {
    const running = placing.get(key) ?? asking.get(key)
    if (running !== undefined) return running
    const found = find(key)
    if (!found.ok) return found
    if (!deps.mayAsk()) return ok(found.value)
    const question = settle(key, found.value).finally(() => asking.delete(key))
    asking.set(key, question)
    return question
  }

  const send = async (ask: PlaceAsk): Promise<Result<JournalOrder>> => {
    const placed = await placeOrder(deps, ask)
    if (!placed.ok) {
      // It may be on its way without a word of what became of it on disk.
      if (placed.error.kind === 'storage') askLater(ask.key, 0)
      return placed
    }
    const order = announce(await besideOthers(placed.value))
    deps.cartTouched(placed.value.cartType)
    return order
  }

  /** The order, with a sentence where another computer has placed the same beside it. */
  const besideOthers = async (order: JournalOrder): Promise<Result<JournalOrder>> => {
    const others = stored(() => journal.others(order.key))
    if (!others.ok) return ok(order)
    const numbers = await twinsOf(deps.client, order, others.value.claimed)
    if (numbers.length === 0 || !deps.mayAsk()) return ok(order)
    const remarked = stored(() => journal.remark(order.key, say('orderTwin', { numbers: numbers.join(', ') })))
    return remarked.ok ? remarked : ok(order)
  }

  return {
    prepare: deps.prepare,
    find,
    check,
    place: async (ask) => {
      const running = placing.get(ask.key)
      if (running !== undefined) return running
      const sending = send(ask).finally(() => placing.delete(ask.key))
      placing.set(ask.key, sending)
      const placed = await sending
      // The portal is asked once at once: most silences are over by then.
      return placed.ok && isUnconfirmed(placed.value.state) ? check(ask.key) : placed
    },
    held: () => stored(() => journal.held()),
    lookBack,
    journal: (open) => stored(() => journal.list(open)),
    setAside: async (key) => {
      await (placing.get(key) ?? asking.get(key))
      const found = find(key)
      if (!found.ok) return found
      if (found.value.state !== 'unknown') return ok(found.value)
      stopWaiting(key)
      const at = new Date(deps.clock()).toISOString()
      const sentence = setAsideSentence(found.value)
      return announce(stored(() => journal.setAside(key, sentence, at)))
    },
    recover: async () => {
      if (closed) return ok([])
      const open = stored(() => journal.list(true))
      if (!open.ok) return open
      const settled: JournalOrder[] = []
      for (const order of open.value) {
        if (closed) break
        const result = await check(order.key)
        if (result.ok) settled.push(result.value)
      }
      return ok(settled)
    },
    busy: () => placing.size + asking.size > 0,
    close: () => {
      closed = true
      for (const { cancel } of waits.values()) cancel()
      waits.clear()
    },
  }
}
