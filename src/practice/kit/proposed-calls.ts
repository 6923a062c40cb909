/** The portal's calls for a cart that it filled: the same for a store's AFS cart and an operator's CAR cart. */
import { messages } from '../../shared/messages.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import type { Practice } from '../practice.ts'
import type { ProposedCart } from '../state/signals.ts'
import type { PracticeAccount } from '../world/accounts.ts'
import {
  candidatesFor,
  changedAnswer,
  kindsOf,
  pricedFor,
  proposalOf,
  totalCalc,
  wireLine,
  withoutGap,
} from './proposed.ts'
import { Refused } from './refused.ts'

type Line = Answer<'afs.products'>['products'][number]

type Narrowing = Partial<Record<'categoryid' | 'subcatid' | 'typeid' | 'brandid', number>>

export const isPreparing = ({ clock, openedAt, settings }: Practice): boolean =>
  clock() - openedAt < settings.preparesMs

export const preparing = (practice: Practice): Answer<'afs.checkCartStatus'> =>
  isPreparing(practice)
    ? { status: 'inProcess', message: messages.cartPreparing }
    : { status: 'completed', message: 'Cart is ready.' }

interface DeskParts {
  readonly practice: Practice
  readonly cart: ProposedCart
  /** The store that owns the cart. */
  readonly account: PracticeAccount
  /** Sets the pieces by product. */
  readonly put: (pieces: ReadonlyMap<number, number>) => void
  readonly startLooking: () => void
}

/** One store's cart, as seen by the user who asks for it. */
export class ProposedDesk {
  readonly #practice: Practice
  readonly #account: PracticeAccount
  readonly #parts: DeskParts

  constructor(parts: DeskParts) {
    this.#practice = parts.practice
    this.#account = parts.account
    this.#parts = parts
  }

  /** Its lines, optionally of one category, subcategory, type and brand. */
  lines(only: Narrowing = {}): Line[] {
    const { world } = this.#practice
    return [...this.#pieces()].flatMap(([id, qty]) => {
      const product = world.productOf(id)
      if (product === undefined) return []
      const { category, subcategory, type, brand } = product
      const fits = (id: number | undefined, own: { readonly id: number }) => id === undefined || id === own.id
      return fits(only.categoryid, category) &&
        fits(only.subcatid, subcategory) &&
        fits(only.typeid, type) &&
        fits(only.brandid, brand)
        ? [wireLine(world, this.#account, product, qty)]
        : []
    })
  }

  page(
    { pageNo, pageSize }: Pick<Args<'afs.products'>['body'], 'pageNo' | 'pageSize'>,
    only?: Narrowing,
  ): Answer<'afs.products'> {
    const lines = this.lines(only)
    return {
      products: lines.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      count: lines.length,
      wh: [...this.#account.mapping],
    }
  }

  /** The kinds of the products in the cart, for its filters. */
  kinds() {
    return kindsOf(
      this.#practice.world,
      this.lines().map(({ id }) => id),
    )
  }

  search({ productId }: Args<'afs.search'>['body']): Answer<'afs.search'> {
    return { products: this.lines().filter(({ id }) => id === productId) }
  }

  update({ products }: Args<'afs.update'>['body']): Answer<'afs.update'> {
    const known = products.filter(({ id }) => this.#practice.world.productOf(id) !== undefined)
    const before = this.#priced()
    this.#parts.put(new Map(known.map(({ id, qty }) => [id, qty])))
    return changedAnswer(known.length, before, this.#priced())
  }

  /** Adds pieces that the cart doesn't have if the settings say so. */
  totals(only: Narrowing): Answer<'afs.tagStats'> {
    const counted = totalCalc(pricedFor(this.#practice, this.#account, this.lines(only))).totalCalc
    return { totalCalc: { ...counted, totalQty: (counted?.totalQty ?? 0) + this.#practice.settings.countsBesides } }
  }

  stockStatus(): Answer<'afs.outOfStock'> {
    const since = this.#reads.lookingSince(this.#account.store.id)
    const { clock, settings } = this.#practice
    return since !== undefined && clock() - since < settings.looksForStockMs
      ? { status: 'InProgress', message: messages.stockRefreshing }
      : { status: 'Completed', message: 'Stock is up to date.' }
  }

  /** Takes unavailable pieces out of the cart; a portal that searches for stock again says so, and takes them out meanwhile. */
  removeGap(): Answer<'afs.removeGap'> {
    const gap = withoutGap(this.#priced())
    if (gap.size === 0) return { gapremoved: false, oosMsg: '' }
    this.#parts.put(gap)
    if (this.#practice.settings.looksForStockMs === 0) return { gapremoved: true, oosMsg: '' }
    this.#parts.startLooking()
    return { gapremoved: false, oosMsg: messages.stockRefreshing }
  }

  candidates(body: Args<'afs.candidates'>['body']): Answer<'afs.candidates'> {
    return candidatesFor(this.#practice, this.#account, body, new Set(this.#pieces().keys()))
  }

  /** Removes the products from the cart and adds their replacements. */
  replace({
    existingProduct,
    replaceProduct,
  }: Pick<Args<'afs.replace'>['body'], 'existingProduct' | 'replaceProduct'>): Answer<'afs.replace'> {
    const now = this.#pieces()
    if (existingProduct.some((id) => !now.has(id))) throw new Refused(422, messages.cartChanged)
    if (replaceProduct.some(({ productId }) => this.#practice.world.productOf(productId) === undefined)) {
      throw new Refused(422, 'Product not found.')
    }
    this.#parts.put(
      new Map([
        ...existingProduct.map((id) => [id, 0] as const),
        ...replaceProduct.map(({ productId, qty }) => [productId, qty] as const),
      ]),
    )
    return { message: 'The products were replaced.' }
  }

  get #reads() {
    const { afs, car } = this.#practice.state
    return this.#parts.cart === 'AFS' ? afs : car
  }

  #pieces(): ReadonlyMap<number, number> {
    const { world, settings } = this.#practice
    const proposed = proposalOf(world, this.#account, this.#parts.cart, settings.proposedLines)
    return this.#reads.nowOf(this.#account.store.id, proposed)
  }

  #priced() {
    return pricedFor(this.#practice, this.#account, this.lines())
  }
}
