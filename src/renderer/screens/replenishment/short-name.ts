/** The letters that fit beside a small picture, and how many of these the end of the name may take. */
const MOST = 21
const MOST_END = 12

/**
 * A product's name without its brand, with its end first: alternates start alike and differ in size and colour, at the end. For example
 * `Pack of 3 Natural…`.
 */
export function shortName(name: string, brand: string): string {
  const own = name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length).trim() : name
  if (own.length <= MOST) return own
  const [first = '', ...parts] = own.split(' - ')
  const end = parts.join(' ').slice(0, MOST_END).trimEnd()
  const begin = cutTo(first, MOST - end.length - 2)
  return end === '' ? begin : `${end} ${begin}`
}

/** Cuts between words if enough of the text remains. */
function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
