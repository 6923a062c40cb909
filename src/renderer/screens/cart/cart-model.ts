/**
 * The open cart: worked out here at every key, told to main behind. Rows read their own line of it, so that a changed
 * quantity draws one row anew. It outlives the screen, so that unsent changes and undo do too.
 */
import { createStore, type StoreApi } from 'zustand'
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { CartLine, CartSnapshot, CartType, PricedCart } from '../../../shared/domain/cart.ts'
import { type CartNews, cartNews } from '../../../shared/domain/cart-news.ts'
import { activeSellers } from '../../../shared/domain/offers.ts'
import { priceCart, withoutLines, withQuantity } from '../../../shared/domain/price-cart.ts'
import { shortNames, type WarehouseName } from '../../../shared/domain/warehouses.ts'
import { type AppError, assertNever } from '../../../shared/errors.ts'
import { changeCart, rereadCart } from '../../app/cart.ts'
import { warehouseName } from '../../app/warehouses.ts'
import { toast } from '../../parts/toasts.tsx'
import { createChangeQueue, type QuantityItem } from './change-queue.ts'

/** How to take a change back. */
type Step =
  | { readonly what: 'quantity'; readonly id: number; readonly was: number }
  | { readonly what: 'removed'; readonly items: readonly QuantityItem[] }
  | { readonly what: 'added'; readonly ids: readonly number[] }

export interface CartModelState {
  readonly cart: PricedCart
  /** What its warehouses are called where room is short. */
  readonly shortName: WarehouseName
  /** Changes with the set or the order of lines, not with quantities. */
  readonly edition: number
  readonly steps: readonly Step[]
  readonly unsent: number
  readonly problem: AppError | undefined
  /** What the last refresh changed, until the person has seen it. */
  readonly news: CartNews | undefined
}

export interface CartModel {
  readonly cartType: CartType
  readonly store: StoreApi<CartModelState>
  /** What is being typed into the cart's fields, by field: it outlives the screen, as when the session ends. */
  readonly drafts: Map<string, string>
  load(snapshot: CartSnapshot): void
  /** Takes over a refreshed cart and says what it changed. */
  refreshed(snapshot: CartSnapshot): void
  seen(): void
  /** Shows a quantity without sending it: while it is being typed. */
  preview(id: number, qty: number): void
  /** Nothing is being typed any more: the line is as it was. */
  revert(id: number, was: number): void
  /** Sends a quantity; `was` is what undo brings back. */
  setQuantity(id: number, qty: number, was: number): void
  remove(ids: readonly number[]): Promise<void>
  clear(): Promise<void>
  add(items: readonly QuantityItem[]): Promise<void>
  reorder(orderId: string): Promise<CartChanged>
  undo(): Promise<void>
  retry(): void
  settled(): Promise<boolean>
}

const shortNamesIn = ({ supply }: CartSnapshot): WarehouseName =>
  shortNames(activeSellers(supply.mapping), warehouseName)

