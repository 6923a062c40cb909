/** Toys, books and school, as flat shapes on a square of 100 × 100, from back to front. */
import { even, face, form, heart, line, rect, round, type Shape, soft, star, wheel } from '../marks.ts'
import type { Motif } from '../motifs.ts'
import { arc } from '../outlines.ts'

export const PLAY = {
  toy: [
    soft('main', 10, 52, 22, 50, 26, 32, 52, 32, 60, 50, 86, 52, 92, 72, 10, 72),
    soft('paper', 29, 38, 40, 37, 40, 50, 26, 50),
    soft('paper', 44, 37, 50, 37, 57, 50, 44, 50),
    rect('accent', 30, 24, 16, 9, 4),
    rect('light', 10, 58, 82, 6, 2),
    round('accent', 87, 60, 4),
    ...wheel(29, 74, 11),
    ...wheel(73, 74, 11),
  ],
  teddy: [
    round('main', 30, 22, 10),
    round('main', 70, 22, 10),
    round('light', 30, 22, 5),
    round('light', 70, 22, 5),
    round('main', 26, 62, 9, 13),
    round('main', 74, 62, 9, 13),
    round('main', 50, 68, 22, 21),
    round('dark', 34, 85, 11, 8),
    round('dark', 66, 85, 11, 8),
    round('light', 50, 69, 13, 13),
    round('main', 50, 36, 25, 22),
    round('light', 50, 43, 11, 9),
    round('ink', 41, 33, 2.4),
    round('ink', 59, 33, 2.4),
    round('ink', 50, 39.5, 3.4, 2.6),
    ...line('ink', 1.5, arc(50, 42, 5, 25, 155)),
    soft('accent', 50, 58, 38, 52, 38, 66),
    soft('accent', 50, 58, 62, 52, 62, 66),
    round('accent', 50, 58.5, 3.4),
  ],
  blocks: [
    rect('main', 14, 50, 34, 34, 5),
    rect('accent', 52, 50, 34, 34, 5),
    rect('light', 33, 14, 34, 34, 5),
    rect('paper', 18, 54, 26, 26, 3),
    rect('paper', 56, 54, 26, 26, 3),
    rect('paper', 37, 18, 26, 26, 3),
    star('main', 31, 67, 10),
    ...heart('accent', 69, 63, 8),
    ...line('dark', 4, [43, 40, 50, 22, 57, 40]),
    ...line('dark', 3.4, [46, 34, 54, 34]),
  ],
  book: [
    soft('dark', 22, 18, 76, 18, 78, 86, 24, 86),
    rect('paper', 27, 20, 51, 62, 3),
    rect('main', 22, 15, 52, 64, 4),
    rect('dark', 22, 15, 8, 64, 3),
    round('accent', 52, 44, 13),
    round('main', 58, 40, 11),
    star('paper', 60, 36, 5),
    star('paper', 42, 28, 3.4),
    rect('paper', 38, 64, 28, 4, 2),
    rect('light', 42, 71, 20, 3, 1.5),
  ],
  bag: [
    ...line('dark', 4, arc(50, 22, 10, 180, 360)),
    rect('dark', 14, 48, 14, 30, 7),
    rect('dark', 72, 48, 14, 30, 7),
    even('print', 60, 18, 76, 28, 78, 84, 50, 87),
    rect('light', 30, 54, 40, 26, 7),
    ...line('paper', 2, [32, 60, 68, 60]),
    rect('accent', 62, 58, 4, 9, 2),
    rect('paper', 34, 32, 32, 14, 7),
    ...face(50, 37, 4.6),
  ],
  umbrella: [
    ...line('ink', 3.2, [50, 18, 50, 76]),
    ...line('ink', 3.2, arc(56, 76, 6, 180, 20)),
    form('main', [...arc(50, 54, 38, 180, 360), ...scallops()]),
    form('light', [50, 16, 39, 24, 31, 40, 28, 54, 37, 50, 50, 54, 63, 50, 72, 54, 69, 40, 61, 24]),
    form('print', [50, 16, 46, 26, 43, 40, 42, 52, 50, 54, 58, 52, 57, 40, 54, 26]),
    ...line('dark', 3, [50, 10, 50, 17]),
    ...[
      [14, 28],
      [86, 24],
      [20, 72],
      [80, 78],
    ].map(([x = 0, y = 0]) => soft('accent', x, y - 6, x + 3.4, y + 2, x, y + 5, x - 3.4, y + 2)),
  ],
} satisfies Partial<Record<Motif, readonly Shape[]>>

/** The lower edge of an umbrella, from right to left. */
function scallops(): number[] {
  return [75, 50, 25].flatMap((x, at) => [...arc(x + (1 - at) * 0.3, 54, 12.6, 0, -180)])
}
