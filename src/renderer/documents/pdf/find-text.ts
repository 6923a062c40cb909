/** Finds words in the pages of a document, each of which is a list of text items as they are rendered. */

/** A part of one text item: the item's index on the page, and the start and end offsets of the letters. */
export interface TextRange {
  readonly piece: number
  readonly from: number
  readonly to: number
}

export interface Hit {
  /** Starts at 1. */
  readonly page: number
  readonly stretches: readonly TextRange[]
}

/** Treats any whitespace as a space and ignores case, unless lower case changes the length of the text. */
const folded = (text: string): string => {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replaceAll(/\s/g, ' ')
}

/** Every occurrence of `needle`, page after page; empty for blank text. */
export function findText(pages: readonly (readonly string[])[], needle: string): readonly Hit[] {
  const words = folded(needle.trim())
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

function stretchesOf(pieces: readonly string[], from: number, to: number): readonly TextRange[] {
  const stretches: TextRange[] = []
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