export function createCartModel(cartType: CartType, first: CartSnapshot): CartModel {
  let { supply } = first
  let loaded: CartSnapshot | undefined
  /** The product whose quantity is being typed. */
  let typing: number | undefined
  const store = createStore<CartModelState>(() => ({
    cart: priceCart(first.lines, first.supply),
    shortName: shortNamesIn(first),
    edition: 0,
    steps: [],
    unsent: 0,
    problem: undefined,
    news: undefined,
  }))
  const { getState, setState } = store
  const remember = (step: Step) => setState(({ steps }) => ({ steps: [...steps, step] }))
  const linesNow = (): readonly CartLine[] => getState().cart.lines.map(({ line }) => line)
  const qtyOf = (id: number): number | undefined => linesNow().find((line) => line.id === id)?.qty

  const show = (cart: PricedCart) => setState({ cart })
  const showAnew = (cart: PricedCart) => setState(({ edition }) => ({ cart, edition: edition + 1 }))

  /** What the portal has, but for products whose newer quantity is still on its way. */
  const reconcile = (lines: readonly CartLine[]) => {
    const now = linesNow()
    const same = lines.length === now.length && lines.every((line, at) => line.id === now[at]?.id)
    if (!same) {
      void rereadCart(cartType)
      return
    }
    const cart = lines.reduce(
      (shown, line, at) =>
        queue.has(line.id) || line.qty === now[at]?.qty ? shown : withQuantity(shown, line.id, line.qty),
      getState().cart,
    )
    if (cart !== getState().cart) show(cart)
  }

  const queue = createChangeQueue({
    send: (items) => changeCart('cart.setQuantities', { cartType, items: [...items] }),
    onTaken: ({ lines, message }) => {
      reconcile(lines)
      if (message !== undefined) toast.done(message, 'cart-updated')
    },
    onRefused: (_ids, error) => {
      toast.failed(error.message)
      void rereadCart(cartType)
    },
    onWaiting: (unsent, problem) => setState({ unsent, problem }),
  })

  const take = async (ids: readonly number[]): Promise<void> => {
    queue.drop(ids)
    const changed = await changeCart('cart.remove', { cartType, ids: [...ids] })
    showAnew(withoutLines(getState().cart, new Set(ids)))
    // Whoever counts the cart's lines learns it from main.
    void rereadCart(cartType)
    if (changed.message !== undefined) toast.done(changed.message)
  }

  const put = async (items: readonly QuantityItem[]): Promise<void> => {
    const changed = await changeCart('cart.add', { cartType, items: [...items] })
    await rereadCart(cartType)
    if (changed.message !== undefined) toast.done(changed.message)
  }

  const load = (snapshot: CartSnapshot) => {
    if (snapshot === loaded) return
    loaded = snapshot
    supply = snapshot.supply
    const mine = new Map(linesNow().map((line) => [line.id, line.qty]))
    const lines = snapshot.lines.map((line) =>
      line.id === typing || queue.has(line.id) ? { ...line, qty: mine.get(line.id) ?? line.qty } : line,
    )
    setState({ shortName: shortNamesIn(snapshot) })
    showAnew(priceCart(lines, supply))
  }

  return {
    cartType,
    store,
    drafts: new Map(),
    load,
    refreshed: (snapshot) => {
      const before = { cart: getState().cart, supply }
      load(snapshot)
      const news = cartNews(before, { cart: getState().cart, supply })
      if (news !== undefined) setState({ news })
    },
    seen: () => setState({ news: undefined }),
    preview: (id, qty) => {
      typing = id
      show(withQuantity(getState().cart, id, qty))
    },
    revert: (id, was) => {
      typing = undefined
      show(withQuantity(getState().cart, id, was))
    },
    setQuantity: (id, qty, was) => {
      typing = undefined
      show(withQuantity(getState().cart, id, qty))
      if (qty === was) return
      remember({ what: 'quantity', id, was })
      queue.set(id, qty)
    },
    remove: async (ids) => {
      const items = linesNow().filter((line) => ids.includes(line.id))
      await take(ids)
      remember({ what: 'removed', items: items.map(({ id, qty }) => ({ id, qty })) })
    },
    clear: async () => {
      const items = linesNow().map(({ id, qty }) => ({ id, qty }))
      queue.drop(items.map(({ id }) => id))
      const changed = await changeCart('cart.clear', { cartType })
      await rereadCart(cartType)
      remember({ what: 'removed', items })
      if (changed.message !== undefined) toast.done(changed.message)
    },
    add: async (items) => {
      await put(items)
      remember({ what: 'added', ids: items.map(({ id }) => id) })
    },
    reorder: async (orderId) => {
      const before = new Set(linesNow().map((line) => line.id))
      const changed = await changeCart('cart.reorder', { cartType, orderId })
      await rereadCart(cartType)
      const ids = changed.lines.flatMap(({ id }) => (before.has(id) ? [] : [id]))
      if (ids.length > 0) remember({ what: 'added', ids })
      return changed
    },
    undo: async () => {
      const step = getState().steps.at(-1)
      if (step === undefined) return
      setState(({ steps }) => ({ steps: steps.slice(0, -1) }))
      switch (step.what) {
        case 'quantity':
          if (qtyOf(step.id) === undefined) return
          show(withQuantity(getState().cart, step.id, step.was))
          return queue.set(step.id, step.was)
        case 'removed':
          return put(step.items)
        case 'added': {
          const here = step.ids.filter((id) => qtyOf(id) !== undefined)
          return here.length === 0 ? undefined : take(here)
        }
        default:
          return assertNever(step)
      }
    },
    retry: queue.retry,
    settled: queue.settled,
  }
}
