/** Paper sizes for printed documents. */
export const SHEETS = ['A4', 'A5', 'Letter'] as const
export type Sheet = (typeof SHEETS)[number]

/** Millimetres, upright. */
export const SHEET_SIZES: Readonly<Record<Sheet, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
}

/** The scale of a layout made for A4: A5 has the same shape, and a table of twelve columns needs the width. */
export const SHRINKS: Readonly<Record<Sheet, number>> = { A4: 1, A5: 148 / 210, Letter: 1 }
