/** Products by their style: what differs in size and colour alone is one thing to look at, and several to order. */
import { counted } from '../values/counts.ts'
import { formatPercent, formatRupees } from '../values/money.ts'
import type { ProductFacts, ProductView } from './product-view.ts'

/** Its products, one at least. */
export type Style = readonly ProductView[]

/** Every product once; styles in the order in which their first product came. A group of 0 names no style; ids are positive. */
export const stylesOf = (products: readonly ProductView[]): readonly Style[] => [
  ...Map.groupBy(products, ({ facts }) => facts.groupID || -facts.id).values(),
]

/** What a style is called: the words with which the names of all its products begin; that of the first where these are one or none. */
export function styleName([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ')
  const shared = others.reduce((most, name) => {
    const said = name.split(' ')
    const end = words.slice(0, most).findIndex((word, at) => word !== said[at])
    return end < 0 ? most : end
  }, words.length)
  // `Bellies - EU 19` and `Bellies - EU 20`: a part of which only the beginning is shared isn't the style's.
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

/** What one of a style's products is called among them: its colour only where there are several, or where it has no size. */
export function sizeNames(sizes: readonly SizeNamed[]): ReadonlyMap<number, string> {
  const isColoured = new Set(sizes.map(({ color }) => color)).size > 1
  return new Map(
    sizes.map(({ id, size, color }) => {
      const parts = [size, isColoured || size === '' ? color : '']
      return [id, parts.filter((part) => part !== '').join(' · ') || String(id)]
    }),
  )
}

/** `0-3 M`, `2-3 Y`: a size as the trade writes it where room is short. */
export const shortSize = (size: string): string => size.replace(/\bmonths?\b/i, 'M').replace(/\byears?\b/i, 'Y')

type Sized = Pick<ProductFacts, 'id' | 'color' | 'ageFrom'>

/** Colour by colour, within a colour from the smallest size up. */
export const compareSizes = (one: Sized, other: Sized): number =>
  one.color.localeCompare(other.color) || (one.ageFrom ?? 0) - (other.ageFrom ?? 0) || one.id - other.id

/** Its products by colour, within a colour from the smallest size up. */
export const coloursOf = (style: Style): ReadonlyMap<string, Style> =>
  Map.groupBy(
    style.toSorted((one, other) => compareSizes(one.facts, other.facts)),
    ({ facts }) => facts.color,
  )

/** Pieces: what is fewer is said to be few. */
const FEW = 6

export type StockLevel = 'none' | 'few' | 'enough'
export const stockLevel = (pieces: number): StockLevel => {
  if (pieces <= 0) return 'none'
  return pieces < FEW ? 'few' : 'enough'
}

/** What a whole style is chosen as: all of it that can be had, or all of it where nothing can. */
export function ofWholeStyle(style: Style): Style {
  const there = style.filter(({ available }) => available > 0)
  return there.length > 0 ? there : style
}

/** What the products of a style come to together, in words: an amount, or the least and the most of them. */
export interface StyleFigures {
  /** With GST; undefined where none has a price, as are margin and rate. */
  readonly net: string | undefined
  readonly margin: string | undefined
  /** Of GST. */
  readonly rate: string | undefined
  readonly mrp: string | undefined
  /** Pieces of all together. */
  readonly available: number
  /** Undefined where there is no product. */
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
  /** Before the dash. */
  formatLeast = format,
): string | undefined {
  const [least, ...others] = amounts.toSorted((one, other) => one - other)
  if (least === undefined) return undefined
  const most = others.at(-1) ?? least
  return least === most ? format(least) : `${formatLeast(least)} – ${format(most)}`
}
