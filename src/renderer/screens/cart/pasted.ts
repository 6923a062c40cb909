/** A range copied from a spreadsheet: lines, cells apart by tabs. */

const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[\t;,]/))

/** True for more than one cell: a single number is typed text. */
export const isRange = (text: string): boolean => {
  const rows = cellsOf(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}

/** The range as the bytes of a cart CSV, with the heading that an import skips. */
export const rangeAsCsv = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    ['Product id,Quantity', ...cellsOf(text).map((cells) => cells.map((cell) => cell.trim()).join(','))].join('\n'),
  )
