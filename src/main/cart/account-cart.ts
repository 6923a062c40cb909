/** One cart of an account: read, changed one change at a time, and cached for the time without a network. */

import type { CartSnapshot, ProductQuantity, Quantities } from '../../shared/domain/carts/cart.ts'
import { withLines } from '../../shared/domain/carts/cart-change.ts'
import { CART_KINDS, type CartType } from '../../shared/domain/carts/cart-kinds.ts'
import { type CartRef, cartTypeOf } from '../../shared/domain/carts/cart-ref.ts'
import { checkLimitOf, sameLines } from '../../shared/domain/carts/cart-rules.ts'
import type { PortalTotals } from '../../shared/domain/carts/portal-totals.ts'
import { changedElsewhere, type RemoteChange, splitConflicts } from '../../shared/domain/carts/remote-change.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Profile } from '../session/profile.ts'
import { stored } from '../store/stored.ts'
import { type ChangeQueue, createChangeQueue } from './change-queue.ts'
import { addConflicts, type KnownCart, keepLines, remoteChangesIn } from './known-cart.ts'
import { idsOf, removedFrom, sameProducts } from './lines.ts'
import { type AcceptedChange, type PortalCart, portalCart } from './portal-cart.ts'
import { type ReadCart, type ReadCartDeps, readCart, savedCart } from './read-cart.ts'
import { quantitiesToSend } from './set-quantities.ts'

type Lines = readonly CartLine[]

/** The editions before and after a change. */
export interface Editions {
  readonly from: number
  readonly edition: number
}

/** The lines after a change. */
export interface Settled extends Editions {
  readonly lines: Lines
}

/** A cart during a change. Lines are sent first and counted here only once the portal has taken them. */
export interface OpenCart {
  readonly cartType: CartType
  readonly snapshot: CartSnapshot
  /** From the edition that this change began with to the one that the cart has now. */
  editions(): Editions
  /**
   * Of these quantities (0 removes a line), returns the products that may be sent. Products that were changed elsewhere since this computer
   * last saw the cart are held back, and reported with the cart.
   */
  free(requested: Quantities): readonly number[]
  /** Sends changed or new lines; `products` are those that the cart didn't know yet. */
  put(lines: readonly CartLine[], products?: readonly Product[]): Promise<Result<readonly CartLine[]>>
  remove(ids: readonly number[]): Promise<Result<readonly CartLine[]>>
}

export interface AccountCartDeps extends ReadCartDeps {
  /** Returns why this cart can't be asked for. */
  readonly refused: (cartType: CartType) => ReturnType<typeof fail> | undefined
  /** Called when an order that was prepared from this cart is no longer valid. */
  readonly onChange: (cart: CartRef) => void
  /** Tells the windows about this edition; without one, that the cart may differ from what they show. */
  readonly tell: (cart: CartRef, edition?: number) => void
  /** Tells the windows by how much the portal's totals moved. */
  readonly notifyMoved: (cart: CartRef, by: PortalTotals) => void
  /** Counts up over all carts of the account. */
  readonly nextEdition: () => number
}

/** Errors after which the portal may or may not have made the change. */
const leavesDoubt = (error: AppError): boolean => error.kind !== 'rule' && error.kind !== 'refused'

const changedByOthers = () => refuse('cartChanged')

export class AccountCart {
  readonly #deps: AccountCartDeps
  readonly #cart: CartRef
  readonly #cartType: CartType
  readonly #portal: PortalCart
  readonly #queue: ChangeQueue<Settled>
  #known: KnownCart | undefined
  /** Number of times the cart was marked as touched. A read during which it grew isn't certain. */
  #touches = 0

  constructor(deps: AccountCartDeps, cart: CartRef) {
    this.#deps = deps
    this.#cart = cart
    this.#cartType = cartTypeOf(cart)
    this.#portal = portalCart(deps.ask, this.#cartType)
    this.#queue = createChangeQueue((quantities) => this.#setNow(quantities))
  }

  /** The snapshot that was last shown, own changes included. */
  get shown(): CartSnapshot | undefined {
    return this.#known?.snapshot
  }

  async open(fresh: boolean, profile?: () => Promise<Result<Profile>>): Promise<Result<CartSnapshot>> {
    if (fresh) return this.#queue.run(() => this.#read(true, profile))
    // A question that arrives during a read gets the result of that read.
    return this.#known?.certain ? ok(this.#known.snapshot) : this.#queue.run(() => this.#current())
  }

  change<A>(make: (cart: OpenCart) => Promise<Result<A>>): Promise<Result<A>> {
    return this.#queue.run(() => this.#changeNow(make))
  }

  setQuantities(items: readonly ProductQuantity[]): Promise<Result<Settled>> {
    return this.#queue.setQuantities(items.map(({ id, qty }): [number, number] => [id, qty]))
  }

