/** Product names as the company writes them: `Babyhug Denim Jeans - 2-3 Years - Blue`. */

const JOINT = ' - '

/** The name without those parts after its title that are shown beside it, such as size and colour; upper and lower case count as one. */
export function nameBeside(name: string, shown: readonly (string | undefined)[]): string {
  const known = new Set(shown.map((part) => part?.toLowerCase()))
  const [title = '', ...parts] = name.split(JOINT)
  return [title, ...parts.filter((part) => !known.has(part.trim().toLowerCase()))].join(JOINT)
}

/** The title of a product and its variant: `Babyhug Denim Jeans` and `2-3 Years · Blue`; a name of one part has no variant. */
export function nameParts(name: string): { readonly title: string; readonly variant: string } {
  const [title = '', ...parts] = name.split(JOINT)
  return { title, variant: parts.join(' · ') }
}
