/**
 * The model of an open cart. Changes are applied here at once and sent to main in the background. Each row reads only its own line, so a
 * changed quantity rerenders one row. The model outlives the screen, and with it unsent changes and undo.
 */
import { createStore, type StoreApi } from 'zustand'
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { CartSnapshot, ProductQuantity, Quantities, TypedQuantity } from '../../../shared/domain/carts/cart.ts'
import type { CartChange } from '../../../shared/domain/carts/cart-change.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { cartNews, type SeenCart, seenSince } from '../../../shared/domain/carts/cart-news.ts'
import { type CartRef, cartTypeOf } from '../../../shared/domain/carts/cart-ref.ts'
import { shortNames, type WarehouseName } from '../../../shared/domain/catalogue/warehouses.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import { priceCart, withoutLines, withQuantities } from '../../../shared/domain/pricing/price-cart.ts'
import type { CartLine, PricedCart, Supply } from '../../../shared/domain/pricing/priced-cart.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { type AppError, sessionEnded } from '../../../shared/errors.ts'
import { messages, say } from '../../../shared/messages.ts'
import { AskError, ask } from '../../bridge/bridge.ts'
import { cartAfter, cartKey, cartQuery, changeCart, rereadCart, showChange } from '../../bridge/cart.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { sellerName, warehouseName } from '../../catalogue/warehouses.ts'
import type { Drafts } from '../../grid/drafts.ts'
import type { ScrollTarget } from '../../grid/source.ts'
import { createTyping, type Typing } from '../../grid/typing.ts'
import { applyRules, piecesParser } from './apply-rules.ts'
import { type CartModelState, openState, type StatusMessage } from './cart-state.ts'
import { CartSteps } from './cart-steps.ts'
import { ChangeQueue } from './change-queue.ts'
import { createRefusals, type Refusals } from './refusals.ts'
import { addRemoteChanges, decided, type RemoteChanges } from './remote-changes.ts'
import { createUnsent, type Unsent } from './unsent.ts'

const quantitiesOf = (lines: readonly ProductQuantity[]): ReadonlyMap<number, number> =>
  new Map(lines.map(({ id, qty }) => [id, qty]))

const shortNamesIn = ({ supply }: CartSnapshot): WarehouseName =>
  shortNames(activeSellers(supply.mapping), warehouseName)

export class CartModel {
  readonly cart: CartRef
  readonly cartType: CartType
  readonly store: StoreApi<CartModelState>
  readonly drafts: Drafts = new Map()
  /** Products that couldn't be added. */
  readonly refusals: Refusals
  /** Changes to more than one quantity, and undo and redo. */
  readonly steps: CartSteps
  readonly typing: Typing
  readonly #queue: ChangeQueue
  readonly #unsent: Unsent
  #supply: Supply
  #loaded: CartSnapshot | undefined
  #closed = false
  /** The cart before the news that the user hasn't seen yet, and after the last refresh. */
  #unread: { readonly before: SeenCart; readonly after: SeenCart } | undefined

  constructor(first: CartSnapshot) {
    this.cart = first.cart
    this.cartType = cartTypeOf(first.cart)
    this.#supply = first.supply
    this.store = createStore(() => openState(priceCart(first.lines, first.supply), shortNamesIn(first)))
    this.refusals = createRefusals(this.store)
    this.typing = this.#createTyping()
    this.#queue = this.#createQueue()
    this.#unsent = this.#createUnsent(first.typed ?? [])
    this.steps = this.#createSteps()
  }

  /** The stock, mapping, rates and rights that the cart is priced with. */
  supply(): Supply {
    return this.#supply
  }

