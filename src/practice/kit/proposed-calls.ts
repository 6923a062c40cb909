/** The portal's calls for a cart that it filled: the same for a store's AFS cart and an operator's CAR cart. */
import { messages } from '../../shared/messages.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import type { Practice } from '../practice.ts'
import type { PracticeAccount } from '../world/accounts.ts'
import {
  candidatesFor,
  changedAnswer,
  kindsOf,
  type ProposedCart,
  pricedFor,
  proposalOf,
  totalCalc,
  wireLine,
  withoutGap,
} from './proposed.ts'
import { Refused } from './refused.ts'

type Line = Answer<'afs.products'>['products'][number]

/** One store's cart, as seen by the user who asks for it. */
export interface ProposedDesk {
  readonly practice: Practice
  readonly cart: ProposedCart
  /** The store that owns the cart. */
  readonly account: PracticeAccount
  /** Sets the pieces by product. */
  readonly put: (pieces: ReadonlyMap<number, number>) => void
  readonly startLooking: () => void
}

const readsOf = ({ practice: { state }, cart }: ProposedDesk) => (cart === 'AFS' ? state.afs : state.car)

function pieces(desk: ProposedDesk): ReadonlyMap<number, number> {
  const { practice, account, cart } = desk
  const proposed = proposalOf(practice.world, account, cart, practice.settings.proposedLines)
  return readsOf(desk).nowOf(account.store.id, proposed)
}

/** Returns its lines, optionally of one subcategory, type and brand. */
export function linesOf(
  desk: ProposedDesk,
  only: {
    readonly subcatid?: number
    readonly typeid?: number
    readonly brandid?: number
    readonly categoryid?: number
  } = {},
): Line[] {
  const { practice, account } = desk
  return [...pieces(desk)].flatMap(([id, qty]) => {
    const product = practice.world.productOf(id)
    if (product === undefined) return []
    const { category, subcategory, type, brand } = product
    const fits = (id: number | undefined, own: { readonly id: number }) => id === undefined || id === own.id
    return fits(only.categoryid, category) &&
      fits(only.subcatid, subcategory) &&
      fits(only.typeid, type) &&
      fits(only.brandid, brand)
      ? [wireLine(practice.world, account, product, qty)]
      : []
  })
}

export function page(
  desk: ProposedDesk,
  lines: readonly Line[],
  { pageNo, pageSize }: Pick<Args<'afs.products'>['body'], 'pageNo' | 'pageSize'>,
): Answer<'afs.products'> {
  return {
    products: lines.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    count: lines.length,
    wh: [...desk.account.mapping],
  }
}

/** The kinds of the products in the cart, for its filters. */
export const kindsIn = (desk: ProposedDesk) =>
  kindsOf(
    desk.practice.world,
    linesOf(desk).map(({ id }) => id),
  )

export const searched = (desk: ProposedDesk, { productId }: { readonly productId: number }) => ({
  products: linesOf(desk).filter(({ id }) => id === productId),
})

const priced = (desk: ProposedDesk) => pricedFor(desk.practice, desk.account, linesOf(desk))

export function update(desk: ProposedDesk, { products }: Args<'afs.update'>['body']): Answer<'afs.update'> {
  const known = products.filter(({ id }) => desk.practice.world.productOf(id) !== undefined)
  const before = priced(desk)
  desk.put(new Map(known.map(({ id, qty }) => [id, qty])))
  return changedAnswer(known.length, before, priced(desk))
}

/** Adds pieces that the cart doesn't have if the settings say so. */
export function totals(desk: ProposedDesk, lines: readonly Line[]): Answer<'afs.tagStats'> {
  const counted = totalCalc(pricedFor(desk.practice, desk.account, lines)).totalCalc
  return { totalCalc: { ...counted, totalQty: (counted?.totalQty ?? 0) + desk.practice.settings.countsBesides } }
}

export const isPreparing = ({ clock, openedAt, settings }: Practice): boolean =>
  clock() - openedAt < settings.preparesMs

export const preparing = (practice: Practice): Answer<'afs.checkCartStatus'> =>
  isPreparing(practice)
    ? { status: 'inProcess', message: messages.cartPreparing }
    : { status: 'completed', message: 'Cart is ready.' }

export function stockStatus(desk: ProposedDesk): Answer<'afs.outOfStock'> {
  const since = readsOf(desk).lookingSince(desk.account.store.id)
  const { clock, settings } = desk.practice
  return since !== undefined && clock() - since < settings.looksForStockMs
    ? { status: 'InProgress', message: messages.stockRefreshing }
    : { status: 'Completed', message: 'Stock is up to date.' }
}

/** Takes unavailable pieces out of the cart; a portal that searches for stock again says so, and takes them out meanwhile. */
export function removeGap(desk: ProposedDesk): Answer<'afs.removeGap'> {
  const gap = withoutGap(priced(desk))
  if (gap.size === 0) return { gapremoved: false, oosMsg: '' }
  desk.put(gap)
  if (desk.practice.settings.looksForStockMs === 0) return { gapremoved: true, oosMsg: '' }
  desk.startLooking()
  return { gapremoved: false, oosMsg: messages.stockRefreshing }
}

export const candidates = (desk: ProposedDesk, body: Args<'afs.candidates'>['body']): Answer<'afs.candidates'> =>
  candidatesFor(desk.practice, desk.account, body, new Set(pieces(desk).keys()))

/** Removes the products from the cart and adds their replacements. */
export function replace(
  desk: ProposedDesk,
  { existingProduct, replaceProduct }: Pick<Args<'afs.replace'>['body'], 'existingProduct' | 'replaceProduct'>,
): Answer<'afs.replace'> {
  const now = pieces(desk)
  if (existingProduct.some((id) => !now.has(id))) throw new Refused(422, messages.cartChanged)
  if (replaceProduct.some(({ productId }) => desk.practice.world.productOf(productId) === undefined)) {
    throw new Refused(422, 'Product not found.')
  }
  desk.put(
    new Map([
      ...existingProduct.map((id) => [id, 0] as const),
      ...replaceProduct.map(({ productId, qty }) => [productId, qty] as const),
    ]),
  )
  return { message: 'The products were replaced.' }
}
