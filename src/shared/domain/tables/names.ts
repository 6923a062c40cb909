/** Rows of a table that aren't data: its headings, and its totals. */

const TOTAL =
  /^(?:(?:grand|sub|net)[\s-]*)?totals?(?:\s+(?:qty|quantity|pcs|pieces|items|amount))?\s*[:=-]?$|^(?:कुल(?: योग)?|योग)$/i
/** True if a row is marked as a total. */
export const isTotal = (cells: readonly string[]): boolean => cells.some((cell) => TOTAL.test(cell.trim()))

/** A heading over several columns counts for each of them. */
export function joined(over: readonly string[], under: readonly string[]): readonly string[] {
  let last = ''
  return Array.from({ length: Math.max(over.length, under.length) }, (_, at) => {
    const [above, below] = [over[at]?.trim() ?? '', under[at]?.trim() ?? '']
    if (above !== '') last = above
    else if (below === '') last = ''
    return `${last} ${below}`.trim()
  })
}
