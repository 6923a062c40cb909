import type { StockAt } from '../../shared/domain/pricing/product-view.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount, formatPercent, formatRupees } from '../../shared/domain/values/money.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import type { ComparedProduct } from './use-compared.ts'

export interface ComparedBy {
  readonly key: string
  readonly label: string
  /** One cell per product; undefined if the value isn't known. */
  readonly cells: readonly (Cell | undefined)[]
  /** The better direction, and the word for the best value. */
  readonly best?: readonly [better: 'least' | 'most', word: string]
}

interface Cell {
  readonly value: number | string
  readonly text: string
}

const cell = <V extends number | string>(value: V | undefined, format: (value: V) => string): Cell | undefined =>
  value === undefined ? undefined : { value, text: format(value) }

const word = (text: string | undefined) => cell(text, (text) => text || '–')
const count = (pieces: number | undefined) => cell(pieces, formatCount)

/** `inCart`: pieces by product, where products can be ordered. */
export function comparedRows(
  products: readonly ComparedProduct[],
  inCart: ReadonlyMap<number, number> | undefined,
): readonly ComparedBy[] {
  const row = (
    label: string,
    of: (one: ComparedProduct) => Cell | undefined,
    best?: ComparedBy['best'],
  ): ComparedBy => ({
    key: label,
    label,
    cells: products.map(of),
    ...(best && { best }),
  })
  return [
    row('Brand', ({ view }) => word(view?.facts.brand.name)),
    row('Size', ({ view }) => word(view?.facts.size)),
    row('Colour', ({ view }) => word(view?.facts.color)),
    row('MRP', ({ view }) => cell(view?.facts.mrp, formatRupees)),
    row('Margin', ({ view }) => cell(view?.unit?.margin, formatPercent), ['most', 'highest']),
    row('Net price with GST', ({ view }) => cell(view?.unit?.net, formatRupees), ['least', 'lowest']),
    row('GST', ({ view }) => cell(view?.unit?.rate, formatPercent)),
    row('In warehouses', ({ view }) => count(view?.available), ['most', 'most']),
    ...warehousesOf(products).map((seller) => ({
      ...row(`In stock at ${sellerName(seller)}`, ({ view }) =>
        count(view && (view.stock.find(({ wh }) => wh === seller.wh)?.stock ?? 0)),
      ),
      key: `wh ${seller.wh}`,
    })),
    row('Ships in', ({ view }) => cell(view?.shipDays, counted.days), ['least', 'soonest']),
    row('Sold in 30 days', ({ sold }) => count(sold), ['most', 'most']),
    row('In your store', ({ inStore }) => count(inStore)),
    ...(inCart === undefined ? [] : [row('In the cart', ({ id, view }) => count(view && (inCart.get(id) ?? 0)))]),
  ]
}

/** The warehouses with stock of any of the products, in order of first appearance. */
const warehousesOf = (products: readonly ComparedProduct[]): readonly StockAt[] => [
  ...new Map(products.flatMap(({ view }) => view?.stock ?? []).map((part) => [part.wh, part])).values(),
]
