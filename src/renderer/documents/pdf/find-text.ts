/** Where words stand in the pages of a document, each of which is a row of pieces as they are drawn. */

/** A stretch of one piece: its place among the page's pieces, and the letters from and up to which it goes. */
export interface Stretch {
  readonly piece: number
  readonly from: number
  readonly to: number
}

export interface Hit {
  /** From 1 on. */
  readonly page: number
  readonly stretches: readonly Stretch[]
}

/** Blanks count as one, and upper case as lower; whatever is longer in lower case is left as it is. */
const folded = (text: string): string => {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replaceAll(/\s/g, ' ')
}

/** Each place of `sought`, page after page; none for blanks. */
export function findText(pages: readonly (readonly string[])[], sought: string): readonly Hit[] {
  const words = folded(sought.trim())
  if (words === '') return []
  return pages.flatMap((pieces, nth) => {
    const text = folded(pieces.join(''))
    const hits: Hit[] = []
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
      hits.push({ page: nth + 1, stretches: stretchesOf(pieces, at, at + words.length) })
    }
    return hits
  })
}

function stretchesOf(pieces: readonly string[], from: number, to: number): readonly Stretch[] {
  const stretches: Stretch[] = []
  let start = 0
  for (const [piece, { length }] of pieces.entries()) {
    const end = start + length
    if (end > from && start < to)
      stretches.push({ piece, from: Math.max(from, start) - start, to: Math.min(to, end) - start })
    if (end >= to) break
    start = end
  }
  return stretches
}
