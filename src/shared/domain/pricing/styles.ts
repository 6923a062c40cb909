/** Groups products by style: variants that differ only in size and colour are shown as one, but ordered separately. */

import type { ProductFacts } from '../catalogue/product.ts'
import { counted } from '../values/counts.ts'
import { formatPercent, formatRupees } from '../values/money.ts'
import type { ProductView } from './product-view.ts'

/** Its products, at least one. */
export type Style = readonly ProductView[]

/** Each product once; styles in the order of their first product. A group of 0 isn't a style; ids are positive. */
export const stylesOf = (products: readonly ProductView[]): readonly Style[] => [
  ...Map.groupBy(products, ({ facts }) => facts.groupID || -facts.id).values(),
]

/** The name of a style: the words that all its products' names begin with; the first product's name if fewer than two words are common. */
export function styleName([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ')
  const shared = others.reduce((most, name) => {
    const otherWords = name.split(' ')
    const end = words.slice(0, most).findIndex((word, at) => word !== otherWords[at])
    return end < 0 ? most : end
  }, words.length)
  // `Bellies - EU 19` and `Bellies - EU 20`: a part after a dash that is only partly shared isn't in the style's name.
  const dash = shared < words.length ? words.lastIndexOf('-', shared) : -1
  const name = words.slice(0, dash < 0 ? shared : dash).join(' ')
  const bare = name.replace(/(?<![\s\p{Pd},/(])[\s\p{Pd},/(]+$/u, '')
  return bare.includes(' ') ? bare : first
}

interface SizeNamed {
  readonly id: number
  readonly size: string
  readonly color: string
}

/** The name of each product within its style: with its colour only if there are several colours or it has no size. */
export function sizeNames(sizes: readonly SizeNamed[]): ReadonlyMap<number, string> {
  const isColoured = new Set(sizes.map(({ color }) => color)).size > 1
  return new Map(
    sizes.map(({ id, size, color }) => {
      const parts = [size, isColoured || size === '' ? color : '']
      return [id, parts.filter((part) => part !== '').join(' · ') || String(id)]
    }),
  )
}

/** `0-3 M`, `2-3 Y`: a size as the trade abbreviates it. */
export const shortSize = (size: string): string => size.replace(/\bmonths?\b/i, 'M').replace(/\byears?\b/i, 'Y')

type Sized = Pick<ProductFacts, 'id' | 'color' | 'ageFrom'>

/** Sorts by colour, then from the smallest size up. */
export const compareSizes = (one: Sized, other: Sized): number =>
  one.color.localeCompare(other.color) || (one.ageFrom ?? 0) - (other.ageFrom ?? 0) || one.id - other.id

/** The style's products by colour, each from the smallest size up. */
export const coloursOf = (style: Style): ReadonlyMap<string, Style> =>
  Map.groupBy(
    style.toSorted((one, other) => compareSizes(one.facts, other.facts)),
    ({ facts }) => facts.color,
  )

/** Pieces below which stock is shown as low. */
const FEW = 6

export type StockLevel = 'none' | 'few' | 'enough'
export const stockLevel = (pieces: number): StockLevel => {
  if (pieces <= 0) return 'none'
  return pieces < FEW ? 'few' : 'enough'
}

/** The products chosen with a whole style: all available ones, or all of them if none is. */
export function ofWholeStyle(style: Style): Style {
  const there = style.filter(({ available }) => available > 0)
  return there.length > 0 ? there : style
}

/** The combined figures of a style's products in words: one amount, or the lowest and the highest. */
export interface StyleFigures {
  /** With GST. Net, margin and rate are undefined if no product has a price. */
  readonly net: string | undefined
  readonly margin: string | undefined
  /** Of GST. */
  readonly rate: string | undefined
  readonly mrp: string | undefined
  /** Pieces of all products together. */
  readonly available: number
  /** Undefined if there is no product. */
  readonly shipDays: string | undefined
}

export function figuresOf(style: Style): StyleFigures {
  const units = style.flatMap(({ unit }) => unit ?? [])
  return {
    net: inRange(
      units.map(({ net }) => net),
      formatRupees,
    ),
    margin: inRange(
      units.map(({ margin }) => margin),
      formatPercent,
    ),
    rate: inRange(
      units.map(({ rate }) => rate),
      formatPercent,
    ),
    mrp: inRange(
      style.map(({ facts }) => facts.mrp),
      formatRupees,
    ),
    available: style.reduce((sum, view) => sum + view.available, 0),
    shipDays: inRange(
      style.map(({ shipDays }) => shipDays),
      counted.days,
      String,
    ),
  }
}

/** `5 sizes`, `5 sizes in 2 colours`, `3 colours`. */
export function kindsOf(style: Style): string {
  const sizes = new Set(style.map(({ facts }) => facts.size)).size
  const colours = new Set(style.map(({ facts }) => facts.color)).size
  if (colours === 1) return counted.sizes(sizes)
  return sizes === 1 ? counted.colours(colours) : `${counted.sizes(sizes)} in ${counted.colours(colours)}`
}

/** `₹ 249.00`, or `₹ 249.00 – ₹ 399.00`; undefined where there is no amount. */
function inRange<T extends number>(
  amounts: readonly T[],
  format: (amount: T) => string,
  /** Formats the amount before the dash. */
  formatLeast = format,
): string | undefined {
  const [least, ...others] = amounts.toSorted((one, other) => one - other)
  if (least === undefined) return undefined
  const most = others.at(-1) ?? least
  return least === most ? format(least) : `${formatLeast(least)} – ${format(most)}`
}
