import type { Outline } from './canvas.ts'

const ROUND = 40

export function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  return Array.from({ length: ROUND }, (_, at) => (at / ROUND) * 2 * Math.PI).flatMap((angle) => [
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
  ])
}

export function box(x: number, y: number, width: number, height: number, radius: number): Outline {
  const corners = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ]
  const STEPS = 8
  return corners.flatMap(([cx = 0, cy = 0], quarter) =>
    Array.from({ length: STEPS + 1 }, (_, at) => ((quarter + at / STEPS) * Math.PI) / 2).flatMap((angle) => [
      cx + radius * Math.cos(angle),
      cy + radius * Math.sin(angle),
    ]),
  )
}

/** Cuts the corners of an outline repeatedly, so that it looks cut from felt. */
export function softened(outline: Outline, times = 3): Outline {
  if (times === 0) return outline
  const softer: number[] = []
  for (let at = 0; at < outline.length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]]
    const next = (at + 2) % outline.length
    const [toX = 0, toY = 0] = [outline[next], outline[next + 1]]
    softer.push(x * 0.8 + toX * 0.2, y * 0.8 + toY * 0.2, x * 0.2 + toX * 0.8, y * 0.2 + toY * 0.8)
  }
  return softened(softer, times - 1)
}

/** Returns the right half, from top to bottom, plus its mirror image around x = 50. */
export function mirrored(...half: number[]): Outline {
  const mirror: number[] = []
  for (let at = half.length - 2; at >= 0; at -= 2) mirror.push(100 - (half[at] ?? 0), half[at + 1] ?? 0)
  return [...half, ...mirror]
}

/** Returns a thick line with round ends, as one outline per segment. */
export function strokes(width: number, points: Outline): Outline[] {
  const found: Outline[] = []
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x = 0, y = 0, toX = 0, toY = 0] = points.slice(at, at + 4)
    const angle = Math.atan2(toY - y, toX - x)
    const cap = (cx: number, cy: number, from: number) =>
      Array.from({ length: 9 }, (_, step) => from + (step / 8) * Math.PI).flatMap((turn) => [
        cx + (width / 2) * Math.cos(turn),
        cy + (width / 2) * Math.sin(turn),
      ])
    found.push([...cap(toX, toY, angle - Math.PI / 2), ...cap(x, y, angle + Math.PI / 2)])
  }
  return found
}

/** Returns part of a circle's edge as points of a line; angles in degrees, clockwise from the right. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Outline {
  const STEPS = 16
  return Array.from({ length: STEPS + 1 }, (_, at) => ((from + ((to - from) * at) / STEPS) * Math.PI) / 180).flatMap(
    (angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)],
  )
}
