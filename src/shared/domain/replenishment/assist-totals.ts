/** A store's sales and stock by category. Amounts are paise; values that the portal didn't send are undefined. */

import { daysOfCover } from '../catalogue/movement.ts'
import { isFoodGroup } from '../catalogue/visibility.ts'
import { type Paise, sum } from '../values/money.ts'

interface OfSubcategory {
  readonly categoryID?: number | undefined
  readonly categoryName: string
}
export interface SoldTotal extends OfSubcategory {
  readonly totalquantity?: number | undefined
  readonly totalPrice?: Paise | undefined
}
export interface StockTotal extends OfSubcategory {
  readonly totalStock?: number | undefined
  readonly totalStockValue?: Paise | undefined
}

export interface Totals {
  /** Pieces sold in 30 days, and the amount. */
  readonly sold: number | undefined
  readonly soldValue: Paise | undefined
  /** Pieces in the store, and their value. */
  readonly stock: number | undefined
  readonly stockValue: Paise | undefined
}

export interface CategoryTotals extends Totals {
  readonly id: number | undefined
  readonly name: string
}

const amounts = (all: readonly (Paise | undefined)[]): Paise | undefined => {
  const known = all.filter((one) => one !== undefined)
  // An empty list adds up to 0; if no row has an amount, the sum is undefined.
  return known.length === 0 && all.length > 0 ? undefined : sum(known)
}

const pieces = (all: readonly (number | undefined)[]): number | undefined => {
  const known = all.filter((one) => one !== undefined)
  return known.length === 0 && all.length > 0 ? undefined : known.reduce((total, one) => total + one, 0)
}

/** Adds up rows; rows that couldn't be loaded leave their half of the totals unknown. */
export const totalOf = (
  sales: readonly Omit<SoldTotal, keyof OfSubcategory>[] | undefined,
  stocks: readonly Omit<StockTotal, keyof OfSubcategory>[] | undefined,
): Totals => ({
  sold: sales && pieces(sales.map(({ totalquantity }) => totalquantity)),
  soldValue: sales && amounts(sales.map(({ totalPrice }) => totalPrice)),
  stock: stocks && pieces(stocks.map(({ totalStock }) => totalStock)),
  stockValue: stocks && amounts(stocks.map(({ totalStockValue }) => totalStockValue)),
})

/** Every category with sales or stock, the highest sales first; food only for holders of a licence. */
export function totalsByCategory(
  sales: readonly SoldTotal[] | undefined,
  stocks: readonly StockTotal[] | undefined,
  hasFoodLicense: boolean,
): readonly CategoryTotals[] {
  const keyOf = ({ categoryID, categoryName }: OfSubcategory) => categoryID ?? categoryName
  const [sold, inStock] = [Map.groupBy(sales ?? [], keyOf), Map.groupBy(stocks ?? [], keyOf)]
  return [...new Set([...sold.keys(), ...inStock.keys()])]
    .map((key): CategoryTotals => {
      const named = [...(sold.get(key) ?? []), ...(inStock.get(key) ?? [])].find(
        ({ categoryName }) => categoryName !== '',
      )
      return {
        id: typeof key === 'number' ? key : undefined,
        name: named?.categoryName ?? (key === '' ? 'No category' : `Category ${key}`),
        ...totalOf(sales && (sold.get(key) ?? []), stocks && (inStock.get(key) ?? [])),
      }
    })
    .filter(({ name }) => hasFoodLicense || !isFoodGroup({ name }))
    .toSorted((one, other) => (other.soldValue ?? 0) - (one.soldValue ?? 0) || one.name.localeCompare(other.name))
}

/** Days that the stock lasts at the sales of the last 30; undefined if a figure is missing, or nothing is sold. */
export const stockDays = ({ sold, stock }: Pick<Totals, 'sold' | 'stock'>): number | undefined =>
  sold === undefined || stock === undefined ? undefined : daysOfCover(stock, sold)
