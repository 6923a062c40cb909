/** Product names as the company writes them: `Babyhug Denim Jeans - 2-3 Years - Blue`. */

import { dotted } from '../../text.ts'

const JOINT = ' - '

/** The name without those parts after its title that are shown beside it, such as size and colour; upper and lower case count as one. */
export function nameBeside(name: string, beside: readonly (string | undefined)[]): string {
  const known = new Set(beside.map((part) => part?.toLowerCase()))
  const [title = '', ...parts] = name.split(JOINT)
  return [title, ...parts.filter((part) => !known.has(part.trim().toLowerCase()))].join(JOINT)
}

/** The title of a name and its end, which differs between alike products: `Babyhug Denim Jeans` and ` - 2-3 Years - Blue`. */
export function nameEnd(name: string): { readonly title: string; readonly end: string } {
  const at = name.indexOf(JOINT)
  return at < 0 ? { title: name, end: '' } : { title: name.slice(0, at), end: name.slice(at) }
}

export interface Named {
  readonly name: string
  readonly brand?: { readonly name: string } | undefined
  readonly size?: string | undefined
  readonly color?: string | undefined
}

/**
 * The title of a product and its variant: `Babyhug Denim Jeans` and `2-3 Years · Blue`. A brand that the title doesn't begin with comes
 * before the variant, a size or colour that the name lacks after it; each is written once.
 */
export function nameParts({ name, brand, size = '', color = '' }: Named): {
  readonly title: string
  readonly variant: string
} {
  const [title = '', ...parts] = name.split(JOINT)
  const own = new Set([title, ...parts].map((part) => part.trim().toLowerCase()))
  const more = [size, color].filter((one) => !own.has(one.toLowerCase()))
  const maker = brand === undefined || isNamedBy(title, brand.name) ? '' : brand.name
  return { title, variant: dotted(maker, ...parts, ...more) }
}

/** True if a name begins with its brand as a word, as nearly all do. */
export const isNamedBy = (name: string, brand: string): boolean =>
  `${name} `.toLowerCase().startsWith(`${brand.trim()} `.toLowerCase())