  load(snapshot: CartSnapshot): void {
    if (this.#closed || snapshot === this.#loaded) return
    this.#loaded = snapshot
    this.#supply = snapshot.supply
    const now = quantitiesOf(snapshot.lines)
    const resumed = this.#unsent.reconcile(now, snapshot.saved)
    const ownQuantities = new Map([...quantitiesOf(this.#lines()), ...resumed])
    const lines = snapshot.lines.map((line) =>
      this.#isAhead(line.id) ? { ...line, qty: ownQuantities.get(line.id) ?? line.qty } : line,
    )
    this.typing.rows(now, this.#queue.has)
    this.store.setState({ shortName: shortNamesIn(snapshot) })
    this.#replaceLines(priceCart(lines, this.#supply))
    this.#setRemoteChanges(addRemoteChanges(this.#state.elsewhere, snapshot))
    if (!snapshot.saved) this.steps.cartRead()
  }

  /** Loads a refreshed cart and reports its changes as news. */
  refreshed = (snapshot: CartSnapshot): void => {
    const now = { cart: this.#state.cart, supply: this.#supply }
    const before = this.#unread === undefined ? now : seenSince(this.#unread.before, this.#unread.after, now)
    this.load(snapshot)
    const after = { cart: this.#state.cart, supply: this.#supply }
    const news = cartNews(before, after, sellerName)
    this.#unread = news && { before, after }
    this.store.setState({ news })
  }

  dismissNews = (): void => {
    this.#unread = undefined
    this.store.setState({ news: undefined })
  }

  dismissPaste = (): void => this.store.setState({ pasted: undefined })

  dismissLeftOut = (): void => this.store.setState({ leftOut: undefined })

  /** Marks the changes from elsewhere to these products as decided. */
  decided(ids: readonly number[]): void {
    this.#setRemoteChanges(decided(this.#state.elsewhere, new Set(ids)))
  }

  /** Sets and sends a quantity; undo restores `was`. Resolves to false if it was refused. */
  setQuantity = async (id: number, qty: number, was: number): Promise<boolean> => {
    this.typing.stop(id)
    this.#setQuantities([{ id, qty }])
    return qty === was || this.steps.typed(id, qty, was)
  }

  /** Shows at the line why typed input wasn't taken. */
  refuse = (id: number, why: string): void => this.#refuse([id], () => why)

  /** Shows a message in the foot of the lines; undefined removes it. */
  tell = (message: StatusMessage | undefined): void => this.store.setState({ message })

  seek(scrollTarget: ScrollTarget | undefined): void {
    this.store.setState({ scrollTarget })
  }

  retry = (): void => this.#queue.retry()

  /** Resolves to true once the portal has every change, to false if some are still pending. */
  settled(): Promise<boolean> {
    this.typing.finishTyping()
    return this.#queue.settled()
  }

  /** Closes the model when another user or store takes over: pending changes stay on disk and aren't sent. */
  close(): void {
    this.#closed = true
    this.#queue.stop()
  }

  #createTyping(): Typing {
    return createTyping({
      drafts: this.drafts,
      parse: piecesParser(this.cartType),
      numberOf: (id) => this.#lines().find((line) => line.id === id)?.qty,
      show: (id, qty) => this.#showQuantities([{ id, qty }]),
      send: (id, qty, was) => void this.steps.typed(id, qty, was),
      refuse: (id) => this.#refuse([id], () => messages.quantityRange),
    })
  }

  #createQueue(): ChangeQueue {
    return new ChangeQueue({
      send: async (items) => {
        this.#unsent.sending(items)
        return this.#change('cart.setQuantities', { cart: this.cart, items: [...items] })
      },
      onAccepted: (changed) => this.#accepted(changed),
      onRefused: (items, error) => this.#refused(items, error),
      onWaiting: (now, problem) => {
        this.store.setState({ waiting: new Set(now.keys()), problem })
        this.#unsent.waiting(now)
      },
    })
  }

  #createUnsent(typed: readonly TypedQuantity[]): Unsent {
    return createUnsent({
      typed,
      queue: this.#queue,
      lost: (now) => {
        const typedAway = this.typing.lost(now)
        return typedAway === undefined ? [] : [{ id: typedAway[0], qty: typedAway[1] }]
      },
      elsewhere: () => this.#state.elsewhere,
      setRemoteChanges: (elsewhere) => this.#setRemoteChanges(elsewhere),
      write: (all) => {
        // No error here: a disk that can't be written fails the user's next action, too, which shows the error.
        if (!this.#closed) ask('cart.keepTyped', { cart: this.cart, typed: [...all] }).catch(() => undefined)
      },
    })
  }

  #createSteps(): CartSteps {
    const { cart, cartType, store, tell } = this
    return new CartSteps({
      store,
      cart,
      cartType,
      set: (items) => {
        this.#showQuantities(items)
        return this.#queue.set(items)
      },
      applyRules: (items, before) => this.#applyRules(items, before),
      show: (items) => this.#showQuantities(items),
      remove: async (ids) => {
        const changed = await this.#change('cart.remove', { cart, ids: [...ids] })
        this.#replaceLines(withoutLines(this.#state.cart, new Set(ids)))
        void showChange(cart, changed)
        this.#tellDone(changed.message)
        return changed
      },
      add: async (items) => {
        const changed = await this.#change('cart.add', { cart, items: [...items] })
        await this.#loadAfter(changed)
        return changed
      },
      change: this.#change,
      loadAfter: (changed) => this.#loadAfter(changed),
      latest: async () => this.load(await queryClient.fetchQuery(cartQuery(cart))),
      reread: () => this.#reread(),
      tell,
      dropWaiting: (ids) => this.#queue.drop(ids, true),
      hold: (items, why) => {
        this.#unsent.leaving(items)
        this.#queue.hold(items, why)
      },
    })
  }

  #accepted(changed: CartChanged): void {
    // A cart read before the confirmation must not be shown after it.
    this.#loadRead()
    this.#unsent.accepted(quantitiesOf(changed.put))
    // The quantities are on screen already, so the resulting snapshot needn't be loaded again.
    void showChange(this.cart, changed, (snapshot) => {
      this.#loaded = snapshot
    })
    // Show the confirmed quantities, except for products with a newer one pending.
    this.#setQuantities(changed.put.filter(({ id }) => !this.#isAhead(id)))
    this.#tellDone(changed.message)
  }

  #refused(items: readonly ProductQuantity[], { sentence, message }: AppError): void {
    this.#unsent.refused(items)
    if (sentence !== 'cartChanged') {
      this.#showRefusals(items, message)
      void rereadCart(this.cart)
      return
    }
    // Changes from elsewhere have their own notice, line by line.
    void this.#reread().then(() => {
      const elsewhereIds = new Set(this.#state.elsewhere.lines.map(({ id }) => id))
      const others = items.filter(({ id }) => !elsewhereIds.has(id))
      if (others.length > 0) this.#showRefusals(others, message)
    })
  }

  #showRefusals(items: readonly ProductQuantity[], message: string): void {
    const requested = new Map(items.map(({ id, qty }) => [id, formatCount(qty)]))
    this.#refuse([...requested.keys()], (id) => say('quantityRefused', { qty: requested.get(id) ?? '', why: message }))
    this.tell({ tone: 'bad', text: message })
  }

