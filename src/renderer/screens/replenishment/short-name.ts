/** Letters that fit under a small picture. */
const MOST = 14

/** The beginning of a product's name, without its brand, cut between words where that leaves enough of it. */
export function shortName(name: string, brand: string): string {
  const own = name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length).trim() : name
  if (own.length <= MOST) return own
  const cut = own.slice(0, MOST - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > MOST / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
