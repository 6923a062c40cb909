import type { Outline } from './canvas.ts'
import type { Palette } from './colours.ts'
import { arc, box, ellipse, mirrored, softened, strokes } from './outlines.ts'

export interface Shape {
  /** `print` is the main colour with the product's pattern. */
  readonly tone: keyof Palette | 'print'
  readonly outline: Outline
}

export const form = (tone: Shape['tone'], outline: Outline): Shape => ({ tone, outline })
export const soft = (tone: Shape['tone'], ...points: number[]): Shape => form(tone, softened(points))
export const even = (tone: Shape['tone'], ...half: number[]): Shape => form(tone, softened(mirrored(...half)))
export const round = (tone: Shape['tone'], x: number, y: number, rx: number, ry = rx): Shape =>
  form(tone, ellipse(x, y, rx, ry))
export const rect = (tone: Shape['tone'], x: number, y: number, width: number, height: number, radius = 3): Shape =>
  form(tone, box(x, y, width, height, radius))
export const line = (tone: Shape['tone'], width: number, points: Outline): Shape[] =>
  strokes(width, points).map((outline) => form(tone, outline))
export const buttons = (tone: keyof Palette, x: number, ...ys: number[]): Shape[] =>
  ys.map((y) => round(tone, x, y, 1.8))
export const wheel = (x: number, y: number, radius: number): Shape[] => [
  round('ink', x, y, radius),
  round('paper', x, y, radius * 0.58),
  round('accent', x, y, radius * 0.24),
]
export const face = (x: number, y: number, size: number): Shape[] => [
  round('ink', x - size, y, size * 0.22),
  round('ink', x + size, y, size * 0.22),
  ...line('ink', size * 0.2, arc(x, y + size * 0.2, size * 0.5, 30, 150)),
]
export const star = (tone: keyof Palette, x: number, y: number, radius: number): Shape =>
  form(
    tone,
    Array.from({ length: 10 }, (_, at) => at).flatMap((at) => {
      const [reach, angle] = [at % 2 === 0 ? radius : radius * 0.48, (at * Math.PI) / 5 - Math.PI / 2]
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
    }),
  )
export const heart = (tone: keyof Palette, x: number, y: number, size: number): Shape[] => [
  round(tone, x - size * 0.46, y, size * 0.52),
  round(tone, x + size * 0.46, y, size * 0.52),
  form(tone, [x - size * 0.9, y + size * 0.26, x + size * 0.9, y + size * 0.26, x, y + size * 1.25]),
]
