/** The text of a cell as every reader of tables takes it: of files, of workbooks, of what is pasted. */

/** Letters of a cell that anybody reads. A longer one is no number, no day, and no name of a column. */
export const MOST_CELL = 200

/** At most 200 letters; one that was cut ends with … and so can't be mistaken for a value that it begins with. */
export function cellText(text: string): string {
  if (text.length <= MOST_CELL) return text
  const trimmed = text.trim()
  return trimmed.length <= MOST_CELL ? trimmed : `${trimmed.slice(0, MOST_CELL - 1)}…`
}
