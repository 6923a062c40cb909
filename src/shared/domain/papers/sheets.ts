/** Sheets that documents are printed on. */
export const SHEETS = ['A4', 'A5', 'Letter'] as const
export type Sheet = (typeof SHEETS)[number]

/** Millimetres, upright. */
export const SHEET_SIZES: Readonly<Record<Sheet, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
}

/** By how much what is drawn for A4 is made smaller: a table of twelve columns needs the room, and A5 has the same shape. */
export const SHRINKS: Readonly<Record<Sheet, number>> = { A4: 1, A5: 148 / 210, Letter: 1 }
