/** Product names as the company writes them: `Babyhug Denim Jeans - 2-3 Years - Blue`. */

import { dotted } from '../../text.ts'

const JOINT = ' - '

/** The name without those parts after its title that are shown beside it, such as size and colour; upper and lower case count as one. */
export function nameBeside(name: string, beside: readonly (string | undefined)[]): string {
  const known = new Set(beside.map((part) => part?.toLowerCase()))
  const [title = '', ...parts] = name.split(JOINT)
  return [title, ...parts.filter((part) => !known.has(part.trim().toLowerCase()))].join(JOINT)
}

/**
 * The title of a product and its variant: `Babyhug Denim Jeans` and `2-3 Years · Blue`; a name of one part has no variant. A brand that the
 * title doesn't begin with comes before the variant.
 */
export function nameParts(name: string, brand = ''): { readonly title: string; readonly variant: string } {
  const [title = '', ...parts] = name.split(JOINT)
  return { title, variant: dotted(isNamedBy(title, brand) ? '' : brand, ...parts) }
}

/** True if a name begins with its brand, as nearly all do. */
export const isNamedBy = (name: string, brand: string): boolean => name.toLowerCase().startsWith(brand.toLowerCase())
