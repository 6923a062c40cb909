/**
 * The open cart: worked out here at every key, told to main behind. Rows read their own line of it, so that a changed
 * quantity draws one row anew. It outlives the screen, so that unsent changes and undo do too.
 */
import { createStore, type StoreApi } from 'zustand'
import type { CartLine, CartSnapshot, PricedCart, ProductQuantity, Supply } from '../../../shared/domain/carts/cart.ts'
import type { CartChange } from '../../../shared/domain/carts/cart-change.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { cartNews, type SeenCart, seenSince } from '../../../shared/domain/carts/cart-news.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { shortNames, type WarehouseName } from '../../../shared/domain/catalogue/warehouses.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import { priceCart, withoutLines, withQuantities } from '../../../shared/domain/pricing/price-cart.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { sessionEnded } from '../../../shared/errors.ts'
import { messages, say } from '../../../shared/messages.ts'
import { AskError, ask } from '../../app/bridge.ts'
import { cartAfter, cartKey, cartQuery, changeCart, rereadCart, showChange } from '../../app/cart.ts'
import { queryClient } from '../../app/query-client.ts'
import { sellerName, warehouseName } from '../../app/warehouses.ts'
import type { Drafts } from '../../grid/drafts.ts'
import type { Sought } from '../../grid/source.ts'
import { createTyping, type Typing } from '../../grid/typing.ts'
import { type CartModelState, openState, type StatusMessage } from './cart-state.ts'
import { type CartSteps, createCartSteps } from './cart-steps.ts'
import { createChangeQueue } from './change-queue.ts'
import { decided, type Elsewhere, toldElsewhere } from './elsewhere.ts'
import { createRefusals, type Refusals } from './refusals.ts'
import { createUnsent } from './unsent.ts'

export interface CartModel extends CartSteps, Pick<Typing, 'preview' | 'typedOver' | 'revert' | 'finishTyping'> {
  readonly cartType: CartType
  readonly store: StoreApi<CartModelState>
  readonly drafts: Drafts
  /** Products that weren't added. */
  readonly refusals: Refusals
  /** What the cart is worked out with. */
  supply(): Supply
  load(snapshot: CartSnapshot): void
  /** Takes over a refreshed cart and says what it changed. */
  refreshed(snapshot: CartSnapshot): void
  seen(): void
  pasteSeen(): void
  leftOutSeen(): void
  /** What was changed elsewhere in these products is decided. */
  decided(ids: readonly number[]): void
  /** Sends a quantity; `was` is what undo brings back. */
  setQuantity(id: number, qty: number, was: number): void
  /** Says at the line why what was typed isn't taken. */
  refuse(id: number, why: string): void
  /** A word in the foot of the lines; undefined takes it away. */
  tell(said: StatusMessage | undefined): void
  seek(sought: Sought | undefined): void
  retry(): void
  settled(): Promise<boolean>
  /** The cart is somebody else's now: what waits stays on the disk, and isn't sent. */
  close(): void
}

const quantitiesOf = (lines: readonly CartLine[]): ReadonlyMap<number, number> =>
  new Map(lines.map(({ id, qty }) => [id, qty]))

const shortNamesIn = ({ supply }: CartSnapshot): WarehouseName =>
  shortNames(activeSellers(supply.mapping), warehouseName)

