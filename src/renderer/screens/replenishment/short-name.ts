/** Letters that fit beside a small picture, and of these the most of a name's end. */
const MOST = 21
const MOST_END = 12

/**
 * A product's name without its brand, its end first: alternates begin alike, and what tells them apart, size and colour, stands at
 * the end. `Pack of 3 Natural…`.
 */
export function shortName(name: string, brand: string): string {
  const own = name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length).trim() : name
  if (own.length <= MOST) return own
  const [first = '', ...parts] = own.split(' - ')
  const end = parts.join(' ').slice(0, MOST_END).trimEnd()
  const begin = cutTo(first, MOST - end.length - 2)
  return end === '' ? begin : `${end} ${begin}`
}

/** Cut between words where that leaves enough of it. */
function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