  touched(): void {
    this.#touches += 1
    if (this.#known === undefined) return
    this.#known.certain = false
    // Lines that an order took differ for a known reason.
    this.#known.unsure = idsOf(this.#known.snapshot.lines)
  }

  async stillHas(pieces: Quantities): Promise<Result<undefined>> {
    const lines = await this.#portal.lines()
    if (!lines.ok) return lines
    const there = new Map<number, number>()
    // A product may be on two lines.
    for (const { id, qty } of lines.value) there.set(id, (there.get(id) ?? 0) + qty)
    if ([...pieces].every(([id, qty]) => there.get(id) === qty)) return ok(undefined)
    this.#doubt()
    return changedByOthers()
  }

  forget(): void {
    this.#known = undefined
  }

  /** Marks the cart as uncertain: the portal may have other lines. It is read again, and differences are reported. */
  #doubt(): void {
    if (this.#known === undefined) return
    this.#known.certain = false
    this.#known.changedUnexpectedly = true
    this.#deps.tell(this.#cart)
  }

  /** Reads the cart from the portal; with no network, returns the saved one, which can be viewed but not changed. */
  async #read(fresh = false, profile?: () => Promise<Result<Profile>>): Promise<Result<CartSnapshot>> {
    const touches = this.#touches
    const deps = profile === undefined ? this.#deps : { ...this.#deps, profile }
    const answer = await readCart(deps, this.#cart, fresh)
    if (answer.ok) return ok(this.#take(answer.value, { fresh, certain: this.#touches === touches }))
    const isUnreachable = answer.error.kind === 'offline' || answer.error.kind === 'timeout'
    if (!this.#deps.mayAsk() || !isUnreachable) return answer
    const saved = savedCart(this.#deps, this.#cart)
    return saved === undefined ? answer : ok({ ...saved, edition: this.#deps.nextEdition() })
  }

  #take(read: ReadCart, { fresh, certain }: { readonly fresh: boolean; readonly certain: boolean }): CartSnapshot {
    const before = this.#known
    const isUnexpectedChange = before?.changedUnexpectedly === true && !sameProducts(before.snapshot.lines, read.lines)
    const notices = [...(isUnexpectedChange ? [say('cartChanged')] : []), ...(read.notices ?? [])]
    // A fresh read reports every change, those of other callers included.
    const elsewhere = fresh || before === undefined ? [] : remoteChangesIn(before, read.lines)
    const isOther = before !== undefined && !sameLines(before.snapshot.lines, read.lines)
    const edition = before === undefined || isOther ? this.#deps.nextEdition() : before.snapshot.edition
    const snapshot = { ...read, edition, notices, elsewhere }
    const removed = removedFrom(before?.snapshot.lines ?? [], snapshot.lines)
    this.#known = { snapshot, certain, removed, ...(certain ? {} : { unsure: idsOf(snapshot.lines) }) }
    // An order that was prepared from other lines is no longer valid.
    if (isOther || notices.length > 0) this.#deps.onChange(this.#cart)
    if (isOther) this.#deps.tell(this.#cart, edition)
    return snapshot
  }

  async #current(): Promise<Result<CartSnapshot>> {
    return this.#known?.certain ? ok(this.#known.snapshot) : this.#read()
  }

  async #certain(): Promise<Result<CartSnapshot>> {
    const answer = await this.#current()
    if (!answer.ok) return answer
    return answer.value.saved ? fail({ kind: 'offline', message: say('tryAgain') }) : answer
  }

  /** Returns the cart as the portal has it right before a change, so that changes made at another computer are seen first. */
  async #looked(): Promise<Result<CartSnapshot>> {
    const known = this.#known
    if (known?.certain !== true) return this.#certain()
    const now = await this.#portal.lines()
    if (!now.ok) return now
    if (changedElsewhere(known.snapshot.lines, now.value).length === 0) return ok(known.snapshot)
    if (this.#known !== undefined) this.#known.certain = false
    return this.#certain()
  }

  async #changeNow<A>(make: (cart: OpenCart) => Promise<Result<A>>): Promise<Result<A>> {
    const no = this.#deps.refused(this.#cartType)
    if (no !== undefined) return no
    const before = this.#known?.snapshot
    const cart = await this.#looked()
    if (!cart.ok) return cart
    const isAnew = cart.value !== before
    const result = await make(this.#opened(cart.value, isAnew ? (cart.value.elsewhere ?? []) : []))
    // Other changes came in between, so this change alone doesn't lead from the old cart to the new one.
    if (before !== undefined && isAnew) this.#deps.tell(this.#cart)
    return result
  }

  /** `fresh`: changes made elsewhere that were found right before this change. */
  #opened(snapshot: CartSnapshot, fresh: readonly RemoteChange[]): OpenCart {
    const lines = (): Lines => this.#known?.snapshot.lines ?? snapshot.lines
    const editions = () => this.#editionsSince(snapshot)
    const free = (requested: Quantities): readonly number[] => {
      const found = splitConflicts(requested, fresh)
      this.#reportConflicts(found.conflicts)
      return found.free
    }
    return {
      cartType: this.#cartType,
      snapshot,
      editions,
      free,
      put: async (changed, products = []) => {
        if (free(new Map(changed.map(({ id, qty }) => [id, qty]))).length < changed.length) return changedByOthers()
        const answer = await this.#portal.put(changed, checkLimitOf(changed, idsOf(lines())))
        const came = changed.some(({ id }) => !lines().some((line) => line.id === id))
        const sent = this.#sent(answer, idsOf(changed), lines(), withLines(lines(), changed), products)
        // Only the portal knows its reason for a product that returns to its proposal, so the cart is read again.
        if (sent.ok && came && !CART_KINDS[this.#cartType].isByHand) this.#doubt()
        return sent
      },
      remove: async (ids) => {
        const removedIds = new Set(ids)
        const remaining = () => lines().filter(({ id }) => !removedIds.has(id))
        const removed = lines().filter(({ id }) => removedIds.has(id))
        const answer = await this.#portal.remove(removed, remaining().length === 0)
        return this.#sent(answer, removedIds, lines(), remaining(), [])
      },
    }
  }

  /** Handles the portal's answer to a change of these products, which turned the lines `before` into `now`. */
  #sent(
    answer: Result<AcceptedChange>,
    ids: ReadonlySet<number>,
    before: Lines,
    now: Lines,
    products: readonly Product[],
  ): Result<Lines> {
    const { onChange, tell, notifyMoved } = this.#deps
    if (!answer.ok) {
      if (this.#known !== undefined && leavesDoubt(answer.error)) {
        this.#known.certain = false
        this.#known.unsure = ids
        onChange(this.#cart)
        // A changed quantity stays on the screen until it is sent again; an added or removed line has to be read.
        if (!sameProducts(before, now)) tell(this.#cart)
      }
      return answer
    }
    this.#keep(now, products)
    for (const by of answer.value.moved) notifyMoved(this.#cart, by)
    onChange(this.#cart)
    if (!this.#fits(answer.value, now)) this.#doubt()
    return ok(now)
  }

  /** True if the portal's line count is the expected one. */
  #fits({ lines }: AcceptedChange, now: Lines): boolean {
    return lines === undefined || !CART_KINDS[this.#cartType].countsItself || lines === now.length
  }

  #keep(lines: Lines, products: readonly Product[]): void {
    const known = this.#known
    if (known === undefined) return
    const { nextEdition, saved, tell } = this.#deps
    keepLines(known, lines, products, nextEdition())
    const cart = this.#cart
    // A cart of a part isn't kept on the disk.
    if (typeof cart === 'string') {
      stored(() => (products.length === 0 ? saved.saveLines(cart, lines) : saved.save(cart, known.snapshot)))
    }
    tell(cart, known.snapshot.edition)
  }

  /** The editions since this snapshot. Held-back changes don't change the edition; they are reported with the cart. */
  #editionsSince({ edition }: CartSnapshot): Editions {
    return { from: edition, edition: this.#known?.snapshot.edition ?? edition }
  }

  #reportConflicts(conflicts: readonly RemoteChange[]): void {
    if (this.#known !== undefined) addConflicts(this.#known, conflicts)
  }

  async #setNow(quantities: Quantities): Promise<Result<Settled>> {
    // A quantity whose answer was lost and that the portal has already counts as done.
    const inDoubt = this.#known?.certain !== true
    return this.#changeNow(async (cart) => {
      const { lines } = cart.snapshot
      const free = cart.free(quantities)
      if (free.length === 0) return changedByOthers()
      const { changed, lost, unknown, refusal } = quantitiesToSend(lines, quantities, free, this.#known?.removed)
      if (lost.length > 0) {
        this.#reportConflicts(lost)
        this.#deps.tell(this.#cart)
      }
      if (unknown.length > 0) this.#doubt()
      if (lost.length + unknown.length === free.length) return changedByOthers()
      if (refusal !== undefined) return refuse(refusal)
      const accepted = changed.length > 0 ? await cart.put(changed) : ok(lines)
      if (!accepted.ok) return accepted
      const isNothing = changed.length === 0 && !inDoubt && lost.length + unknown.length === 0
      return isNothing ? refuse('sameQuantity') : ok({ lines: accepted.value, ...cart.editions() })
    })
  }
}
