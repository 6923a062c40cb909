/** What the checklist says of a product, and how many pieces of it are proposed for the cart. All quantities are pieces. */
import { say } from '../../messages.ts'
import type { GapReason } from '../carts/cart.ts'
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from '../carts/cart-rules.ts'
import { gapSentence } from '../carts/cart-view.ts'
import type { ProductView } from '../catalogue/product-view.ts'
import { counted } from '../values/counts.ts'
import { formatCount, type Paise } from '../values/money.ts'
import { worthOf, worthTogether } from './assist-overview.ts'
import { explain, halfOf, inTransitOf, type Movement, suggest } from './order-assist.ts'

export const CHECKLIST_STATES = ['Missing', 'Sold out', 'In stock', 'Unknown'] as const
export type ChecklistState = (typeof CHECKLIST_STATES)[number]

export interface ChecklistStock {
  readonly storeStock?: number | undefined
  readonly warehouseStock?: number | undefined
}

/** Missing in the shop while a warehouse has it, or sold out everywhere. Unknown where a stock that decides it isn't told. */
export function checklistState({ storeStock, warehouseStock }: ChecklistStock): ChecklistState {
  if (storeStock === undefined) return 'Unknown'
  if (storeStock > 0) return 'In stock'
  if (warehouseStock === undefined) return 'Unknown'
  return warehouseStock > 0 ? 'Missing' : 'Sold out'
}

export interface ChecklistRow extends ChecklistStock {
  readonly productId: number
  readonly productName: string
}

/** A product of the checklist as the store's own warehouses have it. */
export interface OrderableProduct {
  readonly view: Pick<ProductView, 'facts' | 'unit' | 'stock' | 'available' | 'why'>
  readonly movement: Movement
  /** The least that its category is ordered in, or a set has of each size. */
  readonly least: number
}

export interface ProposedPieces {
  /** 0 where nothing is proposed. */
  readonly qty: number
  /** A sentence that says why so many. */
  readonly why: string
}

/**
 * How many pieces are proposed: what order assist suggests, at least what the category is ordered in. What is in the shop or on its way, and
 * of which nothing more is suggested, is proposed with none; what there is nothing to judge by, with the least.
 * @param inShop as the checklist tells it
 */
export function proposePieces(product: OrderableProduct, inShop: number | undefined): ProposedPieces {
  const { view, movement, least } = product
  const floor = Math.max(MIN_QUANTITY, Math.min(least, view.available, MAX_QUANTITY))
  const suggestion = suggest(halfOf(view.facts.category.id), movement, view.available)
  if (suggestion !== undefined && suggestion.qty > 0) {
    const { qty } = suggestion
    return qty >= floor
      ? { qty, why: explain(suggestion) }
      : { qty: floor, why: say('checklistAtLeast', { why: explain(suggestion), least: formatCount(floor) }) }
  }
  const coming = (movement.orders?.pending ?? 0) + (inTransitOf(movement) ?? 0)
  if (coming > 0) return { qty: 0, why: say('checklistComing', { pieces: counted.pieces(coming) }) }
  if (inShop !== undefined && inShop > 0)
    return { qty: 0, why: say('checklistThere', { pieces: counted.pieces(inShop) }) }
  // The two may differ: what is suggested goes by what order assist is told.
  if (movement.stock !== undefined && movement.stock > 0)
    return { qty: 0, why: say('checklistCounted', { pieces: counted.pieces(movement.stock) }) }
  const isUnknown = suggestion === undefined
  return { qty: floor, why: say(isUnknown ? 'checklistUnknown' : 'checklistNothingSold') }
}

/** A product that can be ordered, with what is proposed of it. */
export interface ProposedLine extends ProposedPieces {
  readonly id: number
  readonly name: string
  readonly product: OrderableProduct
}

/** A product that can't be ordered, and why. */
export interface LeftOutLine {
  readonly id: number
  readonly name: string
  readonly why: string
}

export interface CartProposal {
  readonly lines: readonly ProposedLine[]
  readonly leftOut: readonly LeftOutLine[]
}

/**
 * What of these products can go into the cart, and why the rest can't.
 * @param found as the store's warehouses have them; what isn't among them the catalogue doesn't know
 * @param inCart pieces by product
 */
export function proposeForCart(
  rows: readonly ChecklistRow[],
  found: ReadonlyMap<number, OrderableProduct>,
  inCart: ReadonlyMap<number, number>,
): CartProposal {
  const lines: ProposedLine[] = []
  const leftOut: LeftOutLine[] = []
  for (const { productId: id, productName: name, storeStock } of rows) {
    const product = found.get(id)
    const why = refuseProduct(product?.view, inCart.get(id))
    if (product === undefined || why !== undefined) leftOut.push({ id, name, why: why ?? '' })
    else lines.push({ id, name, product, ...proposePieces(product, storeStock) })
  }
  return { lines, leftOut }
}

/** Why a product can't go into the cart; undefined where it can. */
function refuseProduct(
  view: { readonly why: GapReason | undefined } | undefined,
  inCart: number | undefined,
): string | undefined {
  if (inCart !== undefined) return say('checklistInCart', { pieces: counted.pieces(inCart) })
  return gapSentence({ gapReason: view === undefined ? 'unknownProduct' : view.why })
}

/** Pieces as they were typed, none included; undefined where a cart couldn't hold them. */
export const typedPieces = (text: string): number | undefined =>
  /^\s*(?:0+\s*)?$/.test(text) ? 0 : parseQuantity(text)

/** What goes into the cart once some quantities were typed over. */
export interface ChosenPieces {
  readonly wanted: readonly { readonly line: ProposedLine; readonly qty: number }[]
  /** With GST; undefined where one of them has no price. */
  readonly worth: Paise | undefined
  /** Products whose quantity isn't one. */
  readonly wrong: number
}

/** @param typed text by product; what isn't there is as proposed */
export function chosenPieces(lines: readonly ProposedLine[], typed: ReadonlyMap<number, string>): ChosenPieces {
  const all = lines.map((line) => {
    const text = typed.get(line.id)
    return { line, qty: text === undefined ? line.qty : typedPieces(text) }
  })
  const wanted = all.flatMap(({ line, qty }) => (qty === undefined || qty === 0 ? [] : [{ line, qty }]))
  return {
    wanted,
    worth: worthTogether(wanted.map(({ line, qty }) => worthOf(line.product.view, qty))),
    wrong: all.filter(({ qty }) => qty === undefined).length,
  }
}