  #change: typeof changeCart = async (name, payload) => {
    if (this.#closed) throw new AskError(sessionEnded({ unsent: true }).error)
    return changeCart(name, payload)
  }

  async #reread(): Promise<void> {
    await rereadCart(this.cart)
    // Invalidation refetches only queries with an observer, and no screen may be observing this cart.
    await queryClient.prefetchQuery(cartQuery(this.cart))
    this.#loadRead()
  }

  #loadRead(): void {
    const snapshot = queryClient.getQueryData<CartSnapshot>(cartKey(this.cart))
    if (snapshot !== undefined) this.load(snapshot)
  }

  async #loadAfter(changed: CartChange): Promise<void> {
    this.load(await cartAfter(this.cart, changed))
  }

  /** Applies the rules of the cart's kind; shows a message about quantities that were corrected. */
  #applyRules(typed: readonly ProductQuantity[], before: Quantities): readonly ProductQuantity[] {
    const { items, message } = applyRules(this.cartType, this.#state.cart.lines, typed, before)
    if (message !== undefined) this.tell({ tone: 'warn', text: message })
    return items
  }

  /** Shows new quantities and clears the refusals of these lines. */
  #showQuantities(items: readonly ProductQuantity[]): void {
    const ids = items.map(({ id }) => id)
    this.store.setState(({ refused }) =>
      ids.some((id) => refused.has(id)) ? { refused: new Map([...refused].filter(([id]) => !ids.includes(id))) } : {},
    )
    this.#setQuantities(items)
  }

  #setQuantities(items: readonly ProductQuantity[]): void {
    this.store.setState(({ cart }) => ({ cart: withQuantities(cart, quantitiesOf(items)) }))
  }

  /** Shows another set of lines, which rerenders all rows. */
  #replaceLines(cart: PricedCart): void {
    this.store.setState(({ edition }) => ({ cart, edition: edition + 1 }))
  }

  #refuse(ids: readonly number[], why: (id: number) => string): void {
    this.store.setState(({ refused }) => ({
      refused: new Map([...refused, ...ids.map((id) => [id, why(id)] as const)]),
    }))
  }

  #setRemoteChanges(elsewhere: RemoteChanges): void {
    if (elsewhere === this.#state.elsewhere) return
    this.store.setState({ elsewhere })
    this.#unsent.keep()
  }

  #tellDone(text: string | undefined): void {
    if (text !== undefined) this.tell({ tone: 'good', text })
  }

  /** True if the product's quantity here is newer than the portal's. */
  #isAhead(id: number): boolean {
    return this.typing.isOf(id) || this.#queue.has(id)
  }

  get #state(): CartModelState {
    return this.store.getState()
  }

  #lines(): readonly CartLine[] {
    return this.#state.cart.lines.map(({ line }) => line)
  }
}