export function createCartModel(cartType: CartType, first: CartSnapshot): CartModel {
  let { supply } = first
  let loaded: CartSnapshot | undefined
  const drafts: Drafts = new Map()
  let closed = false
  /** The cart as it was before the news that weren't read yet, and as the last refresh left it. */
  let unread: { readonly before: SeenCart; readonly after: SeenCart } | undefined
  const store = createStore(() => openState(priceCart(first.lines, first.supply), shortNamesIn(first)))
  const { getState, setState } = store
  const linesNow = (): readonly CartLine[] => getState().cart.lines.map(({ line }) => line)

  const show = (cart: PricedCart) => setState({ cart })
  const showAnew = (cart: PricedCart) => setState(({ edition }) => ({ cart, edition: edition + 1 }))
  const tell = (said: StatusMessage | undefined) => setState({ said })
  const done = (text: string | undefined) => text !== undefined && tell({ tone: 'good', text })
  const refuse = (ids: readonly number[], why: (id: number) => string) =>
    setState(({ refused }) => ({ refused: new Map([...refused, ...ids.map((id) => [id, why(id)] as const)]) }))
  const forgive = (ids: readonly number[]) =>
    setState(({ refused }) =>
      ids.some((id) => refused.has(id)) ? { refused: new Map([...refused].filter(([id]) => !ids.includes(id))) } : {},
    )

  const setElsewhere = (elsewhere: Elsewhere) => {
    if (elsewhere === getState().elsewhere) return
    setState({ elsewhere })
    unsent.keep()
  }

  const change: typeof changeCart = async (name, payload) => {
    if (closed) throw new AskError(sessionEnded({ unsent: true }).error)
    return changeCart(name, payload)
  }

  /** What the portal has, but for products whose newer quantity is still on its way. */
  const reconcile = (lines: readonly CartLine[]) => {
    const settled = lines.filter(({ id }) => !typing.isOf(id) && !queue.has(id))
    show(withQuantities(getState().cart, new Map(settled.map(({ id, qty }) => [id, qty]))))
  }

  const queue = createChangeQueue({
    send: async (items) => {
      unsent.sending(items)
      return change('cart.setQuantities', { cartType, items: [...items] })
    },
    onTaken: (changed) => {
      // A cart that was read before these quantities were taken must not be shown after them.
      loadRead()
      unsent.taken(quantitiesOf(changed.put))
      // The quantities stand here already: the cart with them in it is drawn, too.
      void showChange(cartType, changed, (snapshot) => {
        loaded = snapshot
      })
      reconcile(changed.put)
      done(changed.message)
    },
    onRefused: (items, { sentence, message }) => {
      unsent.refused(items)
      if (sentence !== 'cartChanged') {
        notTaken(items, message)
        void rereadCart(cartType)
        return
      }
      // What was changed elsewhere is told line by line in its own notice.
      void reread().then(() => {
        const told = new Set(getState().elsewhere.lines.map(({ id }) => id))
        const others = items.filter(({ id }) => !told.has(id))
        if (others.length > 0) notTaken(others, message)
      })
    },
    onWaiting: (now, problem) => {
      setState({ waiting: new Set(now.keys()), problem })
      unsent.waiting(now)
    },
  })

  const load = (snapshot: CartSnapshot) => {
    if (closed || snapshot === loaded) return
    loaded = snapshot
    supply = snapshot.supply
    const now = quantitiesOf(snapshot.lines)
    const again = unsent.holdAgainst(now, snapshot.saved)
    const mine = new Map([...linesNow().map((line) => [line.id, line.qty] as const), ...again])
    const lines = snapshot.lines.map((line) =>
      typing.isOf(line.id) || queue.has(line.id) ? { ...line, qty: mine.get(line.id) ?? line.qty } : line,
    )
    typing.rows(now, queue.has)
    setState({ shortName: shortNamesIn(snapshot) })
    showAnew(priceCart(lines, supply))
    setElsewhere(toldElsewhere(getState().elsewhere, snapshot))
    if (!snapshot.saved) steps.cartRead()
  }

  const loadRead = () => {
    const snapshot = queryClient.getQueryData<CartSnapshot>(cartKey(cartType))
    if (snapshot !== undefined) load(snapshot)
  }
  const notTaken = (items: readonly ProductQuantity[], message: string) => {
    const asked = new Map(items.map(({ id, qty }) => [id, formatCount(qty)]))
    refuse([...asked.keys()], (id) => say('quantityRefused', { qty: asked.get(id) ?? '', why: message }))
    tell({ tone: 'bad', text: message })
  }

  const typing = createTyping({
    drafts,
    parse: parseQuantity,
    numberOf: (id) => linesNow().find((line) => line.id === id)?.qty,
    show: (id, qty) => {
      forgive([id])
      show(withQuantities(getState().cart, new Map([[id, qty]])))
    },
    send: (id, qty, was) => steps.typed(id, qty, was),
    refuse: (id) => refuse([id], () => messages.quantityRange),
  })

  const reread = async () => {
    await rereadCart(cartType)
    // Nobody may be looking at this cart: then it wasn't asked for.
    await queryClient.prefetchQuery(cartQuery(cartType))
    loadRead()
  }

  /** What a change made of the cart is on the screen. */
  const shown = async (changed: CartChange) => load(await cartAfter(cartType, changed))

  const unsent = createUnsent({
    typed: first.typed ?? [],
    queue,
    lost: (now) => {
      const lost = typing.lost(now)
      return lost === undefined ? [] : [{ id: lost[0], qty: lost[1] }]
    },
    elsewhere: () => getState().elsewhere,
    setElsewhere,
    write: (typed) => {
      // A disk that can't take it takes nothing else either, and is told of by what the person does next.
      if (!closed) ask('cart.keepTyped', { cartType, typed: [...typed] }).catch(() => undefined)
    },
  })

  const steps = createCartSteps({
    store,
    cartType,
    set: (items) => {
      forgive(items.map(({ id }) => id))
      show(withQuantities(getState().cart, new Map(items.map(({ id, qty }) => [id, qty]))))
      return queue.set(items)
    },
    take: async (ids) => {
      const changed = await change('cart.remove', { cartType, ids: [...ids] })
      showAnew(withoutLines(getState().cart, new Set(ids)))
      void showChange(cartType, changed)
      done(changed.message)
      return changed
    },
    put: async (items) => {
      const changed = await change('cart.add', { cartType, items: [...items] })
      await shown(changed)
      return changed
    },
    change,
    shown,
    latest: async () => load(await queryClient.fetchQuery(cartQuery(cartType))),
    reread,
    tell,
    dropWaiting: (ids) => queue.drop(ids, true),
    hold: (items, why) => {
      unsent.leaving(items)
      queue.hold(items, why)
    },
  })

  return {
    ...steps,
    cartType,
    store,
    drafts,
    refusals: createRefusals(store),
    supply: () => supply,
    load,
    refreshed: (snapshot) => {
      const now = { cart: getState().cart, supply }
      const before = unread === undefined ? now : seenSince(unread.before, unread.after, now)
      load(snapshot)
      const after = { cart: getState().cart, supply }
      const news = cartNews(before, after, sellerName)
      unread = news && { before, after }
      setState({ news })
    },
    seen: () => {
      unread = undefined
      setState({ news: undefined })
    },
    decided: (ids) => setElsewhere(decided(getState().elsewhere, new Set(ids))),
    pasteSeen: () => setState({ pasted: undefined }),
    leftOutSeen: () => setState({ leftOut: undefined }),
    preview: typing.preview,
    typedOver: typing.typedOver,
    revert: typing.revert,
    finishTyping: typing.finishTyping,
    setQuantity: (id, qty, was) => {
      typing.stop(id)
      show(withQuantities(getState().cart, new Map([[id, qty]])))
      if (qty !== was) steps.typed(id, qty, was)
    },
    refuse: (id, why) => refuse([id], () => why),
    tell,
    seek: (sought) => setState({ sought }),
    retry: queue.retry,
    settled: () => {
      typing.finishTyping()
      return queue.settled()
    },
    close: () => {
      closed = true
      queue.stop()
    },
  }
}
