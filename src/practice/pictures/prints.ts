import type { Rgb } from './canvas.ts'
import { mix, type Palette } from './colours.ts'

/** The colour of cloth at a place on the square of 100 × 100. */
export type Print = (x: number, y: number) => Rgb

/** Returns the coverage of a mark: 0 outside, 1 inside, between on its edge. */
const edge = (reach: number) => Math.min(Math.max(reach + 0.5, 0), 1)
/** Returns the distance from the nearest of the marks that repeat every `period`. */
const nearest = (at: number, period: number) => Math.abs((((at % period) + period) % period) - period / 2)

export function printOf({ main, light, accent }: Palette, seed: number): Print {
  const pale = mix(main, light, 0.75)
  const prints: readonly Print[] = [
    () => main,
    (_x, y) => mix(main, pale, edge(1.9 - nearest(y, 9))),
    (x, y) => {
      const shifted = Math.floor(y / 9) % 2 === 0 ? x : x + 5.5
      return mix(main, pale, edge(2 - Math.hypot(nearest(shifted, 11), nearest(y, 9))))
    },
    (x, y) => mix(main, pale, (edge(1.6 - nearest(x, 12)) + edge(1.6 - nearest(y, 12))) / 2),
    () => main,
    (x, y) => {
      const shifted = Math.floor(y / 13) % 2 === 0 ? x : x + 7.5
      return mix(main, mix(main, accent, 0.8), edge(1.7 - Math.hypot(nearest(shifted, 15), nearest(y, 13))))
    },
  ]
  return prints[Math.floor(seed / 3) % prints.length] ?? (() => main)
}
