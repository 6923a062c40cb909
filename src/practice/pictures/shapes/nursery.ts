/** Prams, seats and beds, as flat shapes on a square of 100 × 100, from back to front. */
import { face, form, heart, line, rect, round, type Shape, soft, star, wheel } from '../marks.ts'
import type { Motif } from '../motifs.ts'
import { arc } from '../outlines.ts'

export const NURSERY = {
  pram: [
    ...line('ink', 3, [74, 38, 90, 26, 94, 28]),
    ...line('ink', 3, [30, 62, 64, 82]),
    ...line('ink', 3, [68, 62, 34, 82]),
    soft('print', 18, 44, 84, 44, 78, 66, 60, 72, 40, 72, 24, 64),
    form('dark', [50, 44, ...arc(50, 44, 34, 180, 275)]),
    form('main', [50, 44, ...arc(50, 44, 34, 205, 230)]),
    form('main', [50, 44, ...arc(50, 44, 34, 252, 275)]),
    rect('light', 16, 41, 70, 7, 3.5),
    round('paper', 64, 36, 8),
    ...face(64, 35, 3.4),
    ...wheel(32, 82, 9),
    ...wheel(68, 82, 9),
  ],
  seat: [
    soft('dark', 26, 12, 66, 10, 76, 60, 88, 66, 86, 86, 30, 88, 20, 40),
    soft('print', 32, 18, 60, 16, 68, 58, 82, 64, 80, 76, 36, 78, 28, 40),
    soft('light', 36, 20, 56, 19, 58, 34, 38, 36),
    ...line('ink', 3, [42, 38, 52, 62]),
    ...line('ink', 3, [56, 37, 60, 60]),
    rect('accent', 50, 59, 13, 9, 3),
    ...line('ink', 3, [57, 68, 60, 77]),
    soft('accent', 20, 56, 30, 54, 34, 66, 24, 70),
    rect('ink', 24, 84, 64, 6, 3),
  ],
  quilt: [
    soft('dark', 16, 30, 84, 26, 88, 82, 20, 86),
    soft('print', 13, 24, 82, 22, 86, 78, 16, 80),
    ...[36, 59].flatMap((x) => line('light', 1.6, [x, 24, x + 2, 79])),
    ...[42, 60].flatMap((y) => line('light', 1.6, [14, y, 84, y - 1])),
    soft('paper', 58, 22, 84, 20, 86, 48),
    soft('light', 58, 22, 62, 46, 86, 48),
    ...heart('accent', 26, 50, 5),
    star('accent', 48, 71, 6),
    ...heart('accent', 25, 31, 4),
  ],
  cot: [
    rect('dark', 12, 20, 6, 66, 3),
    rect('dark', 82, 20, 6, 66, 3),
    rect('main', 14, 60, 72, 16, 3),
    soft('paper', 18, 52, 40, 50, 42, 62, 18, 62),
    soft('accent', 38, 54, 82, 54, 82, 66, 38, 66),
    ...[26, 36, 46, 56, 66, 76].map((x) => rect('dark', x - 1.6, 36, 3.2, 36, 1.5)),
    rect('dark', 12, 33, 76, 6, 3),
    rect('dark', 12, 70, 76, 7, 3),
    round('accent', 15, 19, 4.6),
    round('accent', 85, 19, 4.6),
    ...line('ink', 1.4, [50, 10, 50, 20]),
    star('accent', 50, 23, 6),
  ],
} satisfies Partial<Record<Motif, readonly Shape[]>>
