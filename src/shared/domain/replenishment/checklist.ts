/** The state of a product on the checklist, and the pieces proposed for the cart. All quantities are pieces. */
import { say } from '../../messages.ts'
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from '../carts/cart-rules.ts'
import { gapSentence } from '../carts/cart-view.ts'
import { halfOf, inTransitOf, type Movement } from '../catalogue/movement.ts'
import type { GapReason } from '../pricing/priced-cart.ts'
import type { ProductView } from '../pricing/product-view.ts'
import { counted } from '../values/counts.ts'
import { formatCount, type Paise } from '../values/money.ts'
import { worthOf, worthTogether } from './assist-overview.ts'
import { explain, suggest } from './order-assist.ts'

export const CHECKLIST_STATES = ['Missing', 'Sold out', 'In stock', 'Unknown'] as const
export type ChecklistState = (typeof CHECKLIST_STATES)[number]

export interface ChecklistStock {
  readonly storeStock?: number | undefined
  readonly warehouseStock?: number | undefined
}

/** Missing in the store while a warehouse has it, or sold out everywhere. Unknown if a stock that decides it is missing. */
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

/** A product of the checklist, with its stock in the store's own warehouses. */
export interface OrderableProduct {
  readonly view: Pick<ProductView, 'facts' | 'unit' | 'stock' | 'available' | 'why'>
  readonly movement: Movement
  /** The minimum of its category, or of each size of a set. */
  readonly least: number
}

export interface ProposedPieces {
  /** 0 if nothing is proposed. */
  readonly qty: number
  /** A sentence that explains the quantity. */
  readonly why: string
}

/**
 * The proposed pieces: the order assist suggestion, or at least the category's minimum. A product in stock or on its way without a further
 * suggestion gets 0; a product without figures gets the minimum.
 * @param inShop the stock on the checklist
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
  // The two stocks may differ: the suggestion uses the figures of order assist.
  if (movement.stock !== undefined && movement.stock > 0)
    return { qty: 0, why: say('checklistCounted', { pieces: counted.pieces(movement.stock) }) }
  const isUnknown = suggestion === undefined
  return { qty: floor, why: say(isUnknown ? 'checklistUnknown' : 'checklistNothingSold') }
}

/** A product that can be ordered, with its proposed pieces. */
export interface ProposedLine extends ProposedPieces {
  readonly id: number
  readonly name: string
  readonly product: OrderableProduct
}

/** A product that can't be ordered, with the reason. */
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
 * Splits these products into those that can go into the cart and those that can't, with the reason.
 * @param found products as the store's warehouses have them; the catalogue doesn't know the others
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

/** The reason why a product can't go into the cart; undefined if it can. */
function refuseProduct(
  view: { readonly why: GapReason | undefined } | undefined,
  inCart: number | undefined,
): string | undefined {
  if (inCart !== undefined) return say('checklistInCart', { pieces: counted.pieces(inCart) })
  return gapSentence({ gapReason: view === undefined ? 'unknownProduct' : view.why })
}

/** Typed pieces, including 0; undefined if a cart couldn't hold them. */
export const typedPieces = (text: string): number | undefined =>
  /^\s*(?:0+\s*)?$/.test(text) ? 0 : parseQuantity(text)

/** The pieces for the cart after some quantities were edited. */
export interface ChosenPieces {
  readonly chosenLines: readonly { readonly line: ProposedLine; readonly qty: number }[]
  /** With GST; undefined if one of them has no price. */
  readonly worth: Paise | undefined
  /** The number of products with an invalid quantity. */
  readonly wrong: number
}

/** @param typed text by product; other products keep their proposed pieces */
export function chosenPieces(lines: readonly ProposedLine[], typed: ReadonlyMap<number, string>): ChosenPieces {
  const all = lines.map((line) => {
    const text = typed.get(line.id)
    return { line, qty: text === undefined ? line.qty : typedPieces(text) }
  })
  const chosenLines = all.flatMap(({ line, qty }) => (qty === undefined || qty === 0 ? [] : [{ line, qty }]))
  return {
    chosenLines,
    worth: worthTogether(chosenLines.map(({ line, qty }) => worthOf(line.product.view, qty))),
    wrong: all.filter(({ qty }) => qty === undefined).length,
  }
}
