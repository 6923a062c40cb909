/** Highlights search hits with the CSS Custom Highlight API: the rendered text isn't changed. */
import type { Hit, TextRange } from './find-text.ts'

const FOUND = 'pdf-found'
const CHOSEN = 'pdf-chosen'

const highlight = (name: string): Highlight => {
  const there = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, there)
  return there
}

/** Marks the hits of a rendered page; returns the function that unmarks them. */
export function showHits(
  page: number,
  pieces: readonly HTMLElement[],
  hits: readonly Hit[],
  chosen: Hit | undefined,
): () => void {
  const found = highlight(FOUND)
  const one = highlight(CHOSEN)
  const ranges = hits.filter((hit) => hit.page === page).flatMap((hit) => rangesOf(pieces, hit))
  const chosenRanges = chosen?.page === page ? rangesOf(pieces, chosen) : []
  for (const range of ranges) found.add(range)
  for (const range of chosenRanges) one.add(range)
  chosenRanges[0]?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  return () => {
    for (const range of ranges) found.delete(range)
    for (const range of chosenRanges) one.delete(range)
  }
}

const rangesOf = (pieces: readonly HTMLElement[], { stretches }: Hit): readonly Range[] =>
  stretches.flatMap((stretch) => rangeOf(pieces[stretch.piece], stretch))

function rangeOf(piece: HTMLElement | undefined, { from, to }: TextRange): readonly Range[] {
  const text = piece?.firstChild
  if (!(text instanceof Text) || from >= text.length) return []
  const range = new Range()
  range.setStart(text, from)
  range.setEnd(text, Math.min(to, text.length))
  return [range]
}
